import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleInLayout } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import type { Player } from '../../../src/studio/paint/player.ts'
import { smallPainting } from '../../../src/studio/press/small-painting.ts'
import { edited, editedUnseen, editOf, whysOf } from './edits.ts'

const coverOf = (id: string, layout: string): CoverDocument => {
  const family = findFamily(id)
  if (!family) throw new Error(`no family is called ${id}`)
  return sampleInLayout(family, layout)
}

const couple = coverOf('candlelit-waltz', 'terrace')

const playersOf = (document: CoverDocument): readonly Player[] =>
  [...smallPainting(document).players.values()].toSorted((one, other) => one.at - other.at)

const womanOf = (document: CoverDocument): Player => {
  const woman = playersOf(document).find(({ sex }) => sex === 'woman')
  assert.ok(woman)
  return woman
}

describe('the people of a cover', () => {
  it('are told by their painter, each with what they wear', () => {
    const players = playersOf(couple)
    assert.equal(players.length, 2)
    assert.deepEqual(players.map(({ sex }) => sex).toSorted(), ['man', 'woman'])
    for (const { wears } of players) assert.ok(wears.size > 0)
  })

  it('take a colour one by one: her hair is not his', () => {
    const { document } = editedUnseen(couple, editOf('recolour', 'her hair', { colour: 'red' }))
    const { changes } = document.direction.adjustments.people
    assert.deepEqual(
      changes.map(({ at, hair }) => [at, hair !== null]),
      [[womanOf(couple).at, true]],
    )
    assert.deepEqual(document.direction.adjustments.paints, couple.direction.adjustments.paints)
  })

  it('wear what is asked for, in its colour, also where they wore nothing of that name', () => {
    const { document } = editedUnseen(couple, editOf('recolour', 'her coat', { colour: 'green' }))
    const before = womanOf(couple)
    const after = womanOf(document)
    assert.ok(!before.wears.has('coat') && after.wears.has('coat'))
  })

  it('go, come and change one by one, and the others stay', () => {
    const man = playersOf(couple).find(({ sex }) => sex === 'man')
    const gone = edited(couple, editOf('remove', 'man'))
    assert.deepEqual(
      playersOf(gone.document).map(({ sex }) => sex),
      ['woman'],
    )
    const joined = edited(couple, editOf('add', 'child'))
    assert.deepEqual(
      playersOf(joined.document).map(({ isChild }) => isChild),
      [false, false, true],
    )
    const turned = edited(couple, editOf('replace', 'man', { value: 'woman' }))
    assert.deepEqual(
      playersOf(turned.document).map(({ at, sex }) => [at, sex]),
      playersOf(couple).map(({ at, sex }) => [at, at === man?.at ? 'woman' : sex]),
    )
  })

  it('are as they were where that is asked for', () => {
    const { document, report } = edited(couple, editOf('replace', 'woman', { value: 'woman' }))
    assert.equal(document, couple)
    assert.equal(report.notDone.length, 0)
  })

  it('cannot be moved one without the other, which is said', () => {
    const { document, report } = edited(couple, editOf('move', 'man', { place: 'left' }))
    assert.equal(document, couple)
    assert.deepEqual(whysOf({ document, report }), ['cannot_be_drawn'])
  })
})

describe('the players of a picture book', () => {
  it('give way to whom an edit asks for, whoever the title names', () => {
    const cover = coverOf('giant-friend', 'corner')
    const { document, report } = edited(cover, editOf('replace', 'bear', { value: 'fox' }))
    assert.equal(report.notDone.length, 0)
    assert.equal(document.direction.hero, 'fox')
  })
})
