// Flowers that stand on their stem, seen from aside: tulips, poppies, cornflowers, bluebells, daisies of the meadow.
import { mix } from '../../colour/colour.ts'
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import { headingAt, pointAt, taper, winding } from '../ornament/taper.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'
import { type BloomColours, type Tones, toneOf } from './flora-colours.ts'
import { leaf } from './leaves.ts'
import { daisy, poppy } from './open-flowers.ts'
import { petal } from './petal.ts'

export const standingKinds = ['tulip', 'poppy', 'cornflower', 'bluebell', 'daisy'] as const

export type StandingKind = (typeof standingKinds)[number]

export interface Standing {
  /** The foot. */
  readonly x: number
  readonly y: number
  readonly height: number
}

type Head = (
  ctx: Context,
  x: number,
  y: number,
  turn: number,
  size: number,
  colours: BloomColours,
  random: Random,
) => void

/** The cup of a tulip: outer petals behind, a broad one in front. */
const tulipHead: Head = (ctx, x, y, turn, size, colours, random) => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  for (const [lean, length, width, foot, tip] of [
    [-0.3, 0.98, 0.46, 0.1, 0.5],
    [0.3, 0.98, 0.46, 0.1, 0.52],
    [0, 1.04, 0.5, 0.06, 0.44],
    [-0.17, 0.94, 0.5, 0.22, 0.74],
    [0.17, 0.9, 0.54, 0.26, 0.9],
  ] as const) {
    ctx.save()
    ctx.rotate(lean)
    petal(
      ctx,
      { length: size * length, width: size * width, belly: 0.42, ruffle: 0.02, notch: -0.12 },
      { tones: colours, foot, tip, shadow: 0.42, veins: 5 },
      random,
    )
    ctx.restore()
  }
  ctx.restore()
}

/** A poppy seen half from aside. */
const poppyHead: Head = (ctx, x, y, _turn, size, colours, random) =>
  poppy(ctx, { x, y, radius: size * 0.62, tilt: random.between(0.3, 0.5) }, colours, random)

const daisyHead: Head = (ctx, x, y, _turn, size, colours, random) =>
  daisy(ctx, { x, y, radius: size * 0.5, tilt: random.between(0.15, 0.5) }, colours, random)

/** A scaly cup with a crown of toothed florets. */
const cornflowerHead: Head = (ctx, x, y, turn, size, colours, random) => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  for (let floret = 0; floret < 15; floret++) {
    ctx.save()
    ctx.translate(size * 0.16, 0)
    ctx.rotate(((floret + 0.5) / 15 - 0.5) * (floret % 2 === 0 ? 3.5 : 2.4))
    petal(
      ctx,
      { length: size * random.between(0.42, 0.6), width: size * 0.17, belly: 0.84, ruffle: 0.08, notch: 0.3 },
      { tones: colours, foot: 0.1, tip: random.between(0.5, 0.9), shadow: 0.35, veins: 0 },
      random,
    )
    ctx.restore()
  }
  ctx.fillStyle = mix(colours.heart, '#000000', 0.15)
  ctx.beginPath()
  ctx.ellipse(size * 0.1, 0, size * 0.2, size * 0.15, 0, 0, tau)
  ctx.fill()
  ctx.restore()
}

/** Bells hang along the upper stem. */
const bell = (ctx: Context, x: number, y: number, side: number, size: number, colours: BloomColours): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(side * 0.22)
  const body = ctx.createLinearGradient(-size * 0.3, 0, size * 0.3, size)
  body.addColorStop(0, toneOf(colours, 0.85))
  body.addColorStop(0.5, toneOf(colours, 0.5))
  body.addColorStop(1, toneOf(colours, 0.2))
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(-size * 0.36, size * 0.04, -size * 0.2, size * 0.68, -size * 0.4, size * 0.94)
  ctx.quadraticCurveTo(-size * 0.2, size * 0.88, -size * 0.1, size * 0.98)
  ctx.quadraticCurveTo(0, size * 0.9, size * 0.1, size * 0.98)
  ctx.quadraticCurveTo(size * 0.2, size * 0.88, size * 0.4, size * 0.94)
  ctx.bezierCurveTo(size * 0.2, size * 0.68, size * 0.36, size * 0.04, 0, 0)
  ctx.fill()
  ctx.restore()
}

const heads: Readonly<Record<Exclude<StandingKind, 'bluebell'>, { readonly draw: Head; readonly size: number }>> = {
  tulip: { draw: tulipHead, size: 0.26 },
  poppy: { draw: poppyHead, size: 0.24 },
  cornflower: { draw: cornflowerHead, size: 0.2 },
  daisy: { draw: daisyHead, size: 0.24 },
}

const drawBells = (ctx: Context, stem: readonly Point[], height: number, colours: BloomColours): void => {
  for (let at = 0; at < 8; at++) {
    const share = lerp(0.5, 0.99, at / 7)
    const [x, y] = pointAt(stem, share)
    bell(ctx, x, y, at % 2 === 0 ? 1 : -1, height * lerp(0.11, 0.07, at / 7), colours)
  }
}

export const standingFlower = (
  ctx: Context,
  kind: StandingKind,
  place: Standing,
  colours: BloomColours,
  green: Tones,
  random: Random,
): void => {
  const { x, y, height } = place
  const lean = random.bell() * 0.1
  const stem = winding(
    [x, y],
    -tau / 4 + lean,
    height * (kind === 'tulip' ? 0.76 : 0.92),
    { from: -lean * 0.4, to: kind === 'bluebell' ? (random.chance(0.5) ? 2.9 : -2.9) : random.bell() * 0.5 - lean },
    40,
  )
  ctx.fillStyle = toneOf(green, 0.3)
  taper(ctx, stem, (share) => height * 0.02 * (1 - share * 0.45))
  const blades = kind === 'tulip' || kind === 'bluebell' ? 2 : 3
  for (let blade = 0; blade < blades; blade++) {
    const side = blade % 2 === 0 ? 1 : -1
    const isLong = blades === 2
    const [footX, footY] = pointAt(stem, isLong ? 0.04 : 0.14 + blade * 0.17)
    leaf(
      ctx,
      {
        x: footX,
        y: footY,
        turn: -tau / 4 + side * random.between(0.25, 0.6),
        length: height * (isLong ? 0.6 : 0.22),
        fat: isLong ? 0.22 : 0.28,
        lift: side * 0.3,
      },
      green,
      random,
    )
  }
  if (kind === 'bluebell') {
    drawBells(ctx, stem, height, colours)
    return
  }
  const { draw, size } = heads[kind]
  const [headX, headY] = pointAt(stem, 1)
  draw(ctx, headX, headY, headingAt(stem, 1), height * size, colours, random)
}
