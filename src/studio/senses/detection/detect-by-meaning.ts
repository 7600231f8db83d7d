// The sense for subgenres by meaning: heads over sentence vectors, mixed with the points of words. Without the model, words alone.
import { smallWordsOf } from '../../brief/language-of.ts'
import type { Embed } from '../meaning/embed.ts'
import { type BookWords, detectSubgenre, rankSubgenres } from './detect-subgenre.ts'
import { meaningHeads } from './meaning-heads.ts'
import { tellingStems } from './sentence-likelihood.ts'
import { wordsOf } from './words.ts'

export interface MeantSubgenre {
  readonly subgenre: string
  readonly score: number
}

interface MeantRanking {
  /** Every subgenre of the genre, best first; empty where none is detected. */
  readonly ranking: readonly MeantSubgenre[]
  /** How likely the best is right, from 0 to 1, as measured on the tuning books. */
  readonly confidence: number
}

/** What a point for words is worth beside a head, whose scores run from 0 to 1. */
const keywordWeight = 0.06
const likenessWeight = 0.1
/** Words add up with the length of a text and heads do not: beyond so many telling words each counts less. */
const usualWords = 30
/** A summary says what it is about at its beginning; more only costs time. */
const longestExcerpt = 900
/** Fewer telling words than these are a title that may mean anything, and each missing one takes from the confidence. */
const fewestWords = 6
const silenceWeight = 0.8
/** Of answers less likely than this about half were wrong on the tuning books; a genre's own templates serve better. */
const leastConfidence = 0.6

/** The subgenre that title and summary mean; null when the genre has none to detect or it is not clear. */
export const detectSubgenreBy = async (embed: Embed, book: BookWords): Promise<string | null> =>
  detectSubgenreIn(book, await vectorsOf(embed, book))

/** The same with the vectors of `textsToCompare`. */
export const detectSubgenreIn = (book: BookWords, vectors: Vectors): string | null => {
  const meant = rankSubgenresIn(book, vectors)
  if (meant === null) return detectSubgenre(book)
  return meant.confidence < leastConfidence ? null : (meant.ranking[0]?.subgenre ?? null)
}

type Vectors = Awaited<ReturnType<Embed>>

const vectorsOf = async (embed: Embed, book: BookWords): Promise<Vectors> => {
  const texts = textsToCompare(book)
  return texts.length === 0 ? null : embed(texts)
}

/** What the model is to read of a book; nothing where it would find nothing, or does not know the language. */
export const textsToCompare = (book: BookWords): readonly string[] => {
  const texts = textsOf(book)
  return rankSubgenres(book, 1).length > 0 && isEnglish(wordsOf(texts[0] ?? '')) ? texts : []
}

/** All subgenres by meaning and words together; null without the model, or in a language that it does not know. */
const rankSubgenresIn = (book: BookWords, vectors: Vectors): MeantRanking | null => {
  const byWords = rankSubgenres(book, Number.POSITIVE_INFINITY)
  const texts = textsOf(book)
  if (byWords.length === 0 || texts.length === 0) return { ranking: [], confidence: 0 }
  if (vectors === null) return null
  const words = wordsOf(texts[0] ?? '')
  const byMeaning = meaningHeads().scores(book.genre.slug, vectors)
  const telling = tellingStems(words).length
  const share = Math.min(1, usualWords / telling)
  const ranking = byWords
    .map(({ subgenre, score, likeness }) => {
      const points = keywordWeight * (score - likeness) + likenessWeight * likeness
      return { subgenre, score: (byMeaning.get(subgenre) ?? 0) + share * points }
    })
    .toSorted((one, other) => other.score - one.score)
  return { ranking, confidence: confidenceOf(ranking, telling) }
}

/** Title and summary together and the summary alone: a title may be a figure of speech, so it has half a vote. */
const textsOf = ({ title, subtitle, summary }: BookWords): readonly string[] => {
  const told = summary?.trim().slice(0, longestExcerpt) ?? ''
  const whole = [title, subtitle ?? '', told].map((part) => part.trim()).filter((part) => part !== '')
  if (!/\p{L}{2}/u.test(whole.join(' '))) return []
  return told === '' || whole.length === 1 ? [whole.join('. ')] : [whole.join('. '), told]
}

/** The model knows English: a text with more small words of another language would only confuse it. */
const isEnglish = (words: readonly string[]): boolean => {
  const counts = smallWordsOf(words)
  const inEnglish = counts.get('english') ?? 0
  return [...counts.values()].every((count) => count < 2 || count <= inEnglish)
}

/** Logistic in the best score and in its lead over the second, as fitted to the tuning books. */
const confidenceOf = ([best, second]: readonly MeantSubgenre[], telling: number): number => {
  if (best === undefined) return 0
  const lead = best.score - (second?.score ?? 0)
  const silence = Math.max(0, fewestWords - telling)
  return 1 / (1 + Math.exp(-(-0.27 + 4.14 * lead + 2.56 * best.score - silenceWeight * silence)))
}
