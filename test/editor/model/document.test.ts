// Changes to the edited document: always a layout that the API accepts.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { WrapDocument } from '../../../src/editor/wire.ts'
import { layoutStateSchema } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { bottomOf, rightOf } from '../../../web/editor/model/boxes.ts'
import * as documents from '../../../web/editor/model/document.ts'
import { aRequest, restless } from '../../print/layout/a-wrap-layout.ts'
import { fc } from '../../support/property.ts'
import { aBox, aSheet } from './boxes.ts'

const specs = { trimWidth: 6, trimHeight: 9, pageCount: 300, paperType: 'white', bindingType: 'paperback' } as const

/** Art on which no ink can be read, so that there is a shade under the texts. */
const shaded: WrapDocument = {
  specs,
  layout: layoutWrap(aRequest({ backdrop: { back: restless, spine: restless, front: restless } })).state,
}

const anId = fc.constantFrom(...shaded.layout.textBlocks.map(({ id }) => id), 'text1')

const aChange: fc.Arbitrary<(document: WrapDocument) => WrapDocument> = fc.oneof(
  fc.tuple(anId, aBox).map(
    ([id, box]) =>
      (document: WrapDocument) =>
        documents.placeBlock(document, id, box),
  ),
  anId.map((id) => (document: WrapDocument) => documents.removeBlock(document, id)),
  anId.map((id) => (document: WrapDocument) => documents.duplicateBlock(document, id)?.document ?? document),
  fc
    .constantFrom('back' as const, 'spine' as const)
    .map((panel) => (document: WrapDocument) => documents.addBlock(document, aSheet, panel)?.document ?? document),
  fc
    .constantFrom(90 as const, -90 as const)
    .map((way) => (document: WrapDocument) => documents.turnSpine(document, way)),
  fc
    .constantFrom(null, '#102030')
    .map((spine) => (document: WrapDocument) => documents.changeColors(document, { spine })),
)

describe('the edited document', () => {
  it('is a layout that the API accepts, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 25 }), (changes) => {
        const { layout } = changes.reduce((document, change) => change(document), shaded)
        const read = layoutStateSchema.safeParse(layout)
        assert.ok(read.success, JSON.stringify(read.error?.issues))
      }),
      { numRuns: 60 },
    )
  })

  it('never changes the document that it was made from', () => {
    const before = JSON.stringify(shaded)
    fc.assert(
      fc.property(aChange, (change) => {
        change(shaded)
        assert.equal(JSON.stringify(shaded), before)
      }),
    )
  })

  it('leaves the shade of a whole panel where it is when one of its texts moves', () => {
    const [first] = shaded.layout.textBlocks
    assert.ok(first?.backing)
    const moved = documents.placeBlock(shaded, first.id, { ...first, x: first.x + 0.5 })
    assert.deepEqual(documents.blockIn(moved, first.id)?.backing, first.backing)
  })

  it('moves and grows a shade with the only text that stands on it', () => {
    const [first] = shaded.layout.textBlocks
    assert.ok(first?.backing)
    const alone = { ...shaded, layout: { ...shaded.layout, textBlocks: [first] } }
    fc.assert(
      fc.property(aBox, (box) => {
        const { backing } = documents.blockIn(documents.placeBlock(alone, first.id, box), first.id) ?? {}
        assert.ok(backing && first.backing)
        // A layout holds no shade further off the sheet than this.
        const wanted = { x: box.x - (first.x - first.backing.x), y: box.y - (first.y - first.backing.y) }
        assert.ok(Math.abs(backing.x - Math.max(-2, wanted.x)) < 0.001)
        assert.ok(Math.abs(backing.y - Math.max(-2, wanted.y)) < 0.001)
        if (wanted.x < -2 || wanted.y < -2) return
        if (backing.width > 0.02) {
          assert.ok(Math.abs(rightOf(backing) - rightOf(box) - (rightOf(first.backing) - rightOf(first))) < 0.001)
        }
        if (backing.height > 0.02) {
          assert.ok(Math.abs(bottomOf(backing) - bottomOf(box) - (bottomOf(first.backing) - bottomOf(first))) < 0.001)
        }
      }),
    )
  })

  it('hands the shade of a removed text to another that stands on it', () => {
    const [first] = shaded.layout.textBlocks
    assert.ok(first?.backing)
    const left = documents.removeBlock(shaded, first.id)
    assert.ok(left.layout.textBlocks.some(({ backing, panel }) => panel === first.panel && backing !== null))
  })

  it('holds no more texts than a layout may', () => {
    const full = Array.from({ length: 60 }).reduce<WrapDocument>(
      (document) => documents.addBlock(document, aSheet, 'back')?.document ?? document,
      shaded,
    )
    assert.equal(full.layout.textBlocks.length, documents.mostBlocks)
  })
})
