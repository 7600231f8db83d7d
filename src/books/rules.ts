// What a book needs to be accepted, and what is worked out for it.
import { fault } from '../catalog/fault.ts'
import { knownGenre } from '../catalog/known-genre.ts'
import type { BookDraft } from '../contract/books.ts'
import type { Database, Reads } from '../platform/database/database.ts'
import { isId, newId } from '../platform/ids.ts'
import type { BookWords } from '../studio/senses/detection/detect-subgenre.ts'
import type { Refuse } from '../studio/senses/moderation/refuse-forbidden.ts'
import * as store from './store.ts'

export type Book = store.Book
export type ListedBook = store.ListedBook

/** The book an earlier request with this key has made, if any. */
export const findReplay = (database: Database, accountId: string, key: string): Promise<Book | undefined> =>
  store.findBookByIdempotencyKey(database.read, accountId, key)

/** Who wants to know, and until when. */
interface Asker {
  readonly accountId: string
  /** Aborts when they are gone. */
  readonly signal: AbortSignal
}

/** Finds the subgenre that title and summary mean; null when unsure. */
export type Detect = (book: BookWords, asker: Asker) => Promise<string | null>

/** What is understood of a book. */
export interface Understanding {
  readonly detect: Detect
  /** By the word lists. */
  readonly refuseForbidden: Refuse
  /** By whoever knows more. */
  readonly refuseDoubtful: Refuse
}

interface CreateBook extends Asker {
  readonly draft: BookDraft
  readonly idempotencyKey: string | null
  readonly at: number
}

/** Stores a book. Of two requests racing with one key, one creates the book and both get it. */
export const createBook = async (
  database: Database,
  { detect, refuseForbidden, refuseDoubtful }: Understanding,
  { accountId, signal, draft, idempotencyKey, at }: CreateBook,
): Promise<{ book: Book; replayed: boolean }> => {
  const words = judgedWords(draft)
  // The genre is judged by nobody; it says what the other words are part of.
  await refuseForbidden(accountId, { ...words, genre: draft.genre })
  const genre = knownGenre(draft.genre)
  // Together: a language model may take its time for each, and somebody waits.
  const [subgenre] = await Promise.all([
    draft.subgenre ?? detect({ ...wordsOf(draft), genre }, { accountId, signal }),
    refuseDoubtful(accountId, words),
  ])
  const book: Book = {
    id: newId(),
    account_id: accountId,
    title: draft.title,
    author: draft.author ?? null,
    subtitle: draft.subtitle ?? null,
    genre: genre.name,
    subgenre,
    summary: draft.summary ?? null,
    target_audience: draft.target_audience ?? null,
    planner_year: draft.planner_year ?? null,
    idempotency_key: idempotencyKey,
    created_at: at,
  }
  if (await database.transact((trx) => store.insertBook(trx, book))) return { book, replayed: false }
  const existing = idempotencyKey === null ? undefined : await findReplay(database, accountId, idempotencyKey)
  if (!existing) throw new Error('the book was neither stored nor found')
  return { book: existing, replayed: true }
}

const wordsOf = ({ title, subtitle, summary }: BookDraft) => ({ title, subtitle, summary })

/** Whatever may be printed, whole: also a year label that is longer than any cover shows. */
const judgedWords = ({ title, author, subtitle, summary, planner_year }: BookDraft) => ({
  title,
  author,
  subtitle,
  summary,
  planner_year,
})

/** A book of the account, or the fault that says there is none. */
export const requireBook = async (reads: Reads, accountId: string, id: string): Promise<Book> => {
  const book = isId(id) ? await store.findBook(reads, id) : undefined
  if (book?.account_id !== accountId) throw fault('book_not_found')
  return book
}

/** A page of an account's books, newest first, and whether more follow. */
export const listBooks = async (
  database: Database,
  { accountId, limit, after }: { accountId: string; limit: number; after: string | null },
): Promise<{ books: ListedBook[]; more: boolean }> => {
  const found = await store.findBooks(database.read, { accountId, limit: limit + 1, after })
  return { books: found.slice(0, limit), more: found.length > limit }
}
