// Cards of a paper theatre: hills, waves, trees, clouds, leaves and openings, cut and stacked with their shadows.

import { type Colour, mix, shift } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { headingAt, leafBlade, pointAt, taper, winding } from '../../paint/ornament/taper.ts'
import type { Point } from '../../paint/point.ts'
import type { Random } from '../../paint/random.ts'
import { type Dye, layCard } from './card.ts'

export type Line = (x: number) => number

export const hillLine = (easel: Easel, base: number, height: number, name: string): Line => {
  const random = easel.random.sub(name)
  const [first, second] = [random.next() * tau, random.next() * tau]
  const length = easel.w * random.between(0.75, 1.2)
  return (x) =>
    base - height * (0.65 * Math.sin((x / length) * tau + first) + 0.35 * Math.sin((x / length) * tau * 2.1 + second))
}

/** Breaking waves: one side long and slow, the other a curl. */
export const waveLine = (easel: Easel, base: number, height: number, name: string): Line => {
  const random = easel.random.sub(name)
  const length = easel.w * random.between(0.3, 0.42)
  const start = random.next()
  return (x) => {
    const phase = (((x / length + start) % 1) + 1) % 1
    return (
      base -
      height *
        (phase < 0.72
          ? Math.sin((phase / 0.72) * Math.PI * 0.5) ** 2
          : Math.cos(((phase - 0.72) / 0.28) * Math.PI * 0.5) ** 1.4)
    )
  }
}

const traceBelow = (ctx: Context, easel: Easel, line: Line, to: number): void => {
  ctx.beginPath()
  const start = Math.floor(easel.extent.x / 8) * 8 - 40
  ctx.moveTo(start, to)
  for (let x = start; x <= easel.w + 40; x += 8) ctx.lineTo(x, line(x))
  ctx.lineTo(easel.w + 40, to)
  ctx.closePath()
}

export interface Land {
  readonly line: Line
  readonly colour: Colour
  readonly lift: number
  /** How far above its line the trimming may reach, in units. */
  readonly reach?: number
  /** The foremost card goes on to the foot of the sheet; the others end under the next. */
  readonly isFront?: boolean
  /** Cut from the same card: trees and houses on its ridge. */
  trim?(ctx: Context): void
}

/** A card of land from its line down. */
export const layLand = asPart(
  'hills',
  (easel: Easel, { line, colour, lift, reach = 0, isFront = false, trim }: Land): void => {
    const levels = Array.from({ length: 61 }, (_, at) => line((at / 60) * easel.w))
    const from = Math.max(-60, Math.min(...levels) - reach - 60)
    const to = isFront ? easel.h + 60 : Math.min(easel.h + 60, Math.max(...levels) + easel.h * 0.2)
    layCard(easel, { lift, shadow: 0.5, box: { x: -30, y: from, w: easel.w + 60, h: to - from } }, (ctx, dye) => {
      ctx.fillStyle = dye(colour)
      traceBelow(ctx, easel, line, to)
      ctx.fill()
      easel.part('trees', () => trim?.(ctx), ctx)
    })
  },
)

export const cutFir = (ctx: Context, x: number, y: number, height: number): void => {
  ctx.beginPath()
  ctx.rect(x - height * 0.025, y - height * 0.14, height * 0.05, height * 0.18)
  for (const [level, half] of [
    [0.1, 0.26],
    [0.34, 0.21],
    [0.57, 0.15],
  ] as const) {
    ctx.moveTo(x - height * half, y - height * level)
    ctx.quadraticCurveTo(
      x - height * half * 0.3,
      y - height * (level + 0.12),
      x,
      y - height * Math.min(1, level + 0.42),
    )
    ctx.quadraticCurveTo(x + height * half * 0.3, y - height * (level + 0.12), x + height * half, y - height * level)
    ctx.quadraticCurveTo(x, y - height * (level - 0.05), x - height * half, y - height * level)
  }
  ctx.fill()
}

export const cutRoundTree = (ctx: Context, x: number, y: number, height: number): void => {
  ctx.beginPath()
  ctx.rect(x - height * 0.028, y - height * 0.5, height * 0.056, height * 0.54)
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(x, y - height * 0.65, height * 0.25, height * 0.35, 0, 0, tau)
  ctx.fill()
}

