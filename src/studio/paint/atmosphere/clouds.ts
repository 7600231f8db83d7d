// Banked cumulus: heaps of cloud on a flat base, modelled by a light from one side.

import { type Colour, ramp } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import type { Random } from '../random.ts'
import { billow } from './drift.ts'
import type { Point } from './point.ts'
import { writeTone } from './tone.ts'
import { withinSheet } from './within-sheet.ts'

export interface CumulusOptions {
  readonly shade: Colour
  readonly body: Colour
  readonly light: Colour
  /** The flat underside. */
  readonly base: number
  /** Of the tallest heap. */
  readonly height: number
  /** Where the light stands; by default above on the left. */
  readonly from?: Point
  /** Share of the width that is clouded; 1 is a closed bank. */
  readonly cover?: number
  /** 0..1: cloud tops like cauliflower or like wool. */
  readonly softness?: number
  readonly alpha?: number
  readonly random?: Random
}

/** Height of the bank above its base (0..1) at every place along it. */
const heapsOf = (easel: Easel, height: number, cover: number, random: Random): ((x: number) => number) => {
  const phase = random.between(0, 80)
  const heaps: { x: number; half: number; top: number }[] = []
  const pile = (x: number, stream: Random): void => {
    const stands = easel.noise.value(x / (height * 1.3) + phase, phase) < cover
    if (stands) heaps.push({ x, half: height * stream.between(0.45, 1), top: stream.between(0.3, 1) ** 1.3 })
  }
  for (let x = -height * 0.4; x < easel.w + height; x += height * random.between(0.25, 0.75)) pile(x, random)
  // Those beyond an open sheet reach no further than its edge.
  const beyond = random.sub('beyond')
  for (let x = easel.extent.x; x < -height; x += height * beyond.between(0.25, 0.75)) pile(x, beyond)
  const first = Math.floor(easel.extent.x / 8)
  const columns = Float32Array.from({ length: Math.ceil(easel.w / 8) + 2 - first }, (_, at) =>
    heaps.reduce((highest, heap) => {
      const away = Math.abs((at + first) * 8 - heap.x) / heap.half
      return Math.max(highest, away < 1 ? heap.top * (1 - away * away) ** 0.75 : (1 - away) * 1.2)
    }, -1),
  )
  return (x) => columns[Math.round(x / 8) - first] ?? -1
}

export const paintCumulus = asPart('clouds', (easel: Easel, options: CumulusOptions): void => {
  if (easel.without.has('clouds')) return
  const { base, height, cover = 0.75, softness = 0.3, alpha = 1 } = options
  const random = options.random ?? easel.random.sub(`cumulus ${base}`)
  const from = options.from ?? { x: easel.w * 0.1, y: base - height * 4 }
  const profile = heapsOf(easel, height, cover, random)
  const colours = ramp([options.shade, [0.48, options.body], [0.85, options.light], options.light])
  const away = random.between(0, 90)
  const size = height * 0.62
  const edge = 0.07 + softness * 0.3
  const { noise } = easel
  paintPixels(
    easel,
    (x, y, out) => {
      const up = (base - y) / height
      const inside = profile(x) - up
      out[3] = 0
      if (inside < -0.3) return
      const u = x / size + away
      const v = y / size
      const heap = billow(noise, u, v)
      const body = inside * 1.1 + (heap - 0.36) * 0.95
      if (body < 0) return
      const far = Math.hypot(from.x - x, from.y - y) || 1
      const lee = billow(noise, u + ((from.x - x) / far) * 0.16, v + ((from.y - y) / far) * 0.16, 4)
      const sunk = smooth(-0.12, 0.2, up + (heap - 0.4) * 0.4)
      writeTone(colours, clamp(0.2 + up * 0.42 + (heap - lee) * 1.5 + 0.2 * Math.exp(-body * 5)), out)
      out[3] = 255 * alpha * smooth(0, edge, body) * sunk
    },
    { step: 3, box: withinSheet(easel, { x: 0, y: base - height * 1.25, w: easel.w, h: height * 1.4 }) },
  )
})
