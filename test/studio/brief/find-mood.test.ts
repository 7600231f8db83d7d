// The mood of a book: the wish first, then words, then the shelf.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { moods } from '../../../src/catalog/moods.ts'
import { findMood, moodOfShelf, shelfMoods } from '../../../src/studio/brief/find-mood.ts'

const shelf = { genre: 'thriller', subgenre: null }

test('a wish is granted', () => {
  for (const mood of moods) assert.equal(findMood(mood, { title: 'Murder and Joy' }, shelf), mood)
})

test('without telling words the shelf decides', () => {
  assert.equal(findMood(null, { title: 'Untitled' }, shelf), 'intense')
  assert.equal(findMood(null, { title: 'Untitled' }, { genre: 'romance', subgenre: 'dark-romance' }), 'intense')
  assert.equal(findMood(null, { title: 'Untitled' }, { genre: 'unheard-of', subgenre: null }), 'intellectual')
})

test('words can outweigh the shelf, the prompt most of all', () => {
  assert.equal(findMood(null, { title: 'Untitled', prompt: 'wistful and lonely' }, shelf), 'melancholic')
  assert.equal(findMood(null, { title: 'Untitled', prompt: 'not a sad cover' }, shelf), 'intense')
  const summary = 'A heartwarming, hilarious and hopeful story about joy, cosy baking and feel-good friendship.'
  assert.equal(findMood(null, { title: 'Sunny Side', summary }, shelf), 'uplifting')
})

test('every genre has a mood, and some of its subgenres another', () => {
  const shelves = new Set(genres.flatMap(({ slug, subgenres }) => subgenres.map((each) => `${slug}:${each}`)))
  for (const { slug } of genres) assert(Object.hasOwn(shelfMoods.genres, slug), slug)
  for (const [shelf, mood] of Object.entries(shelfMoods.subgenres)) {
    assert(shelves.has(shelf), shelf)
    assert.notEqual(mood, moodOfShelf({ genre: shelf.split(':')[0] ?? '', subgenre: null }), shelf)
  }
})
