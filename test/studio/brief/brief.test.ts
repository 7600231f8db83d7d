// The brief: complete, plain and the same every time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { moods } from '../../../src/catalog/moods.ts'
import { colorPalettes } from '../../../src/catalog/palettes.ts'
import { type BookFacts, briefSchema, makeBrief, type Wishes } from '../../../src/studio/brief/brief.ts'
import { fc, unicodeText } from '../../support/property.ts'

const book: BookFacts = {
  title: 'The Light at Corran',
  subtitle: null,
  author: 'A. Novelist',
  genre: 'mystery',
  subgenre: 'cozy',
  summary: 'A lighthouse keeper finds a letter on a stormy night.',
  audience: null,
  plannerYear: null,
}
const nothing: Wishes = { prompt: null, colorPalette: null, mood: null }

test('a brief holds the facts, the wishes and what was read in them', () => {
  const brief = makeBrief(book, { ...nothing, prompt: 'teal, no letters', mood: 'melancholic' })
  assert.equal(brief.book.title, book.title)
  assert.equal(brief.reading.motifs[0]?.id, 'lighthouse')
  assert(brief.reading.excludedMotifs.includes('letter'))
  assert.equal(brief.reading.setting.time, 'night')
  assert.equal(brief.reading.mood, 'melancholic')
  assert.equal(brief.reading.colours[0]?.name, 'teal')
})

test('words that show nothing give an empty list', () => {
  assert.deepEqual(makeBrief({ ...book, title: 'Hush', summary: null }, nothing).reading.motifs, [])
})

test('a long summary is kept by its beginning only, but read whole', () => {
  const summary = `${'It begins slowly and goes on. '.repeat(30)} A unicorn.`
  const brief = makeBrief({ ...book, summary }, nothing)
  assert((brief.book.summary ?? '').length <= 301)
  assert(brief.reading.motifs.some(({ id }) => id === 'unicorn'))
})

test('whatever the words, a brief survives JSON, fits its schema and comes out the same twice', () => {
  const text = fc.option(fc.oneof(unicodeText(), fc.lorem()), { nil: null })
  const wishes = fc.record({
    prompt: text,
    colorPalette: fc.option(fc.constantFrom(...colorPalettes), { nil: null }),
    mood: fc.option(fc.constantFrom(...moods), { nil: null }),
  })
  fc.assert(
    fc.property(
      fc.string(),
      text,
      text,
      fc.constantFrom(...genres),
      wishes,
      (title, subtitle, summary, genre, wish) => {
        const facts = { ...book, title, subtitle, summary, genre: genre.slug, subgenre: null }
        const brief = makeBrief(facts, wish)
        assert.deepEqual(briefSchema.parse(JSON.parse(JSON.stringify(brief))), brief)
        assert.deepEqual(makeBrief(facts, wish), brief)
        assert(brief.reading.motifs.length <= 8)
      },
    ),
    { numRuns: 60 },
  )
})
