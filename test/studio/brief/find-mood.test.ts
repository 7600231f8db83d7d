// The mood of a book: the wish first, then words, then the shelf.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { moods } from '../../../src/catalog/moods.ts'
import { findMood, moodOfShelf } from '../../../src/studio/brief/find-mood.ts'
import { genreMoods, subgenreMoods } from '../../../src/studio/brief/mood-words.ts'

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

test('every genre and subgenre has a mood of its own', () => {
  for (const { slug, subgenres } of genres) {
    assert(Object.hasOwn(genreMoods, slug), slug)
    for (const subgenre of subgenres) {
      assert(Object.hasOwn(subgenreMoods, `${slug}:${subgenre}`), `${slug}:${subgenre}`)
      assert(moods.includes(moodOfShelf({ genre: slug, subgenre })))
    }
  }
})
