// The vocabulary of the subgenres: complete, well formed, and every keyword able to match.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../../src/catalog/genres.ts'
import { genreProfiles } from '../../../../src/studio/senses/detection/genre-profiles.ts'
import { KeywordIndex } from '../../../../src/studio/senses/detection/keyword-index.ts'
import type { SubgenreProfile } from '../../../../src/studio/senses/detection/subgenre-scorer.ts'
import { wordsOf } from '../../../../src/studio/senses/detection/words.ts'

const detected = genres.filter(({ detectsSubgenre }) => detectsSubgenre)

const profilesWithNames = [...genreProfiles].flatMap(([genre, profile]) =>
  Object.entries(profile).map(([subgenre, known]) => ({ name: `${genre}/${subgenre}`, known })),
)

const keywordsOf = ({ keywords }: SubgenreProfile): readonly string[] =>
  Object.values(keywords).flatMap((list) => list.split(',').map((keyword) => keyword.trim()))

test('every subgenre of every detected genre is known, in the genre’s order, and nothing else is', () => {
  assert.deepEqual([...genreProfiles.keys()].toSorted(), detected.map(({ slug }) => slug).toSorted())
  for (const { slug, subgenres } of detected) assert.deepEqual(Object.keys(genreProfiles.get(slug) ?? {}), subgenres)
})

test('every subgenre has keywords and at least forty sentences, none of them twice', () => {
  for (const { name, known } of profilesWithNames) {
    assert(keywordsOf(known).length >= 10, name)
    assert(known.examples.length >= 40, name)
    assert.equal(new Set(known.examples).size, known.examples.length, name)
  }
})

test('every weight is above 0 and at most 3', () => {
  for (const { name, known } of profilesWithNames)
    for (const weight of Object.keys(known.keywords)) assert(Number(weight) > 0 && Number(weight) <= 3, name)
})

test('no subgenre lists a keyword twice', () => {
  for (const { name, known } of profilesWithNames) {
    const keywords = keywordsOf(known)
    assert.deepEqual(
      keywords.filter((keyword, at) => keywords.indexOf(keyword) !== at),
      [],
      name,
    )
  }
})

test('every keyword finds itself in a text', () => {
  for (const { name, known } of profilesWithNames) {
    for (const keyword of keywordsOf(known)) {
      const index = new KeywordIndex()
      index.add('its own', { 1: keyword })
      assert(index.hitsIn(wordsOf(`so the ${keyword.replaceAll('*', '')} was`)).has('its own'), `${name}: ${keyword}`)
    }
  }
})
