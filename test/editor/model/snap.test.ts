// Snapping: boxes are drawn to lines that are near, exactly onto them, and left alone elsewhere.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { movedBy } from '../../../web/editor/model/boxes.ts'
import { handles, resized } from '../../../web/editor/model/resize.ts'
import { type SnapLine, snapLines, snapMove, snapResize } from '../../../web/editor/model/snap.ts'
import { fc } from '../../support/property.ts'
import { aBox, aSheet } from './boxes.ts'

const aLine: fc.Arbitrary<SnapLine> = fc.record({
  axis: fc.constantFrom('x' as const, 'y' as const),
  at: fc.double({ min: -1, max: 15, noNaN: true }),
  from: fc.constant(0),
  to: fc.constant(9),
})
const lines = fc.array(aLine, { maxLength: 30 })
const reach = 0.1

const placesOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, axis: 'x' | 'y') =>
  axis === 'x' ? [x, x + width / 2, x + width] : [y, y + height / 2, y + height]

describe('snapping', () => {
  it('never draws a box further than it reaches', () => {
    fc.assert(
      fc.property(aBox, lines, (box, all) => {
        const { x, y } = snapMove(box, all, reach)
        assert.ok(Math.abs(x) <= reach && Math.abs(y) <= reach)
      }),
    )
  })

  it('puts an edge or the middle of a moved box exactly on every line that it shows', () => {
    fc.assert(
      fc.property(aBox, lines, (box, all) => {
        const snapped = snapMove(box, all, reach)
        const moved = { ...box, x: box.x + snapped.x, y: box.y + snapped.y }
        for (const { axis, at } of snapped.lines) {
          assert.ok(placesOf(moved, axis).some((place) => Math.abs(place - at) < 1e-9))
        }
      }),
    )
  })

  it('leaves a box alone that is near no line', () => {
    fc.assert(
      fc.property(aBox, lines, (box, all) => {
        const far = all.filter(({ axis, at }) => placesOf(box, axis).every((place) => Math.abs(place - at) > reach))
        assert.deepEqual(snapMove(box, far, reach), { x: 0, y: 0, lines: [] })
      }),
    )
  })

  it('moves only the edges that a handle moves', () => {
    fc.assert(
      fc.property(aBox, lines, fc.constantFrom(...handles), (box, all, handle) => {
        const { x, y } = snapResize(box, handle, all, reach)
        if (!/[ew]/.test(handle)) assert.equal(x, 0)
        if (!/[ns]/.test(handle)) assert.equal(y, 0)
      }),
    )
  })

  it('offers the safe area, the middle of the face and the other blocks of a panel', () => {
    fc.assert(
      fc.property(aBox, (other) => {
        const offered = snapLines(aSheet, 'back', [other])
        const { safe, face } = aSheet.panels.back
        assert.ok(safe)
        for (const at of [safe.x, safe.x + safe.width, face.x + face.width / 2, other.x, other.x + other.width / 2]) {
          assert.ok(offered.some((line) => line.axis === 'x' && line.at === at))
        }
      }),
    )
  })
})

describe('resizing', () => {
  it('keeps the opposite edges where they are, and every side long enough to be taken again', () => {
    const away = fc.double({ min: -20, max: 20, noNaN: true })
    fc.assert(
      fc.property(aBox, fc.constantFrom(...handles), away, away, (box, handle, x, y) => {
        const after = resized(box, handle, { x, y })
        assert.ok(after.width >= 0.0999 && after.height >= 0.0999)
        if (!handle.includes('w')) assert.equal(after.x, box.x)
        else assert.ok(Math.abs(after.x + after.width - box.x - box.width) < 1e-9)
        if (!handle.includes('n')) assert.equal(after.y, box.y)
        else assert.ok(Math.abs(after.y + after.height - box.y - box.height) < 1e-9)
      }),
    )
  })

  it('is moving by nothing where the pointer has not moved', () => {
    fc.assert(
      fc.property(aBox, fc.constantFrom(...handles), (box, handle) => {
        assert.deepEqual(resized(box, handle, { x: 0, y: 0 }), box)
        assert.deepEqual(movedBy(box, 0, 0), box)
      }),
    )
  })
})
