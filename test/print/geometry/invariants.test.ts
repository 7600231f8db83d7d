// What holds for every wrap, whatever its size.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Big } from 'big.js'
import { type Box, bottomOf, rightOf } from '../../../src/print/geometry/boxes.ts'
import { inches, mm } from '../../../src/print/geometry/lengths.ts'
import { wrapDimensions } from '../../../src/print/geometry/wrap-dimensions.ts'
import { type WrapGeometry, wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import { fc } from '../../support/property.ts'
import { aWrapRequest } from './a-wrap-request.ts'

const always = (promise: (geometry: WrapGeometry) => void): void =>
  fc.assert(fc.property(aWrapRequest, (request) => promise(wrapGeometry(request))))

/** Millimetres are carried to 40 places, so sums of them may differ in the last ones. */
const assertSame = (found: Big, expected: Big): void =>
  assert.ok(found.minus(expected).abs().lt('1e-30'), `${found} is not ${expected}`)

const assertInside = (inner: Box, outer: Box): void => {
  assert.ok(inner.width.gt(0) && inner.height.gt(0), 'it has an area')
  assert.ok(inner.x.gte(outer.x) && inner.y.gte(outer.y), 'top left')
  assert.ok(rightOf(inner).lte(rightOf(outer)) && bottomOf(inner).lte(bottomOf(outer)), 'bottom right')
}

describe('every wrap', () => {
  it('has panels that tile its sheet', () => {
    always(({ sheet, back, spine, front, folds }) => {
      const [first, second, third] = [back.bleed, spine.bleed, front.bleed]
      assert.ok(first.x.eq(0) && rightOf(first).eq(second.x) && rightOf(second).eq(third.x))
      assert.ok(rightOf(third).eq(sheet.width))
      for (const panel of [first, second, third]) assert.ok(panel.y.eq(0) && panel.height.eq(sheet.height))
      assert.ok(folds.back.eq(second.x) && folds.front.eq(third.x))
    })
  })

  it('is as large as the formulas of its binding say', () => {
    always(({ sheet, specs, spineWidth }) => {
      const { trim, bindingType } = specs
      const [width, height] = bindingType === 'paperback' ? [inches('0.25'), inches('0.25')] : [mm('40'), mm('36')]
      assertSame(sheet.width, trim.width.times(2).plus(spineWidth).plus(width))
      assertSame(sheet.height, trim.height.plus(height))
    })
  })

  it('is symmetrical about its spine', () => {
    always(({ sheet, back, front, hinges }) => {
      const mirrored = (box: Box): Big => sheet.width.minus(rightOf(box))
      for (const part of ['face', 'trim', 'bleed', 'safe'] as const) {
        assertSame(mirrored(back[part]), front[part].x)
        assertSame(back[part].width, front[part].width)
        assertSame(back[part].y, front[part].y)
        assertSame(back[part].height, front[part].height)
      }
      if (hinges) assertSame(mirrored(hinges.back), hinges.front.x)
    })
  })

  it('keeps the pages inside the faces, the faces inside the sheet, and the same margin around', () => {
    always(({ sheet, finished, back, spine, front, outerEdge }) => {
      for (const { face, trim, bleed } of [back, front]) {
        assertInside(trim, face)
        assertInside(face, finished)
        assertInside(face, bleed)
      }
      assertInside(spine.face, finished)
      assert.ok(finished.x.eq(outerEdge) && finished.y.eq(outerEdge))
      assertSame(sheet.width.minus(rightOf(finished)), outerEdge)
      assertSame(sheet.height.minus(bottomOf(finished)), outerEdge)
    })
  })

  it('keeps type in the faces, off the hinges and the folds', () => {
    always(({ back, spine, front, hinges, specs, printer }) => {
      const margin = inches('0.125')
      for (const { face, safe } of [back, front]) {
        assertInside(safe, face)
        assert.ok(safe.y.minus(face.y).eq(margin))
      }
      assertSame(back.safe.x, back.face.x.plus(margin))
      if (hinges) {
        assert.ok(rightOf(back.safe).lte(hinges.back.x) && front.safe.x.gte(rightOf(hinges.front)))
        assertSame(front.safe.x, spine.face.x.plus(spine.face.width).plus('0.4'))
      }
      const { minPages } = printer.bindings[specs.bindingType].spineText
      assert.equal(spine.safe !== null, specs.pageCount >= minPages)
      if (spine.safe) {
        assertInside(spine.safe, spine.face)
        assertSame(spine.safe.width, spine.face.width.minus('0.125'))
        assertSame(spine.safe.height, spine.face.height.minus('0.25'))
      }
    })
  })

  it('has its barcode in the safe area of the back, in the lower right corner', () => {
    always(({ back, barcode, hinges, folds }) => {
      assertInside(barcode, back.safe)
      const fromSpine = (hinges ? hinges.back.x : folds.back).minus(rightOf(barcode))
      assertSame(fromSpine, inches('0.25'))
      assertSame(bottomOf(back.face).minus(bottomOf(barcode)), inches(hinges ? '0.375' : '0.25'))
      assert.ok(barcode.width.eq(2) && barcode.height.eq('1.2'))
    })
  })

  it('is shown within half a thousandth of an inch, and its pixels within half a pixel', () => {
    always((geometry) => {
      const shown = wrapDimensions(geometry)
      const { sheet, spineWidth, barcode, pixels, artPixels } = geometry
      const pairs: (readonly [number, Big])[] = [
        [shown.spineWidth, spineWidth],
        [shown.fullWidth, sheet.width],
        [shown.fullHeight, sheet.height],
        [shown.barcodeZone.x, barcode.x],
        [shown.barcodeZone.y, barcode.y],
      ]
      for (const [number, exact] of pairs) assert.ok(exact.minus(number).abs().lte('0.0005'), `${number} for ${exact}`)
      for (const side of ['width', 'height'] as const) {
        assert.ok(sheet[side].times(300).minus(pixels[side]).abs().lte('0.5'))
        assert.ok(sheet[side].times(300).lte(artPixels[side]) && sheet[side].times(300).plus(1).gt(artPixels[side]))
      }
    })
  })

  it('grows with every page by the thickness of the paper', () => {
    fc.assert(
      fc.property(aWrapRequest, (request) => {
        const { binding, printer, spineWidth } = wrapGeometry(request)
        fc.pre(request.pageCount < binding.pages.max)
        const thicker = wrapGeometry({ ...request, pageCount: request.pageCount + 1 })
        assertSame(thicker.spineWidth.minus(spineWidth), printer.pageThickness[thicker.specs.paperType])
      }),
    )
  })
})
