// The trained reader, asked for what messages about covers want.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { editReading } from '../../src/contract/edit.ts'
import { portions } from '../../src/reader/edits/read-edits.ts'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { fc, unicodeText } from '../support/property.ts'
import { judgedMessages, scoreOf } from './judged-edits.ts'

const reader = trainedReader()

describe('messages about covers', () => {
  it('of a hand that it never learned from are read right more often than four times in five', async () => {
    const messages = judgedMessages('e19')
    let [exact, operations, nothing, nothingRight] = [0, 0, 0, 0]
    for (const message of messages) {
      const score = scoreOf(message, await reader.edits(message.message))
      exact += Number(score.isExact)
      operations += Number(score.hasRightOperations)
      nothing += Number(score.asksForNothing)
      nothingRight += Number(score.asksForNothing && score.hasRightOperations)
    }
    assert.ok(exact / messages.length > 0.75, `${exact} of ${messages.length} were read right`)
    assert.ok(operations / messages.length > 0.87, `${operations} of ${messages.length} had the right operations`)
    assert.ok(nothingRight / nothing > 0.85, `${nothingRight} of ${nothing} that ask for nothing were seen as such`)
  })

  it('have an answer of the contract, whatever they are, and the same one each time', async () => {
    const message = fc.oneof(unicodeText({ maxLength: 300 }), fc.string({ maxLength: 2000 }))
    await fc.assert(
      fc.asyncProperty(message, async (words) => {
        const reading = await reader.edits(words)
        assert.deepEqual(editReading.parse(reading), reading)
        assert.deepEqual(await reader.edits(words), reading)
        assert.equal(reading.nothing === null, reading.edits.length > 0)
      }),
      { numRuns: 25 },
    )
  })

  it('have their quoted texts and their colours copied letter by letter', async () => {
    const texts = ['The Långe Väg', 'Make It Red', 'A. B. Lee & Sons', 'crow']
    for (const text of texts) {
      const { edits } = await reader.edits(`Please change the title to "${text}" and make the sky dusty plum.`)
      assert.deepEqual(
        edits.map(({ op, target, value, colour }) => [op, target, value, colour]),
        [
          ['setText', 'title', text, null],
          ['recolour', 'sky', null, 'dusty plum'],
        ],
      )
    }
  })
})

describe('a message that is longer than the network reads at once', () => {
  it('is cut between sentences or words, and nothing of it is lost', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}[.!?]?$/), { maxLength: 60 })
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 60 }), (said, most) => {
        const message = said.join(' ')
        const parts = portions(message, (text) => text.length <= most)
        assert.equal(parts.join(' '), message)
        assert.ok(parts.every((part) => part.length <= most))
      }),
    )
  })

  it('has the wishes of its beginning and of its end read', async () => {
    const talk = 'My aunt read the first chapter aloud at dinner and everybody had an opinion about it. '.repeat(20)
    const { edits } = await reader.edits(`Remove the crow. ${talk} And please make the title bigger.`)
    const asked = edits.map(({ op, target }) => `${op} ${target}`)
    assert.ok(asked.includes('remove crow') && asked.includes('resize title'), asked.join('; '))
  })
})
