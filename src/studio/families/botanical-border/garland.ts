// Garlands: flowers and greenery along a line, thick where the line is thick, with leaves reaching inwards.
import type { Palette } from '../../colour/palette.ts'
import { lerp } from '../../paint/curves.ts'
import type { FlowerKind } from '../../paint/flora/flowers.ts'
import type { BloomSpot, SprigSpot } from '../../paint/flora/lit-arrangement.ts'
import type { SprigKind } from '../../paint/flora/sprigs.ts'
import type { Random } from '../../paint/random.ts'

/** A place on the line: where it is, which way is inwards, how large flowers are there. */
export interface Station {
  readonly x: number
  readonly y: number
  readonly inward: number
  readonly size: number
}

export interface Planting {
  readonly sprigs: SprigSpot[]
  readonly blooms: BloomSpot[]
}

export interface Bed {
  readonly flowers: readonly [FlowerKind, FlowerKind, FlowerKind]
  readonly greens: readonly [SprigKind, ...SprigKind[]]
}

/** Flowers that go together. */
export const beds: readonly [Bed, ...Bed[]] = [
  { flowers: ['peony', 'anemone', 'daisy'], greens: ['eucalyptus', 'leafy', 'olive', 'berry'] },
  { flowers: ['rose', 'cosmos', 'daisy'], greens: ['leafy', 'fern', 'leafy'] },
  { flowers: ['poppy', 'cosmos', 'daisy'], greens: ['wheat', 'leafy', 'fern'] },
  { flowers: ['rose', 'peony', 'anemone'], greens: ['leafy', 'eucalyptus', 'berry', 'olive'] },
  { flowers: ['anemone', 'peony', 'cosmos'], greens: ['olive', 'leafy', 'fern'] },
]

/** Stations along a run of corners, closer where flowers are small. */
export const stationsAlong = (corners: readonly Station[]): Station[] => {
  const stations: Station[] = []
  for (const [at, from] of corners.entries()) {
    const to = corners[at + 1]
    if (!to) break
    const far = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.max(1, Math.round(far / ((from.size + to.size) * 0.62)))
    for (let step = 0; step < count; step++) {
      const share = step / count
      stations.push({
        x: lerp(from.x, to.x, share),
        y: lerp(from.y, to.y, share),
        inward: lerp(from.inward, to.inward, share),
        size: lerp(from.size, to.size, share),
      })
    }
  }
  const last = corners.at(-1)
  return last ? [...stations, last] : stations
}

export const plant = (stations: readonly Station[], bed: Bed, { hues }: Palette, random: Random): Planting => {
  const sprigs: SprigSpot[] = []
  const blooms: BloomSpot[] = []
  const [great, second, small] = bed.flowers
  const lead = random.whole(0, 2)
  for (const [at, { x, y, inward, size }] of stations.entries()) {
    for (let green = 0; green < 3; green++)
      sprigs.push({
        x: x + random.bell() * size * 0.3,
        y: y + random.bell() * size * 0.3,
        kind: random.pick(bed.greens),
        turn: inward + random.between(-1.25, 1.25),
        length: size * random.between(1.6, 2.7),
        depth: random.between(0, 0.45),
      })
    const isGreat = (at + lead) % 3 === 0
    const off = random.between(-0.15, 0.35) * size
    const spot = { x: x + Math.cos(inward) * off, y: y + Math.sin(inward) * off, tilt: random.between(0, 0.25) }
    blooms.push(
      isGreat
        ? { ...spot, kind: great, radius: size * random.between(0.9, 1.05), colour: hues[0] }
        : {
            ...spot,
            kind: second,
            radius: size * random.between(0.6, 0.76),
            colour: random.chance(0.6) ? hues[1] : hues[2],
          },
    )
    const beside = inward + random.between(-0.9, 0.9)
    const out = size * random.between(0.85, 1.15)
    if (random.chance(0.75))
      blooms.push({
        x: x + Math.cos(beside) * out,
        y: y + Math.sin(beside) * out,
        kind: small,
        radius: size * random.between(0.26, 0.38),
        colour: random.chance(0.7) ? hues[4] : hues[2],
        tilt: random.between(0, 0.3),
      })
  }
  return {
    sprigs: sprigs.toSorted((one, other) => (other.depth ?? 0) - (one.depth ?? 0)),
    blooms: blooms.toSorted((one, other) => one.radius - other.radius),
  }
}
