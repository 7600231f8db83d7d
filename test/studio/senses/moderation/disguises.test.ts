// No disguise saves a violation, and no innocent change condemns a book.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moderateText, readText } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { fc } from '../../../support/property.ts'
import { choices, disguises } from './disguises.ts'
import { legitimate, published, violations } from './fixtures.ts'

const isAllowed = (field: string, text: string): boolean => moderateText({ [field]: text }).allowed

const isPlain = (text: string): boolean =>
  /^[A-Za-z ,.]+$/.test(text) && readText(text).every(({ disguised }) => !disguised)

/** Plain spellings in unaccented letters that are refused as they stand. */
const plain = [
  ...violations.split.map(([field, , text]): [string, string] => [field, text]),
  ...violations.tuned,
].filter(([field, text]) => isPlain(text) && !isAllowed(field, text.toLowerCase()))

test('there are plain violations to disguise', () => {
  assert(plain.length >= 150)
})

for (const [name, disguise] of Object.entries(disguises))
  test(`a violation is refused in spite of ${name}`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...plain), choices, ([field, text], drawn) => {
        const disguised = disguise(text.toLowerCase(), drawn)
        assert.equal(isAllowed(field, disguised), false, disguised)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

test('of the violations written backwards, at least 9 in 10 are refused, word by word and from the last word on', () => {
  const turnedWords = ([, text]: readonly [string, string]) =>
    text
      .toLowerCase()
      .replace(/[.,]/g, '')
      .split(' ')
      .map((word) => [...word].reverse().join(''))
  const long = plain.filter(([, text]) => text.split(' ').length > 1)
  for (const order of [turnedWords, (violation: readonly [string, string]) => turnedWords(violation).reverse()]) {
    const missed = long.filter((violation) => isAllowed(violation[0], order(violation).join(' ')))
    assert(missed.length <= 0.1 * long.length, JSON.stringify(missed))
  }
})

const innocent: Readonly<Record<string, (title: string) => string>> = {
  'capital letters': (title) => title.toUpperCase(),
  'small letters': (title) => title.toLowerCase(),
  'quotation marks': (title) => `“${title}”`,
  'straight quotation marks': (title) => `"${title}"`,
  'a subtitle': (title) => `${title}: A Novel`,
  'a subtitle after a dash': (title) => `${title} – Revised Edition`,
  'space around it': (title) => `  ${title} `,
}

const titles = [...published.titles, ...legitimate.titles].filter((title) => isAllowed('title', title))

for (const [name, change] of Object.entries(innocent))
  test(`a book that passes also passes with ${name}`, () => {
    for (const title of titles) assert.equal(isAllowed('title', change(title)), true, change(title))
  })
