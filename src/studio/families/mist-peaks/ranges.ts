// Ranges in mist, from the farthest to the one at the eye, and the shelf that carries the hero.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { type Aerial, aerialColour } from '../../paint/scenery/aerial.ts'
import { paintPineEdge } from '../../paint/scenery/pines.ts'
import { paintRidge } from '../../paint/scenery/ridge.ts'
import { type Line, type Peak, ridgeLine } from '../../paint/scenery/ridge-line.ts'

export interface Range {
  readonly id: string
  readonly base: number
  readonly height: number
  /** 0 is the farthest, 1 at the eye. */
  readonly depth: number
  /** Level ground cut into the ridge: something stands here. */
  readonly shelf?: Shelf
  /** Height of its trees; none when left out. */
  readonly trees?: number
}

export interface Shelf {
  readonly x: number
  readonly y: number
  /** Half its width, and half the width of the mountain's foot. */
  readonly reach: number
  readonly foot: number
}

export interface Air extends Aerial {
  readonly mist: Colour
  readonly mistStrength: number
  readonly light: Point
  readonly lit: Colour
  readonly snow: Colour | null
}

/** The summit broken off at the height of the shelf, as worn rock is. */
const levelled =
  ({ noise }: Easel, line: Line, { y }: Shelf): Line =>
  (x) =>
    Math.max(line(x), y + (noise.fractal(x / 46, y, 3) - 0.5) * 16)

/** As high as the peak must be for its worn top to be as wide as the shelf. */
const peakFor = ({ x, y, reach, foot }: Shelf, base: number): Peak => ({
  x,
  height: Math.max(60, base - y) / (1 - reach / foot) ** 1.35,
  width: foot,
})

export const paintRange = asPart('mountains', (easel: Easel, range: Range, air: Air): Line => {
  const { id, base, height, depth, trees = 0 } = range
  const seed = easel.random.sub(`range ${id}`).between(0, 60)
  const rough = ridgeLine(easel, {
    base,
    height,
    span: lerp(560, 1050, depth),
    sharpness: lerp(0.85, 0.3, depth),
    seed,
    peaks: range.shelf ? [peakFor(range.shelf, base)] : [],
  })
  const line = range.shelf ? levelled(easel, rough, range.shelf) : rough
  const colour = aerialColour(air, depth)
  paintRidge(easel, {
    line,
    colour,
    foot: aerialColour(air, depth * 0.72),
    height: height * 1.5,
    light: air.light,
    lit: air.lit,
    relief: trees > 0 ? 0.22 : lerp(0.4, 0.45, depth),
    seed,
    ...(air.snow && trees === 0 ? { snow: air.snow } : {}),
  })
  if (trees > 0) paintPineEdge(easel, { line, colour, height: trees, random: easel.random.sub(`pines ${id}`) })
  return line
})

export const paintMist = asPart('fog', (easel: Easel, range: Range, air: Air): void =>
  paintFog(easel, {
    colour: mix(air.mist, aerialColour(air, range.depth), range.depth * 0.5),
    from: range.base - range.height * 0.25,
    to: range.base + Math.max(260, range.height * 1.15),
    strength: air.mistStrength * lerp(1, 0.5, range.depth),
    seed: Math.round(range.depth * 40) + 1,
  }),
)
