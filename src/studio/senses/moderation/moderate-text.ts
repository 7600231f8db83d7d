// The sense for words: whether the texts of a book, or a wish for a picture, may be printed and painted.
//
// What it is: lists of words and phrases, read through disguises (digits and signs for letters, look-alikes of other scripts,
// invisible characters, spaces and signs inside words, stretched letters), with a sense for who speaks: a title names a book, a
// blurb tells of terrible things, a prompt asks for a picture. Titles and wishes are short, so there two ideas side by side count as
// well: a people and contempt, a poison and a recipe. What tells of a harm instead of doing it is let pass by its frame, a phrase that
// names the harm, never by a single word. Beside the lists stands a judge that learned from texts of both kinds (learned/). Offline,
// without a model, in time proportional to the text.
// English first; German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian in their commonest forms, by lists only.
//
// What it refuses: sexual wording about minors, slurs and dehumanisation as attacks, calls for violence, threats, urging and
// explaining self-harm, instructions for serious harm, in prompts nudity, genitals and sexual acts, and in every field crude sex
// that a book promises to show.
//
// What it is not: an understanding of meaning. It lets profanity, crime, war, religion, erotica between adults, histories of hatred
// and reclaimed words pass by design; irony, hints, rare languages and new code words pass because it does not know them. Who
// publishes what it allows remains responsible for it.
import * as explicitImagery from './explicit-imagery.ts'
import * as frames from './frames.ts'
import * as harmfulInstructions from './harmful-instructions.ts'
import * as hate from './hate.ts'
import * as incitement from './incitement.ts'
import { type Learned, learnedReason, speaksFor } from './learned/judge.ts'
import { learnedWeights } from './learned/weights.ts'
import { books as letteringBooks, letteringIn } from './lettering.ts'
import { mirroredReadings } from './mirrored.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { union, words } from './phrases.ts'
import { plainSentences, wishedSentences } from './plain-sentences.ts'
import * as selfHarm from './self-harm.ts'
import * as sexualisedMinors from './sexualised-minors.ts'
import { slurs } from './slurs.ts'
import * as threats from './threats.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Reason, Verdict } from './verdict.ts'
import { Vocabulary } from './vocabulary.ts'
import { type Voice, voiceOf } from './voices.ts'
import { wholeWords } from './whole-words.ts'

export { type Reason, reasons, refusalWording, type Verdict } from './verdict.ts'

interface Check {
  readonly reason: Reason
  readonly offends: (tokens: readonly Token[], voice: Voice) => boolean
}

const checks: readonly Check[] = [
  { reason: 'sexualised_minor', offends: sexualisedMinors.sexualisesMinors },
  { reason: 'threat', offends: threats.isThreat },
  { reason: 'incitement', offends: incitement.isIncitement },
  { reason: 'self_harm', offends: selfHarm.urgesSelfHarm },
  { reason: 'hate', offends: hate.isHateful },
  { reason: 'harmful_instructions', offends: harmfulInstructions.givesHarmfulInstructions },
  { reason: 'explicit_imagery', offends: explicitImagery.asksForExplicitImagery },
]

const wordLists = [sexualisedMinors, threats, incitement, selfHarm, hate, harmfulInstructions, explicitImagery]
const books = [...wordLists.flatMap((list) => list.books), ...letteringBooks]

const vocabulary = new Vocabulary({
  listed: union(
    wholeWords,
    ...books.map((book) => book.vocabulary),
    ...[sexualisedMinors, incitement, selfHarm, harmfulInstructions, frames].map(({ fillers }) => fillers),
  ),
  openings: union(...books.map((book) => book.openings)),
  keywords: union(...wordLists.map((list) => list.keywords)),
  maskable: union(slurs, words('porn porno nude nudes naked rape kill murder jews muslims gays sex')),
  ordinary: ordinaryWords,
})

/** How moderation reads a text. */
export const readText = (text: string): readonly Token[] => tokensOf(text, vocabulary)

interface Field {
  readonly name: string
  /** Across a seam there may be two: what offends must offend in both. */
  readonly voices: readonly [Voice, ...Voice[]]
  readonly tokens: readonly Token[]
}

export type Texts = Readonly<Record<string, string | null | undefined>>

const brokenRule = ({ voices, tokens }: Field): Reason | undefined =>
  checks.find((check) => voices.every((voice) => check.offends(tokens, voice)))?.reason

