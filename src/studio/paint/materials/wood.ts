// Wood: planks with grain, cathedral figure and knots, each plank cut from another part of the tree.
import type { Ramp } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { paintRows } from './rows.ts'

export interface WoodOptions {
  /** From the dark of the grain to the light of the wood. */
  readonly ramp: Ramp
  /** Units across a plank; larger than the sheet for one board. */
  readonly plank?: number
  readonly direction?: 'upright' | 'level'
  /** How plainly the grain shows, 0 to 1. */
  readonly figure?: number
  readonly box?: Box
  readonly random?: Random
}

interface Plank {
  readonly phase: number
  readonly tone: number
  readonly knotAlong: number
  readonly knotAcross: number
}

export const wood = (easel: Easel, options: WoodOptions): void => {
  const { ramp, plank = 260, direction = 'upright', figure = 0.7, random = easel.random.sub('wood') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { noise } = easel
  const isUpright = direction === 'upright'
  const span = isUpright ? box.w : box.h
  const long = isUpright ? box.h : box.w
  const planks = Array.from(
    { length: Math.ceil(span / plank) + 1 },
    (): Plank => ({
      phase: random.between(0, 200),
      tone: random.bell() * 0.055,
      knotAlong: random.between(0, long),
      knotAcross: random.between(0.25, 0.75) * plank,
    }),
  )
  const { rgb, steps } = ramp
  const last = steps - 1
  paintRows(
    easel,
    { box, resolution: Math.min(0.75, easel.scale) },
    ({ x: left, y: level, step, count, pixels, from }) => {
      for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
        const across = isUpright ? x - box.x : level - box.y
        const along = isUpright ? level - box.y : x - box.x
        const which = Math.floor(across / plank)
        const own = planks[which]
        if (!own) continue
        const inside = across - which * plank
        const knotU = (inside - own.knotAcross) / 46
        const knotV = (along - own.knotAlong) / 120
        const knot = Math.exp(-(knotU * knotU + knotV * knotV))
        const slow = noise.value(inside / 120 + own.phase, along / 640)
        const rings = inside / 15 + slow * 9 + knot * 7 * Math.sign(knotU || 1)
        const ring = rings - Math.floor(rings)
        // A ring darkens slowly and ends at once, as summer wood does.
        const grain = ring * ring * (ring > 0.92 ? (1 - ring) * 12.5 : 1)
        const fibre = noise.value(inside / 1.8 + own.phase, along / 60) - 0.5
        const gap = Math.min(inside, plank - inside)
        let tone = 0.66 + own.tone + (slow - 0.5) * 0.2 - figure * grain * 0.38 + fibre * 0.16 - knot * knot * 0.4
        if (plank < span) tone -= gap < 2.2 ? 0.6 : gap < 6 ? 0.1 : 0
        const place = ((clamp(tone) * last) | 0) * 3
        pixels[at] = (rgb[place] ?? 0) | ((rgb[place + 1] ?? 0) << 8) | ((rgb[place + 2] ?? 0) << 16) | (255 << 24)
      }
    },
  )
}
