// What a message asks for beside its edits: it is never made into one, and it is named as not understood.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { isSure } from '../../src/studio/edit/apply-edits.ts'
import { judgedMessages, scoreOf } from './judged-edits.ts'

const reader = trainedReader()

const wishes = [
  'Make the title gold',
  'Remove the lantern',
  'Make the sky darker',
  'Add a raven',
  'Make the fox bigger',
]
const demands = [
  'book me a flight to Paris',
  'cancel my dentist appointment',
  'call my mother about the party',
  'buy me a ticket to Vienna',
  'order two pizzas for the office',
  'send the invoice to my accountant',
]

/** Share of them that may go wrong: a network reads them. */
const most = 0.2

const pairs = wishes.flatMap((wish) => demands.map((demand) => [wish, demand] as const))

describe('a message that asks for something beside the cover', () => {
  it('has the wish read, and nothing of the demand done', async () => {
    const wrong: string[] = []
    for (const [wish, demand] of pairs) {
      const { edits } = await reader.edits(`${wish} and ${demand}`)
      const sure = edits.filter(isSure)
      const [alone] = (await reader.edits(wish)).edits
      if (sure.length !== 1 || sure[0]?.op !== alone?.op) wrong.push(`${wish} and ${demand}: ${JSON.stringify(sure)}`)
    }
    assert.ok(wrong.length <= most * pairs.length, wrong.join('\n'))
  })

  it('never has the demand set as a text', async () => {
    for (const [wish, demand] of pairs)
      for (const { op, value, confidence } of (await reader.edits(`${wish} and ${demand}`)).edits)
        assert.ok(op !== 'setText' || !isSure({ op, confidence }), `${demand} -> ${value}`)
  })

  it('names the demand as unread', async () => {
    const silent: string[] = []
    for (const [wish, demand] of pairs) {
      const { edits, unread } = await reader.edits(`${wish} and ${demand}`)
      const isTold = unread.includes(demand) || edits.some((edit) => !isSure(edit))
      if (!isTold) silent.push(`${wish} and ${demand}`)
    }
    assert.ok(silent.length <= most * pairs.length, silent.join('\n'))
  })
})

describe('a message that is read right', () => {
  it('seldom has words named as unread', async () => {
    let [right, needless] = [0, 0]
    for (const message of judgedMessages('e19')) {
      const reading = await reader.edits(message.message)
      if (!scoreOf(message, reading).isExact || reading.edits.length === 0) continue
      right += 1
      needless += Number(reading.unread.length > 0)
    }
    assert.ok(needless <= 0.04 * right, `${needless} of ${right}`)
  })

  it('has only its own words named', async () => {
    for (const hand of ['e23', 'e25'] as const)
      for (const { message } of judgedMessages(hand)) {
        const { unread } = await reader.edits(message)
        for (const words of unread) assert.ok(words !== '' && message.includes(words), `${words} in ${message}`)
      }
  })
})
