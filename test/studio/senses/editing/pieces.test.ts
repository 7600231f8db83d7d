// Pieces of heroes that painters say the names of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstOwned } from '../../../../src/studio/press/find-named.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { ownCalled } from '../../../../src/studio/senses/editing/lexicon/own-words.ts'
import { sampleOf } from './painted.ts'

test('pieces have many names', () => {
  assert.deepEqual(ownCalled('the sail'), ['sails'])
  assert.deepEqual(ownCalled('jewels'), ['jewels'])
  assert.deepEqual(ownCalled('the lion'), [])
})

test('a hero has the pieces that it is drawn with, and no others', () => {
  const lion = sampleOf('big-character')
  assert.equal(firstOwned(lion, ['sails', 'mane'], [lion.direction.hero]), 'mane')
})

test('a roof where there is no house is owned to, and nothing takes its colour', () => {
  const source = sampleOf('linocut')
  const { document, understood } = editDocument(source, 'make the barn roof red', { looks: false })
  assert.deepEqual(document.direction.adjustments, source.direction.adjustments)
  assert.match(understood.join(), /no (?:barn )?roof|no barn|nothing/)
})
