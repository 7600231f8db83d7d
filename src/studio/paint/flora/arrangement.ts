// How flowers are put together: where blooms may be, what grows out between them, in which order they are painted.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import { castShadow } from '../materials/shadow.ts'
import type { Random } from '../random.ts'
import { type BloomColours, bloomColours, leafColours, type Tones } from './flora-colours.ts'
import { type FlowerKind, flowerKinds, flowers, withoutFlower } from './flowers.ts'
import { Herbarium } from './herbarium.ts'
import { leaf } from './leaves.ts'
import { type SprigKind, sprig } from './sprigs.ts'

export interface FloraPalette {
  readonly blooms: readonly [BloomColours, ...BloomColours[]]
  readonly greens: readonly [Tones, ...Tones[]]
  /** Berries and florets. */
  readonly fruit: Colour
}

/** A palette from plain colours: flowers, greens, berries, and the middles of open flowers. */
export const floraPalette = (colours: {
  readonly flowers: readonly [Colour, ...Colour[]]
  readonly greens: readonly [Colour, ...Colour[]]
  readonly fruit: Colour
  readonly heart: Colour
  readonly stamen: Colour
}): FloraPalette => {
  const { heart, stamen, fruit } = colours
  const [firstFlower, ...otherFlowers] = colours.flowers
  const [firstGreen, ...otherGreens] = colours.greens
  const bloomOf = (colour: Colour): BloomColours => bloomColours(colour, { heart, stamen })
  return {
    blooms: [bloomOf(firstFlower), ...otherFlowers.map(bloomOf)],
    greens: [leafColours(firstGreen), ...otherGreens.map((green) => leafColours(green))],
    fruit,
  }
}

export interface ArrangementOptions {
  readonly palette: FloraPalette
  /** Nothing is painted over these boxes. */
  readonly avoid?: readonly Box[]
  readonly flowers?: readonly [FlowerKind, ...FlowerKind[]]
  readonly sprigs?: readonly [SprigKind, ...SprigKind[]]
  /** Greenery around the blooms: 0 none, 1 usual, 2 lush. */
  readonly green?: number
  /** Strength of the shadow below all. */
  readonly shadow?: number
  readonly random?: Random
}

/** A bloom to be; `outward` is where its greenery grows. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly outward: number
}

const isClear = (avoid: readonly Box[], x: number, y: number, radius: number): boolean =>
  avoid.every((box) => {
    const nearX = Math.max(box.x, Math.min(x, box.x + box.w))
    const nearY = Math.max(box.y, Math.min(y, box.y + box.h))
    return Math.hypot(x - nearX, y - nearY) >= radius
  })

/** The spot as large as there is room for; nothing when it would have to be less than half its size. */
const fitted = (spot: Spot, avoid: readonly Box[]): Spot | undefined => {
  for (const share of [1, 0.85, 0.7, 0.55])
    if (isClear(avoid, spot.x, spot.y, spot.radius * share * 1.08)) return { ...spot, radius: spot.radius * share }
  return undefined
}

/** Whether a sprig keeps clear: its stem may bend, and its leaves reach out about a third of its length. */
const hasRoom = (avoid: readonly Box[], x: number, y: number, turn: number, length: number): boolean => {
  for (let share = 0; share <= 1.1; share += 0.22)
    if (
      !isClear(
        avoid,
        x + Math.cos(turn) * length * share,
        y + Math.sin(turn) * length * share,
        length * (0.12 + 0.2 * Math.min(1, share * 1.4)),
      )
    )
      return false
  return true
}

const kindsOfFlower = ['rose', 'peony', 'anemone', 'cosmos', 'daisy'] as const
const kindsOfSprig = ['leafy', 'leafy', 'eucalyptus', 'fern', 'olive', 'berry'] as const

interface Painting {
  readonly ctx: Context
  readonly herbarium: Herbarium
  readonly spots: readonly Spot[]
  /** Radius of the largest bloom. */
  readonly largest: number
  readonly options: ArrangementOptions
  readonly random: Random
}

/** Specimens of each kind, so that no two neighbours need be alike. */
const variants = 2

const drawSprigs = ({ ctx, herbarium, spots, largest, options, random }: Painting): void => {
  const { palette, avoid = [], sprigs = kindsOfSprig, green = 1 } = options
  const full = largest * 2.3
  const box = { x: -full * 0.06, y: -full * 0.5, w: full * 1.36, h: full }
  for (const spot of spots)
    for (let at = 0; at < Math.round(5 * green); at++) {
      const turn = spot.outward + random.bell() * 0.75
      const length = spot.radius * random.between(1.5, 2.3)
      const x = spot.x + Math.cos(turn) * spot.radius * 0.3
      const y = spot.y + Math.sin(turn) * spot.radius * 0.3
      const kind = random.pick(sprigs)
      const name = `${kind} ${random.whole(1, variants)}`
      const isFlipped = random.chance(0.5)
      const room = [1, 0.75, 0.55].find((share) => hasRoom(avoid, x, y, turn, length * share))
      if (room === undefined) continue
      herbarium.lay(ctx, name, box, { x, y, turn, share: (length * room) / full, isFlipped }, (own, stream) =>
        sprig(
          own,
          kind,
          { x: 0, y: 0, turn: 0, length: full },
          { leaf: stream.pick(palette.greens), fruit: palette.fruit },
          stream,
        ),
      )
    }
}

