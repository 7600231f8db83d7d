// A picture book's nature in gouache: hills with a nap of grass, plush trees and bushes, puffs of cloud, flowers.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, shift, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { fur, paintHide, plush, skin } from '../../paint/characters/hide.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { egg, limb } from '../../paint/shapes/line.ts'

export type Line = (x: number) => number

/** A soft hill line: one long swell and a shorter one. */
export const swell = (easel: Easel, base: number, height: number, name: string): Line => {
  const random = easel.random.sub(name)
  const [first, second] = [random.next() * tau, random.next() * tau]
  const length = easel.w * random.between(0.9, 1.25)
  return (x) =>
    base - height * (0.7 * Math.sin((x / length) * tau + first) + 0.3 * Math.sin((x / length) * tau * 2.3 + second))
}

/** A round hill whose top is at a place. */
export const knoll = (easel: Easel, x: number, top: number, fall: number): Line => {
  const half = easel.w * 0.62
  return (at) => top + fall * (1 - Math.cos(Math.min(1.25, Math.abs(at - x) / half) * Math.PI * 0.62))
}

const traceHill = (ctx: Context, easel: Easel, line: Line): void => {
  ctx.beginPath()
  const start = Math.floor(easel.extent.x / 10) * 10 - 10
  ctx.moveTo(start, easel.h + 10)
  for (let x = start; x <= easel.w + 20; x += 10) ctx.lineTo(x, line(x))
  ctx.lineTo(easel.w + 20, easel.h + 10)
  ctx.closePath()
}

export interface Hill {
  readonly line: Line
  readonly colour: Colour
  readonly lit: Colour
  /** Length of the blades in units. */
  readonly blade: number
  readonly name: string
}

type Wash = ReturnType<Context['createLinearGradient']>

const partBeyond = ({ extent, h }: Easel): Path2D => {
  const path = new Path2D()
  path.rect(extent.x - 20, -10, 20 - extent.x, h + 20)
  return path
}

/** Beyond an open edge the wash goes on as it is there, and deepens as slowly as it paled towards it. */
const deepening = 0.3

const washBeyond = (ctx: Context, { w, h }: Easel, top: number): Wash => {
  const [across, down] = [w * 0.3, h - top]
  const size = across ** 2 + down ** 2
  const [perX, perY] = [(-deepening * across) / size, down / size]
  const start = top + (w * 0.2 * across) / down
  const length = perX ** 2 + perY ** 2
  return ctx.createLinearGradient(0, start, perX / length, start + perY / length)
}

export const paintHill = asPart('grass', (easel: Easel, { line, colour, lit, blade, name }: Hill): void => {
  const { ctx, w, h, extent } = easel
  const random = easel.random.sub(name)
  const beyond = random.sub('beyond')
  const top = Math.min(...Array.from({ length: 41 }, (_, at) => line((at / 40) * w)))
  ctx.save()
  const fill = (wash: Wash): void => {
    wash.addColorStop(0, mix(colour, lit, 0.55))
    wash.addColorStop(0.3, colour)
    wash.addColorStop(1, shift(colour, { l: -0.09, c: 1.05 }))
    ctx.fillStyle = wash
    ctx.fill()
  }
  traceHill(ctx, easel, line)
  fill(ctx.createLinearGradient(w * 0.2, top, w * 0.5, h))
  if (extent.x < 0) {
    ctx.save()
    ctx.clip(partBeyond(easel))
    fill(washBeyond(ctx, easel, top))
    ctx.restore()
  }
  ctx.lineCap = 'round'
  const light = mix(colour, lit, 0.75)
  const shade = shift(colour, { l: -0.1 })
  for (const [at, tone] of [shade, light, colour].entries()) {
    ctx.strokeStyle = withAlpha(tone, at === 2 ? 1 : 0.42)
    ctx.lineWidth = blade * 0.12
    ctx.beginPath()
    const count = at === 2 ? Math.round(w / (blade * 0.22)) : 760
    const grow = (from: number, to: number, stream: Random): void => {
      const x = stream.between(from, to)
      const crest = line(x)
      const y = at === 2 ? crest + blade * 0.2 : crest + stream.next() ** 1.5 * (h - crest)
      const length = blade * stream.between(0.35, 1)
      const lean = stream.between(-0.4, 0.6)
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x, y - length * 0.6, x + lean * length, y - length)
    }
    for (let mark = 0; mark < count; mark++) grow(-10, w + 10, random)
    for (let mark = 0; mark < (count * -extent.x) / w; mark++) grow(extent.x, -10, beyond)
    ctx.stroke()
  }
  ctx.restore()
})

/** Works in a frame of a hundred at a place, so that plush parts can be painted at any size. */
const inHundred = (ctx: Context, x: number, y: number, size: number, draw: () => void): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 100, size / 100)
  draw()
  ctx.restore()
}

export interface Plant {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly leaf: Colour
  readonly wood: Colour
  readonly random: Random
}

