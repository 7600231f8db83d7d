// The art direction: complete, of a readable length, and grammatical enough to show to a caller.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { genres } from '../../../src/catalog/genres.ts'
import { moods } from '../../../src/catalog/moods.ts'
import { type ArtDirectionFacts, artDirection } from '../../../src/studio/brief/art-direction.ts'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { nameColour, namePalette } from '../../../src/studio/brief/colour-names.ts'
import { motifPhrase } from '../../../src/studio/motifs/motif-phrase.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { fc } from '../../support/property.ts'
import { basePalettes } from '../colour/base-palettes.ts'

const facts = fc
  .record({
    genre: fc.constantFrom(...genres),
    mood: fc.constantFrom(...moods),
    hero: fc.option(fc.constantFrom(...[...motifRecords().keys()]), { nil: null }),
    companions: fc.array(fc.constantFrom(...[...motifRecords().keys()]), { maxLength: 3 }),
    palette: fc.constantFrom(...Object.values(basePalettes)),
    summary: fc.constantFrom('', 'A stormy winter night by the sea in 1943.', 'A galaxy at war.', 'A village at dawn.'),
    prompt: fc.constantFrom(null, 'deep green, no castles', 'words '.repeat(100)),
    seed: fc.nat(),
  })
  .map(
    ({ genre, mood, summary, prompt, seed, ...rest }): ArtDirectionFacts => ({
      ...rest,
      brief: makeBrief(
        {
          title: 'The Light',
          subtitle: null,
          author: 'A. Novelist',
          genre: genre.slug,
          subgenre: genre.subgenres[seed % Math.max(1, genre.subgenres.length)] ?? null,
          summary,
          audience: seed % 2 === 0 ? 'young-adult' : null,
          plannerYear: null,
        },
        { prompt, colorPalette: null, mood },
      ),
      templateName: 'Paper Lantern',
      look: 'a layered paper-cut scene',
      layoutPhrase: 'the title high in a pale sky and the hero low on the right',
      typePhrase: 'chiselled Roman capitals in gold foil',
      random: new Random(seed),
    }),
  )

test('every art direction names subject, palette, technique, layout and type, in 60 to 140 words', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const text = artDirection(given)
      const lower = text.toLowerCase()
      const words = text.split(/\s+/).length
      assert(words >= 60 && words <= 140, `${words} words: ${text}`)
      if (given.hero !== null) assert(lower.includes(motifPhrase(given.hero).toLowerCase()), text)
      const { ground, accent } = namePalette(given.palette)
      assert(text.includes(ground) && text.includes(accent), text)
      for (const phrase of [given.look, given.layoutPhrase, given.typePhrase, 'no lettering in the art'])
        assert(lower.includes(phrase.toLowerCase()), text)
      assert(!/undefined|null|NaN|\s{2}|\s[,.;:]|\.\.|,,|, \./.test(text), text)
      assert(/^[A-Z“]/.test(text) && /[.”]$/.test(text), text)
    }),
  )
})

test('the same seed writes the same words, other seeds other sentences', () => {
  const [one] = fc.sample(facts, { numRuns: 1, seed: 7 })
  assert(one)
  const write = (seed: number): string => artDirection({ ...one, random: new Random(seed) })
  assert.equal(write(5), write(5))
  assert(new Set(Array.from({ length: 20 }, (_, seed) => write(seed))).size > 10)
})

test('motifs have their articles', () => {
  assert.equal(motifPhrase('owl'), 'an owl')
  assert.equal(motifPhrase('unicorn'), 'a unicorn')
  assert.equal(motifPhrase('umbrella'), 'an umbrella')
  assert.equal(motifPhrase('eye'), 'an eye')
  assert.equal(motifPhrase('hourglass'), 'an hourglass')
  assert.equal(motifPhrase('pocket-watch'), 'a pocket watch')
})

test('colours are called what people call them', () => {
  assert.equal(nameColour('#0f1733'), 'midnight blue')
  assert.equal(nameColour('#d9b24a'), 'gold')
  assert.equal(nameColour('#000000'), 'black')
  assert.equal(nameColour('#ffffff'), 'soft white')
  assert.equal(nameColour('#107040'), 'emerald')
})
