// From texts to weights: how much each feature speaks against a text, and what for.
import { type Around, featuresOf } from '../../src/studio/senses/moderation/learned/features.ts'
import { shortestSentence } from '../../src/studio/senses/moderation/learned/judge.ts'
import type { Weight, Weights } from '../../src/studio/senses/moderation/learned/weights.ts'
import { sentencesOf } from '../../src/studio/senses/moderation/sentences.ts'
import type { Token } from '../../src/studio/senses/moderation/tokens.ts'
import type { Reason } from '../../src/studio/senses/moderation/verdict.ts'
import type { Voice } from '../../src/studio/senses/moderation/voices.ts'
import { type Example, fitLogistic } from './logistic.ts'
import type { Text } from './texts.ts'

export interface Lesson extends Text {
  readonly voice: Voice
  readonly tokens: readonly Token[]
  readonly around: Around
  readonly features: ReadonlySet<number>
}

const seed = 1

/** In how many refused texts of each reason a feature is. */
const countReasons = (lessons: readonly Lesson[]): ReadonlyMap<number, ReadonlyMap<Reason, number>> => {
  const counts = new Map<number, Map<Reason, number>>()
  for (const { reason, features } of lessons) {
    if (reason === null) continue
    for (const feature of features) {
      const count = counts.get(feature) ?? new Map<Reason, number>()
      counts.set(feature, count.set(reason, (count.get(reason) ?? 0) + 1))
    }
  }
  return counts
}

/** The reason whose texts have the feature most often, for their number. */
const likeliest = (count: ReadonlyMap<Reason, number>, texts: ReadonlyMap<Reason | null, number>): Reason =>
  [...count]
    .map(([reason, times]) => ({ reason, share: times / (texts.get(reason) ?? 1) }))
    .reduce((one, other) => (other.share > one.share ? other : one), { reason: 'hate', share: 0 }).reason

/** Sentences of harmless texts are lessons too: what is judged may be one sentence of a longer text. */
const sentencesIn = ({ tokens, voice, around, reason }: Lesson): readonly Example[] => {
  const sentences = reason === null ? sentencesOf(tokens) : []
  return sentences.length < 2
    ? []
    : sentences
        .filter(({ length }) => length >= shortestSentence)
        .map((sentence) => ({ features: featuresOf(sentence, voice, around), refused: false }))
}

export const learn = (lessons: readonly Lesson[]): Pick<Weights, 'offset' | 'of'> => {
  const { offset, weights } = fitLogistic(
    [
      ...lessons.map(({ features, reason }) => ({ features, refused: reason !== null })),
      ...lessons.flatMap(sentencesIn),
    ],
    seed,
  )
  const counts = countReasons(lessons)
  const texts = new Map(
    [...Map.groupBy(lessons, ({ reason }) => reason)].map(([reason, group]) => [reason, group.length]),
  )
  const of = new Map<number, Weight>()
  for (const [feature, weight] of weights)
    of.set(feature, { weight, reason: likeliest(counts.get(feature) ?? new Map(), texts) })
  return { offset, of }
}
