// The page of all books, and the making of one.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createBook, listBooks } from '../contract/books.ts'
import { isPlainText } from '../contract/text.ts'
import { sendPage } from '../html/send.ts'
import { leadTo, queryOf, readForm } from '../identity/rules.ts'
import { isId } from '../platform/ids.ts'
import { type Tried, triedForm } from './form-state.ts'
import { formLimit } from './limits.ts'
import { onceKey } from './once.ts'
import { bookFormFields, bookFormId } from './pages/book-form.ts'
import { type ShelfView, shelfPage } from './pages/shelf-page.ts'
import { forReaders, type LibraryParts, type Reader } from './reader.ts'
import { textsIn } from './sent.ts'
import { findBooksByTitle, findNewestCovers, type ShelvedBook } from './store.ts'

const pageLength = 24

const longestSearch = 100

/** What cannot be in a title is not searched for. */
const wordsIn = (query: string): string =>
  isPlainText(query) ? query.trim().slice(0, longestSearch).toWellFormed() : ''

interface Shelf {
  readonly books: readonly ShelvedBook[]
  readonly isFirst: boolean
  readonly nextHref: string | null
}

export const shelfRoutes = (app: FastifyInstance, parts: LibraryParts): void => {
  const { database } = parts
  const readersOnly = forReaders(parts)

  const all = async (reader: Reader): Promise<Shelf> => {
    const cursor = queryOf(reader.request, 'cursor')
    const { books, next_cursor } = await reader.ask(listBooks, { query: { limit: String(pageLength), cursor } })
    return {
      books: books.map(({ bookId: id, title, author, genre }) => ({ id, title, author, genre })),
      isFirst: cursor === undefined,
      nextHref: next_cursor === null ? null : `/library?${new URLSearchParams({ cursor: next_cursor })}`,
    }
  }

  const found = async ({ accountId, request }: Reader, words: string): Promise<Shelf> => {
    const given = queryOf(request, 'after') ?? ''
    const after = isId(given) ? given : null
    const books = await findBooksByTitle(database.read, { accountId, words, limit: pageLength + 1, after })
    const last = books.length > pageLength ? books[pageLength - 1] : undefined
    return {
      books: books.slice(0, pageLength),
      isFirst: after === null,
      nextHref: last ? `/library?${new URLSearchParams({ q: words, after: last.id })}` : null,
    }
  }

  const show = async (reader: Reader, tried: Tried | null = null): Promise<FastifyReply> => {
    const words = wordsIn(queryOf(reader.request, 'q') ?? '')
    const { books, ...shelf } = await (words === '' ? all(reader) : found(reader, words))
    const covers = await findNewestCovers(
      database.read,
      books.map(({ id }) => id),
    )
    const view: ShelfView = {
      ...shelf,
      words,
      books: books.map((book) => ({ ...book, coverId: covers.get(book.id) ?? null })),
      tried,
    }
    const { request, reply } = reader
    return sendPage(request, reply, { page: shelfPage(await reader.frame(), view), status: tried?.fault.status ?? 200 })
  }

  app.get(
    '/library',
    readersOnly((reader) => show(reader)),
  )

  app.post(
    '/library',
    formLimit,
    readersOnly(async (reader) => {
      const values = readForm(parts, reader.request)
      try {
        const { bookId } = await reader.ask(createBook, {
          body: textsIn(values, Object.keys(bookFormFields)),
          idempotencyKey: onceKey(bookFormId, values),
        })
        return leadTo(reader.reply, `${reader.root}/library/books/${bookId}`)
      } catch (error) {
        return show(reader, triedForm(bookFormId, values, error))
      }
    }),
  )
}
