// The Range header: the bytes it names, and what is ignored.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseByteRange } from '../../../src/platform/storage/byte-range.ts'
import { fc } from '../../support/property.ts'

const size = fc.nat({ max: 50 })
const position = fc.nat({ max: 60 })

const pick = (file: readonly number[], header: string) => {
  const range = parseByteRange(header, file.length)
  return range === null || range === 'unsatisfiable' ? range : file.slice(range.start, range.end + 1)
}
const fileOf = (length: number) => Array.from({ length }, (_, index) => index)

test('first and last byte are both included, and the end is cut to the file', () => {
  fc.assert(
    fc.property(size, position, position, (length, first, last) => {
      const file = fileOf(length)
      const expected = last < first ? null : first >= length ? 'unsatisfiable' : file.slice(first, last + 1)
      assert.deepEqual(pick(file, `bytes=${first}-${last}`), expected)
    }),
  )
})

test('an open range goes to the end of the file', () => {
  fc.assert(
    fc.property(size, position, (length, first) => {
      const file = fileOf(length)
      assert.deepEqual(pick(file, `bytes=${first}-`), first < length ? file.slice(first) : 'unsatisfiable')
    }),
  )
})

test('a suffix range gives the last bytes, at most all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 60 }), (length, last) => {
      assert.deepEqual(pick(fileOf(length), `bytes=-${last}`), fileOf(length).slice(-last))
    }),
  )
  assert.equal(parseByteRange('bytes=-0', 10), 'unsatisfiable')
  assert.equal(parseByteRange('bytes=-5', 0), null)
})

test('numbers of any length are understood', () => {
  const huge = '9'.repeat(400)
  assert.deepEqual(parseByteRange(`bytes=2-${huge}`, 10), { start: 2, end: 9 })
  assert.deepEqual(parseByteRange(`bytes=-${huge}`, 10), { start: 0, end: 9 })
  assert.equal(parseByteRange(`bytes=${huge}-`, 10), 'unsatisfiable')
})

for (const header of [
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'lines=0-1',
  'bytes=0x1-2',
  'bytes=-1-2',
  'bytes 0-1',
]) {
  test(`${JSON.stringify(header)} is ignored`, () => assert.equal(parseByteRange(header, 10), null))
}
