// The learned judge: what a text scores by the weights of its features, and what it is refused for.
import { anyOf, words } from '../phrases.ts'
import { sentencesOf } from '../plain-sentences.ts'
import type { Token } from '../tokens.ts'
import type { Reason } from '../verdict.ts'
import type { Voice } from '../voices.ts'
import { featuresOf, shareOfEach } from './features.ts'
import type { Weight, Weights } from './weights.ts'

export type Learned = Pick<Weights, 'of' | 'offset'>

/** The weights of what is known of a text. */
const knownOf = ({ of }: Learned, tokens: readonly Token[], voice: Voice): readonly Weight[] =>
  [...featuresOf(tokens, voice)].flatMap((feature) => of.get(feature) ?? [])

/** The logarithm of the odds that a text is one of those to refuse. */
const scored = ({ offset }: Learned, known: readonly Weight[]): number =>
  offset + known.reduce((sum, { weight }) => sum + weight, 0) * shareOfEach(known.length)

/** What most of the weight against a text speaks for. */
const heaviestReason = (known: readonly Weight[]): Reason | undefined => {
  const shares = new Map<Reason, number>()
  for (const { weight, reason } of known) if (weight > 0) shares.set(reason, (shares.get(reason) ?? 0) + weight)
  return [...shares].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/**
 * Above this a text is refused. Chosen with lists that the weights had not seen: titles of real books sound most like what they are
 * not, and wishes least.
 */
const bars: Readonly<Record<Voice, number>> = { title: 1.5, telling: 0.6, asking: 1 }

/** In a longer text a sentence by itself is judged too: one that offends would drown among the others. */
const drowning = 40
/** Out of its surroundings a sentence sounds worse than it is. */
const aloneBar = 1
/** A sentence of fewer words says too little by itself. */
export const shortestSentence = 4

/** Fewer words prove nothing: they may be a name. */
const fewest = 3

/** What a text is refused for; undefined if nothing. */
export const learnedReason = (learned: Learned, tokens: readonly Token[], voice: Voice): Reason | undefined => {
  const judged = (words: readonly Token[], bar: number): Reason | undefined => {
    const known = knownOf(learned, words, voice)
    return scored(learned, known) > bar ? heaviestReason(known) : undefined
  }
  if (tokens.length < fewest) return undefined
  const bar = bars[voice]
  if (tokens.length <= drowning) return judged(tokens, bar)
  for (const sentence of sentencesOf(tokens)) {
    const reason = sentence.length < shortestSentence ? undefined : judged(sentence, bar + aloneBar)
    if (reason !== undefined) return reason
  }
  return judged(tokens, bar)
}

/** Below this, a rule that a text seems to break is overruled. Nudes are what rules mistake most: of statues, in drawing classes. */
const overruling = (voice: Voice, reason: Reason): number => {
  if (voice === 'asking') return reason === 'explicit_imagery' ? -2 : -4
  return voice === 'telling' ? -4 : Number.NEGATIVE_INFINITY
}

/** They may be grown up, or not: nothing speaks for their nakedness. */
const maybeMinors = words('boy boys girl girls son sons daughter daughters teen teens pupil pupils')

/** What a wish says of type is harmless, and says nothing of the picture that it asks for beside it. */
const type = words('author authors title subtitle name names letters lettering byline font text tagline')

/**
 * Whether all else in a text speaks for it so clearly that a broken rule must be a mistake: each of its sentences, so that none hides
 * behind the others. About minors and in disguise nothing does.
 */
export const speaksFor = (learned: Learned, tokens: readonly Token[], voice: Voice, reason: Reason): boolean => {
  if (reason === 'sexualised_minor' || tokens.length > drowning || tokens.some(({ disguised }) => disguised))
    return false
  if (reason === 'explicit_imagery' && (anyOf(tokens, maybeMinors) || anyOf(tokens, type))) return false
  const bar = overruling(voice, reason)
  return sentencesOf(tokens).every((sentence) => {
    const known = knownOf(learned, sentence, voice)
    // In another language hardly a word is known, and nothing speaks for the text.
    return known.length >= sentence.length && scored(learned, known) < bar
  })
}
