// A sigil: rings, a woven star, marks of no alphabet between the rings, small moons at the points. Burns like neon.

import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { neon } from '../../paint/materials/neon.ts'
import type { Random } from '../../paint/random.ts'

/** Points of the star and how many it skips from point to point. */
const stars: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [5, 2],
  [6, 2],
  [7, 3],
  [8, 3],
  [9, 4],
]

const ringOf = (ctx: Context, { x, y }: Point, radius: number): void => {
  ctx.moveTo(x + radius, y)
  ctx.arc(x, y, radius, 0, tau)
}

/** One mark: a stem and two or three arms, set upright on its place in the ring. */
const traceMark = (ctx: Context, centre: Point, angle: number, inner: number, outer: number, random: Random): void => {
  const deep = outer - inner
  const at = (up: number, across: number): readonly [number, number] => {
    const far = inner + deep * up
    const turn = angle + (across * deep) / far
    return [centre.x + Math.cos(turn) * far, centre.y + Math.sin(turn) * far]
  }
  const stroke = (fromUp: number, fromAcross: number, toUp: number, toAcross: number): void => {
    ctx.moveTo(...at(fromUp, fromAcross))
    ctx.lineTo(...at(toUp, toAcross))
  }
  stroke(0.18, 0, 0.82, 0)
  for (let arm = random.whole(1, 3); arm > 0; arm--) {
    const up = random.pick([0.28, 0.5, 0.72])
    stroke(up, 0, up + random.pick([-0.18, 0, 0.18]), random.pick([-0.3, 0.3]))
  }
}

const traceStar = (ctx: Context, { x, y }: Point, radius: number, points: number, skip: number, turn: number): void => {
  for (let point = 0; point < points; point++) {
    const [from, to] = [turn + (point / points) * tau, turn + ((point + skip) / points) * tau]
    ctx.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius)
    ctx.lineTo(x + Math.cos(to) * radius, y + Math.sin(to) * radius)
  }
}

export interface SigilOptions {
  readonly at: Point
  readonly radius: number
  readonly colour: Colour
  readonly second: Colour
}

export const paintSigil = asPart('sigil', (easel: Easel, { at, radius, colour, second }: SigilOptions): void => {
  if (easel.without.has('sigil')) return
  const random = easel.random.sub('sigil')
  const [points, skip] = random.pick(stars)
  const turn = -Math.PI / 2
  paintGlow(easel, { ...at, radius: radius * 2.3, colour, strength: 0.7 })
  neon(
    easel,
    (ctx) => {
      ringOf(ctx, at, radius)
      ringOf(ctx, at, radius * 0.76)
      if (!easel.without.has('star')) traceStar(ctx, at, radius * 0.76, points, skip, turn)
    },
    { colour, tube: radius * 0.017, glow: 0.85 },
  )
  neon(
    easel,
    (ctx) => {
      const marks = random.sub('marks')
      const count = points * 4
      for (let mark = 0; mark < count; mark++)
        traceMark(ctx, at, turn + ((mark + 0.5) / count) * tau, radius * 0.78, radius * 0.98, marks)
      ringOf(ctx, at, radius * 0.3)
      for (let point = 0; point < points; point++) {
        const angle = turn + (point / points) * tau
        ringOf(
          ctx,
          { x: at.x + Math.cos(angle) * radius * 0.76, y: at.y + Math.sin(angle) * radius * 0.76 },
          radius * 0.045,
        )
      }
    },
    { colour: second, tube: radius * 0.0085, glow: 0.6 },
  )
})

/** The two inks of a sigil, hot enough to burn. */
export const sigilInks = ({ accent, counter, light }: Palette): { colour: Colour; second: Colour } => ({
  colour: accent,
  second: mix(mix(accent, counter, 0.35), light, 0.3),
})
