// Gold leaf: torn flakes and broken sheets of leaf, crinkled and cracked, laid as metal.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'
import { tau } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'
import type { Field } from './grid.ts'
import { metalRamp } from './metal.ts'

export interface LeafFlakesOptions {
  readonly metal: Metal
  readonly count?: number
  /** Largest flake in units. */
  readonly size?: number
  /** Chance (0 to 1) that a flake falls at a place: to gather them where they should be. */
  readonly density?: Field
  readonly avoid?: readonly Box[]
  readonly random?: Random
}

/** A crumpled scrap: one facet in the light, one turned away. */
const drawFlake = (
  ctx: Context,
  x: number,
  y: number,
  size: number,
  tones: readonly [Colour, ...Colour[]],
  random: Random,
): void => {
  const corners = random.whole(5, 9)
  const turn = random.next() * tau
  const flat = random.between(0.4, 1)
  const rim = Array.from({ length: corners }, (_, at): Point => {
    const around = (at / corners) * tau + random.bell() * 0.2
    const out = size * random.between(0.55, 1)
    const u = Math.cos(around) * out
    const v = Math.sin(around) * out * flat
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  })
  const facet = (points: readonly Point[], style: Colour): void => {
    ctx.fillStyle = style
    ctx.beginPath()
    for (const [u, v] of points) ctx.lineTo(u, v)
    ctx.fill()
  }
  if (size > 5)
    facet(
      rim.map(([u, v]): Point => [u + 1.5, v + 3]),
      withAlpha('#000000', 0.3),
    )
  facet(rim, random.pick(tones))
  if (size < 3) return
  const heart: Point = [x + random.bell() * size * 0.2, y + random.bell() * size * 0.2]
  const first = random.whole(0, corners - 1)
  for (const step of [0, 1, random.whole(2, 3)]) {
    const a = rim[(first + step) % corners]
    const b = rim[(first + step + 1) % corners]
    if (a && b) facet([heart, a, b], random.pick(tones))
  }
}

/** Loose flakes scattered over the sheet. */
export const leafFlakes = (easel: Easel, options: LeafFlakesOptions): void => {
  const { metal, count = 420, size = 22, density, avoid = [], random = easel.random.sub('leaf flakes') } = options
  const { rgb, steps } = metalRamp(metal)
  const toneAt = (share: number): Colour => {
    const from = Math.floor(share * (steps - 1)) * 3
    return `#${[0, 1, 2].map((channel) => (rgb[from + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`
  }
  const tones = [toneAt(0.5), toneAt(0.2), toneAt(0.36), toneAt(0.58), toneAt(0.68), toneAt(0.84)] as const
  for (let at = 0; at < count; at++) {
    const x = random.next() * easel.w
    const y = random.next() * easel.h
    const own = size * (0.07 + 0.93 * random.next() ** 4)
    const isKept = !density || random.next() < density(x, y)
    const isFree = !avoid.some(
      (box) => x > box.x - own && x < box.x + box.w + own && y > box.y - own && y < box.y + box.h + own,
    )
    if (isKept && isFree) drawFlake(easel.ctx, x, y, own, tones, random)
  }
}
