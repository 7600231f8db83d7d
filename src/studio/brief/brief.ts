// The brief: all that the studio knows of a book and its caller's wishes, and what it reads in them. Kept with every cover.
import { z } from 'zod'
import { targetAudiences } from '../../catalog/audiences.ts'
import { moods } from '../../catalog/moods.ts'
import { colorPalettes } from '../../catalog/palettes.ts'
import { type Concept, concept as conceptSchema } from '../../contract/concept.ts'
import type { Nearest } from '../concept/motif-of.ts'
import { type ConceptReading, readConcept } from '../concept/read-concept.ts'
import type { ArtNotes } from '../language/language.ts'
import { type Meanings, noMeanings } from '../senses/meaning/meanings.ts'
import { addMeanings } from './add-meanings.ts'
import { colourWishSchema, findColours } from './find-colours.ts'
import { findMood } from './find-mood.ts'
import { findMotifs } from './find-motifs.ts'
import { findSetting } from './find-setting.ts'
import { settingSchema } from './setting.ts'
import { yearLabel } from './year-label.ts'

export type { Setting } from './setting.ts'

const bookSchema = z
  .object({
    title: z.string(),
    subtitle: z.string().nullable(),
    author: z.string().nullable(),
    /** Slug. */
    genre: z.string(),
    subgenre: z.string().nullable(),
    /** Its beginning. */
    summary: z.string().nullable(),
    audience: z.enum(targetAudiences).nullable(),
    /** As it is printed; briefs from before it was cut may hold any length. */
    plannerYear: z.string().overwrite(yearLabel).nullable(),
  })
  .readonly()

const wishesSchema = z
  .object({
    prompt: z.string().nullable(),
    colorPalette: z.enum(colorPalettes).nullable(),
    mood: z.enum(moods).nullable(),
  })
  .readonly()

export const briefSchema = z
  .object({
    book: bookSchema,
    wishes: wishesSchema,
    reading: z
      .object({
        /** Loudest first; empty where the words show nothing. */
        motifs: z.array(z.object({ id: z.string(), score: z.number() }).readonly()).readonly(),
        excludedMotifs: z.array(z.string()).readonly(),
        setting: settingSchema,
        mood: z.enum(moods),
        colours: z.array(colourWishSchema).readonly(),
        /** A kind of colours that the book calls for by itself; briefs from before there were art notes have none. */
        palette: z.enum(colorPalettes).nullable().default(null),
        /** What the picture shows, in an art director's words. */
        scene: z.string().nullable().default(null),
        /** What the cover should show; briefs that were read by words alone have none. */
        concept: conceptSchema.nullable().default(null),
      })
      .readonly(),
  })
  .readonly()

export type Brief = z.infer<typeof briefSchema>

export type BookFacts = Brief['book']

export type Wishes = Brief['wishes']

const mostMotifs = 8
const excerptLength = 300

/** What comparing meanings has found. */
export interface Compared {
  /** In the texts of the book; only heard where it has no concept. */
  readonly meanings?: Meanings
  /** The motif nearest to a noun of the concept that names none. */
  readonly nearest?: Nearest
}

/** By its concept, where there is one; else by its words. */
export const makeBrief = (
  book: BookFacts,
  wishes: Wishes,
  concept: Concept | null = null,
  { meanings = noMeanings, nearest }: Compared = {},
): Brief => {
  const { title, subtitle, author, genre, subgenre, summary, audience, plannerYear } = book
  const { prompt, colorPalette, mood } = wishes
  return {
    book: {
      title,
      subtitle,
      author,
      genre,
      subgenre,
      summary: excerpt(summary),
      audience,
      plannerYear: yearOf(plannerYear),
    },
    wishes: { prompt, colorPalette, mood },
    reading: {
      ...(concept === null ? readWords(book, wishes, meanings) : readConcept(concept, book, wishes, nearest)),
      colours: findColours(prompt),
      scene: null,
      concept,
    },
  }
}

/** The book by its words alone. */
const readWords = (book: BookFacts, { prompt, mood }: Wishes, meanings: Meanings): ConceptReading => {
  const texts = { title: book.title, subtitle: book.subtitle, summary: book.summary, prompt }
  const found = findMotifs(texts)
  return {
    motifs: addMeanings(found, meanings.motifs)
      .slice(0, mostMotifs)
      .map(({ motif, score }) => ({ id: motif, score: Math.round(score * 100) / 100 })),
    excludedMotifs: found.excluded,
    setting: findSetting(texts),
    mood: findMood(mood, texts, book, meanings.moods),
    palette: null,
  }
}

/** The brief after an art director has read the book: his word outranks what was read off single words, never what the caller wished. */
export const withArtNotes = (brief: Brief, { mood, palette, scene }: ArtNotes): Brief => ({
  ...brief,
  reading: { ...brief.reading, mood: brief.wishes.mood ?? mood, palette, scene },
})

const yearOf = (label: string | null): string | null => (label === null ? null : yearLabel(label))

/** The beginning of a summary, cut between words. */
const excerpt = (summary: string | null): string | null => {
  const text = summary?.trim() ?? ''
  if (text === '') return null
  if (text.length <= excerptLength) return text
  const cut = text.slice(0, excerptLength)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')}…`
}
