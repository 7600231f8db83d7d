// Bodies of all kinds of wrong, and now and then a good one.
import { fc, unicodeText } from '../../support/property.ts'

const fieldNames = [
  'title',
  'author',
  'subtitle',
  'genre',
  'subgenre',
  'summary',
  'target_audience',
  'external_ref',
  'planner_year',
]
const meaningfulNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  'length',
  '0',
]

const nested = (open: string, close: string) =>
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `${open.repeat(depth)}${close.repeat(depth)}`)

const number = fc.constantFrom('1e400', '-0', '0.1e-999', '9'.repeat(400), '-9007199254740993', '1E5', '01', '+1', '.5')

const escapes = fc
  .array(fc.constantFrom('\\ud800', '\\udfff', '\\u0000', '\\u202e', '\\ufeff', '\\x', '\\', '\\u12', '\\n', 'x', '😀'))
  .map((parts) => `"${parts.join('')}"`)

const text = fc
  .oneof(
    unicodeText({ maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 150 }),
    fc.constantFrom(
      'fantasy',
      'Fantasy',
      'planner-journal',
      'adult',
      'كتاب',
      'गोदान',
      '\0',
      ' ',
      "'; drop table books; --",
    ),
    fc.integer({ min: 90, max: 1100 }).map((length) => '𝕏'.repeat(length)),
  )
  .map((value) => JSON.stringify(value))

const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: escapes },
  { weight: 1, arbitrary: number },
  { weight: 1, arbitrary: nested('[', ']') },
  { weight: 1, arbitrary: nested('{"a":', '}') },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom('null', 'true', 'nul', 'NaN', 'undefined', '', '"') },
)

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: fc.constantFrom(...meaningfulNames) },
  { weight: 1, arbitrary: fc.string() },
)

const written = (pairs: readonly (readonly [name: string, json: string])[]): string =>
  `{${pairs.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`

const object = fc.array(fc.tuple(name, value), { maxLength: 10 }).map(written)

/** A good book with a few fields made strange; of a field given twice, the last counts. */
const almostBook = fc
  .array(fc.tuple(name, value), { maxLength: 3 })
  .map((strange) => written([['title', '"T"'], ['author', '"A"'], ['genre', '"fantasy"'], ...strange]))

const goodBook = fc.constant('{"title":"T","author":"A","genre":"fantasy","subgenre":"grimdark"}')

/** A good book with one byte, or a few, gone wrong. */
const damagedBook = fc
  .tuple(goodBook, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 3 }))
  .map(([book, damages]) => {
    const bytes = Buffer.from(book)
    for (const [at, byte] of damages) bytes[at % bytes.length] = byte
    return bytes
  })

export const body: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 40, arbitrary: almostBook.map((json) => Buffer.from(json)) },
  { weight: 20, arbitrary: object.map((json) => Buffer.from(json)) },
  { weight: 20, arbitrary: damagedBook },
  { weight: 10, arbitrary: goodBook.map((json) => Buffer.from(json)) },
  { weight: 10, arbitrary: value.map((json) => Buffer.from(json)) },
  { weight: 10, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 5, arbitrary: fc.constant(Buffer.alloc(0)) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 20, 2 ** 20 + 1).map((size) => Buffer.alloc(size, ' ')) },
)