const drawLeaves = ({ ctx, herbarium, spots, largest, options, random }: Painting): void => {
  const { palette, avoid = [], green = 1 } = options
  const count = Math.round(7 * green)
  const box = { x: -largest * 0.05, y: -largest * 0.45, w: largest * 1.1, h: largest * 0.9 }
  for (const spot of spots)
    for (let at = 0; at < count; at++) {
      const out = (at / count) * tau + random.bell() * 0.25
      const length = spot.radius * random.between(0.62, 0.95)
      const x = spot.x + Math.cos(out) * spot.radius * 0.55
      const y = spot.y + Math.sin(out) * spot.radius * 0.55
      const turn = out + random.bell() * 0.3
      const name = `leaf ${random.whole(1, 5)}`
      if (!hasRoom(avoid, x, y, out, length)) continue
      herbarium.lay(ctx, name, box, { x, y, turn, share: length / largest }, (own, stream) =>
        leaf(
          own,
          { x: 0, y: 0, turn: 0, length: largest, fat: 0.46, isToothed: stream.chance(0.5), lift: stream.bell() * 0.4 },
          stream.pick(palette.greens),
          stream,
        ),
      )
    }
}

/** An edit may want one kind of flower only: among what is left out the easel then carries `blooms as daisy`. */
const wantedFlower = (told: ReadonlySet<string>): FlowerKind | null =>
  flowerKinds.find((kind) => told.has(`blooms as ${kind}`)) ?? null

/** So many blooms are each painted for themselves; in larger arrangements specimens return. */
const fewBlooms = 14

/** Draws what is not seen, so that all that is drawn after it stays as it is. */
const unseen = (ctx: Context, draw: () => void): void => {
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, 0, 0)
  ctx.clip()
  draw()
  ctx.restore()
}

const drawBlooms = ({ ctx, herbarium, spots, largest, options, random }: Painting, told: ReadonlySet<string>): void => {
  const { palette } = options
  const wanted = wantedFlower(told)
  const kinds: readonly [FlowerKind, ...FlowerKind[]] = wanted === null ? (options.flowers ?? kindsOfFlower) : [wanted]
  const box = { x: -largest * 1.15, y: -largest * 1.15, w: largest * 2.3, h: largest * 2.3 }
  for (const spot of spots.toSorted((one, other) => one.radius - other.radius)) {
    const kind = random.pick(kinds)
    const which = random.whole(0, palette.blooms.length - 1)
    const colours = palette.blooms[which] ?? palette.blooms[0]
    const turn = random.next() * tau
    const paint = flowers[kind]
    const isGone = told.has(withoutFlower(kind))
    const paintHere = (): void =>
      paint(ctx, { x: spot.x, y: spot.y, radius: spot.radius, turn: turn * 0.1 }, colours, random)
    if (spots.length <= fewBlooms && isGone) unseen(ctx, paintHere)
    else if (spots.length <= fewBlooms) paintHere()
    else if (!isGone)
      herbarium.lay(
        ctx,
        `${kind} ${which}`,
        box,
        { x: spot.x, y: spot.y, turn, share: spot.radius / largest },
        (own, stream) => paint(own, { x: 0, y: 0, radius: largest }, colours, stream),
      )
  }
}

/** Paints an arrangement: greenery below, then blooms, the largest last. */
export const arrange = (easel: Easel, spots: readonly Spot[], options: ArrangementOptions): void => {
  const { avoid = [], shadow = 0.35, random = easel.random.sub('arrangement') } = options
  const kept = spots.map((spot) => fitted(spot, avoid)).filter((spot) => spot !== undefined)
  if (kept.length === 0) return
  const herbarium = new Herbarium(easel, random.sub('herbarium'))
  const largest = Math.max(...kept.map((spot) => spot.radius))
  using layer = easel.layer((ctx) => {
    const painting = { ctx, herbarium, spots: kept, largest, options }
    const blooms = easel.some('blooms', kept)
    easel.part(
      'leaves',
      () => {
        drawSprigs({ ...painting, random: random.sub('sprigs') })
        drawLeaves({ ...painting, random: random.sub('leaves') })
      },
      ctx,
    )
    if (easel.without.has('blooms')) return
    easel.part(
      'blooms',
      () => drawBlooms({ ...painting, spots: blooms, random: random.sub('blooms') }, easel.without),
      ctx,
    )
  })
  if (shadow > 0) castShadow(easel, layer, { blur: 14, dx: 4, dy: 10, alpha: shadow })
  easel.lay(layer)
}
