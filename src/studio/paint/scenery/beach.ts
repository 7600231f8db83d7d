// A shore: dry sand, wet sand that keeps the light of the sky, and the lace of the last wave.

import { type Colour, mix, ramp, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { writeTone } from '../atmosphere/tone.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import type { Random } from '../random.ts'
import type { Line } from './ridge-line.ts'

export interface BeachOptions {
  /** Water line in the middle of the sheet, and how much lower it lies at the right edge than at the left. */
  readonly shore: number
  readonly slant?: number
  readonly sand: Colour
  readonly sandShade: Colour
  /** Colour of the sky in the wet sand. */
  readonly wet: Colour
  readonly foam: Colour
  readonly wetWidth?: number
}

/** The water line: long scallops left by waves. */
const shoreLine = (easel: Easel, shore: number, slant: number): Line => {
  const { noise } = easel
  return (x) =>
    shore +
    (x / easel.w - 0.5) * slant +
    (noise.fractal(x / 520 + 3, 5.5, 3) - 0.5) * 150 +
    Math.sin(x / 150 + noise.value(x / 300, 2) * 5) * 9
}

export const paintBeach = asPart('sand', (easel: Easel, options: BeachOptions): void => {
  const { shore, slant = 120, sand, sandShade, wet, foam, wetWidth = 210 } = options
  const { ctx, noise } = easel
  const line = shoreLine(easel, shore, slant)
  const top = shore - Math.abs(slant) / 2 - 110
  const colours = ramp([
    wet,
    [0.3, mix(wet, sandShade, 0.6)],
    [0.5, sandShade],
    [0.75, sand],
    mix(sand, '#ffffff', 0.25),
  ])
  paintPixels(
    easel,
    (x, y, out) => {
      const inland = y - line(x)
      out[3] = 0
      if (inland < 0) return
      const rolls = noise.fractal(x / 330, y / 120, 4) - 0.5
      const ribs = noise.fractal(x / 60 + rolls, y / 13, 2) - 0.5
      const dry = smooth(wetWidth * 0.5, wetWidth * 1.25, inland + rolls * 160)
      writeTone(
        colours,
        clamp(0.06 + (inland / wetWidth) * 0.34 * (1 - dry) + dry * 0.68 + (rolls * 0.5 + ribs * 0.2) * dry),
        out,
      )
      out[3] = 255 * smooth(0, 14, inland)
    },
    { step: 4, box: { ...easel.extent, y: top, h: easel.h - top } },
  )
  const random = easel.random.sub('foam')
  const { x: left } = easel.extent
  ctx.save()
  ctx.lineCap = 'round'
  for (const [back, width, alpha] of [
    [-64, 5, 0.35],
    [-26, 9, 0.6],
    [0, 7, 0.95],
  ] as const) {
    ctx.strokeStyle = withAlpha(foam, alpha)
    ctx.lineWidth = width
    ctx.beginPath()
    for (let x = Math.floor(left / 5) * 5 - 10; x <= easel.w + 10; x += 5)
      ctx.lineTo(x, line(x + back * 2) + back + (noise.fractal(x / 34 + back, 7, 3) - 0.5) * 22)
    ctx.stroke()
  }
  const lace: Speck[] = []
  const scatter = (share: number, from: number, wide: number, stream: Random): void => {
    for (let bubble = 0; bubble < 1100 * share; bubble++) {
      const x = from + stream.next() * wide
      const back = -(stream.next() ** 1.8) * 120 + 8
      if (noise.fractal(x / 55, back / 20, 2) < 0.46) continue
      const radius = stream.between(0.8, 4.5) * (1 + back / 160)
      lace.push({ x, y: line(x) + back, radius, alpha: stream.between(0.25, 0.9), colour: foam, stretch: 2.6 })
    }
    for (let grain = 0; grain < 500 * share; grain++) {
      const x = from + stream.next() * wide
      const inland = stream.between(wetWidth, easel.h - shore)
      const colour = stream.chance(0.5) ? sandShade : foam
      lace.push({ x, y: line(x) + inland, radius: stream.between(0.8, 2.4), alpha: 0.4, colour, stretch: 1.5 })
    }
  }
  scatter(1, 0, easel.w, random)
  scatter(-left / easel.w, left, -left, random.sub('beyond'))
  drawSpecks(ctx, lace)
  ctx.restore()
})