/** What titles of thrillers say in jest and wishes for pictures do not. Anything else is refused in a wish, set or painted. */
const thrilling: ReadonlySet<Reason> = new Set(['incitement', 'threat', 'harmful_instructions'])

/** Words that a wish wants set are judged as the title they will be, and the wish without them as a wish. */
const brokenBy = (field: Field): Reason | undefined => {
  const [whole, parts] = [brokenRule(field), partsOf(field)]
  return parts.length === 1 || (whole !== undefined && !thrilling.has(whole))
    ? whole
    : parts.map(brokenRule).find((broken) => broken !== undefined)
}

/** The rules first, unless all else in a text speaks for it; then what was learned from texts, which knows more turns of phrase. */
export const moderatorWith = (learned: Learned) => {
  const byRules = (field: Field): Reason | undefined => {
    const [voice] = field.voices
    const reason = [field, ...plainOf(field)].map(brokenBy).find((broken) => broken !== undefined)
    return reason !== undefined && !speaksFor(learned, field.tokens, voice, reason)
      ? reason
      : mirrorsOf(field)
          .map(brokenRule)
          .find((broken) => broken !== undefined)
  }
  const byLearning = (field: Field): Reason | undefined =>
    partsOf(field)
      .map(({ tokens, voices: [voice] }) => learnedReason(learned, tokens, voice))
      .find((found) => found !== undefined)

  /** Judges each field, then each with its successor, so that a phrase cut in two is found; it is the first one's fault. */
  return (texts: Texts): Verdict => {
    const fields = Object.entries(texts).flatMap(([name, text]): readonly Field[] =>
      text ? [{ name, voices: [voiceOf(name)], tokens: readText(text) }] : [],
    )
    for (const [judged, judge] of [
      [fields, byRules],
      [seamsOf(fields), brokenRule],
      [fields, byLearning],
    ] as const)
      for (const field of judged) {
        const reason = judge(field)
        if (reason !== undefined) return { allowed: false, field: field.name, reason }
      }
    return { allowed: true }
  }
}

export const moderateText = (texts: Texts): Verdict => moderatorWith(learnedWeights())(texts)

const partsOf = (field: Field): readonly [Field, ...Field[]] => {
  const lettering = field.voices[0] === 'asking' ? letteringIn(field.tokens) : []
  const wish = field.tokens.filter((_, at) => !lettering.some(({ start, end }) => at >= start && at < end))
  return [
    { ...field, tokens: wish },
    ...lettering.map(({ start, end }) => ({
      ...field,
      voices: ['title'] as const,
      tokens: asText(field.tokens, start, end),
    })),
  ]
}

/** Some words of a text as a text of their own. */
const asText = (tokens: readonly Token[], start: number, end: number): readonly Token[] =>
  tokens
    .slice(start, end)
    .map((token, at) => (at === 0 ? { ...token, startsSentence: true, startsClause: true, quoted: false } : token))

const plainOf = (field: Field): readonly Field[] =>
  field.voices[0] === 'telling'
    ? [
        ...plainSentences(field.tokens).map((tokens) => ({ ...field, voices: ['title'] as const, tokens })),
        ...wishedSentences(field.tokens).map((tokens) => ({ ...field, voices: ['asking'] as const, tokens })),
      ]
    : []

const mirrorsOf = (field: Field): readonly Field[] =>
  mirroredReadings(field.tokens, vocabulary).map((tokens) => ({ ...field, tokens }))

/** How many words on either side of a seam are read again. */
const seamReach = 30

/** A wish for a picture is no continuation of the book's words: requests have seams only among themselves. */
const seamsOf = (fields: readonly Field[]): readonly Field[] =>
  fields.slice(1).flatMap(({ tokens, voices: [voice] }, position): readonly Field[] => {
    const before = fields[position]
    if (before === undefined || (before.voices[0] === 'asking') !== (voice === 'asking')) return []
    const [first, ...rest] = tokens.slice(0, seamReach)
    const continued =
      first === undefined ? [] : [{ ...first, startsSentence: false, startsClause: true, startsField: true }, ...rest]
    const seam = [...before.tokens.slice(-seamReach), ...continued]
    return [
      { name: before.name, voices: before.voices[0] === voice ? [voice] : [before.voices[0], voice], tokens: seam },
    ]
  })
