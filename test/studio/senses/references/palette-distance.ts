// How unlike two palettes look.
import type { Swatch } from '../../../../src/studio/senses/references/reading.ts'

/** Chroma is seen before lightness is. */
const chromaReach = 1.6

const planeOf = ({ c, h }: Swatch): readonly [number, number] => [
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
]

const swatchDistance = (one: Swatch, other: Swatch): number => {
  const [a, b] = planeOf(one)
  const [otherA, otherB] = planeOf(other)
  return Math.hypot(one.l - other.l, chromaReach * (a - otherA), chromaReach * (b - otherB))
}

const oneWay = (from: readonly Swatch[], to: readonly Swatch[]): number =>
  from.reduce((sum, swatch) => sum + swatch.weight * Math.min(...to.map((other) => swatchDistance(swatch, other))), 0)

/** Each colour's way to the nearest of the other palette, weighed, both ways. About 0 to .4. */
export const paletteDistance = (one: readonly Swatch[], other: readonly Swatch[]): number =>
  (oneWay(one, other) + oneWay(other, one)) / 2
