// Cursors: what a list gives out it takes back, and nothing else.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Fault } from '../../src/catalog/fault.ts'
import { cursorAfter, readCursor } from '../../src/contract/cursor.ts'
import { fc, unicodeText } from '../support/property.ts'

const id = fc.uuid()
const isInvalidCursor = (error: unknown): boolean => error instanceof Fault && error.code === 'invalid_cursor'

describe('a cursor', () => {
  it('leads back to its id, in characters that a query takes as they are', () => {
    fc.assert(
      fc.property(id, (id) => {
        const cursor = cursorAfter('books', id)
        assert.match(cursor, /^[\w-]+$/)
        assert.equal(readCursor('books', cursor), id)
      }),
    )
  })

  it('with one character changed, added or removed is refused', () => {
    fc.assert(
      fc.property(id, fc.nat(), fc.constantFrom(...'aZ09-_=. é'), (id, at, character) => {
        const cursor = cursorAfter('books', id)
        const place = at % cursor.length
        const [before, there, after] = [cursor.slice(0, place), cursor.charAt(place), cursor.slice(place + 1)]
        assert.throws(() => readCursor('books', `${before}${after}`), isInvalidCursor)
        assert.throws(() => readCursor('books', `${before}${character}${there}${after}`), isInvalidCursor)
        if (character !== there) {
          assert.throws(() => readCursor('books', `${before}${character}${after}`), isInvalidCursor)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('of another list is refused', () => {
    fc.assert(
      fc.property(id, fc.string(), (id, list) => {
        fc.pre(list !== 'books')
        assert.throws(() => readCursor('books', cursorAfter(list, id)), isInvalidCursor)
      }),
    )
  })

  it('that nobody has given out is refused', () => {
    fc.assert(
      fc.property(unicodeText(), (text) => {
        assert.throws(() => readCursor('books', text), isInvalidCursor)
      }),
    )
  })
})
