// Snow that lies: white ground that keeps its shapes, and a line of it on whatever stands there.
import { type Colour, mix } from '../../../colour/colour.ts'
import { labOfColour } from '../../../colour/oklab.ts'
import type { Easel } from '../../../paint/easel.ts'
import { colourWhere } from '../colours/colour-things.ts'
import { turnPixels } from '../colours/turn-pixels.ts'
import { type Mask, whereMask } from '../mask.ts'
import { toneOfSheet } from '../tone-of-art.ts'

/** Rows of a mask that snow lies deep on an upper edge: at least, and more where it drifted. */
const thin = 2
const drifted = 5
/** How much deeper it is on what stands near the eye. */
const nearer = 3
/** How much of the ground snow covers. */
const cover = 0.88

/** By night snow is blue, and never brighter than its picture can be. */
const snowIn = (easel: Easel): Colour => mix('#7f93b8', '#f4f8fc', Math.min(1, 0.12 + toneOfSheet(easel).light * 2.1))

/** The upper edges of a mask: what is of it, with nothing of it close above. */
const edgesOf = ({ width, height, shares }: Mask, easel: Easel, depth: number): Mask => {
  const edges = new Uint8Array(shares.length)
  for (let row = drifted * depth + 1; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if ((shares[at] ?? 0) < 128) continue
      const deep = thin * depth + Math.round(drifted * depth * easel.noise.fractal(column / 40, row / 60, 2))
      if ((shares[at - Math.min(deep, row) * width] ?? 0) < 100) edges[at] = 240
    }
  return { width, height, shares: edges }
}

interface Lying {
  readonly ground: Mask | null
  /** Buildings, trees and a hero without life. */
  readonly standing: readonly Mask[]
  readonly roofs: Mask | null
}

export const laySnow = (easel: Easel, { ground, standing, roofs }: Lying): void => {
  const colour = snowIn(easel)
  for (const lain of [ground, roofs])
    if (lain) colourWhere(easel, { ...lain, shares: lain.shares.map((share) => share * cover) }, colour)
  const [far, ...near] = standing
  const bright = mix(colour, '#ffffff', 0.35)
  if (far) colourWhere(easel, edgesOf(far, easel, 1), bright)
  // Deep snow hides what it lies on, be it black.
  for (const each of near) turnPixels(easel, whereMask(edgesOf(each, easel, nearer), easel), () => labOfColour(bright))
}
