// The front's own picture beyond the fold: what its edge cuts goes on there, and a picture that ends at the fold is told from one that does not.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { ramp } from '../../../src/studio/colour/colour.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { paintField } from '../../../src/studio/paint/field.ts'
import { reachBeyond } from '../../../src/studio/wrap/judge-beyond.ts'
import { OpenEasel } from '../../../src/studio/wrap/open-easel.ts'
import { paintBeyond } from '../../../src/studio/wrap/paint-beyond.ts'
import { paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { innerSideOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { book, smallSheet } from './small-sheet.ts'

const beyond = 100

const openEasel = (): OpenEasel => new OpenEasel({ w: 200, h: 100, beyond }, 1, 7, new Set())

/** Red, green and blue at a place in units of the sheet. */
const colourAt = ({ ctx }: OpenEasel, x: number, y: number): number[] => [
  ...ctx.getImageData(x + beyond, y, 1, 1).data.slice(0, 3),
]

describe('an open sheet', () => {
  it('shows the rest of a disc that its edge would cut, drawn, layered or soft', () => {
    const disc = (ctx: OpenEasel['ctx'], y: number): void => {
      ctx.fillStyle = '#ff0000'
      ctx.beginPath()
      ctx.arc(0, y, 14, 0, Math.PI * 2)
      ctx.fill()
    }
    const easel = openEasel()
    easel.fill('#ffffff')
    disc(easel.ctx, 20)
    easel.spend(easel.layer((ctx) => disc(ctx, 50)))
    easel.soft(1, (ctx) => disc(ctx, 80))
    for (const y of [20, 50, 80]) assert.deepEqual(colourAt(easel, -9, y), colourAt(easel, 9, y))
    assert.deepEqual(colourAt(easel, -9, 20), [255, 0, 0])
    assert.deepEqual(colourAt(easel, -40, 50), [255, 255, 255])
  })

  it('is painted all over by what is painted all over its sheet', () => {
    const easel = openEasel()
    easel.ctx.fillStyle = '#0000ff'
    easel.ctx.fillRect(0, 0, 200, 100)
    assert.deepEqual(colourAt(easel, -95, 50), [0, 0, 255])
    const drawn = openEasel()
    drawn.ctx.drawImage(easel.canvas, 0, 0, 200, 100)
    assert.deepEqual(colourAt(drawn, -95, 50), [0, 0, 255])
    paintField(easel, ramp(['#000000', '#ffffff']), (_, y) => y / 100)
    for (const y of [10, 50, 90]) assert.deepEqual(colourAt(easel, -60, y), colourAt(easel, 60, y))
  })
})

const sheet = smallSheet(book(6, 9))
const inner = innerSideOf(sheet)
const rows = 300
const fold = Math.round((inner.width * rows) / inner.height)

describe('a front', () => {
  for (const [id, goesOn] of [
    ['swiss-grid', true],
    ['retro-rocket', true],
    ['marble-panel', true],
    ['pattern-planner', true],
    ['street-sigil', false],
  ] as const)
    it(`of ${id} ${goesOn ? 'goes on over spine and back' : 'ends at the fold'}`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const document = sampleDocument(family)
      const { canvas } = await paintFront(document, sheet)
      const proof = await paintBeyond(document, sheet, inner.width, rows)
      const { far } = reachBeyond(proof, fold, canvas, inner, family.look === 'pattern')
      assert.equal(far, goesOn ? fold / rows : 0)
    })

  it('that is another picture is not taken for it', async () => {
    const family = findFamily('swiss-grid')
    assert.ok(family)
    const proof = await paintBeyond(sampleDocument(family), sheet, inner.width, rows)
    const striped = createCanvas(sheet.front.bleed.width, sheet.front.bleed.height)
    const ctx = striped.getContext('2d')
    for (let y = 0; y < striped.height; y += 20) ctx.fillRect(0, y, striped.width, 10)
    assert.deepEqual(reachBeyond(proof, fold, striped, inner, false), { far: 0, completes: false })
  })
})
