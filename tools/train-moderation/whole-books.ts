// Whole books as callers send them, each with the field that is to blame, if any; and books around texts that came without one.
import { z } from 'zod'
import { Random } from '../../src/studio/paint/random.ts'
import { reasons } from '../../src/studio/senses/moderation/verdict.ts'
import { isBook, readLists } from './lists.ts'
import type { BookAround, Text } from './texts.ts'

const fieldNames = ['title', 'subtitle', 'author', 'summary', 'prompt'] as const

const bookSchema = z.object({
  genre: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  author: z.string(),
  summary: z.string(),
  prompt: z.string().nullable(),
  reason: z.enum(reasons).nullable(),
  blame: z.enum(fieldNames).nullable(),
})

export type WholeBook = z.infer<typeof bookSchema>

export const wholeBooks = (): readonly WholeBook[] =>
  readLists().flatMap(({ read }) => (isBook(read) ? [bookSchema.parse(read)] : []))

/** What stands around a field: the texts that tell of the book, and its genre; nothing around names and wishes. */
const aroundOf = (book: WholeBook, field: string): BookAround | null =>
  field === 'author' || field === 'prompt'
    ? null
    : {
        genre: book.genre,
        texts: [book.title, book.subtitle, book.summary].flatMap((text) =>
          text !== null && text !== book[field === 'title' || field === 'subtitle' ? field : 'summary'] ? [text] : [],
        ),
      }

export const textsOfBooks = (books: readonly WholeBook[]): readonly Text[] =>
  books.flatMap((book) =>
    fieldNames.flatMap((field) => {
      const text = book[field]
      return text === null
        ? []
        : [
            {
              list: 'books',
              field,
              text,
              reason: book.blame === field ? book.reason : null,
              book: aroundOf(book, field),
            },
          ]
    }),
  )

const placed = new Set(['title', 'subtitle', 'summary'])

/** Half of the texts get a harmless book around them, or a book would by itself speak for whatever stands in it. */
export const placedInBooks = (texts: readonly Text[], books: readonly WholeBook[]): readonly Text[] => {
  const harmless = books.filter(({ reason }) => reason === null)
  const random = new Random(1)
  return texts.map((text) => {
    const book = harmless[random.whole(0, harmless.length - 1)]
    if (book === undefined || !placed.has(text.field) || random.chance(0.5)) return text
    const around = aroundOf(book, text.field === 'summary' ? 'summary' : 'title')
    const genre = text.reason !== null && random.chance(0.6) ? 'non-fiction' : book.genre
    return { ...text, book: around && { ...around, genre } }
  })
}
