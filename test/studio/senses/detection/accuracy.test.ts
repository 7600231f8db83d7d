// How often detection is right, on books it was not tuned on and on its own examples left out one at a time.
// The tuning books chose weights and thresholds; the held-out books did not. They chose one repair: a plural keyword no
// longer finds its singular. Measured: best 65.9 %, best three 84.9 %, answered 67 % of which 72.9 % right; left out 63.0 %.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../../src/catalog/genres.ts'
import { detectSubgenre, rankSubgenres } from '../../../../src/studio/senses/detection/detect-subgenre.ts'
import { genreProfiles } from '../../../../src/studio/senses/detection/genre-profiles.ts'
import { type GenreProfile, SubgenreScorer } from '../../../../src/studio/senses/detection/subgenre-scorer.ts'
import { booksOfFixture, type LabelledBook } from './books-of-fixture.ts'

const heldOut = booksOfFixture('held-out-books')
const tuning = booksOfFixture('tuning-books')

const share = <T>(all: readonly T[], holds: (each: T) => boolean): number => all.filter(holds).length / all.length

const isAmongBest = (count: number) => (book: LabelledBook) =>
  rankSubgenres(book, count).some(({ subgenre }) => book.accepted.includes(subgenre))

const assertAtLeast = (measured: number, floor: number): void =>
  assert(measured >= floor, `${measured.toFixed(3)} is below ${floor}`)

test('the held-out books are many, span every detected genre and carry only its labels', () => {
  assert(heldOut.length >= 80)
  for (const genre of genres.filter(({ detectsSubgenre }) => detectsSubgenre))
    assert(heldOut.filter((book) => book.genre === genre).length >= 4, genre.slug)
  for (const { genre, title, accepted } of [...heldOut, ...tuning])
    for (const label of accepted) assert(genre.subgenres.includes(label), `${title}: ${label}`)
})

test('no book is in both the held-out and the tuning set', () => {
  const titles = new Set(tuning.map(({ title }) => title))
  assert.deepEqual(
    heldOut.filter(({ title }) => titles.has(title)),
    [],
  )
})

test('on held-out books the best subgenre is right in at least 64 of 100', () =>
  assertAtLeast(share(heldOut, isAmongBest(1)), 0.64))

test('on held-out books the best three hold the right one in at least 83 of 100', () =>
  assertAtLeast(share(heldOut, isAmongBest(3)), 0.83))

test('on held-out books detection answers for at least 64 of 100, and at least 71 of 100 answers are right', () => {
  const answered = heldOut.filter((book) => detectSubgenre(book) !== null)
  assertAtLeast(answered.length / heldOut.length, 0.64)
  assertAtLeast(
    share(answered, (book) => book.accepted.includes(detectSubgenre(book) ?? '')),
    0.71,
  )
})

test('answering only when clear makes answers better than guesses, on both sets of books', () => {
  for (const books of [heldOut, tuning]) {
    const answered = books.filter((book) => detectSubgenre(book) !== null)
    assert(share(answered, isAmongBest(1)) > share(books, isAmongBest(1)))
  }
})

test('an example left out of its own subgenre is found again in at least 61 of 100, among three in 85', () => {
  const places = [...new Set(genreProfiles.values())].flatMap(placesOfLeftOutExamples)
  assertAtLeast(
    share(places, (place) => place < 1),
    0.61,
  )
  assertAtLeast(
    share(places, (place) => place < 3),
    0.85,
  )
})

const placesOfLeftOutExamples = (profile: GenreProfile): readonly number[] =>
  Object.entries(profile).flatMap(([subgenre, known]) =>
    known.examples.map((example) => {
      const others = { ...known, examples: known.examples.filter((each) => each !== example) }
      const ranking = new SubgenreScorer({ ...profile, [subgenre]: others }).rank(example)
      return ranking.findIndex((score) => score.subgenre === subgenre)
    }),
  )
