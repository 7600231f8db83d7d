// Pieces of heroes that painters say the names of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstOwned } from '../../../../src/studio/press/find-named.ts'
import { ownCalled } from '../../../../src/studio/senses/editing/lexicon/own-parts.ts'
import { editedUnseen, editOf, whysOf } from '../../edit/edits.ts'
import { sampleOf } from './painted.ts'

test('pieces have many names', () => {
  assert.equal(ownCalled('the sail')[0], 'sails')
  assert.deepEqual(ownCalled('jewels'), ['jewels'])
  assert.deepEqual(ownCalled('the lion'), [])
})

test('a hero has the pieces that it is drawn with, and no others', () => {
  const lion = sampleOf('big-character')
  assert.equal(firstOwned(lion, ['sails', 'mane'], [lion.direction.hero]), 'mane')
})

test('a roof where there is no house is owned to, and nothing takes its colour', () => {
  const source = sampleOf('linocut')
  const cover = editedUnseen(source, editOf('recolour', 'barn roof', { colour: 'red' }))
  assert.deepEqual(cover.document, source)
  assert.deepEqual(whysOf(cover), ['not_in_picture'])
})