export const layCloud = asPart('clouds', (easel: Easel, x: number, y: number, width: number, colour: Colour): void => {
  const tall = width * 0.42
  layCard(
    easel,
    { lift: 14, shadow: 0.36, box: { x: x - width, y: y - tall * 1.2, w: width * 2, h: tall * 1.8 } },
    (ctx, dye) => {
      ctx.fillStyle = dye(colour)
      ctx.beginPath()
      ctx.roundRect(x - width / 2, y - tall * 0.34, width, tall * 0.34, tall * 0.17)
      for (const [dx, radius, lift] of [
        [-0.24, 0.26, 0.24],
        [0.02, 0.4, 0.36],
        [0.26, 0.24, 0.22],
      ] as const) {
        ctx.moveTo(x + width * dx + tall * radius, y - tall * lift)
        ctx.arc(x + width * dx, y - tall * lift, tall * radius, 0, tau)
      }
      ctx.fill()
    },
  )
})

/** A spray of leaves in two tones: the blades of one side in the light. */
export const cutSpray = (
  ctx: Context,
  from: Point,
  turn: number,
  length: number,
  colour: Colour,
  random: Random,
  dye: Dye,
): void => {
  const bend = random.between(0.2, 0.7) * (random.chance(0.5) ? 1 : -1)
  const stem = winding(from, turn, length, { from: bend, to: bend * 1.4 })
  const base = dye(colour)
  const light = dye(shift(colour, { l: 0.055 }))
  ctx.fillStyle = base
  taper(ctx, stem, (share) => length * 0.03 * (1 - share * 0.8))
  for (let leaf = 1; leaf <= 8; leaf++) {
    const share = leaf / 8.2
    const [x, y] = pointAt(stem, share)
    const size = length * 0.3 * (1.1 - share * 0.62)
    for (const side of [-1, 1]) {
      ctx.fillStyle = side < 0 ? light : base
      leafBlade(ctx, x, y, headingAt(stem, share) + side * 0.75, size, size * 0.32, side * size * 0.05)
    }
  }
  const [tipX, tipY] = pointAt(stem, 1)
  leafBlade(ctx, tipX, tipY, headingAt(stem, 1), length * 0.16, length * 0.06)
}

/** A card with a hand-cut opening; everything below shows through it. */
export const layOpening = asPart(
  'frame',
  (easel: Easel, middle: Point, across: number, down: number, colour: Colour, name: string, lift: number): void => {
    const random = easel.random.sub(name)
    const waves = [3, 5, 7].map((count) => ({
      count,
      start: random.next() * tau,
      depth: random.between(0.012, 0.05) / Math.sqrt(count / 3),
    }))
    layCard(
      easel,
      { lift, shadow: 0.55, edge: 0.36, box: { x: -60, y: -60, w: easel.w + 120, h: easel.h + 120 } },
      (ctx, dye) => {
        ctx.fillStyle = dye(colour)
        ctx.beginPath()
        ctx.rect(easel.extent.x - 40, -40, easel.extent.w + 80, easel.h + 80)
        for (let step = 0; step <= 180; step++) {
          const angle = (step / 180) * tau
          const out =
            1 + waves.reduce((sum, { count, start, depth }) => sum + depth * Math.sin(angle * count + start), 0)
          const [x, y] = [middle[0] + Math.cos(angle) * across * out, middle[1] + Math.sin(angle) * down * out]
          if (step === 0) ctx.moveTo(x, y)
          else ctx.lineTo(x, y)
        }
        ctx.fill('evenodd')
      },
    )
  },
)

export const layDisc = asPart(
  'sun',
  (easel: Easel, x: number, y: number, radius: number, colours: readonly Colour[]): void => {
    for (const [at, colour] of colours.entries()) {
      const size = radius * (1 - at / (colours.length + 0.6))
      const box = { x: x - radius * 1.2, y: y - radius * 1.2, w: radius * 2.4, h: radius * 2.4 }
      layCard(easel, { lift: 10, shadow: 0.22, box }, (ctx, dye) => {
        ctx.fillStyle = dye(colour)
        ctx.beginPath()
        ctx.arc(x, y, size, 0, tau)
        ctx.fill()
      })
    }
  },
)

/** From the light at the back (0) to the darkest card in front (1). */
export const cardColour = (stops: readonly [Colour, ...Colour[]], depth: number): Colour => {
  const place = Math.min(0.999, Math.max(0, depth)) * (stops.length - 1)
  const at = Math.floor(place)
  return mix(stops[at] ?? stops[0], stops[at + 1] ?? stops[0], place - at)
}
