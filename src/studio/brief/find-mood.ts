// The mood that words name; where they name none, the mood that readers expect of the shelf.
import { z } from 'zod'
import { type Mood, moods } from '../../catalog/moods.ts'
import words from './data/mood-words.json' with { type: 'json' }
import shelves from './data/shelf-moods.json' with { type: 'json' }
import { ExpressionIndex } from './expression-index.ts'
import { deniedTokens } from './negation.ts'
import { type BookTexts, type TextSource, textSources } from './texts.ts'
import { tokensOf } from './tokens.ts'

export interface Shelf {
  /** Slug. */
  readonly genre: string
  readonly subgenre: string | null
}

/** Comma-separated. */
export const moodWords = z.record(z.enum(moods), z.string()).parse(words)

const moodSchema = z.record(z.string(), z.enum(moods))
/** Those of subgenres, `genre:subgenre`, where they are not their genre's. */
export const shelfMoods = z.strictObject({ genres: moodSchema, subgenres: moodSchema }).parse(shelves)

/** What readers expect of a shelf weighs as much as three words of the summary. */
const shelfWeight = 3
const loudness: Readonly<Record<TextSource, number>> = { prompt: 4, title: 1.4, subtitle: 1, summary: 1 }
/** A second word for the same mood adds this share of what the first did. */
const repetition = 0.75

const tones = new ExpressionIndex<Mood>()
for (const mood of moods) tones.add(moodWords[mood], mood)

/** The mood of a shelf without any words. */
export const moodOfShelf = ({ genre, subgenre }: Shelf): Mood =>
  shelfMoods.subgenres[`${genre}:${subgenre ?? ''}`] ?? shelfMoods.genres[genre] ?? 'intellectual'

export const findMood = (wished: Mood | null, texts: BookTexts, shelf: Shelf): Mood =>
  wished ?? loudest(withTones(new Map([[moodOfShelf(shelf), shelfWeight]]), texts))

/** The mood that a wish names; null where it names none. */
export const moodIn = (prompt: string | null): Mood | null => {
  const scores = withTones(new Map(), { title: '', prompt })
  return scores.size === 0 ? null : loudest(scores)
}

const withTones = (known: ReadonlyMap<Mood, number>, texts: BookTexts): ReadonlyMap<Mood, number> => {
  const scores = new Map(known)
  const told = new Map<Mood, number>()
  for (const source of textSources) {
    const tokens = tokensOf(texts[source] ?? '')
    const denied = deniedTokens(tokens, source === 'prompt')
    for (const { to, meanings } of tones.read(tokens)) {
      if (denied.has(to - 1)) continue
      for (const mood of meanings) {
        const before = told.get(mood) ?? 0
        told.set(mood, before + 1)
        scores.set(mood, (scores.get(mood) ?? 0) + loudness[source] * repetition ** before)
      }
    }
  }
  return scores
}

const loudest = (scores: ReadonlyMap<Mood, number>): Mood =>
  moods.reduce((best, mood) => ((scores.get(mood) ?? 0) > (scores.get(best) ?? 0) ? mood : best))
