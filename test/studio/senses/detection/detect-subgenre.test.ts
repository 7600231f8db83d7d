// Detection of a missing subgenre: what it answers, when it stays silent, and how it explains itself.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGenre, type Genre, genres } from '../../../../src/catalog/genres.ts'
import {
  detectSubgenre,
  leastLead,
  leastScore,
  rankSubgenres,
} from '../../../../src/studio/senses/detection/detect-subgenre.ts'
import { fc, unicodeText } from '../../../support/property.ts'
import { booksOfFixture } from './books-of-fixture.ts'

const genreOf = (slug: string): Genre => {
  const genre = findGenre(slug)
  assert(genre)
  return genre
}

test('words that settle it settle it', () => {
  const detect = (slug: string, title: string, summary?: string) =>
    detectSubgenre({ genre: genreOf(slug), title, summary })
  assert.equal(detect('romance', 'Offside', 'The hockey captain falls for the goalie’s sister.'), 'sports')
  assert.equal(detect('mystery', 'Death by Cupcake', 'An amateur sleuth bakes and snoops in her village.'), 'cozy')
  assert.equal(
    detect('science-fiction', 'Loot and Level', 'A gamer is trapped in an MMORPG with stats and XP.'),
    'litrpg',
  )
  assert.equal(detect('planner-journal', 'My Prayer and Bible Journal'), 'faith')
})

test('the same words mean different things in different genres', () => {
  const words = { title: 'The Academy', summary: 'Students of a secret society at a university hide a death.' }
  assert.equal(detectSubgenre({ genre: genreOf('thriller'), ...words }), 'dark-academia')
  assert.notEqual(detectSubgenre({ genre: genreOf('horror'), ...words }), 'dark-academia')
})

test('the subtitle counts too', () => {
  const genre = genreOf('planner-journal')
  assert.equal(detectSubgenre({ genre, title: 'My Year' }), null)
  assert.equal(detectSubgenre({ genre, title: 'My Year', subtitle: 'A Workout and Nutrition Log' }), 'fitness')
})

test('words that say nothing give null', () => {
  for (const genre of genres)
    for (const title of ['', 'Untitled', 'Volume One', '12345', '戦争と平和', '!!!'])
      assert.equal(
        detectSubgenre({ genre, title, subtitle: null, summary: undefined }),
        null,
        `${genre.slug}: ${title}`,
      )
})

test('two subgenres with equal claims give null', () => {
  const genre = genreOf('romance')
  const book = { genre, title: 'Hockey Duke' }
  const [best, second] = rankSubgenres(book)
  assert(best && second && best.score - second.score < leastLead)
  assert.equal(detectSubgenre(book), null)
})

test('every answer has the points and the lead that an answer needs', () => {
  for (const book of [...booksOfFixture('held-out-books'), ...booksOfFixture('tuning-books')]) {
    const [best, second] = rankSubgenres(book)
    assert(best && second)
    const isClear = best.score >= leastScore && best.score - second.score >= leastLead
    assert.equal(detectSubgenre(book), isClear ? best.subgenre : null, book.title)
  }
})

test('a genre that has detection switched off is not detected', () => {
  const book = { title: 'The Dark Lord and the Elves', genre: genreOf('fantasy') }
  assert.equal(detectSubgenre(book), 'epic-fantasy')
  assert.equal(detectSubgenre({ ...book, genre: { ...book.genre, detectsSubgenre: false } }), null)
})

test('a genre without detection is never detected', () => {
  for (const genre of genres.filter(({ detectsSubgenre }) => !detectsSubgenre)) {
    const book = { genre, title: 'The Vampire Duke', summary: 'A haunted hockey team of spies.' }
    assert.equal(detectSubgenre(book), null)
    assert.deepEqual(rankSubgenres(book), [])
  }
})

test('whatever the text, the answer is null or one of the genre’s own subgenres', () => {
  fc.assert(
    fc.property(fc.constantFrom(...genres), unicodeText(), fc.string(), (genre, title, summary) => {
      const answer = detectSubgenre({ genre, title, summary })
      assert(answer === null || genre.subgenres.includes(answer))
    }),
  )
})

test('case and accents do not change the ranking', () => {
  for (const book of booksOfFixture('held-out-books')) {
    const shouted = { ...book, title: book.title.toUpperCase(), summary: accented(book.summary ?? '') }
    assert.deepEqual(rankSubgenres(shouted), rankSubgenres(book))
  }
})

const accented = (text: string): string => text.toUpperCase().replaceAll('E', 'É')

test('a ranking is best first and adds up to what it explains', () => {
  for (const book of booksOfFixture('held-out-books')) {
    const ranking = rankSubgenres(book, Number.POSITIVE_INFINITY)
    assert.equal(ranking.length, book.genre.subgenres.length)
    assert.deepEqual(
      ranking.map(({ score }) => score),
      ranking.map(({ score }) => score).toSorted((one, other) => other - one),
    )
    for (const { score, likeness, keywords } of ranking) {
      const points = keywords.reduce((sum, { weight }) => sum + weight, 0)
      assert(Math.abs(score - likeness - points) < 1e-9)
    }
  }
})

test('three subgenres are ranked unless another number is asked for', () => {
  const book = { genre: genreOf('fantasy'), title: 'The Dragon Throne' }
  assert.equal(rankSubgenres(book).length, 3)
  assert.equal(rankSubgenres(book, 5).length, 5)
})
