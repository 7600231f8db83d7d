// Smoke and fog in other colours: in one, or in two that lie in each other, the lighter where the light is.
import { type Lab, labOfColour } from '../../../colour/oklab.ts'
import type { Shade } from '../../../colour/shade.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { type Mask, shareIn } from '../mask.ts'
import { type Spot, shadeOfPart } from './shades-of-art.ts'
import { spotsOf, turnShade } from './turn-shades.ts'

/** Shares of the smoke, from its darkest, between which the darker of two colours gives way to the lighter. */
const between = [0.52, 0.86] as const

/** Which of two colours a pixel takes by its light: where smoke is thin and dark it glows in the one, in its midst in the other. */
const byLight = (spots: readonly Spot[], shade: Shade, colours: readonly [Lab, Lab]): ((pixel: Lab) => Lab) => {
  const [low, high] = colours.toSorted((one, other) => one.l - other.l)
  const lights = spots
    .filter((spot) => shade.shareOf(spot) > 0.5)
    .map(({ l }) => l)
    .toSorted((one, other) => one - other)
  const [from, to] = between.map((share) => lights[Math.floor(lights.length * share)] ?? 0.5)
  return (pixel) => {
    const share = smooth(from ?? 0, Math.max(to ?? 0, (from ?? 0) + 0.02), pixel.l)
    const mixed = (of: (lab: Lab) => number): number => {
      const [one, other] = [of(low ?? colours[0]), of(high ?? colours[1])]
      return one + (other - one) * share
    }
    return { l: mixed(({ l }) => l), a: mixed(({ a }) => a), b: mixed(({ b }) => b) }
  }
}

interface Drifting {
  readonly mask: Mask
  readonly colour: string
  readonly second: string | null
  readonly hero: Mask
}

/** What drifts over a picture has no edges: the hue that most of it has turns wherever it is seen, but for the hero. */
export const turnDrifting = (easel: Easel, { mask, colour, second, hero }: Drifting): void => {
  const spots = spotsOf(easel, mask)
  const found = shadeOfPart(spots, { look: 'glow', near: null, isSingle: false, top: 0, bottom: 1 }, false)
  if (found === null) return
  const { width, height } = easel.canvas
  const first = labOfColour(colour)
  const goal = second === null ? first : byLight(spots, found.shade, [first, labOfColour(second)])
  turnShade(easel, found.shade, goal, (top) => (at) => {
    const row = Math.floor(at / 4 / width)
    return 1 - shareIn(hero, (at / 4 - row * width + 0.5) / width, (top + row + 0.5) / height)
  })
}
