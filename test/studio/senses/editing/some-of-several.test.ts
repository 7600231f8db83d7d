import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import { draftOf } from '../../../../src/studio/press/draft-cover.ts'
import { familyOf } from '../../../../src/studio/press/scene-of-document.ts'
import { smallSheet } from '../../../../src/studio/press/small-painting.ts'
import { doneWhats, type EditedCover, editedUnseen, editOf, whysOf } from '../../edit/edits.ts'

const edited = (id: string, edit: Edit): EditedCover => {
  const family = findFamily(id)
  assert.ok(family)
  return editedUnseen(sampleDocument(family), edit)
}

const draft = (document: CoverDocument): ReturnType<typeof draftOf> => draftOf(familyOf(document), document, smallSheet)

describe('one of several things', () => {
  it('goes by its side, and the other stays', () => {
    const { without, cleared } = edited('deep-space', editOf('remove', 'left planet')).document.direction.adjustments
    assert.deepEqual(without, [])
    assert.deepEqual(
      cleared.map(({ which }) => which),
      ['left'],
    )
  })

  it('goes by its number', () => {
    const { document } = edited('candlelit-arch', editOf('remove', 'second candle'))
    assert.equal(document.direction.adjustments.cleared[0]?.which, 2)
  })

  it('is owned to where it is of a piece with the hero', () => {
    const cover = edited('blueprint-orbit', editOf('remove', 'smallest gear'))
    assert.equal(whysOf(cover).length, 1)
  })
})

describe('many small things', () => {
  it('are fewer, and no fainter, where their painter can count them', () => {
    const fewer = (id: string, target: string) => doneWhats(edited(id, editOf('count', target, { value: 'fewer' })))
    assert.deepEqual(fewer('scratched-title', 'splatters'), ['There are fewer splatters.'])
    assert.deepEqual(fewer('boho-shapes', 'chips'), ['There are fewer chips.'])
  })
})

describe('things that an edit is asked for', () => {
  it('go out of the hand that holds them', () => {
    assert.deepEqual(doneWhats(edited('neon-city', editOf('remove', 'lantern'))), ['The lantern was removed.'])
  })

  it('are many where the word is the same for one and many', () => {
    const countOf = (count: number | null) => {
      const sheep = editOf('add', 'sheep', { count, place: 'next-to', of: 'barn' })
      return edited('painted-place', sheep).document.direction.adjustments.extras[0]?.count
    }
    assert.deepEqual([countOf(null), countOf(1)], [3, 1])
  })

  it('leave the colours alone where nobody can paint them', () => {
    const cover = edited('paper-collage', editOf('add', 'red collar', { place: 'on', of: 'cat' }))
    assert.deepEqual(whysOf(cover), ['cannot_be_drawn'])
    assert.deepEqual(cover.document.direction.adjustments.hero.colour, null)
  })

  it('stand beside one of several things, on its ground', () => {
    const { document } = edited('hearth-lantern', editOf('add', 'cat', { place: 'next-to', of: 'lantern' }))
    const [cat] = draft(document).extras
    assert.ok(cat && cat.box.y + cat.box.h > smallSheet.h * 0.8)
  })
})

describe('type that is centred', () => {
  it('stays in its lines and as large as it was', () => {
    const family = findFamily('classic-grid')
    assert.ok(family)
    const sizes = (document: CoverDocument): readonly number[] =>
      draft(document).set.stacks.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ size }) => size) : [])),
      )
    const { document } = edited('classic-grid', editOf('align', 'allText', { value: 'center' }))
    assert.deepEqual(sizes(document), sizes(sampleDocument(family)))
  })
})
