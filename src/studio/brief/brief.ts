// Makes a brief: by the concept of the book where there is one, else by its words.
import type { Concept } from '../../contract/concept.ts'
import { type BookReading, readConcept, wishedFrom } from '../concept/read-concept.ts'
import { withDrawings } from '../drawings/show-drawings.ts'
import type { ArtNotes } from '../language/language.ts'
import { type Asked, askedThings } from './asked-things.ts'
import type { BookFacts, Brief, Wishes } from './brief-schema.ts'
import { findColours } from './find-colours.ts'
import { findMood } from './find-mood.ts'
import { findMotifs } from './find-motifs.ts'
import { findSetting } from './find-setting.ts'
import { yearLabel } from './year-label.ts'

export { type BookFacts, type Brief, briefSchema, type Wishes } from './brief-schema.ts'
export type { Setting } from './setting.ts'

const mostMotifs = 8
const excerptLength = 300

/** By its concept, where there is one; else by its words. `drawings` are shown besides all others; `named` is what the prompt names. */
export const makeBrief = (
  book: BookFacts,
  wishes: Wishes,
  concept: Concept | null = null,
  drawings: Brief['drawings'] = [],
  named: readonly string[] = [],
): Brief => {
  const { title, subtitle, author, genre, subgenre, summary, audience, plannerYear } = book
  const { prompt, colorPalette, mood } = wishes
  const read = () => {
    const reading = concept === null ? readWords(book, wishes) : readConcept(concept, book, wishes)
    const asked = askedThings(prompt, named)
    return { ...reading, motifs: withAsked(reading, asked), asked }
  }
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
      ...withDrawings(drawings, read),
      colours: findColours(prompt),
      scene: null,
      concept,
    },
    drawings,
  }
}

/** What is asked for by name stands before whatever the book offers, behind what its own names have found. */
const withAsked = ({ motifs, excludedMotifs }: BookReading, asked: readonly Asked[]): BookReading['motifs'] => {
  const known = new Set([...motifs.map(({ id }) => id), ...excludedMotifs])
  const added = asked.flatMap(({ motif }) => (motif === null || known.has(motif) ? [] : [motif]))
  const wished = motifs.filter(({ score }) => score >= wishedFrom)
  const others = motifs.filter(({ score }) => score < wishedFrom)
  return [...wished, ...[...new Set(added)].map((id) => ({ id, score: wishedFrom })), ...others].slice(0, mostMotifs)
}

/** A book that nobody has read: by the names in its words alone. */
const readWords = (book: BookFacts, { prompt, mood }: Wishes): BookReading => {
  const texts = { title: book.title, subtitle: book.subtitle, summary: book.summary, prompt }
  const found = findMotifs(texts)
  return {
    motifs: found.motifs
      .slice(0, mostMotifs)
      .map(({ motif, score }) => ({ id: motif, score: Math.round(score * 100) / 100 })),
    excludedMotifs: found.excluded,
    setting: findSetting(texts),
    mood: findMood(mood, texts, book),
    palette: null,
  }
}

/** The brief after an art director has read the book: his word outranks what was read off single words, never what the caller wished. */
export const withArtNotes = (brief: Brief, { mood, palette, scene }: ArtNotes): Brief => ({
  ...brief,
  reading: { ...brief.reading, mood: brief.wishes.mood ?? mood, palette: palette ?? brief.reading.palette, scene },
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
