// Edits do what was said and no more: what is not said, or by nobody who asked, is told as not understood.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyEdits, reportOf } from '../../../src/studio/edit/apply-edits.ts'
import { editOrder } from '../../../src/studio/press/edit-order.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { editedUnseen, editOf, readingOf, whysOf } from './edits.ts'

const covers = ['mist-peaks', 'storybook-meadow', 'foil-emblem'].map(sampleOf)

describe('a colour that something else has', () => {
  it('is taken from it, whatever it is called', () => {
    for (const source of covers) {
      const of = source.direction.hero.replaceAll('-', ' ')
      const taken = editedUnseen(source, editOf('recolour', 'title', { value: 'same', of }))
      for (const colour of ['orange', 'ice blue']) {
        const named = editedUnseen(source, editOf('recolour', 'title', { colour, of }))
        assert.deepEqual(named.document.direction, taken.document.direction, source.template)
        assert.match(named.report.done[0]?.asked ?? '', new RegExp(`${colour} of the ${of}`))
        assert.match(named.report.done[0]?.what ?? '', new RegExp(`the colour of the ${of}`))
      }
    }
  })

  it('is any such colour where that is not there, and the report says so', () => {
    for (const source of covers) {
      const plain = editedUnseen(source, editOf('recolour', 'title', { colour: 'orange' }))
      const taken = editedUnseen(source, editOf('recolour', 'title', { colour: 'orange', of: 'submarine' }))
      assert.deepEqual(taken.document.direction, plain.document.direction)
      assert.match(taken.report.done[0]?.what ?? '', /no submarine .* any orange/)
    }
  })
})

describe('a size of which nobody says whether it is larger or smaller', () => {
  it('changes nothing and is not understood', () => {
    for (const source of covers)
      for (const target of ['title', 'author', 'hero', 'picture']) {
        const cover = editedUnseen(source, editOf('resize', target))
        assert.equal(cover.document, source)
        assert.deepEqual(whysOf(cover), ['not_understood'])
      }
  })

  it('is larger where a multiple says so', () => {
    const [source] = covers
    assert.ok(source)
    const of = (value: string | null): unknown =>
      editedUnseen(source, editOf('resize', 'title', { value, amount: 'twice' })).document.direction
    assert.deepEqual(of(null), of('bigger'))
  })
})

describe('words for a line', () => {
  it('are set only where the message has them', () => {
    for (const source of covers) {
      const reading = readingOf([editOf('setText', 'title', { value: 'Night Falls' })])
      const done = applyEdits(source, reading, { looks: false, said: 'Titel: NIGHT  falls bitte' })
      assert.deepEqual(reportOf(done.outcomes).notDone, [])
      const invented = applyEdits(source, reading, { looks: false, said: 'find a better title' })
      assert.equal(invented.document, source)
      assert.deepEqual(whysOf({ document: source, report: reportOf(invented.outcomes) }), ['not_understood'])
    }
  })
})

describe('words that no edit says', () => {
  it('are told as not understood beside what was done', () => {
    const [document] = covers
    assert.ok(document)
    const reading = { ...readingOf([editOf('recolour', 'title', { colour: 'gold' })]), unread: ['book a flight'] }
    const { report } = editOrder({ document, wish: 'gold title and book a flight', reading }, { looks: false })
    assert.equal(report.done.length, 1)
    assert.deepEqual(
      report.notDone.map(({ asked, why }) => [asked, why]),
      [['book a flight', 'not_understood']],
    )
  })
})
