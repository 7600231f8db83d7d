// The trained reader, asked for what the covers of books should show.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { z } from 'zod'
import { genres } from '../../src/catalog/genres.ts'
import { concept } from '../../src/contract/concept.ts'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { fc, unicodeText } from '../support/property.ts'

const reader = trainedReader()

it('any book has a concept of the contract, best subjects first, and the same one each time', async () => {
  const book = fc.record({
    title: unicodeText({ maxLength: 80 }),
    subtitle: fc.option(unicodeText({ maxLength: 80 })),
    genre: fc.constantFrom(...genres.map(({ slug }) => slug)),
    subgenre: fc.constant(null),
    summary: fc.option(fc.string({ maxLength: 4000 })),
  })
  await fc.assert(
    fc.asyncProperty(book, async (given) => {
      const read = await reader.concept(given)
      assert.deepEqual(concept.parse(read), read)
      const sure = read.subjects.map(({ confidence }) => confidence)
      assert.deepEqual(
        sure,
        sure.toSorted((one, other) => other - one),
      )
      assert.deepEqual(await reader.concept(given), read)
    }),
    { numRuns: 20 },
  )
})

const lines = z.object({ title: z.string(), subtitle: z.string().nullable(), summary: z.string(), genre: z.string() })

it('a subject that is called literal stands in the book', async () => {
  const file = new URL('../../training/data/books/b7-03.jsonl', import.meta.url)
  const books = readFileSync(file, 'utf8').trim().split('\n').slice(0, 20)
  for (const line of books) {
    const book = lines.parse(JSON.parse(line))
    const text = `${book.title} ${book.subtitle ?? ''} ${book.summary}`.toLowerCase()
    const { subjects } = await reader.concept({ ...book, subgenre: null })
    for (const { noun, literal } of subjects) {
      const words = noun.split(' ').map((word) => word.replace(/s$/, ''))
      if (literal)
        assert.ok(
          words.some((word) => text.includes(word)),
          `${noun} of ${book.title}`,
        )
    }
  }
})
