import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../src/contract/edit.ts'
import type { EditFailing } from '../../../src/contract/edit-report.ts'
import { sampleOf } from '../senses/editing/painted.ts'
import { type EditedCover, edited, editOf, whysOf } from './edits.ts'

const tried = (template: string, edit: Edit): EditedCover => edited(sampleOf(template), edit)

const refused = (template: string, edit: Edit, reason: EditFailing): string => {
  const cover = tried(template, edit)
  assert.deepEqual(cover.document, sampleOf(template))
  assert.deepEqual(whysOf(cover), [reason], JSON.stringify(cover.report))
  return cover.report.notDone[0]?.what ?? ''
}

describe('an edit never turns into another', () => {
  it('swaps two things, and mirrors nothing', () => {
    const { document, report } = tried('still-life-clues', editOf('swap', 'apple', { of: 'letter' }))
    assert.equal(report.done.length, 1)
    assert.equal(document.direction.hero, 'letter')
    assert.ok(document.direction.companions.includes('apple'))
    assert.deepEqual(document.direction.adjustments.frame, sampleOf('still-life-clues').direction.adjustments.frame)
    refused('mist-peaks', editOf('swap', 'castle', { of: 'mountains' }), 'cannot_be_drawn')
  })

  it('makes no wave for waves that cannot be higher', () => {
    refused('abyss-eye', editOf('resize', 'waves', { value: 'bigger' }), 'cannot_be_drawn')
  })

  it('tints no meadow for water that is not there, and adds nothing that is only spoken of', () => {
    const edits = [
      editOf('recolour', 'water', { colour: 'turquoise' }),
      editOf('resize', 'whale', { value: 'bigger' }),
      editOf('move', 'lighthouse', { place: 'left' }),
      editOf('replace', 'raven', { value: 'toucan' }),
      editOf('count', 'candles', { value: 'more' }),
    ]
    for (const edit of edits) refused('storybook-meadow', edit, 'not_in_picture')
  })

  it('turns one thing round only where nothing else is turned with it', () => {
    refused('mist-peaks', editOf('flip', 'castle', { value: 'horizontal' }), 'cannot_be_drawn')
  })

  it('does not take scenery away that a template is made of, nor calm it instead', () => {
    const { document } = tried('mist-peaks', editOf('remove', 'mountains'))
    assert.equal(document.direction.adjustments.manner, null)
  })
})

describe('the reason of an edit that was not done', () => {
  it('is that nobody has drawn it', () => {
    assert.match(refused('mist-peaks', editOf('add', 'xylophone'), 'cannot_be_drawn'), /xylophone/)
    refused('mist-peaks', editOf('replace', 'castle', { value: 'handrail' }), 'cannot_be_drawn')
    refused('mist-peaks', editOf('restyle', 'picture', { value: 'embroidery' }), 'cannot_be_drawn')
  })

  it('is that it is not on the cover', () => {
    refused('mist-peaks', editOf('setText', 'title', { value: 'Color', of: 'Colour' }), 'not_in_picture')
    refused('mist-peaks', editOf('cutText', 'allText', { value: 'A Novel' }), 'not_in_picture')
    refused('bold-statement', editOf('recolour', 'sky', { colour: 'red' }), 'not_in_picture')
  })

  it('is that too little was said', () => {
    refused('mist-peaks', editOf('recolour', 'castle', { colour: 'week-old bruise' }), 'not_understood')
    refused('mist-peaks', editOf('setText', 'title'), 'not_understood')
    refused('mist-peaks', editOf('move', 'castle'), 'not_understood')
  })
})

describe('an edit of what is so already', () => {
  it('is done, and changes nothing', () => {
    const cases = [
      ['mist-peaks', editOf('setText', 'author', { value: 'Ava Valentine' })],
      ['swiss-grid', editOf('align', 'title', { value: 'left' })],
    ] as const
    for (const [template, edit] of cases) {
      const { document, report } = tried(template, edit)
      assert.deepEqual(document, sampleOf(template))
      assert.deepEqual([report.done.length, report.notDone], [1, []])
    }
  })
})

describe('a stand-in', () => {
  it('is done, and named', () => {
    const { report } = tried('papercut-world', editOf('add', 'fennec', { place: 'next-to', of: 'fox' }))
    assert.equal(report.done.length, 1)
    assert.match(report.done[0]?.what ?? '', /nearest to “fennec”/)
    const face = tried('deep-space', editOf('font', 'title', { value: 'Futura' })).report.done[0]
    assert.match(face?.what ?? '', /nearest to Futura/)
  })
})

describe('words of a line', () => {
  it('are exchanged whole, set before and after, and cut', () => {
    const titleOf = (slots: Partial<Edit>, op: 'setText' | 'cutText' = 'setText'): string =>
      tried('lone-road', editOf(op, 'title', slots)).document.brief.book.title
    assert.equal(titleOf({ value: 'Miles', of: 'Mile' }), 'The Last Miles Home')
    assert.equal(titleOf({ value: 'She', of: 'He' }), 'The Last Mile Home')
    assert.equal(titleOf({ value: 'Nearly', place: 'before' }), 'Nearly The Last Mile Home')
    assert.equal(titleOf({ value: 'Again', place: 'after' }), 'The Last Mile Home Again')
    assert.equal(titleOf({ value: 'Last' }, 'cutText'), 'The Mile Home')
  })
})
