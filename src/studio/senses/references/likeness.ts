// How alike two compositions are: the measure by which a cover is made to follow a reference.
import { smooth } from '../../paint/curves.ts'
import { correlation, meanOf, mirrored, spreadOf } from './grid.ts'
import type { Composition } from './reading.ts'

/** What is compared: of a reference, of a painted cover, and of a template's layout alike. */
export type Composed = Pick<Composition, 'mass' | 'tone' | 'horizon' | 'diagonal' | 'symmetry' | 'lettering'>

interface Point {
  /** How much the reference makes of it. */
  readonly weight: number
  /** 1 the same, -1 the opposite. */
  readonly alike: number
}

/** 1 for no distance, -1 from this one on. */
const nearness = (distance: number, most: number): number => 1 - 2 * Math.min(1, Math.abs(distance) / most)

const massPoint = ({ mass }: Composed, cover: Composed): Point => ({
  weight: mass.plain,
  alike: correlation(mass.grid, cover.mass.grid),
})

/** Dark letters are no shadow: the more of them, the less is known of the light behind. */
const tonePoint = ({ tone, lettering }: Composed, cover: Composed): Point => ({
  weight: 0.7 * smooth(0.03, 0.16, spreadOf(tone)) * (1 - smooth(0, 0.3, meanOf(lettering ?? [0]))),
  alike: correlation(tone, cover.tone),
})

const horizonPoint = ({ horizon }: Composed, cover: Composed): Point => ({
  weight: horizon === null ? 0 : 0.35,
  alike: horizon === null || cover.horizon === null ? -0.2 : nearness(horizon - cover.horizon, 0.25),
})

const diagonalPoint = ({ diagonal }: Composed, cover: Composed): Point => ({
  weight: 0.3 * smooth(0.06, 0.3, Math.abs(diagonal)),
  alike: nearness(diagonal - cover.diagonal, 0.4),
})

const symmetryPoint = ({ symmetry, mass }: Composed, cover: Composed): Point => ({
  weight: 0.15 * mass.plain * smooth(0.6, 0.9, symmetry),
  alike: 2 * cover.symmetry - 1,
})

/** Light and dark layouts of a family: colours are steered already, so this counts little. */
const keyPoint = ({ tone }: Composed, cover: Composed): Point => ({
  weight: 0.2,
  alike: nearness(meanOf(tone) - meanOf(cover.tone), 0.4),
})

/** Type stands where it stood, or else where the reference is calm. */
const typePoint = ({ lettering, mass }: Composed, cover: Composed): Point => {
  if (cover.lettering === null) return { weight: 0, alike: 0 }
  return lettering === null
    ? { weight: 0.2 * mass.plain, alike: -correlation(mass.grid, cover.lettering) }
    : { weight: 0.4, alike: correlation(lettering, cover.lettering) }
}

const composing = [massPoint, tonePoint, horizonPoint, diagonalPoint]
const accompanying = [symmetryPoint, keyPoint, typePoint]

/** From -1 to 1: how much a cover is composed like the reference. */
export const likeness = (reference: Composed, cover: Composed): number => {
  const points = [...composing, ...accompanying].map((point) => point(reference, cover))
  const weight = points.reduce((sum, point) => sum + point.weight, 0)
  return points.reduce((sum, point) => sum + point.weight * point.alike, 0) / weight
}

/** Fainter than this, what is seen in a picture is chance. */
const leastSay = 0.2

/** 0 to 1: how much a reference says about composition. An empty sheet and noise say nothing, and steer nothing. */
export const sayOf = (reference: Composed): number => {
  const weight = composing.reduce((sum, point) => sum + point(reference, reference).weight, 0)
  return weight < leastSay ? 0 : Math.min(1, weight)
}

/** Seen in a mirror. */
export const mirroredComposition = <Kind extends Composed>(composed: Kind): Kind => ({
  ...composed,
  mass: { ...composed.mass, grid: mirrored(composed.mass.grid) },
  tone: mirrored(composed.tone),
  diagonal: 0 - composed.diagonal,
  lettering: composed.lettering && mirrored(composed.lettering),
})
