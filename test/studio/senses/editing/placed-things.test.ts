import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import { lchOf } from '../../../../src/studio/colour/colour.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { artOf, straightestEdge } from '../../../../src/studio/press/changes-art.ts'
import { edited, editedUnseen, editOf } from '../../edit/edits.ts'
import { cast, changed, linesOf, type Painted, paintArtSmall, paintSmall, sampleOf, sheet, whole } from './painted.ts'

const pair = async (family: string, edit: Edit): Promise<readonly [child: Painted, parent: Painted]> => {
  const source = sampleOf(family)
  const { document, report } = edited(source, edit)
  assert.deepEqual(report.notDone, [])
  return [await paintArtSmall(document), await paintArtSmall(source)]
}

describe('things that an edit adds', () => {
  it('come before art that lies over the type', async () => {
    const [child, parent] = await pair('flora-type', editOf('add', 'bees', { count: 3, place: 'near', of: 'flowers' }))
    assert.ok(changed(child, parent) > 0.003)
  })

  it('keep the colour they are known by where the palette is quiet', async () => {
    const [child, parent] = await pair('night-lights', editOf('add', 'rose', { place: 'next-to', of: 'woman' }))
    const place = { x: sheet.w * 0.65, y: sheet.h * 0.4, w: sheet.w * 0.35, h: sheet.h * 0.25 }
    assert.ok(cast(child, 0, place) > cast(parent, 0, place) + 0.01, 'a red rose is red')
  })

  it('stay within a round picture', async () => {
    const [child, parent] = await pair('adventure-frame', editOf('add', 'dragon', { place: 'above', of: 'castle' }))
    assert.ok(changed(child, parent) > 0.005)
    for (const x of [0, sheet.w * 0.8])
      assert.equal(changed(child, parent, { ...whole, x, w: sheet.w * 0.2 }), 0, 'nothing lies on the frame')
  })

  it('are the moon of a card where it has one', async () => {
    const [child, parent] = await pair('tarot-card', editOf('resize', 'moon', { value: 'bigger' }))
    assert.ok(changed(child, parent) > 0.02)
  })

  it('fly before the moon and nowhere else', async () => {
    const [child, parent] = await pair(
      'gothic-manor',
      editOf('add', 'doves', { count: 3, place: 'in-front-of', of: 'moon' }),
    )
    const moon = { x: sheet.w * 0.6, y: sheet.h * 0.27, w: sheet.w * 0.34, h: sheet.h * 0.2 }
    assert.ok(changed(child, parent, moon) > 0.01)
    assert.equal(changed(child, parent, { ...whole, w: sheet.w * 0.58 }), 0)
    assert.equal(changed(child, parent, { ...whole, y: sheet.h * 0.5, h: sheet.h * 0.5 }), 0)
  })

  it('stand in the corner that is named', async () => {
    const [child, parent] = await pair('blueprint-orbit', editOf('add', 'lighthouse', { place: 'top-right' }))
    const corner = { x: sheet.w * 0.6, y: 0, w: sheet.w * 0.4, h: sheet.h * 0.3 }
    assert.ok(changed(child, parent, corner) > 0.02)
    assert.equal(changed(child, parent, { ...whole, y: sheet.h * 0.5, h: sheet.h * 0.5 }), 0)
  })
})

describe('things beside what an edit changes', () => {
  it('stay in their places when a companion goes', async () => {
    const [child, parent] = await pair('papercut-world', editOf('remove', 'lantern'))
    assert.ok(changed(child, parent) > 0.001)
    assert.equal(changed(child, parent, { ...whole, x: sheet.w * 0.45, w: sheet.w * 0.55 }), 0)
  })

  it('stand before a moon that is hung over them', async () => {
    const [child, parent] = await pair(
      'lit-window',
      editOf('add', 'full moon', { size: 'large', place: 'above', of: 'house' }),
    )
    assert.ok(changed(child, parent) > 0.005)
    const front = { x: sheet.w * 0.36, y: sheet.h * 0.62, w: sheet.w * 0.28, h: sheet.h * 0.16 }
    assert.ok(changed(child, parent, front) < 0.01, 'the front of the house is as it was')
  })

  it('make way for what comes in their place', async () => {
    const [child, parent] = await pair('lone-road', editOf('replace', 'barn', { value: 'church' }))
    assert.ok(changed(child, parent, { x: 0, y: sheet.h * 0.5, w: sheet.w * 0.6, h: sheet.h * 0.22 }) > 0.05)
    assert.equal(changed(child, parent, { ...whole, y: sheet.h * 0.76, h: sheet.h * 0.24 }), 0)
  })
})

describe('a hero that grows', () => {
  const edgeOf = (document: CoverDocument): number => {
    const { direction } = document
    const without = [...direction.adjustments.without, direction.hero]
    const bare = { ...document, direction: { ...direction, adjustments: { ...direction.adjustments, without } } }
    return straightestEdge(artOf(document), artOf(bare))
  }
  for (const family of ['silk-object', 'dark-bloom', 'anatomical-plate'])
    it(`is not cut off straight on ${family}`, () => {
      const source = sampleOf(family)
      const { document } = editedUnseen(source, editOf('resize', 'hero', { value: 'bigger', amount: 'much' }))
      const { scale } = document.direction.adjustments.hero
      assert.ok(scale > 1.05, `${scale}`)
      assert.ok(edgeOf(document) <= Math.max(0.17, edgeOf(source) * scale * 1.35))
    })
})

describe('type that an edit changes', () => {
  it('has a shadow that is seen on a dark ground', async () => {
    const child = await paintSmall(
      edited(sampleOf('deco-gilt'), editOf('textEffect', 'title', { value: 'shadow' })).document,
    )
    const colour = linesOf(child, 'title')?.effect.shadow?.colour
    assert.ok(colour && lchOf(colour).l > 0.35, colour)
  })

  it('has an outline that is not of the colour of the ground', async () => {
    const source = sampleOf('swiss-grid')
    const child = await paintSmall(edited(source, editOf('textEffect', 'title', { value: 'outline' })).document)
    const parent = await paintSmall(source)
    assert.ok(changed(child, parent) > 0.01)
  })

  it('finds room at the top on every layout of a labelled cover', async () => {
    const [child] = await pair('boho-shapes', editOf('move', 'title', { place: 'top' }))
    assert.ok((linesOf(child, 'title')?.box.y ?? sheet.h) < sheet.h * 0.3)
  })
})
