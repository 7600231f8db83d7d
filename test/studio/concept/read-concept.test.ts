// A brief follows the concept, and the caller's wishes before it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { briefSchema, makeBrief } from '../../../src/studio/brief/brief.ts'
import { ownReader } from '../../support/own-reader.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept, subject } from './a-concept.ts'

const facts = aBrief({ title: 'The Wolf of Amaranth Court', summary: 'They call him the Wolf.' }).book
const nothing = { prompt: null, colorPalette: null, mood: null } as const
const told = aConcept({
  subjects: [subject('goblet'), subject('okapi'), subject('harp', 0.2), subject('crown', 0.6)],
  place: 'coast',
  season: 'autumn',
  hour: 'sunset',
  weather: 'storm',
  era: '1920s',
  mood: 'tense',
  palette: 'dark',
})

describe('a brief with a concept', () => {
  it('shows what the concept says and nothing that the words only name', () => {
    const { reading } = makeBrief(facts, nothing, told)
    assert.deepEqual(reading.motifs, [
      { id: 'wine-glass', score: 0.9 },
      { id: 'crown', score: 0.6 },
    ])
    assert.deepEqual(reading.setting, {
      time: 'dusk',
      weather: 'storm',
      season: 'autumn',
      place: 'sea',
      era: 'twenties',
    })
    assert.equal(reading.mood, 'intense')
    // A hint, not a wish: it chooses among curated palettes and recolours none.
    assert.equal(reading.palette, null)
    assert.deepEqual(reading.concept, told)
  })

  it('lets the wishes of the caller outrank the concept', () => {
    const wishes = {
      prompt: 'a lighthouse in the snow at night, no crowns',
      colorPalette: 'pastel',
      mood: 'romantic',
    } as const
    const { reading } = makeBrief(facts, wishes, told)
    assert.equal(reading.motifs[0]?.id, 'lighthouse')
    assert.ok(reading.motifs.every(({ id }) => id !== 'crown'))
    assert.equal(reading.setting.time, 'night')
    assert.equal(reading.setting.weather, 'snow')
    assert.equal(reading.mood, 'romantic')
  })

  it('takes a mood that the prompt names, where none is chosen', () => {
    assert.equal(makeBrief(facts, { ...nothing, prompt: 'make it romantic' }, told).reading.mood, 'romantic')
  })

  it('survives storage; one from before there were concepts has none', () => {
    const brief = makeBrief(facts, nothing, told)
    assert.deepEqual(briefSchema.parse(JSON.parse(JSON.stringify(brief))), brief)
    const { concept: _, ...reading } = makeBrief(facts, nothing).reading
    assert.equal(briefSchema.parse({ ...makeBrief(facts, nothing), reading }).reading.concept, null)
  })

  it('is made by the readers from the concept that they are given', async () => {
    const order = { facts, wishes: nothing, vectors: null, motifs: null, notes: null, concept: told, drawings: [] }
    const { reading } = await ownReader.brief({ accountId: 'somebody' }, order)
    assert.deepEqual(reading, makeBrief(facts, nothing, told).reading)
  })
})
