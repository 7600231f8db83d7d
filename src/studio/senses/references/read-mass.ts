// Where the masses of a picture lie: what is of a rare colour, stands out from what is around it, or is full of detail, weighs.
import { clamp, smooth } from '../../paint/curves.ts'
import { cells, columns, type Grid, meanOf, roundedCell, spreadOf } from './grid.ts'
import { blurred, type Raster } from './planes.ts'
import { cellSide } from './reduced.ts'

export interface Mass {
  /** 1 is the heaviest cell. */
  readonly grid: Grid
  /** How plainly it lies somewhere: 0 for an empty sheet, for noise and for an even pattern. */
  readonly plain: number
}

/** Chroma counts more than its numbers: a red dot on grey is seen at once. */
const ofChroma = 1.6
/** Radius of what is around a pixel, of the reduced picture. */
const around = 11
const shares = { rare: 0.5, apart: 0.35, busy: 0.9 } as const

/** Boxes around lines are narrower than what letters do to their surroundings. */
const besideLetters = 1.4

/** `picture` is a reduced one. Letters are no part of the picture: their cells weigh what the art between them does. */
export const readMass = (picture: Raster, lettering: Grid | null = null): Mass => {
  const [rare, apart, busy] = [rarityOf(picture), apartOf(picture), busyOf(picture)]
  const weights = cellMeans(
    picture,
    (at) => shares.rare * (rare[at] ?? 0) + shares.apart * (apart[at] ?? 0) + shares.busy * (busy[at] ?? 0),
  ).map((weight, cell) => weight * Math.max(0, 1 - besideLetters * (lettering?.[cell] ?? 0)))
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  const spread = spreadOf(weights)
  const plain = smooth(0.1, 0.32, spread / Math.max(1e-6, meanOf(weights))) * smooth(0.004, 0.016, spread)
  return {
    grid: weights.map((value) => roundedCell(most - least < 1e-6 ? 0 : (value - least) / (most - least))),
    plain: roundedCell(clamp(plain)),
  }
}

/** The mean of a measure over the pixels of each cell. */
export const cellMeans = ({ width, height }: Raster, measure: (at: number) => number): number[] => {
  const sums = Array.from({ length: cells }, () => 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / cellSide) * columns + Math.floor(x / cellSide)
      sums[cell] = (sums[cell] ?? 0) + measure(y * width + x)
    }
  return sums.map((sum) => sum / cellSide ** 2)
}

const lightSteps = 14
const chromaSteps = 11
const chromaReach = 0.22

const stepOf = (value: number, from: number, to: number, steps: number): number =>
  Math.min(steps - 1, Math.max(0, Math.floor(((value - from) / (to - from)) * steps)))

interface Tint {
  count: number
  l: number
  a: number
  b: number
}

/** How unlike all other colours of the picture each pixel's is: the sheet itself weighs nothing, whatever its colour. */
const rarityOf = ({ l, a, b }: Raster): Float32Array => {
  const tints = new Map<number, Tint>()
  const keys = l.map((light, at) => {
    const [green, blue] = [a[at] ?? 0, b[at] ?? 0]
    const key =
      (stepOf(light, 0, 1, lightSteps) * chromaSteps + stepOf(green, -chromaReach, chromaReach, chromaSteps)) *
        chromaSteps +
      stepOf(blue, -chromaReach, chromaReach, chromaSteps)
    const tint = tints.get(key) ?? { count: 0, l: 0, a: 0, b: 0 }
    tints.set(key, { count: tint.count + 1, l: tint.l + light, a: tint.a + green, b: tint.b + blue })
    return key
  })
  const means = [...tints].map(([key, { count, ...sum }]) => ({
    key,
    count,
    l: sum.l / count,
    a: sum.a / count,
    b: sum.b / count,
  }))
  const rarity = new Map(
    means.map((one) => {
      const apart = means.reduce((sum, other) => sum + other.count * distance(one, other), 0)
      return [one.key, apart / l.length] as const
    }),
  )
  return l.map((_, at) => rarity.get(keys[at] ?? 0) ?? 0)
}

const distance = (one: Omit<Tint, 'count'>, other: Omit<Tint, 'count'>): number =>
  Math.sqrt((one.l - other.l) ** 2 + ofChroma ** 2 * ((one.a - other.a) ** 2 + (one.b - other.b) ** 2))

/** How much each pixel differs from what is around it. */
const apartOf = ({ width, height, l, a, b }: Raster): Float32Array => {
  const [farL, farA, farB] = [l, a, b].map((plane) => blurred(plane, width, height, around))
  return l.map((light, at) => {
    const [green, blue] = [(a[at] ?? 0) - (farA?.[at] ?? 0), (b[at] ?? 0) - (farB?.[at] ?? 0)]
    return Math.sqrt((light - (farL?.[at] ?? 0)) ** 2 + ofChroma ** 2 * (green ** 2 + blue ** 2))
  })
}

/** Steps between neighbours; a line is as busy from the left as from the right. */
const busyOf = ({ width, height, l }: Raster): Float32Array =>
  l.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const beside = (l[x < width - 1 ? at + 1 : at] ?? 0) - (l[x > 0 ? at - 1 : at] ?? 0)
    const below = (l[y < height - 1 ? at + width : at] ?? 0) - (l[y > 0 ? at - width : at] ?? 0)
    return (Math.abs(beside) + Math.abs(below)) / 2
  })
