// Looking at the sheet, and finding what lies under a pointer.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holds } from '../../../web/editor/model/boxes.ts'
import { hitTest } from '../../../web/editor/model/hit-test.ts'
import { handlePlace, handles } from '../../../web/editor/model/resize.ts'
import { boxOnStage, fitted, panned, toSheet, toStage, wayToSight, zoomedAt } from '../../../web/editor/model/view.ts'
import { fc } from '../../support/property.ts'
import { aBox } from './boxes.ts'

const aNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const aView = fc.record({ scale: aNumber(10, 1200), x: aNumber(-2000, 2000), y: aNumber(-2000, 2000) })
const aPoint = fc.record({ x: aNumber(0, 1600), y: aNumber(0, 1000) })
const aSize = fc.record({ width: aNumber(300, 3000), height: aNumber(200, 2000) })
const sheets = fc.record({ width: aNumber(8, 20), height: aNumber(6, 13) })
const blocks = fc.array(aBox, { maxLength: 12 }).map((boxes) => boxes.map((box, at) => ({ ...box, id: `b${at}` })))

const isNear = (one: number, other: number, by = 1e-6): boolean => Math.abs(one - other) <= by

describe('the view of the sheet', () => {
  it('goes to the stage and back without losing anything', () => {
    fc.assert(
      fc.property(aView, aPoint, (view, point) => {
        const back = toSheet(view, toStage(view, point))
        assert.ok(isNear(back.x, point.x) && isNear(back.y, point.y))
      }),
    )
  })

  it('keeps what is under the pointer under it when it zooms', () => {
    fc.assert(
      fc.property(aView, aPoint, aNumber(0.2, 5), (view, point, factor) => {
        const place = toSheet(view, point)
        const after = toStage(zoomedAt(view, point, factor), place)
        assert.ok(isNear(after.x, point.x, 1e-3) && isNear(after.y, point.y, 1e-3))
      }),
    )
  })

  it('shows the whole sheet in the middle when it is fitted', () => {
    fc.assert(
      fc.property(sheets, aSize, (sheet, stage) => {
        const view = fitted(sheet, stage, 20)
        fc.pre(view.scale > 10)
        const corner = toStage(view, { x: sheet.width, y: sheet.height })
        assert.ok(view.x >= 19.99 && view.y >= 19.99)
        assert.ok(isNear(stage.width - corner.x, view.x) && isNear(stage.height - corner.y, view.y))
      }),
    )
  })

  it('brings what is out of sight into it, and leaves what is in sight alone', () => {
    fc.assert(
      fc.property(aView, aBox, aSize, (view, box, stage) => {
        const seen = boxOnStage(view, box)
        const by = wayToSight(seen, stage)
        const after = { ...seen, x: seen.x + by.x, y: seen.y + by.y }
        if (seen.width + 48 <= stage.width) assert.ok(after.x >= 0 && after.x + after.width <= stage.width + 1e-6)
        else assert.ok(after.x < stage.width && after.x + after.width > 0)
        assert.deepEqual(wayToSight({ ...after, width: 1, height: 1 }, stage), { x: 0, y: 0 })
      }),
    )
  })

  it('never lets the sheet be dragged out of sight', () => {
    fc.assert(
      fc.property(aView, sheets, aSize, aNumber(-9000, 9000), aNumber(-9000, 9000), (view, sheet, stage, x, y) => {
        const after = panned(view, { x, y }, sheet, stage)
        assert.ok(after.x < stage.width && after.x + sheet.width * after.scale > 0)
        assert.ok(after.y < stage.height && after.y + sheet.height * after.scale > 0)
      }),
    )
  })
})

describe('finding what lies under a pointer', () => {
  it('finds a block exactly where there is one', () => {
    fc.assert(
      fc.property(aView, blocks, aPoint, (view, all, point) => {
        const hit = hitTest(view, all, null, point, 7)
        const under = all.filter((block) => holds(block, toSheet(view, point)))
        assert.equal(hit === null, under.length === 0)
        if (hit) assert.ok(under.some(({ id }) => id === hit.id))
      }),
    )
  })

  it('never hides a small block behind a large one', () => {
    fc.assert(
      fc.property(aView, aBox, fc.boolean(), (view, box, isFirst) => {
        const large = { x: -5, y: -5, width: 40, height: 40, id: 'large' }
        const small = { ...box, id: 'small' }
        const middle = toStage(view, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
        assert.equal(hitTest(view, isFirst ? [small, large] : [large, small], null, middle, 7)?.id, 'small')
      }),
    )
  })

  it('gives the handles of the chosen block before anything that lies under them', () => {
    fc.assert(
      fc.property(aView, blocks, aBox, fc.constantFrom(...handles), (view, others, box, handle) => {
        const chosen = { ...box, id: 'chosen' }
        const hit = hitTest(view, [...others, chosen], 'chosen', toStage(view, handlePlace(chosen, handle)), 7)
        assert.equal(hit?.kind, 'handle')
        assert.equal(hit?.id, 'chosen')
      }),
    )
  })

  it('keeps hold of the chosen block where blocks overlap', () => {
    const view = { scale: 100, x: 0, y: 0 }
    const all = [
      { x: 0, y: 0, width: 4, height: 4, id: 'below' },
      { x: 1, y: 1, width: 1, height: 1, id: 'above' },
    ]
    assert.equal(hitTest(view, all, 'below', { x: 150, y: 150 }, 7)?.id, 'below')
    assert.equal(hitTest(view, all, null, { x: 150, y: 150 }, 7)?.id, 'above')
  })
})
