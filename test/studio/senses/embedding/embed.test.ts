// Sentences of like meaning lie close together; without the model there is no embedder.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dimensions, openEmbedder } from '../../../../src/studio/senses/embedding/embed.ts'
import { likeness } from '../../../../src/studio/senses/meaning/embed.ts'
import { installed, off } from '../models/installed.ts'

test('switched off there is no embedder', async () => {
  assert.equal(await openEmbedder(off), null)
})

/** Two that belong together, and one that does not, though it shares a word. */
const triples: [text: string, like: string, unlike: string][] = [
  [
    'A captain hunts a white whale across the oceans.',
    'A sailor seeks revenge on a sea monster.',
    'The captain of the football team falls in love.',
  ],
  [
    'She runs a small bakery in a seaside village.',
    'A woman opens a cake shop by the beach.',
    'A killer hides in a mountain village.',
  ],
  [
    'A detective investigates a murder in Victorian London.',
    'An inspector solves a killing in nineteenth-century England.',
    'A travel guide to modern London.',
  ],
  [
    'The last dragon sleeps beneath the mountain.',
    'A sleeping monster of legend lies under the hill.',
    'How to climb a mountain safely.',
  ],
  ['Colonists build a city on Mars.', 'Settlers found a town on the red planet.', 'A history of the city of Rome.'],
  ['Weekly planner with habit tracker', 'An organiser for your days and routines', 'A nun changes her habit'],
]

const embedder = await openEmbedder(installed)
if (embedder) {
  test('texts of like meaning are closer than texts that share words', async () => {
    for (const triple of triples) {
      const [text, like, unlike] = await embedder.embed(triple)
      assert.ok(text && like && unlike)
      const [near, far] = [likeness(text, like), likeness(text, unlike)]
      assert.ok(near > far + 0.05, `${triple[0]}: ${near} against ${far}`)
    }
  })

  test('a text has the same vector of length one, alone and among others', async () => {
    const texts = ['', 'It', ...triples.flat(), 'word '.repeat(600)]
    const together = await embedder.embed(texts)
    assert.equal(together.length, texts.length)
    for (const [index, text] of texts.entries()) {
      const [alone] = await embedder.embed([text])
      const vector = together[index]
      assert.ok(alone && vector)
      assert.equal(vector.length, dimensions)
      assert.ok(Math.abs(likeness(vector, vector) - 1) < 1e-4)
      assert.ok(likeness(alone, vector) > 0.999, `${text.slice(0, 30)}: ${likeness(alone, vector)}`)
    }
  })
}