export const drawRoundTree = (ctx: Context, { x, y, height, leaf, wood, random }: Plant): void =>
  inHundred(ctx, x, y, height, () => {
    paintHide(ctx, limb([0, 2], [random.between(-3, 3), -20], [0, -50], [8, 5]), wood, skin, random)
    const lean = random.between(-4, 4)
    for (const [dx, dy, across, down, tone] of [
      [-17, -48, 20, 18, -0.04],
      [18, -50, 19, 18, -0.06],
      [lean, -72, 25, 26, 0],
      [-6, -56, 22, 17, 0.03],
    ] as const)
      paintHide(ctx, egg(dx, dy, across, down), shift(leaf, { l: tone }), { fuzz: 2.2, nap: 1 }, random)
  })

export const drawFirTree = (ctx: Context, { x, y, height, leaf, wood, random }: Plant): void =>
  inHundred(ctx, x, y, height, () => {
    paintHide(ctx, limb([0, 2], [0, -8], [0, -20], [7, 6]), wood, skin, random)
    for (const [level, half, tall] of [
      [-12, 30, 40],
      [-34, 25, 36],
      [-56, 19, 32],
      [-75, 12, 26],
    ] as const)
      paintHide(
        ctx,
        [
          [0, level - tall],
          [half * 0.5, level - tall * 0.42],
          [half, level],
          [half * 0.3, level + 3],
          [-half * 0.3, level + 3],
          [-half, level],
          [-half * 0.5, level - tall * 0.42],
        ],
        shift(leaf, { l: -0.03 + (level + 75) * -0.001 }),
        { fuzz: 1.8, nap: 1 },
        random,
      )
  })

export const drawBush = (ctx: Context, { x, y, height, leaf, random }: Plant): void =>
  inHundred(ctx, x, y, height, () => {
    for (const [dx, dy, across, down, tone] of [
      [-52, -28, 40, 34, -0.03],
      [50, -26, 42, 32, -0.05],
      [0, -44, 48, 46, 0],
    ] as const)
      paintHide(ctx, egg(dx, dy, across, down), shift(leaf, { l: tone }), { fuzz: 3, nap: 1 }, random)
  })

export const drawCloud = (ctx: Context, x: number, y: number, width: number, colour: Colour, random: Random): void =>
  inHundred(ctx, x, y, width, () => {
    ctx.globalAlpha = 0.92
    const puffs = [
      [-30, 0, 19, 9],
      [30, 1, 20, 9],
      [-12, -6, 18, 14],
      [12, -9, 19, 16],
      [0, 2, 34, 8],
    ] as const
    for (const [dx, dy, across, down] of puffs)
      paintHide(ctx, egg(dx + random.between(-3, 3), dy, across, down), colour, { fuzz: 0, nap: 0.35 }, random)
  })

/** A flower of five soft petals, or a daisy of nine, on a stem with two leaves. */
export const drawBloom = (ctx: Context, { x, y, height, leaf, random }: Plant, petal: Colour, heart: Colour): void =>
  inHundred(ctx, x, y, height, () => {
    const sway = random.between(-9, 9)
    paintHide(ctx, limb([0, 2], [-sway, -40], [sway, -78], [4, 3]), leaf, skin, random)
    for (const side of [-1, 1])
      paintHide(ctx, egg(side * 12, -24 - side * 6, 13, 4.6, { turn: side * -0.6 }), leaf, skin, random)
    const petals = random.pick([5, 6, 9])
    const reach = petals === 9 ? 18 : 14
    for (let at = 0; at < petals; at++) {
      const angle = (at / petals) * tau + 0.3
      const [px, py] = [sway + Math.cos(angle) * reach * 0.78, -80 + Math.sin(angle) * reach * 0.78]
      paintHide(
        ctx,
        egg(px, py, reach * 0.72, petals === 9 ? 4.8 : 8.4, { turn: angle }),
        petal,
        { fuzz: 0, nap: 0.5 },
        random,
      )
    }
    paintHide(ctx, egg(sway, -80, 7, 7), heart, plush, random)
  })

export const drawMushroom = (ctx: Context, { x, y, height, leaf: cap, wood: stem, random }: Plant): void =>
  inHundred(ctx, x, y, height, () => {
    paintHide(ctx, egg(0, -26, 17, 30, { low: 0.4 }), stem, skin, random)
    ctx.save()
    ctx.beginPath()
    ctx.rect(-80, -120, 160, 78)
    ctx.clip()
    paintHide(ctx, egg(0, -46, 46, 48), cap, fur, random)
    ctx.fillStyle = stem
    for (const [dx, dy, radius] of [
      [-20, -62, 8],
      [10, -76, 7],
      [24, -56, 6],
      [-2, -54, 5],
    ] as const) {
      ctx.beginPath()
      ctx.ellipse(dx, dy, radius, radius * 0.8, 0, 0, tau)
      ctx.fill()
    }
    ctx.restore()
  })
