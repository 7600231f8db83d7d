// Words too long for a line are broken between syllables and lose no letter.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, piecesOf } from '../../../src/studio/type/words.ts'
import { fc } from '../../support/property.ts'

const broken = (word: string): string =>
  piecesOf(word)
    .map(({ text }) => text)
    .join(' ')

test('a very long word is broken between two syllables', () => {
  assert.equal(broken('GESELLSCHAFTSVERÄNDERUNGEN'), 'GESELLSCHAFTS- VERÄNDERUNGEN')
  assert.equal(broken('Rechtsschutzversicherungsgesellschaften'), 'Rechtsschutz- versicherungs- gesellschaften')
  assert.equal(broken('Kraftfahrzeughaftpflichtversicherung'), 'Kraftfahrzeughaft- pflichtversicherung')
  assert.equal(broken('Hauptstraßenkrankenschwester'), 'Hauptstraßen- krankenschwester')
  assert.equal(broken('Lentokonesuihkuturbiinimoottori'), 'Lentokonesuihku- turbiinimoottori')
  assert.equal(broken('Antidisestablishmentarianism'), 'Antidisestab- lishmentarianism')
})

test('a word that fits a line stays whole', () => {
  assert.equal(broken('Incomprehensibilities'), 'Incomprehensibilities')
})

test('broken words keep every letter, and no part is too long or a remnant', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzäöüß'),
    minLength: 23,
    maxLength: 300,
  })
  fc.assert(
    fc.property(letters, (word) => {
      const pieces = piecesOf(word)
      assert.equal(lineOf(pieces).replaceAll('-', ''), word)
      for (const { text } of pieces) assert.ok(text.length >= 4 && text.length <= 27, text)
    }),
  )
})
