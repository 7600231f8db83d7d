// POST /books: of several things wrong with a request, the one that the contract lists first is reported, always.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { ErrorCode } from '../../src/catalog/errors.ts'
import { createBook } from '../../src/contract/books.ts'
import { fc } from '../support/property.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'
import { aBook } from './a-book.ts'

/** A value for a field, and everything that is wrong with it. */
interface Choice {
  readonly value: unknown
  readonly wrong: readonly ErrorCode[]
}

const wrongType: Choice[] = [42, true, ['x'], {}].map((value) => ({ value, wrong: ['invalid_field_type'] }))
const control: Choice = { value: 'a\0b', wrong: ['invalid_field_value'] }
const hateful: Choice = { value: 'Hitler did nothing wrong', wrong: ['content_policy_violation'] }
const arabic: Choice = { value: 'كتاب', wrong: ['unsupported_characters'] }
const absent: Choice[] = [undefined, null, ' '].map((value) => ({ value, wrong: [] }))
const missing: Choice[] = absent.map(({ value }) => ({ value, wrong: ['missing_required_fields'] }))
const tooLong = (limit: number): Choice => ({ value: 'x'.repeat(limit + 1), wrong: ['field_too_long'] })
const everythingAtOnce = (limit: number): Choice => ({
  value: `${'كتاب'.repeat(limit)}\0`,
  wrong: ['field_too_long', 'unsupported_characters', 'invalid_field_value'],
})
const onCover = (limit: number) => [...wrongType, control, hateful, arabic, tooLong(limit), everythingAtOnce(limit)]

const choices: Readonly<Record<string, readonly Choice[]>> = {
  title: [...onCover(100), ...missing],
  author: [...onCover(100), ...missing],
  subtitle: [...onCover(300), ...absent],
  genre: [...wrongType, ...missing, control, { value: 'no such genre', wrong: ['invalid_genre'] }],
  subgenre: [...wrongType, control, tooLong(100), ...absent],
  summary: [...wrongType, control, hateful, tooLong(1000), ...absent],
  target_audience: [...wrongType, { value: 'nobody', wrong: ['invalid_field_value'] }, ...absent],
  external_ref: [...wrongType, control, tooLong(200), ...absent],
  planner_year: [...wrongType, control, hateful, ...absent],
}

const anyDefects = fc
  .tuple(
    ...Object.entries(choices).map(([field, each]) =>
      fc.option(
        fc.constantFrom(...each).map((choice) => ({ field, ...choice })),
        { nil: null },
      ),
    ),
  )
  .map((chosen) => chosen.filter((each) => each !== null))
  .filter((chosen) => chosen.some(({ wrong }) => wrong.length > 0))

const first = (codes: ReadonlySet<ErrorCode>): ErrorCode | undefined =>
  createBook.faults.find((code) => codes.has(code))

onBothServices('the fault of a book with several faults', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })

  it('is the one that stands first in the contract', async () => {
    await fc.assert(
      fc.asyncProperty(anyDefects, async (chosen) => {
        const wish = Object.fromEntries(chosen.map(({ field, value }) => [field, value]))
        const wrong = new Set(chosen.flatMap((choice) => choice.wrong))
        const answer = await running().call('POST', '/api/v1/books', { key, body: aBook(wish) })
        assertRefused(answer, first(wrong) ?? '')
      }),
      { numRuns: 200 },
    )
    const books = await running().database.read.selectFrom('books').select('id').execute()
    assert.deepEqual(books, [])
  })

  it('names the same field every time', async () => {
    const body = aBook({ summary: 5, author: 6, title: 7, external_ref: 8 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => running().call('POST', '/api/v1/books', { key, body })),
    )
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
    assert.deepEqual(assertRefused(answers[0] ?? { status: 0, json: null }, 'invalid_field_type').details, {
      field: 'title',
    })
  })

  it('is a body that is no JSON, or no object, before anything in it', async () => {
    for (const body of ['{"title":', '']) {
      assertRefused(await running().call('POST', '/api/v1/books', { key, body }), 'invalid_json')
    }
    assertRefused(await running().call('POST', '/api/v1/books', { key, body: [aBook()] }), 'invalid_field_type')
  })
})
