// Logistic regression over sparse features, fitted by adaptive gradient descent: deterministic, for some ten thousand texts.
import { Random } from '../../src/studio/paint/random.ts'
import { shareOfEach } from '../../src/studio/senses/moderation/learned/features.ts'

export interface Example {
  readonly features: ReadonlySet<number>
  readonly refused: boolean
}

export interface Fit {
  readonly offset: number
  readonly weights: ReadonlyMap<number, number>
}

const rounds = 20
const stride = 0.3
/** How strongly weights are drawn to zero. */
const decay = 1e-5
/** A feature of one or two texts says more of them than of texts. */
const fewest = 3

const commonFeatures = (examples: readonly Example[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const places = new Map<number, number>()
  for (const [feature, count] of counts) if (count >= fewest) places.set(feature, places.size)
  return places
}

export const fitLogistic = (examples: readonly Example[], seed: number): Fit => {
  const places = commonFeatures(examples)
  const rows = examples.map(({ features, refused }) => ({
    refused,
    at: Uint32Array.from([...features].flatMap((feature) => places.get(feature) ?? [])),
  }))
  const weights = new Float64Array(places.size)
  const travelled = new Float64Array(places.size).fill(1e-6)
  const offset = { value: 0, travelled: 1e-6 }
  const random = new Random(seed)
  for (let round = 0; round < rounds; round++)
    for (const { at, refused } of random.shuffled(rows)) {
      const share = shareOfEach(at.length)
      let score = offset.value
      for (const place of at) score += (weights[place] ?? 0) * share
      const error = 1 / (1 + Math.exp(-score)) - (refused ? 1 : 0)
      for (const place of at) {
        const slope = error * share + decay * (weights[place] ?? 0)
        travelled[place] = (travelled[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (stride * slope) / Math.sqrt(travelled[place] ?? 1)
      }
      offset.travelled += error * error
      offset.value -= (stride * error) / Math.sqrt(offset.travelled)
    }
  return {
    offset: offset.value,
    weights: new Map([...places].map(([feature, place]) => [feature, weights[place] ?? 0])),
  }
}
