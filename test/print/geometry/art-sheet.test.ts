// Panels of the art in whole pixels, for every book that can be printed.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { artSheet } from '../../../src/print/geometry/art-sheet.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import { kdp } from '../../../src/print/printers/kdp.ts'
import { bottomOf, type Patch, rightOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { fc } from '../../support/property.ts'

const books = fc.constantFrom('paperback' as const, 'hardcover' as const).chain((bindingType) => {
  const { trims, pages } = kdp.bindings[bindingType]
  return fc.record({
    bindingType: fc.constant(bindingType),
    trim: fc.constantFrom(...trims),
    pageCount: fc.integer(pages),
    paperType: fc.constantFrom('white', 'cream'),
  })
})

const isWithin = (inner: Patch, outer: Patch): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  rightOf(inner) <= rightOf(outer) &&
  bottomOf(inner) <= bottomOf(outer)

describe('the sheet of the art', () => {
  it('is tiled by its panels to the pixel, each around its face and its safe area', () => {
    fc.assert(
      fc.property(books, ({ trim, ...book }) => {
        const request = { ...book, trimWidth: trim.width.toNumber(), trimHeight: trim.height.toNumber() }
        const geometry = wrapGeometry(request)
        const { width, height, back, spine, front } = artSheet(geometry)
        assert.deepEqual({ width, height }, geometry.artPixels)
        assert.deepEqual(back.bleed, { left: 0, top: 0, width: spine.bleed.left, height })
        assert.deepEqual(front.bleed, { left: rightOf(spine.bleed), top: 0, width: width - front.bleed.left, height })
        assert.ok(spine.bleed.width >= 16)
        for (const panel of [back, front]) {
          assert.ok(isWithin(panel.face, panel.bleed))
          assert.ok(isWithin(panel.safe, panel.face))
        }
        assert.deepEqual([front.face.top, front.face.height], [back.face.top, back.face.height])
      }),
    )
  })
})
