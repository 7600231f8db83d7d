// Books: what covers are generated for.
import type { CallOptions, Connection, MakingOptions } from '../connection.ts'
import { PageList } from '../page-list.ts'
import type { Book, BookCreated, BookDraft, BookPage, Operations } from '../types.generated.ts'

export class Books {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Creates a book. Free. */
  create(draft: BookDraft, options?: MakingOptions): Promise<BookCreated> {
    return this.#connection.call('createBook', { body: draft }, options)
  }

  /** The account's books, newest first: `for await (const book of client.books.list())`, or `.page()`. */
  list(query: Operations['listBooks']['query'] = {}, options?: CallOptions): PageList<BookPage, Book> {
    return new PageList(
      (cursor) => this.#connection.call('listBooks', { query: { ...query, cursor } }, options),
      ({ books }) => books,
      query.cursor,
    )
  }
}
