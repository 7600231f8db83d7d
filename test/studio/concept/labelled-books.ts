// The books of the training data as the concepts that their labels make, and the cover documents of a sample of them.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { findGenre } from '../../../src/catalog/genres.ts'
import { type Concept, concept } from '../../../src/contract/concept.ts'
import type { BookFacts } from '../../../src/studio/brief/brief.ts'
import { Random } from '../../../src/studio/paint/random.ts'

const labelled = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  summary: z.string(),
  genre: z.string(),
  subgenre: z.string().nullable(),
  subjects: z.array(z.string()),
  also: z.array(z.string()),
  never: z.array(z.string()),
  literal: z.array(z.string()).nullable(),
  joined: z.unknown(),
  people: z.unknown(),
  place: z.unknown(),
  era: z.unknown(),
  season: z.unknown(),
  hour: z.unknown(),
  weather: z.unknown(),
  mood: z.union([z.array(z.string()), z.string()]),
  palette: z.unknown(),
  typeLed: z.unknown(),
})

export interface LabelledBook {
  readonly facts: BookFacts
  readonly concept: Concept
  readonly also: readonly string[]
  readonly never: readonly string[]
}

const folder = resolve(import.meta.dirname, '..', '..', '..', 'training', 'data', 'books')

/** Null where a label is unknown: nobody has said what the cover should show. */
const bookOf = (line: string): LabelledBook | null => {
  const label = labelled.parse(JSON.parse(line))
  const { title, subtitle, summary, genre, subgenre, subjects, also, never } = label
  const inText = `${title} ${subtitle ?? ''} ${summary}`.toLowerCase()
  const read = concept.safeParse({
    ...label,
    subjects: subjects
      .slice(0, 8)
      .map((noun) => ({ noun, confidence: 0.9, literal: inText.includes(noun.toLowerCase()) })),
    mood: label.mood[0],
  })
  if (!read.success || !findGenre(genre)?.supported) return null
  const facts = { title, subtitle, author: 'A. Writer', genre, subgenre, summary, audience: null, plannerYear: null }
  return { facts, concept: read.data, also, never }
}

export const labelledBooks = (): readonly LabelledBook[] =>
  globSync('*.jsonl', { cwd: folder })
    .toSorted()
    .flatMap((file) => readFileSync(resolve(folder, file), 'utf8').trim().split('\n'))
    .flatMap((line) => bookOf(line) ?? [])

export const sampleOfBooks = (count: number, seed: number): readonly LabelledBook[] =>
  new Random(seed).sub('books').shuffled(labelledBooks()).slice(0, count)
