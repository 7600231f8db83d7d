// What a keyword matches: its forms, its wildcard, and how often it counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KeywordIndex, type KeywordsByWeight } from '../../../../src/studio/senses/detection/keyword-index.ts'
import { wordsOf } from '../../../../src/studio/senses/detection/words.ts'

const found = (keywords: KeywordsByWeight, text: string): readonly string[] => {
  const index = new KeywordIndex()
  index.add('subgenre', keywords)
  return (index.hitsIn(wordsOf(text)).get('subgenre') ?? []).map(({ keyword }) => keyword)
}

test('a singular keyword finds its plural; a plural finds only itself', () => {
  assert.deepEqual(found({ 1: 'wolf, witch, house' }, 'Wolves, witches and houses'), ['wolf', 'witch', 'house'])
  assert.deepEqual(found({ 1: 'houses' }, 'A house'), [])
})

test('a keyword is a whole word unless a star ends it', () => {
  assert.deepEqual(found({ 1: 'fae' }, 'Faerie'), [])
  assert.deepEqual(found({ 1: 'haunt*' }, 'The Haunting'), ['haunt*'])
})

test('a phrase needs its words in a row, with or without hyphens', () => {
  assert.deepEqual(found({ 1: 'dark lord' }, 'The Dark Lord returns'), ['dark lord'])
  assert.deepEqual(found({ 1: 'eleven-year-old' }, 'An eleven year old'), ['eleven-year-old'])
  assert.deepEqual(found({ 1: 'dark lord' }, 'A dark and lonely lord'), [])
  assert.deepEqual(found({ 1: 'figure skat*' }, 'She figure-skates'), ['figure skat*'])
})

test('case, diacritics, possessives and British spelling make no difference', () => {
  assert.deepEqual(
    found({ 1: "menage, neighbor, world's fair, organize" }, 'MÉNAGE NEIGHBOUR’S World’s Fair organise'),
    ['menage', 'neighbor', "world's fair", 'organize'],
  )
})

test('a repeated keyword counts once', () => {
  assert.deepEqual(found({ 1: 'spy' }, 'Spy, spy, spies'), ['spy'])
})

test('of keywords that begin at the same word the strongest counts', () => {
  assert.deepEqual(found({ 1: 'small', 3: 'small town' }, 'A small town'), ['small town'])
})
