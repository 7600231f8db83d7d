// A list that the service gives out in pages: walk it with `for await`, or take one page.

interface Page {
  readonly next_cursor: string | null
}

/**
 * Nothing is fetched before it is asked for. Walking begins at the given cursor, or at the newest item, and fetches pages
 * as they are needed.
 */
export class PageList<OnePage extends Page, Item> implements AsyncIterable<Item> {
  readonly #fetchPage: (cursor: string | undefined) => Promise<OnePage>
  readonly #itemsOf: (page: OnePage) => readonly Item[]
  readonly #start: string | undefined

  constructor(
    fetchPage: (cursor: string | undefined) => Promise<OnePage>,
    itemsOf: (page: OnePage) => readonly Item[],
    start: string | undefined,
  ) {
    this.#fetchPage = fetchPage
    this.#itemsOf = itemsOf
    this.#start = start
  }

  /** One page: the first, or the one at the cursor that the list was asked for with. */
  page(): Promise<OnePage> {
    return this.#fetchPage(this.#start)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    let cursor = this.#start
    do {
      const page = await this.#fetchPage(cursor)
      yield* this.#itemsOf(page)
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }
}
