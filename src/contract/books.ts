// Books: what is sent to make one, and how lists show them.
import { z } from 'zod'
import { targetAudiences } from '../catalog/audiences.ts'
import { findGenre, genres, isPlanner } from '../catalog/genres.ts'
import { pageLimits, textLimits } from '../catalog/limits.ts'
import { operation } from './operation.ts'
import { cursor, nextCursor, noQuery, pageLimit } from './pages.ts'
import { coverText, freeText, text } from './text.ts'
import { id, instant, shortName, shown } from './values.ts'

const genreField = freeText().meta({
  enum: genres.flatMap(({ slug, name }) => [slug, name]),
  description: 'Slug or canonical value; case matters.',
})

const audience = z.enum(targetAudiences)

const bookFields = z.object({
  title: coverText(textLimits.title),
  genre: genreField,
  author: coverText(textLimits.author)
    .optional()
    .meta({ description: 'Required unless the genre is Planner & Journal.' }),
  subtitle: coverText(textLimits.subtitle).optional(),
  subgenre: text(textLimits.subgenre)
    .optional()
    .meta({ description: 'Detected from title and summary when omitted, where the genre has subgenres.' }),
  summary: text(textLimits.summary).optional().meta({ description: 'Informs the cover.' }),
  target_audience: audience.optional(),
  external_ref: text(textLimits.externalRef)
    .optional()
    .meta({ description: 'Your reference; echoed in the answer, not stored.' }),
  planner_year: freeText().optional().meta({
    description: 'Year label for a planner, such as "2027". Of any length; a cover shows the first 40 characters.',
  }),
})

/** `when`: also where other fields are wrong, because a missing field is reported before any other. */
const bookDraft = bookFields.refine(({ author, genre }) => author !== undefined || isPlanner(findGenre(genre)), {
  path: ['author'],
  when: () => true,
})

export type BookDraft = z.infer<typeof bookDraft>

export const bookCreated = z.object({
  bookId: id,
  subgenre: shown(textLimits.subgenre).nullable(),
  external_ref: shown(textLimits.anyExternalRef).nullable(),
  created_at: instant,
})

export type BookCreated = z.infer<typeof bookCreated>

const bookItem = z.object({
  bookId: id,
  title: shown(textLimits.title),
  author: shown(textLimits.author).nullable(),
  subtitle: shown(textLimits.subtitle).nullable(),
  genre: shortName.meta({ description: 'Canonical value.', maxLength: 100 }),
  subgenre: shown(textLimits.subgenre).nullable(),
  summary: shown(textLimits.summary).nullable(),
  target_audience: audience.nullable(),
  created_at: instant,
})

export type BookItem = z.infer<typeof bookItem>

export const bookPage = z.object({ books: z.array(bookItem), next_cursor: nextCursor })

export const createBook = operation({
  id: 'createBook',
  method: 'POST',
  path: '/api/v1/books',
  tag: 'Books',
  summary: 'Create a book',
  description:
    'Stores the book that covers are generated for. Title, author and subtitle are printed as given; a character that no face has, such as an emoji, is left out of the print, and a field of which nothing could be printed is refused with `unsupported_characters`. Free.',
  authenticated: true,
  idempotent: true,
  query: noQuery,
  body: bookDraft,
  answers: {
    201: { description: 'The book has been created.', schema: bookCreated },
    200: { description: 'A book with this Idempotency-Key exists; this is it.', schema: bookCreated },
  },
  faults: [
    'invalid_json',
    'missing_required_fields',
    'invalid_field_type',
    'field_too_long',
    'unsupported_characters',
    'invalid_field_value',
    'content_policy_violation',
    'invalid_genre',
    'payload_too_large',
  ],
  failure: 'book_creation_failed',
})

export const listBooks = operation({
  id: 'listBooks',
  method: 'GET',
  path: '/api/v1/books',
  tag: 'Books',
  summary: 'List books',
  description: "The account's books, newest first.",
  authenticated: true,
  idempotent: false,
  query: z.object({ limit: pageLimit(pageLimits.books), cursor }),
  body: null,
  answers: { 200: { description: 'A page of books.', schema: bookPage } },
  faults: ['invalid_limit', 'invalid_cursor'],
  failure: 'fetch_failed',
})
