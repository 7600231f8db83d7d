// The endpoints of books.
import { textLimits } from '../catalog/limits.ts'
import { type BookCreated, type BookItem, createBook, listBooks } from '../contract/books.ts'
import { cursorAfter, readCursor } from '../contract/cursor.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { fits } from '../contract/text.ts'
import { type Clock, isoTime } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import * as rules from './rules.ts'

const listName = 'books'

interface Parts {
  readonly database: Database
  readonly now: Clock
  readonly understanding: rules.Understanding
}

export const bookEndpoints = ({ database, now, understanding }: Parts): Endpoint[] => [
  endpoint(createBook, async (call) => {
    const { idempotencyKey, body, peek } = call
    const { accountId } = call.credential
    const earlier = idempotencyKey === null ? undefined : await rules.findReplay(database, accountId, idempotencyKey)
    if (earlier) return { status: 200, body: created(earlier, peek('external_ref')), replayed: true }

    const draft = body()
    const order = { accountId, signal: call.signal, draft, idempotencyKey, at: now() }
    const { book, replayed } = await rules.createBook(database, understanding, order)
    return { status: replayed ? 200 : 201, body: created(book, draft.external_ref), replayed }
  }),

  endpoint(listBooks, async ({ credential: { accountId }, query }) => {
    const { limit, cursor } = query()
    const after = cursor === undefined ? null : readCursor(listName, cursor)
    const { books, more } = await rules.listBooks(database, { accountId, limit, after })
    const last = books.at(-1)
    const next = more && last ? cursorAfter(listName, last.id) : null
    return { status: 200, body: { books: books.map(listed), next_cursor: next } }
  }),
]

/** The reference is the current request's, also on a replay, where nobody has judged its length: it is not stored. */
const echoed = (reference: unknown): string | null =>
  typeof reference === 'string' && fits(reference, textLimits.anyExternalRef) ? reference.trim() || null : null

const created = (book: rules.Book, externalRef: unknown): BookCreated => ({
  bookId: book.id,
  subgenre: book.subgenre,
  external_ref: echoed(externalRef),
  created_at: isoTime(book.created_at),
})

const listed = (book: rules.ListedBook): BookItem => ({
  bookId: book.id,
  title: book.title,
  author: book.author,
  subtitle: book.subtitle,
  genre: book.genre,
  subgenre: book.subgenre,
  summary: book.summary,
  target_audience: book.target_audience,
  created_at: isoTime(book.created_at),
})
