// The colours a prompt asks for and refuses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findColours } from '../../../src/studio/brief/find-colours.ts'

const names = (prompt: string): readonly string[] =>
  findColours(prompt).map(({ name, wanted }) => (wanted ? name : `no ${name}`))

test('colours are found in order', () => {
  assert.deepEqual(names('deep green and gold'), ['forest green', 'gold'])
  assert.deepEqual(names('a crimson cloak under a teal sky'), ['crimson', 'teal'])
  assert.deepEqual(names('navy, rose gold and cream'), ['navy', 'rose gold', 'cream'])
  assert.equal(findColours('gold foil on navy')[0]?.metal, 'gold')
})

test('what is refused is found too, as refused', () => {
  assert.deepEqual(names('blue, no red'), ['blue', 'no red'])
  assert.deepEqual(names('without pink or purple'), ['no pink', 'no violet'])
})

test('shades move a colour', () => {
  const [plain] = findColours('teal')
  const [deep] = findColours('a dark teal')
  const [pale] = findColours('pale teal')
  assert(plain && deep && pale)
  assert(deep.l < plain.l && pale.l > plain.l && pale.c < plain.c)
})

test('black and white are wishes only where the cover is meant', () => {
  assert.deepEqual(names('black background with silver type'), ['black', 'silver'])
  assert.deepEqual(names('black and gold'), ['black', 'gold'])
  assert.deepEqual(names('a white horse'), [])
})

test('figures of speech and nothing give nothing', () => {
  assert.deepEqual(names('a red-haired woman with green eyes, a black cat, a red herring'), [])
  assert.deepEqual(findColours(null), [])
})
