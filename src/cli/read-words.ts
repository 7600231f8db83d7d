// What the trained reader makes of words, with no server and nothing painted: for people who wonder, and for measuring.
import { findGenre } from '../catalog/genres.ts'
import type { Concept } from '../contract/concept.ts'
import type { EditReading } from '../contract/edit.ts'
import { trainedReader } from '../reader/trained-reader.ts'
import { motifOf } from '../studio/concept/motif-of.ts'
import type { Arguments } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/** Slots that are empty are left out: what is printed is what was said. */
const told = ({ edits, keep, unread, nothing }: EditReading): object => ({
  edits: edits.map((edit) => Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== null))),
  keep,
  unread,
  nothing,
})

/** With the name of the drawing for each subject; null where nobody has drawn it. */
const withMotifs = (concept: Concept): object => ({
  ...concept,
  subjects: concept.subjects.map(({ noun, confidence, literal }) => ({
    noun,
    motif: motifOf(noun),
    confidence,
    literal,
  })),
})

const conceptOf = async (given: Arguments): Promise<object> => {
  const name = given.option('genre') ?? 'other'
  const genre = findGenre(name)
  if (!genre) throw new UsageError(`--genre "${name}" is not known; use a slug such as science-fiction`)
  const book = {
    title: given.required('title'),
    subtitle: given.option('subtitle') ?? null,
    genre: genre.slug,
    subgenre: given.option('subgenre') ?? null,
    summary: given.option('summary') ?? null,
  }
  given.end()
  const reader = trainedReader()
  const subgenre = book.subgenre ?? (await reader.subgenre(book))?.subgenre ?? null
  return withMotifs(await reader.concept({ ...book, subgenre }))
}

export const readWords = async (given: Arguments): Promise<object> => {
  const message = given.option('edit')
  if (message === undefined) return conceptOf(given)
  given.end()
  return told(await trainedReader().edits(message))
}
