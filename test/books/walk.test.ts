// GET /books page by page: each book once, newest first, whatever happens meanwhile.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fc } from '../support/property.ts'
import { onBothServices, type TestService } from '../support/service.ts'
import { createBook, listBooks } from './book-calls.ts'
import { insertBooks } from './insert-books.ts'

interface Step {
  readonly limit: number
  /** How many books are made after the page was read. */
  readonly made: number
}

const step: fc.Arbitrary<Step> = fc.record({ limit: fc.integer({ min: 1, max: 8 }), made: fc.nat({ max: 2 }) })

/** Reads pages until the last, doing what the steps say, over and over. */
const walk = async (service: TestService, key: string, steps: readonly Step[]): Promise<string[]> => {
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; cursor !== null; page++) {
    const { limit, made } = steps[page % steps.length] ?? { limit: 1, made: 0 }
    const { books, next_cursor } = await listBooks(service, key, `?limit=${limit}&cursor=${cursor}`)
    assert.ok(books.length === limit || next_cursor === null)
    seen.push(...books.map(({ title }) => title))
    cursor = next_cursor
    for (let count = 0; count < made; count++) await createBook(service, { key }, { title: `late, page ${page}` })
  }
  return seen
}

onBothServices('a walk through the list of books', (running) => {
  it('visits each book exactly once, newest first, while new ones are made', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 30 }), fc.array(step, { minLength: 1, maxLength: 4 }), async (count, steps) => {
        const { apiKey: key, accountId } = await running().openAccount()
        if (count > 0) await insertBooks(running().database, accountId, count)
        const expected = Array.from({ length: count }, (_, index) => `Book ${count - 1 - index}`)
        assert.deepEqual(await walk(running(), key, steps), expected)
      }),
      { numRuns: 25 },
    )
  })

  it('goes in the order in which books were made, also where many are made in one moment', async () => {
    const { apiKey: key } = await running().openAccount()
    const titles = Array.from({ length: 40 }, (_, index) => `Book ${index}`)
    for (const title of titles) await createBook(running(), { key }, { title })
    assert.deepEqual(await walk(running(), key, [{ limit: 7, made: 0 }]), titles.toReversed())
  })

  it('visits each book once while others are made without a pause', async () => {
    const { apiKey: key, accountId } = await running().openAccount()
    await insertBooks(running().database, accountId, 60)
    let walking = true
    const author = async () => {
      while (walking) await createBook(running(), { key }, { title: 'late' })
    }
    const authors = [author(), author(), author()]
    const seen = await walk(running(), key, [{ limit: 4, made: 0 }])
    walking = false
    await Promise.all(authors)
    const early = seen.filter((title) => title !== 'late')
    assert.deepEqual(
      early,
      Array.from({ length: 60 }, (_, index) => `Book ${59 - index}`),
    )
  })
})
