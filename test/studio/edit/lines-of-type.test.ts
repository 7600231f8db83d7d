import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { arrangedLine } from '../../../src/studio/press/changes-art.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { doneWhats, editedUnseen, editOf } from './edits.ts'

const edited = (source: CoverDocument, edit: Edit): CoverDocument => editedUnseen(source, edit).document

describe('an edit of a line of type', () => {
  it('changes that line and no other', () => {
    const source = sampleOf('gothic-manor')
    const lines = ['title', 'subtitle', 'author'] as const
    for (const role of lines) {
      const { type } = edited(source, editOf('recolour', role, { colour: 'teal' })).direction.adjustments
      assert.ok(type[role].colour)
      for (const other of lines.filter((each) => each !== role)) assert.equal(type[other].colour, null)
    }
  })

  it('puts it where it is wished beside another', () => {
    const subtitleTo = (place: 'above' | 'below', of: string): Edit => editOf('move', 'subtitle', { place, of })
    for (const id of ['tarot-card', 'fog-figure'])
      for (const [edit, upper, lower] of [
        [subtitleTo('above', 'author'), 'subtitle', 'author'],
        [subtitleTo('below', 'author'), 'author', 'subtitle'],
        [subtitleTo('below', 'title'), 'title', 'subtitle'],
        [editOf('move', 'author', { place: 'above', of: 'title' }), 'author', 'title'],
      ] as const) {
        const child = edited(sampleOf(id), edit)
        const [above, below] = [arrangedLine(child, upper), arrangedLine(child, lower)]
        assert.ok(above.bottom <= below.top + 0.005, `${id}: ${upper} above ${lower}`)
      }
  })

  it('leaves the title its size when another line wears other letters', () => {
    const others = [editOf('case', 'subtitle', { value: 'upper' }), editOf('font', 'subtitle', { value: 'script' })]
    for (const id of ['vital-motion', 'papercut-world', 'anatomical-plate'])
      for (const edit of others) {
        const source = sampleOf(id)
        const change = arrangedLine(edited(source, edit), 'title').size / arrangedLine(source, 'title').size
        assert.ok(Math.abs(change - 1) < 0.08, `${id}: ${edit.op}: ${change}`)
      }
  })

  it('is told once where it was done to several', () =>
    assert.deepEqual(doneWhats(editedUnseen(sampleOf('mist-peaks'), editOf('font', 'allText', { value: 'sans' }))), [
      'The title, subtitle and author’s name are set in a sans face.',
    ]))
})
