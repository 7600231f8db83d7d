// What a prompt asks for by name: known things with their drawing, unknown ones with none, and nothing that it denies or that is no thing.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trainedReader } from '../../../src/reader/trained-reader.ts'
import { askedThings } from '../../../src/studio/brief/asked-things.ts'
import { aBrief } from '../a-brief.ts'

const reader = trainedReader()
const askedIn = async (prompt: string) => askedThings(prompt, await reader.named(prompt))

describe('the things of a prompt', () => {
  it('are named whether anybody has drawn them or not', async () => {
    for (const [thing, isDrawn] of [
      ['wombat', false],
      ['theremin', false],
      ['lighthouse', true],
      ['hourglass', true],
    ] as const) {
      const asked = (await askedIn(`Show a ${thing} beside the window`)).find(({ noun }) => noun.includes(thing))
      assert.ok(asked, thing)
      assert.equal(asked.motif !== null, isDrawn, thing)
    }
  })

  it('are whole words of it', async () => {
    for (const prompt of ['Show a theremin beside the window', 'a capybara under a parasol', 'two axolotls']) {
      const words = new Set(prompt.toLowerCase().split(' '))
      for (const { noun } of await askedIn(prompt))
        assert.ok(
          noun.split(' ').every((word) => words.has(word)),
          noun,
        )
    }
  })

  it('are none that it denies, and none where it speaks of type, colour or mood', async () => {
    for (const prompt of ['a castle without any capybaras', 'no wombats', 'something elegant with gold type'])
      assert.ok(!(await askedIn(prompt)).some(({ noun }) => /capybara|wombat|type/.test(noun)), prompt)
  })

  it('that are drawn come before whatever the book offers', async () => {
    const prompt = 'a skateboard'
    const named = await reader.named(prompt)
    const { reading } = aBrief({ title: 'The Dragon', summary: 'A dragon.' }, { prompt })
    assert.equal(askedThings(prompt, named)[0]?.motif, 'skateboard')
    assert.equal(reading.motifs[0]?.id, 'skateboard')
  })
})
