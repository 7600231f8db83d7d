// The learned judge: what a field scores by the weights of its features, and what it is refused for.
import type { Field } from '../fields.ts'
import { lettering, minors } from '../lists.ts'
import { anyOf } from '../phrases.ts'
import { sentencesOf } from '../sentences.ts'
import type { Token } from '../tokens.ts'
import type { Reason } from '../verdict.ts'
import type { Voice } from '../voices.ts'
import { type Around, featuresOf, nothingAround, numberOf, shareOfEach } from './features.ts'
import type { Weight, Weights } from './weights.ts'

export type Learned = Pick<Weights, 'of' | 'offset'>

/** The weights of what is known of a text. */
const knownOf = ({ of }: Learned, tokens: readonly Token[], voice: Voice, around: Around): readonly Weight[] =>
  [...featuresOf(tokens, voice, around)].flatMap((feature) => of.get(feature) ?? [])

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
const bars: Readonly<Record<Voice, number>> = { title: 1.5, telling: 0.5, asking: 0.7 }

/** In a longer text a sentence by itself is judged too: one that offends would drown among the others. */
const drowning = 40
/** Out of its surroundings a sentence sounds worse than it is. */
const aloneBar = 1
/** A sentence of fewer words says too little by itself. */
export const shortestSentence = 4

/** Fewer words prove nothing: they may be a name, and a title of three words is made of the one that it is about. */
const fewest: Readonly<Record<Voice, number>> = { title: 4, telling: 3, asking: 3 }

type Judged = Pick<Field, 'name' | 'voices' | 'tokens' | 'around'>

export const saysEnough = ({ tokens, voices: [voice] }: Judged): boolean => tokens.length >= fewest[voice]

/** How much a field's own words speak against it, in the book that it belongs to. */
export const oddsAgainst = (learned: Learned, { tokens, voices: [voice], around }: Judged): number =>
  scored(learned, knownOf(learned, tokens, voice, around))

export interface LearnedFinding {
  readonly field: string
  readonly reason: Reason
  /** How far above its bar. */
  readonly excess: number
}

/** What a field is refused for; undefined if for nothing. */
export const learnedFinding = (learned: Learned, field: Judged): LearnedFinding | undefined => {
  const {
    name,
    tokens,
    voices: [voice],
    around,
  } = field
  const judged = (text: readonly Token[], bar: number, beside: Around): LearnedFinding | undefined => {
    const known = knownOf(learned, text, voice, beside)
    const excess = scored(learned, known) - bar
    const reason = excess > 0 ? heaviestReason(known) : undefined
    return reason && { field: name, reason, excess }
  }
  if (!saysEnough(field)) return undefined
  const bar = bars[voice]
  if (tokens.length > drowning)
    for (const sentence of sentencesOf(tokens)) {
      const finding = sentence.length < shortestSentence ? undefined : judged(sentence, bar + aloneBar, around)
      if (finding !== undefined) return finding
    }
  const inBook = judged(tokens, bar, around)
  if (inBook !== undefined && isOfStory(learned, field, inBook.reason)) return undefined
  if (inBook !== undefined || around === nothingAround) return inBook
  // No book excuses what speaks so clearly by itself, unless stories are called so.
  const byItself = judged(tokens, bar + aloneBar, nothingAround)
  return byItself && !storied.has(byItself.reason) ? byItself : undefined
}

/** What stories are called after, in jest or in earnest. */
const storied: ReadonlySet<Reason> = new Set(['threat', 'harmful_instructions', 'self_harm'])

/** Shelves of stories. Books for the young are not among them: there may be advice in them. */
const fiction: ReadonlySet<string | null> = new Set([
  'fantasy',
  'romance',
  'thriller',
  'mystery',
  'science-fiction',
  'horror',
  'historical-fiction',
  'contemporary-fiction',
])

/** A book of which fewer words are known says too little of what its title means. */
const fewestAround = 6
/** Below this a book speaks for its title. */
const storyBar = -2
/** Below this its other texts are harmless beyond doubt. */
const harmlessBar = -2

/** Above this a title says too plainly by itself what it promises: a genre is quickly claimed, and a cover shows no summary. */
const plainBar = 3

/** Whether it is the title of a novel that tells of something else: `How to Make a Bomb` with a marriage in its summary. */
export const isOfStory = (learned: Learned, field: Judged, reason: Reason): boolean => {
  const {
    voices: [voice],
    around: { genre, tokens },
  } = field
  return (
    voice === 'title' &&
    (reason === 'threat' || reason === 'harmful_instructions') &&
    fiction.has(genre) &&
    tokens.length >= fewestAround &&
    oddsAgainst(learned, { ...field, around: nothingAround }) < plainBar &&
    scored(learned, knownOf(learned, tokens, 'telling', nothingAround)) < harmlessBar
  )
}

/** Below this, a rule that a text seems to break is overruled. Nudes are what rules mistake most: of statues, in drawing classes. */
const overruling = (voice: Voice, reason: Reason): number =>
  voice === 'asking' && reason === 'explicit_imagery' ? -2 : -4

/** They may be grown up, or not: nothing speaks for their nakedness. */
const maybeMinors = minors.words('maybeMinors')

/** What a wish says of type is harmless, and says nothing of the picture that it asks for beside it. */
const type = lettering.words('type')

/**
 * Whether all else speaks for a field so clearly that a broken rule must be a mistake: for a title the book around it, elsewhere each
 * sentence, so that none hides behind the others. About minors and in disguise nothing does, and no story makes good a call for violence.
 */
export const speaksFor = (learned: Learned, field: Judged, reason: Reason): boolean => {
  const {
    tokens,
    voices: [voice],
    around,
  } = field
  if (reason === 'sexualised_minor' || tokens.length > drowning || tokens.some(({ disguised }) => disguised))
    return false
  if (reason === 'explicit_imagery' && (anyOf(tokens, maybeMinors) || anyOf(tokens, type))) return false
  if (voice === 'title')
    return (
      around.tokens.length >= fewestAround &&
      storied.has(reason) &&
      (isOfStory(learned, field, reason) || oddsAgainst(learned, field) < storyBar)
    )
  const bar = overruling(voice, reason)
  return sentencesOf(tokens).every(
    (sentence) =>
      isFamiliar(learned, sentence) && scored(learned, knownOf(learned, sentence, voice, nothingAround)) < bar,
  )
}

/** In another language hardly a word is known, and nothing speaks for the text. */
const isFamiliar = ({ of }: Learned, sentence: readonly Token[]): boolean =>
  sentence.filter((token) => of.has(numberOf(token))).length >= familiar * sentence.length

const familiar = 0.6
