// Pieces of heroes that painters say the names of.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfHero, isWornBy } from '../../../../src/studio/press/find-named.ts'
import { piecesCalled, sharedPieces } from '../../../../src/studio/senses/editing/lexicon/piece-words.ts'
import { sampleOf } from './painted.ts'

test('pieces have many names', () => {
  assert.deepEqual(piecesCalled('the sail'), ['sails'])
  assert.deepEqual(piecesCalled('her bun'), ['hair'])
  assert.deepEqual(sharedPieces('jewels'), ['gems'])
  assert.deepEqual(piecesCalled('the lion'), [])
})

test('a hero has the pieces that it is drawn with, and no others', () => {
  const lion = sampleOf('big-character')
  assert.ok(isWornBy(lion, 'mane', [lion.direction.hero]))
  assert.ok(!isWornBy(lion, 'sails', [lion.direction.hero]))
})

test('leaves of the hero are its own, leaves of a garland are the picture’s', () => {
  assert.ok(isOfHero(sampleOf('glowing-orb'), 'leaves'))
  assert.ok(!isOfHero(sampleOf('flora-type'), 'leaves'))
})
