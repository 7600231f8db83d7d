// Boxes and a sheet for tests of the editor's own geometry.

import type { SheetGeometry } from '../../../src/editor/wire.ts'
import { fc } from '../../support/property.ts'

const tenThousandths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((value) => value / 10_000)

export const aBox = fc
  .record({
    x: tenThousandths(-1, 12),
    y: tenThousandths(-1, 9),
    width: fc.integer({ min: 1000, max: 60_000 }).map((value) => value / 10_000),
    height: fc.integer({ min: 1000, max: 60_000 }).map((value) => value / 10_000),
  })
  .map((box) => ({ ...box }))

const panel = (x: number, width: number) => ({
  face: { x, y: 0.125, width, height: 9 },
  bleed: { x: x - 0.125, y: 0, width: width + 0.125, height: 9.25 },
  safe: { x: x + 0.125, y: 0.25, width: width - 0.25, height: 8.75 },
})

/** About a paperback of 6 x 9 in. */
export const aSheet: SheetGeometry = {
  width: 13,
  height: 9.25,
  finished: { x: 0.125, y: 0.125, width: 12.75, height: 9 },
  panels: { back: panel(0.125, 6), spine: panel(6.125, 0.75), front: panel(6.875, 6) },
  hinges: [],
  folds: [6.125, 6.875],
  barcode: { x: 3.875, y: 7.675, width: 2, height: 1.2 },
  spineWidth: 0.75,
  minFontSize: 7,
}
