// Sprigs: a bent stem and what grows on it. Eucalyptus, fern, olive, ivy, wheat, rose leaf, lavender, berries, cow parsley.
import type { Colour } from '../../colour/colour.ts'
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import { headingAt, pointAt, taper, winding } from '../ornament/taper.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'
import { berry } from './berries.ts'
import { type Tones, toneOf } from './flora-colours.ts'
import { ivyLeaf, leaf } from './leaves.ts'

const sprigKinds = ['leafy', 'eucalyptus', 'fern', 'olive', 'ivy', 'wheat', 'lavender', 'berry', 'parsley'] as const

export type SprigKind = (typeof sprigKinds)[number]

export interface SprigPlace {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly length: number
}

export interface SprigColours {
  readonly leaf: Tones
  /** Berries, ears and florets. */
  readonly fruit: Colour
}

interface Growth {
  readonly ctx: Context
  readonly stem: readonly Point[]
  readonly length: number
  readonly colours: SprigColours
  readonly random: Random
}

type Grow = (growth: Growth) => void

/** Visits places along the stem from foot to tip. */
const along = (
  stem: readonly Point[],
  count: number,
  from: number,
  visit: (x: number, y: number, turn: number, share: number, at: number) => void,
): void => {
  for (let at = 0; at < count; at++) {
    const share = lerp(from, 1, at / Math.max(1, count - 1))
    const [x, y] = pointAt(stem, share)
    visit(x, y, headingAt(stem, share), share, at)
  }
}

const leafy: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 7, 0.2, (x, y, turn, share, at) => {
    const size = length * lerp(0.34, 0.2, share) * random.between(0.85, 1.1)
    if (at === 6)
      return leaf(ctx, { x, y, turn, length: size, fat: 0.44, isToothed: true, lift: 0.4 }, colours.leaf, random)
    for (const side of [-1, 1])
      leaf(
        ctx,
        {
          x,
          y,
          turn: turn + side * random.between(0.65, 0.95),
          length: size,
          fat: 0.46,
          isToothed: true,
          lift: share - 0.5,
        },
        colours.leaf,
        random,
      )
  })

/** Round coins in pairs, pale and dusty. */
const eucalyptus: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 9, 0.1, (x, y, turn, share) => {
    const radius = length * lerp(0.1, 0.05, share)
    for (const side of [-1, 1]) {
      const out = turn + side * random.between(0.9, 1.35)
      const middleX = x + Math.cos(out) * radius * 1.05
      const middleY = y + Math.sin(out) * radius * 1.05
      const base = 0.45 + random.bell() * 0.1 + (side < 0 ? 0.12 : -0.1)
      const body = ctx.createLinearGradient(x, y, middleX + Math.cos(out) * radius, middleY + Math.sin(out) * radius)
      body.addColorStop(0, toneOf(colours.leaf, base - 0.2))
      body.addColorStop(1, toneOf(colours.leaf, base + 0.28))
      ctx.fillStyle = body
      ctx.beginPath()
      ctx.ellipse(middleX, middleY, radius * 1.12, radius * random.between(0.78, 0.95), out, 0, tau)
      ctx.fill()
      ctx.strokeStyle = toneOf(colours.leaf, base + 0.45)
      ctx.lineWidth = Math.max(0.7, radius * 0.05)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(middleX + Math.cos(out) * radius * 0.8, middleY + Math.sin(out) * radius * 0.8)
      ctx.stroke()
    }
  })

const fern: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 19, 0.1, (x, y, turn, share) => {
    const size = length * 0.27 * Math.sin(Math.PI * lerp(0.2, 0.97, share))
    for (const side of [-1, 1])
      leaf(
        ctx,
        { x, y, turn: turn + side * lerp(1.25, 0.8, share), length: size, fat: 0.2, lift: share - 0.5 + side * -0.15 },
        colours.leaf,
        random,
      )
  })

const olive: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 8, 0.12, (x, y, turn, share, at) => {
    const size = length * random.between(0.2, 0.28)
    for (const side of [-1, 1])
      leaf(
        ctx,
        { x, y, turn: turn + side * random.between(0.35, 0.7), length: size, fat: 0.24, lift: side * 0.4 },
        colours.leaf,
        random,
      )
    if (at % 3 !== 1) return
    const out = turn + (at % 2 === 0 ? 1 : -1) * 1.3
    const reach = length * 0.06
    berry(ctx, x + Math.cos(out) * reach, y + Math.sin(out) * reach, length * lerp(0.034, 0.026, share), colours.fruit)
  })

