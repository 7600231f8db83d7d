// Desert: dunes behind dunes, each with a lit and a shaded flank that meet in a curving crest, and the ripples of the wind.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { briskly } from '../atmosphere/briskly.ts'
import type { Point } from '../atmosphere/point.ts'
import { withinSheet } from '../atmosphere/within-sheet.ts'
import { clamp, lerp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintVeil } from '../field.ts'
import { groundPath, type Line, ridgeLine, summitOf } from './ridge-line.ts'

export interface DuneOptions {
  readonly from: number
  readonly to?: number
  readonly count?: number
  readonly height?: number
  readonly light: Point
  readonly lit: Colour
  readonly shade: Colour
  readonly haze: Colour
}

/** Summits of a line: places higher than all around them. */
const crestsOf = (easel: Easel, line: Line): number[] => {
  const crests: number[] = []
  for (let x = -40; x < easel.w + 40; x += 8)
    if (line(x) < line(x - 60) && line(x) <= line(x + 60) && line(x) < line(x - 8) && line(x) <= line(x + 8))
      crests.push(x)
  return crests
}

/** The flank turned from the light: from a crest down a curve towards the eye. */
const leeFlank = (line: Line, crest: number, side: number, height: number, swing: number): Path2D => {
  const path = new Path2D()
  const foot = crest + side * height * 4.2
  for (let at = 0; at <= 30; at++) {
    const x = lerp(crest, foot, at / 30)
    path.lineTo(x, line(x) - 2)
  }
  for (let at = 30; at >= 0; at--) {
    const down = at / 30
    const x = crest + side * height * (Math.sin(down * 4.4) * 0.4 * swing + down * 1.3) * 1.1
    path.lineTo(x, line(crest) + down * height * 2.1)
  }
  path.closePath()
  return path
}

export const paintDunes = (easel: Easel, options: DuneOptions): void => {
  const { from, to = easel.h * 0.9, count = 5, height = 240, light, lit, shade, haze } = options
  const { ctx, noise } = easel
  for (let index = 0; index < count; index++) {
    const depth = count > 1 ? index / (count - 1) : 1
    const random = easel.random.sub(`dunes ${index}`)
    const base = lerp(from, to, depth ** 1.2)
    const tall = height * lerp(0.35, 1.1, depth)
    const line = ridgeLine(easel, {
      base,
      height: tall,
      span: lerp(420, 1150, depth),
      sharpness: 0.12,
      seed: random.between(0, 50),
    })
    const air = 0.75 * (1 - depth) ** 1.4
    const [sun, dark] = [mix(lit, haze, air), mix(shade, haze, air * 0.9)]
    const top = summitOf(easel, line)
    ctx.save()
    ctx.clip(groundPath(easel, line))
    const flank = ctx.createLinearGradient(0, top, 0, top + tall * 3)
    flank.addColorStop(0, sun)
    flank.addColorStop(0.5, mix(sun, dark, 0.3))
    flank.addColorStop(1, mix(sun, dark, 0.62))
    ctx.fillStyle = flank
    ctx.fillRect(0, top - 2, easel.w, easel.h - top + 2)
    for (const crest of crestsOf(easel, line)) {
      const side = Math.sign(crest - light.x) || 1
      const fall = ctx.createLinearGradient(0, line(crest), 0, line(crest) + tall * 2.1)
      fall.addColorStop(0, dark)
      fall.addColorStop(0.6, withAlpha(dark, 0.75))
      fall.addColorStop(1, withAlpha(dark, 0))
      ctx.fillStyle = fall
      ctx.fill(leeFlank(line, crest, side, tall, random.between(0.6, 1.3)))
    }
    const ripple = lerp(7, 22, depth)
    briskly(easel, () =>
      paintVeil(
        easel,
        shade,
        (x, y) => {
          const below = y - line(x)
          if (below < 6) return 0
          const bend = noise.fractal(x / 330 + index * 3, y / 190, 3) * 9
          const wave = 0.5 + 0.5 * Math.sin(below / (ripple * 0.42) + bend * 1.6 + x / (ripple * 6))
          return clamp(
            wave ** 2 * 0.26 * depth * smooth(0.35, 0.6, noise.value(x / 260, y / 120 + index)) +
              (bend / 9 - 0.5) * 0.3,
          )
        },
        { step: depth > 0.5 ? 4 : 6, box: withinSheet(easel, { x: 0, y: top, w: easel.w, h: tall * 3 }) },
      ),
    )
    ctx.restore()
  }
}
