// A straight road in perspective with its poles and wires, and the hero somewhere along it.
import { type Colour, mix } from '../../colour/colour.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Perspective {
  readonly vanish: { readonly x: number; readonly y: number }
  /** The ground line at the eye. */
  readonly foot: number
}

/** A place beside the road: `near` is its x at the eye, `scale` 1 there and 0 at the horizon. */
export const alongRoad = ({ vanish, foot }: Perspective, near: number, scale: number): { x: number; y: number } => ({
  x: vanish.x + (near - vanish.x) * scale,
  y: vanish.y + (foot - vanish.y) * scale,
})

const drawPole = (ctx: Context, x: number, y: number, height: number, colour: Colour): void => {
  ctx.fillStyle = colour
  const wide = height * 0.026
  ctx.fillRect(x - wide / 2, y - height, wide, height)
  for (const [at, arm] of [
    [0.94, 0.17],
    [0.85, 0.14],
  ] as const) {
    ctx.fillRect(x - height * arm, y - height * at, height * arm * 2, height * 0.016)
    for (const side of [-0.92, -0.5, 0.5, 0.92])
      ctx.fillRect(x + side * height * arm - height * 0.006, y - height * (at + 0.026), height * 0.012, height * 0.028)
  }
}

export const paintPoles = (
  easel: Easel,
  view: Perspective,
  near: number,
  tall: number,
  colour: Colour,
  haze: Colour,
): void => {
  const { ctx } = easel
  const scales = [0.045, 0.06, 0.08, 0.11, 0.155, 0.23, 0.36, 0.62, 1.4]
  let last: { x: number; y: number; height: number } | null = null
  for (const scale of scales) {
    const { x, y } = alongRoad(view, near, scale)
    const height = tall * scale
    const tone = mix(colour, haze, 0.6 * (1 - Math.min(1, scale * 2.2)))
    // The wires go on and leave the picture above; a mast that reaches out of it would stand in the text of a back.
    if (scale < 1) drawPole(ctx, x, y, height, tone)
    if (last) {
      ctx.strokeStyle = tone
      ctx.lineWidth = Math.max(1.4, height * 0.0036)
      for (const [at, arm] of [
        [0.968, 0.16],
        [0.968, -0.16],
        [0.878, 0.13],
        [0.878, -0.13],
      ] as const) {
        const from = { x: last.x + arm * last.height * 0.92, y: last.y - at * last.height }
        const to = { x: x + arm * height * 0.92, y: y - at * height }
        ctx.beginPath()
        ctx.moveTo(from.x, from.y)
        ctx.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + Math.abs(to.x - from.x) * 0.09, to.x, to.y)
        ctx.stroke()
      }
    }
    last = { x, y, height }
  }
}

/** The hero on the ground with a soft shadow, dark against the light with a little of it on the lit side. */
export const standOnGround = (
  easel: Easel,
  scene: Scene,
  place: { readonly x: number; readonly y: number; readonly height: number; readonly flip?: boolean },
  lit: Colour,
): void => {
  const { hero, palette, random } = scene
  const width = place.height * hero.width
  const dark = mix(palette.deep, '#000000', 0.25)
  const box = { x: place.x - width, y: place.y - width * 0.15, w: width * 2, h: width * 0.3 }
  softly(easel, { blur: width * 0.035, box, alpha: 0.6 }, (ctx) => {
    ctx.fillStyle = dark
    ctx.beginPath()
    ctx.ellipse(place.x, place.y, width * 0.5, width * 0.035, 0, 0, Math.PI * 2)
    ctx.fill()
  })
  const tones =
    hero.kind === 'place' || hero.kind === 'vehicle'
      ? {
          body: mix(palette.dark, palette.deep, 0.3),
          shade: dark,
          light: mix(palette.dark, lit, 0.4),
          accent: mix(palette.accent, palette.light, 0.35),
          line: dark,
        }
      : {
          ...silhouette(dark),
          light: mix(dark, lit, 0.3),
          accent: mix(palette.accent, dark, 0.2),
          line: mix(dark, lit, 0.14),
        }
  stampMotif(easel, hero, { ...place, tones, random: random.sub('hero') })
}
