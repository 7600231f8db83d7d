// The sense for subgenres: which of a genre's subgenres the words of a book point to, or none. Offline and model-free.
import type { Genre } from '../../../catalog/genres.ts'
import { genreProfiles } from './genre-profiles.ts'
import { type SubgenreScore, SubgenreScorer } from './subgenre-scorer.ts'

export type { SubgenreScore } from './subgenre-scorer.ts'

export interface BookWords {
  readonly genre: Genre
  readonly title: string
  readonly subtitle?: string | null | undefined
  readonly summary?: string | null | undefined
}

/**
 * When a subgenre counts as found. Points are keyword weights (0.4 for a hint, 3 for a word that settles it), so the
 * best must have half an ordinary keyword to itself and a lead over the second. Below that about half of the guesses
 * were wrong on the books used for tuning, and genre-level templates serve such a book better.
 */
export const leastScore = 0.5
export const leastLead = 0.3

/** The subgenre the title and summary clearly point to; null when the genre has none to detect or nothing is clear. */
export const detectSubgenre = (book: BookWords): string | null => {
  const [best, second] = rankSubgenres(book, 2)
  if (best === undefined || best.score < leastScore) return null
  return second !== undefined && best.score - second.score < leastLead ? null : best.subgenre
}

/** The best subgenres with their points and the keywords that earned them, best first; empty without detection. */
export const rankSubgenres = (book: BookWords, count = 3): readonly SubgenreScore[] => {
  const { genre, title, subtitle, summary } = book
  const text = [title, subtitle, summary].filter((part) => typeof part === 'string').join(' \n ')
  return scorerOf(genre)?.rank(text).slice(0, count) ?? []
}

const scorers = new Map<string, SubgenreScorer>()

const scorerOf = (genre: Genre): SubgenreScorer | undefined => {
  const profile = genre.detectsSubgenre ? genreProfiles.get(genre.slug) : undefined
  if (profile === undefined) return undefined
  const scorer = scorers.get(genre.slug) ?? new SubgenreScorer(profile)
  scorers.set(genre.slug, scorer)
  return scorer
}