const ivy: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 9, 0.06, (x, y, turn, share, at) => {
    const side = at % 2 === 0 ? 1 : -1
    const size = length * lerp(0.19, 0.09, share)
    const out = turn + side * random.between(0.7, 1.2)
    const reach = size * 0.45
    ivyLeaf(
      ctx,
      { x: x + Math.cos(out) * reach, y: y + Math.sin(out) * reach, turn: out, length: size },
      colours.leaf,
      random,
    )
  })

const wheat: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 9, 0.56, (x, y, turn, share, at) => {
    const size = length * lerp(0.085, 0.055, share)
    const sides = at === 8 ? [0] : [-1, 1]
    for (const side of sides) {
      const out = turn + side * 0.42
      ctx.strokeStyle = toneOf(colours.leaf, 0.85)
      ctx.lineWidth = Math.max(0.8, length * 0.0034)
      ctx.beginPath()
      ctx.moveTo(x + Math.cos(out) * size, y + Math.sin(out) * size)
      ctx.lineTo(x + Math.cos(turn + side * 0.22) * size * 3.6, y + Math.sin(turn + side * 0.22) * size * 3.6)
      ctx.stroke()
      leaf(ctx, { x, y, turn: out, length: size, fat: 0.5, lift: 0.3 }, colours.leaf, random)
    }
  })

const lavender: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 11, 0.48, (x, y, turn, share) => {
    const size = length * lerp(0.055, 0.028, share)
    for (let floret = 0; floret < 5; floret++) {
      const out = turn + (floret - 2) * 0.55
      berry(
        ctx,
        x + Math.cos(out) * size * random.between(0.5, 1.2),
        y + Math.sin(out) * size * random.between(0.5, 1.2),
        size * random.between(0.38, 0.6),
        colours.fruit,
      )
    }
  })

const berries: Grow = ({ ctx, stem, length, colours, random }) =>
  along(stem, 8, 0.25, (x, y, turn, share, at) => {
    const side = at % 2 === 0 ? 1 : -1
    for (let twig = 0; twig < 2; twig++) {
      const out = turn + side * random.between(0.4, 1.1)
      const long = length * random.between(0.08, 0.17) * lerp(1, 0.6, share)
      const endX = x + Math.cos(out) * long
      const endY = y + Math.sin(out) * long
      ctx.strokeStyle = toneOf(colours.leaf, 0.2)
      ctx.lineWidth = Math.max(0.8, length * 0.006)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5, endX, endY)
      ctx.stroke()
      berry(ctx, endX, endY, length * random.between(0.022, 0.034), colours.fruit)
    }
    if (at < 3) leaf(ctx, { x, y, turn: turn - side * 0.8, length: length * 0.2, fat: 0.4 }, colours.leaf, random)
  })

/** Umbels of tiny flowers on fine rays. */
const parsley: Grow = ({ ctx, stem, length, colours, random }) => {
  const [x, y] = pointAt(stem, 1)
  const turn = headingAt(stem, 1)
  ctx.strokeStyle = toneOf(colours.leaf, 0.35)
  ctx.lineWidth = Math.max(0.8, length * 0.005)
  const rays = 13
  for (let ray = 0; ray < rays; ray++) {
    const out = turn + ((ray + 0.5) / rays - 0.5) * 2.3
    const long = length * (0.25 - Math.abs((ray + 0.5) / rays - 0.5) * 0.1) * random.between(0.9, 1.08)
    const endX = x + Math.cos(out) * long
    const endY = y + Math.sin(out) * long
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(x + Math.cos(turn) * long * 0.35, y + Math.sin(turn) * long * 0.35, endX, endY)
    ctx.stroke()
    ctx.fillStyle = colours.fruit
    ctx.beginPath()
    for (let floret = 0; floret < 9; floret++) {
      const u = endX + random.bell() * length * 0.018
      const v = endY + random.bell() * length * 0.012
      ctx.moveTo(u, v)
      ctx.arc(u, v, length * 0.0085, 0, tau)
    }
    ctx.fill()
  }
}

const growers: Readonly<Record<SprigKind, Grow>> = {
  leafy,
  eucalyptus,
  fern,
  olive,
  ivy,
  wheat,
  lavender,
  berry: berries,
  parsley,
}

export const sprig = (
  ctx: Context,
  kind: SprigKind,
  place: SprigPlace,
  colours: SprigColours,
  random: Random,
): void => {
  const { x, y, turn, length } = place
  const bend = random.bell() * 0.5
  const stem = winding([x, y], turn - bend * 0.4, length, { from: bend * 0.5, to: bend * 1.5 }, 40)
  ctx.fillStyle = toneOf(colours.leaf, 0.16)
  taper(ctx, stem, (share) => Math.max(1.2, length * 0.016 * (1 - share * 0.72)))
  growers[kind]({ ctx, stem, length, colours, random })
}
