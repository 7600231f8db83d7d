import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import { draftOf } from '../../../../src/studio/press/draft-cover.ts'
import { familyOf } from '../../../../src/studio/press/scene-of-document.ts'
import { smallSheet } from '../../../../src/studio/press/small-painting.ts'
import { type Edited, editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'

const edited = (id: string, wish: string): Edited => {
  const family = findFamily(id)
  assert.ok(family)
  return editDocument(sampleDocument(family), wish, { looks: false })
}

const draft = (document: CoverDocument): ReturnType<typeof draftOf> => draftOf(familyOf(document), document, smallSheet)

describe('one of several things', () => {
  it('goes by its side, and the other stays', () => {
    const { without, cleared } = edited('deep-space', 'remove the left planet').document.direction.adjustments
    assert.deepEqual(without, [])
    assert.deepEqual(
      cleared.map(({ which }) => which),
      ['left'],
    )
  })

  it('goes by its number', () => {
    const { document } = edited('candlelit-arch', 'remove the second candle')
    assert.equal(document.direction.adjustments.cleared[0]?.which, 2)
  })

  it('is owned to where it is of a piece with the hero', () => {
    const { understood } = edited('blueprint-orbit', 'remove the small gear')
    assert.match(understood.join(), /no small gear could be told apart/)
  })
})

describe('many small things', () => {
  it('are fewer, and no fainter, where their painter can count them', () => {
    assert.deepEqual(edited('scratched-title', 'fewer splatters').understood, ['there are fewer splatters'])
    assert.deepEqual(edited('boho-shapes', 'fewer chips').understood, ['there are fewer chips'])
  })
})

describe('things that an edit is asked for', () => {
  it('go out of the hand that holds them', () => {
    const { understood } = edited('neon-city', 'remove the lantern from his hand')
    assert.deepEqual(understood, ['the lantern was removed'])
  })

  it('are many where the word is the same for one and many', () => {
    const [extra] = edited('painted-place', 'add sheep beside the barn').document.direction.adjustments.extras
    assert.equal(extra?.count, 3)
    const [one] = edited('painted-place', 'add a sheep beside the barn').document.direction.adjustments.extras
    assert.equal(one?.count, 1)
  })

  it('leave the colours alone where nobody can paint them', () => {
    const { understood } = edited('paper-collage', 'give the cat a red collar')
    assert.deepEqual(understood, ['“collar” is nothing that can be painted here'])
  })

  it('stand beside one of several things, on its ground', () => {
    const { document } = edited('hearth-lantern', 'add a cat beside the lantern')
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
    const { document } = edited('classic-grid', 'centre everything')
    assert.deepEqual(sizes(document), sizes(sampleDocument(family)))
  })
})
