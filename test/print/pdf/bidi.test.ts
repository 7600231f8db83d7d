// Lines that run both ways: who stands where.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bidiLevels, type Direction, visualOrder } from '../../../src/print/pdf/bidi.ts'
import { fc } from '../../support/property.ts'

const levels = (text: string, direction: Direction): string => bidiLevels([...text], direction).join('')

const shown = (text: string, direction: Direction): string => {
  const found = bidiLevels([...text], direction)
  return visualOrder([...text].map((sign, at) => ({ sign, level: found[at] ?? 0 })))
    .map(({ sign }) => sign)
    .join('')
}

describe('a line', () => {
  it('of Latin is as it was written', () => {
    assert.equal(levels('The Last Ember, 2nd ed.', 'ltr'), '0'.repeat(23))
    assert.equal(shown('Émile Zola', 'ltr'), 'Émile Zola')
  })

  it('of Hebrew is turned around', () => {
    assert.equal(shown('שלום', 'rtl'), 'םולש')
    assert.equal(shown('שלום', 'ltr'), 'םולש')
  })

  it('of Hebrew keeps figures and Latin words readable', () => {
    assert.equal(shown('ספר 123', 'rtl'), '123 רפס')
    assert.equal(shown('ספר ABC שלום', 'rtl'), 'םולש ABC רפס')
    assert.equal(shown('מחיר 1,234.50', 'rtl'), '1,234.50 ריחמ')
    assert.equal(shown('הנחה 15%', 'rtl'), '15% החנה')
  })

  it('of Latin keeps a Hebrew phrase together', () => {
    assert.equal(shown('The word שלום עולם means', 'ltr'), 'The word םלוע םולש means')
  })

  it('gives brackets the direction of what they hold', () => {
    assert.equal(levels('א (ב) ג', 'rtl'), '1111111')
    assert.equal(levels('a (ב) c', 'ltr'), '0001000')
    assert.equal(levels('א (b) ג', 'rtl'), '1112111')
  })

  it('keeps marks with their letter', () => {
    assert.equal(levels('שָׁ', 'ltr'), '111')
    assert.equal(levels('é'.normalize('NFD'), 'rtl'), '22')
  })

  it('loses no character and doubles none', () => {
    const text = fc.array(fc.constantFrom(...'aבג1 .,-$()[]!'), { maxLength: 20 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom<Direction>('ltr', 'rtl'), (line, direction) => {
        assert.deepEqual([...shown(line, direction)].toSorted(), [...line].toSorted())
      }),
    )
  })
})
