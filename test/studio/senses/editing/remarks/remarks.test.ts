import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { readWish } from '../../../../../src/studio/senses/editing/read-wish.ts'
import { isSign, piecesOf } from '../../../../../src/studio/senses/editing/remarks/pieces.ts'
import { taughtBy } from '../../../../../src/studio/senses/editing/remarks/taught.ts'
import { withoutRemarks } from '../../../../../src/studio/senses/editing/remarks/without-remarks.ts'
import { fingerprintOf, trainingMessages } from '../../../../../tools/train-remarks/messages.ts'
import { fc } from '../../../../support/property.ts'

const wordsOf = (text: string): readonly string[] =>
  piecesOf(text)
    .filter((piece) => !isSign(piece))
    .map(({ word }) => word)

/** Words of the one that the other lacks. */
const lackedBy = (some: readonly string[], others: readonly string[]): number => {
  const rest = [...others]
  return some.filter((word) => {
    const at = rest.indexOf(word)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  }).length
}

/** Messages of a hand that the tagger has not learned from; [[ ]] stands around what asks for nothing. */
const messages = readFileSync(new URL('./held-out.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [whole, asked] = [line.replace(/\[\[|\]\]/g, ''), line.replace(/\[\[.*?\]\]/g, ' ')]
    const [words, read] = [wordsOf(asked), wordsOf(withoutRemarks(whole))]
    return { whole, asked, isPlain: whole === line, dropped: lackedBy(words, read), left: lackedBy(read, words) }
  })

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / items.length

describe('remarks in a wish', () => {
  it('are what the tagger was taught by the messages that ship', () => {
    assert.equal(taughtBy(), fingerprintOf(trainingMessages()))
  })

  const remarked = messages.filter(({ isPlain }) => !isPlain)

  it('are dropped from two of three messages that have any, by a hand that the tagger never saw', () => {
    assert.ok(remarked.length > 150)
    assert.ok(shareOf(remarked, ({ left, dropped }) => left <= 2 && dropped <= 1) > 0.66)
  })

  it('change nothing of what is read in four of five', () => {
    const isSame = ({ whole, asked }: (typeof messages)[number]): boolean =>
      JSON.stringify(readWish(whole)) === JSON.stringify(readWish(asked.replace(/\s+/g, ' ').trim()))
    assert.ok(shareOf(remarked, isSame) > 0.8)
  })

  it('do not take a wish with them', () => {
    assert.ok(shareOf(messages, ({ dropped }) => dropped > 1) < 0.06)
    assert.ok(
      shareOf(
        messages.filter(({ isPlain }) => isPlain),
        ({ dropped }) => dropped > 0,
      ) < 0.03,
    )
  })

  for (const [message, asked] of [
    ['The target is too large, shrink it by about a third.', 'shrink the target by about a third.'],
    ['My editor is happy. Please make the sea darker.', 'Please make the sea darker.'],
    ['Please replace the girl with an old truck.', 'Please replace the girl with an old truck.'],
    ['bigger title', 'bigger title'],
  ] as const)
    it(`are not in: ${asked} (${message})`, () => {
      assert.equal(withoutRemarks(message), asked)
    })

  it('never leave words that nobody wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (message) => {
        assert.equal(lackedBy(wordsOf(withoutRemarks(message)), wordsOf(message)), 0)
      }),
    )
  })
})
