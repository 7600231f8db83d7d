// The colours of a picture: the dominant one, a palette of up to six clusters in OKLab, its light and its contrast.
// Clusters start from fixed places, so the same picture always gives the same palette; a picture of fewer colours gives fewer.
import { converter, formatHex } from 'culori'
import type { Colour } from '../../colour/colour.ts'
import type { Picture } from './picture.ts'

export interface PaletteColour {
  readonly colour: Colour
  /** Of the picture's area, 0 to 1. */
  readonly share: number
}

export interface ColourSample {
  /** The colour that takes the most of the picture. */
  readonly dominant: Colour
  /** At most six, largest share first. */
  readonly palette: readonly PaletteColour[]
  /** Mean OKLab lightness, 0 to 1. */
  readonly light: number
  /** From the dark to the light end (5 % to 95 %) of lightness, 0 to 1. */
  readonly contrast: number
}

type Lab = readonly [l: number, a: number, b: number]

interface Cluster {
  readonly middle: Lab
  readonly count: number
}

const most = 6
const rounds = 12
/** Clusters nearer than this look alike and become one. */
const alike = 0.055

const toOklab = converter('oklab')

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const meanOf = (colours: readonly Lab[]): Lab => {
  const sum = colours.reduce<Lab>(([l, a, b], colour) => [l + colour[0], a + colour[1], b + colour[2]], [0, 0, 0])
  const many = Math.max(1, colours.length)
  return [sum[0] / many, sum[1] / many, sum[2] / many]
}

const labOf = ({ rgb }: Picture): Lab[] =>
  Array.from({ length: rgb.length / 3 }, (_, at): Lab => {
    const [r, g, b] = [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0]
    const lab = toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
    return [lab.l, lab.a, lab.b]
  })

/** Starts: the mean, then each time the colour that is furthest from all starts so far. */
const startsOf = (colours: readonly Lab[]): Lab[] => {
  const starts = [meanOf(colours)]
  const nearest = colours.map((colour) => distance(colour, starts[0] ?? colour))
  while (starts.length < most + 2) {
    const furthest = nearest.reduce((best, value, at) => (value > (nearest[best] ?? 0) ? at : best), 0)
    const next = colours[furthest]
    if (!next || (nearest[furthest] ?? 0) < alike / 2) break
    starts.push(next)
    for (const [at, colour] of colours.entries()) nearest[at] = Math.min(nearest[at] ?? 0, distance(colour, next))
  }
  return starts
}

/** Asked for every pixel in every round: plain products, where `distance` would take most of the time. */
const nearestOf = (middles: readonly Lab[], [l, a, b]: Lab): number => {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < middles.length; at++) {
    const middle = middles[at]
    if (!middle) continue
    const [byL, byA, byB] = [middle[0] - l, middle[1] - a, middle[2] - b]
    const apart = byL * byL + byA * byA + byB * byB
    if (apart < least) [nearest, least] = [at, apart]
  }
  return nearest
}

const isSame = (one: Lab, other: Lab | undefined): boolean => one.every((value, at) => value === other?.[at])

const clustersOf = (colours: readonly Lab[]): Cluster[] => {
  let middles = startsOf(colours)
  let groups: Lab[][] = []
  for (let round = 0; round < rounds; round++) {
    const next: Lab[][] = middles.map(() => [])
    for (const colour of colours) next[nearestOf(middles, colour)]?.push(colour)
    groups = next.filter((group) => group.length > 0)
    const moved = groups.map(meanOf)
    const isSettled = moved.length === middles.length && moved.every((middle, at) => isSame(middle, middles[at]))
    middles = moved
    if (isSettled) break
  }
  return groups.map((group) => ({ middle: meanOf(group), count: group.length }))
}

const joined = (clusters: readonly Cluster[]): Cluster[] => {
  const kept: Cluster[] = []
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const at = kept.findIndex(({ middle }) => distance(middle, cluster.middle) < alike)
    const near = kept[at]
    if (!near) {
      kept.push(cluster)
      continue
    }
    const count = near.count + cluster.count
    const blend = (channel: 0 | 1 | 2): number =>
      (near.middle[channel] * near.count + cluster.middle[channel] * cluster.count) / count
    kept[at] = { middle: [blend(0), blend(1), blend(2)], count }
  }
  return kept.toSorted((a, b) => b.count - a.count)
}

const hexOf = ([l, a, b]: Lab): Colour => formatHex({ mode: 'oklab', l, a, b })

/** The colours of a small picture, every pixel counted. */
export const coloursOf = (picture: Picture): ColourSample => {
  const colours = labOf(picture)
  const clusters = joined(clustersOf(colours)).slice(0, most)
  const total = clusters.reduce((sum, { count }) => sum + count, 0)
  const palette = clusters.map(({ middle, count }) => ({ colour: hexOf(middle), share: count / total }))
  const light = colours.map(([l]) => l).toSorted((a, b) => a - b)
  const at = (share: number): number => light[Math.min(light.length - 1, Math.floor(light.length * share))] ?? 0
  return {
    dominant: palette[0]?.colour ?? '#000000',
    palette,
    light: Math.max(0, Math.min(1, meanOf(colours)[0])),
    contrast: Math.max(0, Math.min(1, at(0.95) - at(0.05))),
  }
}
