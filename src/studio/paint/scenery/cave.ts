// The mouth of a cave around the picture: torn rock that frames what lies outside, its edge touched by the light.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, rgbOf, withAlpha } from '../../colour/colour.ts'
import { briskly } from '../atmosphere/briskly.ts'
import { softly } from '../atmosphere/softly.ts'
import { clamp, tau } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'

export interface CaveOptions {
  /** What stays open; may reach beyond the sheet. */
  readonly opening?: Box
  readonly colour: Colour
  readonly lit: Colour
  /** 0 is water-worn, 1 is torn. */
  readonly roughness?: number
}

/** The outline of the opening at an angle. */
const mouthOf = (easel: Easel, opening: Box, roughness: number): ((angle: number) => [number, number]) => {
  const { noise } = easel
  const [cx, cy] = [opening.x + opening.w / 2, opening.y + opening.h / 2]
  return (angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const large = noise.fractal(cos * 1.6 + 5, sin * 1.6 + 5, 2) - 0.5
    const torn = noise.ridged(cos * 4 + 9, sin * 4 + 9, 5) - 0.4
    const far = 1 + large * 0.36 + torn * 0.34 * roughness
    const square = (Math.abs(cos) ** 2.6 + Math.abs(sin) ** 2.6) ** (-1 / 2.6)
    return [cx + cos * square * far * (opening.w / 2), cy + sin * square * far * (opening.h / 2)]
  }
}

export const paintCave = (easel: Easel, options: CaveOptions): void => {
  const { colour, lit, roughness = 0.7 } = options
  const { ctx, noise } = easel
  const opening = options.opening ?? { x: easel.w * 0.12, y: easel.h * 0.12, w: easel.w * 0.76, h: easel.h * 0.74 }
  const mouth = mouthOf(easel, opening, roughness)
  const parts = 420
  const rim = Array.from({ length: parts }, (_, at) => mouth((at / parts) * tau))
  const hole = new Path2D()
  for (const [x, y] of rim) hole.lineTo(x, y)
  hole.closePath()
  const rock = new Path2D()
  rock.rect(-20, -20, easel.w + 40, easel.h + 40)
  rock.addPath(hole)
  softly(easel, { blur: 40 }, (soft) => {
    soft.fillStyle = withAlpha(colour, 0.6)
    soft.fill(rock, 'evenodd')
  })
  ctx.save()
  ctx.fillStyle = colour
  ctx.fill(rock, 'evenodd')
  ctx.clip(rock, 'evenodd')
  const [cx, cy] = [opening.x + opening.w / 2, opening.y + opening.h / 2]
  const [bright, dark] = [rgbOf(lit), rgbOf(mix(colour, '#000000', 0.7))]
  briskly(easel, () =>
    paintPixels(
      easel,
      (x, y, out) => {
        const [dx, dy] = [(x - cx) / opening.w, (y - cy) / opening.h]
        const away = (Math.abs(dx * 2) ** 2.6 + Math.abs(dy * 2) ** 2.6) ** (1 / 2.6) - 1
        out[3] = 0
        if (away < -0.35) return
        const bend = noise.fractal(x / 210, y / 210, 2) - 0.5
        const [u, v] = [x / 150 + bend, y / 190 + bend]
        const face = noise.ridged(u, v, 4) - noise.ridged(u - Math.sign(dx) * 0.09, v - Math.sign(dy) * 0.07, 4)
        const model = clamp(face * 2.6 + bend * 0.5, -1, 1)
        const glow = Math.exp(-Math.max(0, away) * 3.4)
        const ink = model > 0 ? bright : dark
        out[0] = ink[0]
        out[1] = ink[1]
        out[2] = ink[2]
        out[3] = 255 * Math.abs(model) * (model > 0 ? glow * 0.62 : 0.55)
      },
      { step: 6 },
    ),
  )
  ctx.strokeStyle = withAlpha(lit, 0.45)
  ctx.lineWidth = 7
  ctx.lineJoin = 'round'
  ctx.stroke(hole)
  ctx.restore()
}
