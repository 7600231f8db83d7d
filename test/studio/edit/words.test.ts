import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { degreesOf, factorOf } from '../../../src/studio/edit/words/amounts.ts'
import { colourIn, coloursIn } from '../../../src/studio/edit/words/colours.ts'
import { thingCalled } from '../../../src/studio/edit/words/thing.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { fc, unicodeText } from '../../support/property.ts'

describe('the name of a thing', () => {
  it('is found behind articles, adjectives and slips of the pen', () => {
    for (const [words, motif] of [
      ['fox', 'fox'],
      ['the foxes', 'fox'],
      ['rowing boat', 'rowing-boat'],
      ['old lighthouse', 'lighthouse'],
      ['his crooked widnmill', 'windmill'],
      ['black cat', 'cat'],
      ['top hat', 'hat'],
      ['three bears', 'bear'],
      ['mug', 'mug'],
      ['crow', 'raven'],
      ['lamp', 'table-lamp'],
    ] as const)
      assert.equal(thingCalled(words).subject.motif, motif, words)
  })

  it('says whose part it is, which of several, and by which colour it is called', () => {
    const tail = thingCalled("fox's tail")
    assert.equal(tail.owner?.motif, 'fox')
    assert.equal(tail.subject.said, 'tail')
    assert.equal(thingCalled('lamp of the inn').subject.said, 'lamp')
    assert.equal(thingCalled('left crow').which, 'left')
    assert.equal(thingCalled('second candle').which, 2)
    assert.equal(thingCalled('crow on the right').which, 'right')
    assert.equal(thingCalled('red scarf').near?.name, 'red')
    assert.ok(thingCalled('candles').isPlural && !thingCalled('candle').isPlural)
  })

  it('is not taken for what the word only brings to mind', () => {
    for (const words of ['widow', 'monster', 'fog bank', 'leash']) {
      const { motif, standIns } = thingCalled(words).subject
      assert.ok(findMotif(motif ?? '') === undefined || standIns.length > 0, `${words} is no ${motif}`)
      assert.ok(motif !== 'bench' && motif !== 'american-football' && motif !== 'piggy-bank', words)
    }
  })

  it('names a stand-in as one', () => {
    for (const words of ['fennec', 'toucan', 'dachshund'])
      assert.ok(thingCalled(words).subject.standIns.length > 0, words)
    for (const words of ['fox', 'crow', 'badger', 'boats', 'mug', 'teddy bear', 'flowers', 'mole', 'hippo'])
      assert.equal(thingCalled(words).subject.standIns.length, 0, words)
  })

  it('may be anything at all', () => {
    fc.assert(
      fc.property(unicodeText({ maxLength: 40 }), (words) => {
        assert.equal(typeof thingCalled(words).subject.said, 'string')
      }),
    )
  })
})

describe('the words of a colour', () => {
  it('are read exactly', () => {
    assert.equal(colourIn('#1A2B4C')?.hex, '#1a2b4c')
    assert.equal(colourIn('#fa0')?.hex, '#ffaa00')
    assert.equal(colourIn('dusty plum')?.name, 'dusty plum')
    assert.notEqual(colourIn('dusty plum')?.hex, colourIn('plum')?.hex)
    assert.ok(colourIn('off-white'))
    assert.ok(colourIn('verdigris'))
    assert.equal(colourIn('gold')?.metal, 'gold')
    assert.deepEqual(
      coloursIn('navy and gold').map(({ name }) => name),
      ['navy', 'gold'],
    )
  })

  it('are no colour where nobody knows them', () => {
    assert.equal(colourIn('week-old bruise'), null)
    assert.equal(colourIn(null), null)
  })
})

describe('an amount', () => {
  it('is a factor of size', () => {
    assert.equal(factorOf('bigger', 'twice'), 2)
    assert.equal(factorOf('smaller', 'twice'), 0.5)
    assert.equal(factorOf('bigger', '30 %'), 1.3)
    assert.equal(factorOf('smaller', '30 percent'), 0.7)
    assert.equal(factorOf('smaller', 'half'), 0.5)
    assert.equal(factorOf('bigger', '150 %'), 1.5)
    assert.ok(factorOf('bigger', 'slight') < factorOf('bigger', null))
    assert.ok(factorOf('bigger', null) < factorOf('bigger', 'much'))
    assert.ok(factorOf('smaller', 'much') < factorOf('smaller', 'slight'))
  })

  it('is an angle', () => {
    assert.equal(degreesOf('20°'), 20)
    assert.equal(degreesOf('forty five degrees'), 45)
    assert.equal(degreesOf('a quarter turn'), 90)
    assert.equal(degreesOf(null), null)
  })

  it('never makes a thing larger that should be smaller', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          unicodeText({ maxLength: 12 }),
          fc.integer({ min: -500, max: 500 }).map((number) => `${number} %`),
        ),
        (amount) => {
          assert.ok(factorOf('bigger', amount) >= 1, amount)
          assert.ok(factorOf('smaller', amount) <= 1 && factorOf('smaller', amount) >= 0, amount)
        },
      ),
    )
  })
})
