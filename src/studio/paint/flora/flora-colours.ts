// The colours of plants, made from one colour each and looked up by number while painting.
import { type Colour, mix, shift } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'

export interface Tones {
  /** From the depth of the plant to its light, evenly spaced. */
  readonly steps: readonly Colour[]
}

export interface BloomColours extends Tones {
  /** The middle of open flowers. */
  readonly heart: Colour
  readonly heartLight: Colour
  readonly stamen: Colour
}

const count = 24

const tonesOf = (deep: Colour, middle: Colour, light: Colour): readonly Colour[] =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1)
    return share < 0.5 ? mix(deep, middle, share * 2) : mix(middle, light, share * 2 - 1)
  })

/** Petals of one colour; the depth turns warmer and the light turns paler, as petals do. */
export const bloomColours = (
  petal: Colour,
  options: { readonly heart?: Colour; readonly stamen?: Colour; readonly deep?: Colour; readonly light?: Colour } = {},
): BloomColours => {
  const deep = options.deep ?? shift(petal, { l: -0.24, c: 1.12, h: -8 })
  const light = options.light ?? shift(petal, { l: 0.17, c: 0.58, h: 6 })
  const heart = options.heart ?? shift(petal, { l: -0.4, c: 0.6 })
  return {
    steps: tonesOf(deep, petal, light),
    heart,
    heartLight: shift(heart, { l: 0.16 }),
    stamen: options.stamen ?? shift(petal, { l: 0.2, c: 0.7, h: 40 }),
  }
}

export const leafColours = (leaf: Colour, options: { readonly light?: Colour } = {}): Tones => ({
  steps: tonesOf(
    shift(leaf, { l: -0.15, c: 0.9, h: 6 }),
    leaf,
    options.light ?? shift(leaf, { l: 0.15, c: 0.9, h: -10 }),
  ),
})

/** 0 is the depth, 1 the light. */
export const toneOf = (tones: Tones, share: number): Colour =>
  tones.steps[Math.round(clamp(share) * (count - 1))] ?? '#000000'
