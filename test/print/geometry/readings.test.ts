// Sizes as KDP's own calculator and templates give them, to the third decimal.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BindingType, PaperType } from '../../../src/catalog/print.ts'
import { wrapDimensions } from '../../../src/print/geometry/wrap-dimensions.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'

type Reading = readonly [BindingType, PaperType, number, number, number, spine: number, width: number, height: number]

const readings: readonly Reading[] = [
  ['paperback', 'white', 6, 9, 200, 0.45, 12.7, 9.25],
  ['paperback', 'cream', 6, 9, 400, 1, 13.25, 9.25],
  ['paperback', 'premium_color', 8.5, 11, 120, 0.282, 17.532, 11.25],
  ['hardcover', 'white', 6, 9, 250, 0.752, 14.327, 10.417],
  ['hardcover', 'cream', 6, 9, 200, 0.689, 14.264, 10.417],
  ['hardcover', 'premium_color', 8.25, 11, 200, 0.658, 18.733, 12.417],
]

const dimensions = (bindingType: string, paperType: string, trimWidth: number, trimHeight: number, pageCount: number) =>
  wrapDimensions(wrapGeometry({ bindingType, paperType, trimWidth, trimHeight, pageCount }))

describe('the size of a wrap', () => {
  for (const [binding, paper, width, height, pages, spineWidth, fullWidth, fullHeight] of readings) {
    it(`is KDP's for a ${binding} of ${pages} pages of ${paper} paper, ${width} x ${height}`, () => {
      const found = dimensions(binding, paper, width, height, pages)
      assert.deepEqual(
        { spineWidth: found.spineWidth, fullWidth: found.fullWidth, fullHeight: found.fullHeight },
        { spineWidth, fullWidth, fullHeight },
      )
    })
  }

  it('rounds half up where floating point would round down', () => {
    assert.equal(dimensions('paperback', 'white', 6, 9, 125).spineWidth, 0.282, '0.2815')
    assert.equal(dimensions('paperback', 'cream', 6, 9, 25).spineWidth, 0.063, '0.0625')
    assert.equal(dimensions('paperback', 'premium_color', 6, 9, 500).spineWidth, 1.174, '1.1735')
  })

  it('is shown as the contract has it', () => {
    assert.deepEqual(dimensions('paperback', 'white', 6, 9, 200), {
      spineWidth: 0.45,
      fullWidth: 12.7,
      fullHeight: 9.25,
      pixelWidth: 3810,
      pixelHeight: 2775,
      dpi: 300,
      bleed: 0.125,
      safeTextMargin: 0.125,
      minFontSize: 7,
      canHaveSpineText: true,
      barcodeZone: { x: 3.875, y: 7.675, width: 2, height: 1.2 },
    })
    // The board begins after 15 mm of turn-in and is 5 mm wider and 6 mm higher than the trim; 10 mm of it are hinge.
    assert.deepEqual(dimensions('hardcover', 'white', 6, 9, 250), {
      spineWidth: 0.752,
      fullWidth: 14.327,
      fullHeight: 10.417,
      pixelWidth: 4298,
      pixelHeight: 3125,
      dpi: 300,
      bleed: 0.591,
      safeTextMargin: 0.125,
      minFontSize: 7,
      canHaveSpineText: true,
      barcodeZone: { x: 4.144, y: 8.252, width: 2, height: 1.2 },
    })
  })

  it('allows spine text from 79 pages on, and in every hardcover', () => {
    assert.equal(dimensions('paperback', 'white', 6, 9, 78).canHaveSpineText, false)
    assert.equal(dimensions('paperback', 'white', 6, 9, 79).canHaveSpineText, true)
    assert.equal(dimensions('hardcover', 'white', 6, 9, 75).canHaveSpineText, true)
  })
})
