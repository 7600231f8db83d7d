// How moderation reads a text: disguises taken off, sentences and quotations known.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from '../../../../src/studio/senses/moderation/moderate-text.ts'

const wordsOf = (text: string) => readText(text).map(({ word }) => word)

test('case, accents, full width, look-alikes and invisible characters are taken off', () => {
  assert.deepEqual(wordsOf('BURN bürn ｂｕｒｎ bu\u200brn bur\u00adn'), ['burn', 'burn', 'burn', 'burn', 'burn'])
  assert.deepEqual(wordsOf('саt ᴄᴀᴛ'), ['cat', 'cat'])
})

test('digits and signs inside words are letters; numbers stay numbers', () => {
  assert.deepEqual(wordsOf('k1ll sch00l 12 1984 l!ve'), ['kill', 'school', '12', '1984', 'live'])
})

test('three or more letters standing alone are one word; one or two are not', () => {
  assert.deepEqual(wordsOf('b u r n it'), ['burn', 'it'])
  assert.deepEqual(wordsOf('b.u.r.n b-u-r-n b_u_r_n now'), ['burn', 'burn', 'burn', 'now'])
  assert.deepEqual(wordsOf('b u r n   i t   d o w n'), ['burn', 'it', 'down'])
  assert.deepEqual(wordsOf('b u r n a l l'), ['burn', 'all'])
  assert.deepEqual(wordsOf('plan b, a plan'), ['plan', 'b', 'a', 'plan'])
})

test('fragments of a telling word are one, unless each is a word of its own', () => {
  assert.deepEqual(wordsOf('bu rn it, bur-n it'), ['burn', 'it', 'burn', 'it'])
  assert.deepEqual(wordsOf('the fag got wet'), ['the', 'fag', 'got', 'wet'])
})

test('words run together and stretched words are found', () => {
  assert.deepEqual(wordsOf('MurderThem buuuurn'), ['murder', 'them', 'burn'])
  assert.deepEqual(wordsOf('Essex assassin raccoons'), ['essex', 'assassin', 'raccoons'])
})

test('apostrophes and edge signs are dropped', () => {
  assert.deepEqual(wordsOf("let's don’t 'go' *now* stop!"), ['lets', 'dont', 'go', 'now', 'stop'])
})

test('a word knows whether it starts a sentence; one word alone is emphasis, not a sentence', () => {
  const starts = (text: string) =>
    readText(text)
      .filter(({ startsSentence }) => startsSentence)
      .map(({ word }) => word)
  assert.deepEqual(starts('One two. Three! Four five? Six; seven, eight'), ['one', 'three', 'six'])
})

test('a word knows whether it stands in a quotation', () => {
  const quoted = (text: string) =>
    readText(text)
      .filter((token) => token.quoted)
      .map(({ word }) => word)
  assert.deepEqual(quoted('He says "go away" and “come back” to «us» twice'), ['go', 'away', 'come', 'back', 'us'])
})
