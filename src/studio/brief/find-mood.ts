// The mood of a book: as asked for, else as its words and its shelf suggest.
import { type Mood, moods } from '../../catalog/moods.ts'
import { ExpressionIndex } from './expression-index.ts'
import { type BookTexts, type TextSource, textSources } from './find-motifs.ts'
import { genreMoods, moodWords, subgenreMoods } from './mood-words.ts'
import { deniedTokens } from './negation.ts'
import { tokensOf } from './tokens.ts'

export interface Shelf {
  /** Slug. */
  readonly genre: string
  readonly subgenre: string | null
}

/** What readers expect of a shelf weighs as much as three plain words of the summary. */
const shelfWeight = 3
const loudness: Readonly<Record<TextSource, number>> = { prompt: 4, title: 1.4, subtitle: 1, summary: 1 }
/** A second word for the same mood adds this share of what the first did. */
const repetition = 0.75

interface Tone {
  readonly mood: Mood
  readonly weight: number
}

const tones = new ExpressionIndex<Tone>()
for (const mood of moods)
  for (const [weight, expressions] of Object.entries(moodWords[mood]))
    tones.add(expressions, { mood, weight: Number(weight) })

/** The mood of a shelf without any words. */
export const moodOfShelf = ({ genre, subgenre }: Shelf): Mood =>
  subgenreMoods[`${genre}:${subgenre ?? ''}`] ?? genreMoods[genre] ?? 'intellectual'

export const findMood = (wished: Mood | null, texts: BookTexts, shelf: Shelf): Mood => {
  if (wished !== null) return wished
  const scores = new Map<Mood, number>([[moodOfShelf(shelf), shelfWeight]])
  addTones(scores, texts)
  return loudest(scores)
}

/** The mood that a wish names; null where it names none. */
export const moodIn = (prompt: string | null): Mood | null => {
  const scores = new Map<Mood, number>()
  addTones(scores, { title: '', prompt })
  return scores.size === 0 ? null : loudest(scores)
}

const addTones = (scores: Map<Mood, number>, texts: BookTexts): void => {
  const told = new Map<Mood, number>()
  for (const source of textSources) {
    const tokens = tokensOf(texts[source] ?? '')
    const denied = deniedTokens(tokens, source === 'prompt')
    for (const { to, meanings } of tones.read(tokens)) {
      if (denied.has(to - 1)) continue
      for (const { mood, weight } of meanings) {
        const before = told.get(mood) ?? 0
        told.set(mood, before + 1)
        scores.set(mood, (scores.get(mood) ?? 0) + weight * loudness[source] * repetition ** before)
      }
    }
  }
}

const loudest = (scores: ReadonlyMap<Mood, number>): Mood =>
  moods.reduce((best, mood) => ((scores.get(mood) ?? 0) > (scores.get(best) ?? 0) ? mood : best))
