// The front's own picture beyond the fold: what its edge cuts goes on there, and a picture that ends at the fold is told from one that does not.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ramp } from '../../../src/studio/colour/colour.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { paintField } from '../../../src/studio/paint/field.ts'
import { reachBeyond } from '../../../src/studio/wrap/judge-beyond.ts'
import { OpenEasel } from '../../../src/studio/wrap/open-easel.ts'
import { paintBeyond, paintEdgeBeyond } from '../../../src/studio/wrap/paint-beyond.ts'
import { paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { innerSideOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { editedUnseen, editOf } from '../edit/edits.ts'
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
  for (const id of ['swiss-grid', 'retro-rocket', 'marble-panel', 'pattern-planner', 'street-sigil'])
    it(`of ${id} goes on over spine and back`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const document = sampleDocument(family)
      const { canvas } = await paintFront(document, sheet)
      const proof = await paintBeyond(document, sheet, inner.width, rows)
      const { far } = reachBeyond(proof, fold, canvas, inner, family.look === 'pattern')
      assert.equal(far, fold / rows)
    })

  it('whose wall ends at the fold does not go on', () => {
    const wall = (width: number, height: number, from: number): Canvas => {
      const canvas = createCanvas(width, height)
      const ctx = canvas.getContext('2d')
      ctx.fillStyle = '#e0d0c0'
      ctx.fillRect(0, 0, width, height)
      ctx.fillStyle = '#203040'
      ctx.fillRect(from, height * 0.3, width, height * 0.4)
      return canvas
    }
    const { width, height } = sheet.front.bleed
    const all = { top: 0, height }
    const proof = wall(fold * 2, rows, fold)
    assert.deepEqual(reachBeyond(proof, fold, wall(width, height, 0), all, false), { far: 0, completes: false })
  })

  /** How far the front's edge is off what is beside it in the picture that goes on, of 255. */
  const offBeyond = async (document: CoverDocument): Promise<number> => {
    const { canvas } = await paintFront(document, sheet)
    const { twin } = await paintEdgeBeyond(document, sheet, inner.width)
    const columns = 3
    const own = canvas.getContext('2d').getImageData(0, inner.top, columns, inner.height).data
    const same = twin.getContext('2d').getImageData(0, 0, columns, inner.height).data
    return own.reduce((sum, value, at) => sum + Math.abs(value - (same[at] ?? 0)), 0) / own.length
  }

  // One of each way to go on: soft fields and a dark edge, lights, grass and waves, walls, cloth.
  for (const [id, layout] of [
    ['lit-window', 'lawn'],
    ['night-lights', 'skyline'],
    ['storybook-meadow', 'shore'],
    ['monolith', 'stair'],
    ['silk-object', 'curtain'],
    ['light-from-above', 'waters'],
    ['gothic-manor', 'mirror'],
  ] as const)
    it(`of ${id} is the same along the fold in the picture that goes on: ${layout}`, async () => {
      const family = findFamily(id)
      assert.ok(family)
      const sample = sampleDocument(family)
      const document = { ...sample, direction: { ...sample.direction, layout } }
      const apart = await offBeyond(document)
      assert.ok(apart < 2.5, `the front is ${apart.toFixed(1)} of 255 off what is beside it`)
    })

  it('of which an edit has coloured a part goes on in that colour', async () => {
    const family = findFamily('sunset-couple')
    assert.ok(family)
    const water = editOf('recolour', 'water', { colour: 'turquoise' })
    const turquoise = editedUnseen(sampleDocument(family), water).document
    const apart = await offBeyond(turquoise)
    assert.ok(apart < 5, `the front is ${apart.toFixed(1)} of 255 off what is beside it`)
  })

  it('whose strip of paper under the type runs off the sheet has it as light beyond the fold', async () => {
    const family = findFamily('marble-panel')
    assert.ok(family)
    const sample = sampleDocument(family)
    const document = { ...sample, direction: { ...sample.direction, layout: 'band' } }
    const { canvas } = await paintFront(document, sheet)
    const { canvas: beyond } = await paintEdgeBeyond(document, sheet, inner.width)
    const middle = Math.round(inner.height / 2)
    const own = canvas.getContext('2d').getImageData(1, inner.top + middle, 1, 1).data
    const ctx = beyond.getContext('2d')
    for (const back of [1, 0.5, 0])
      for (const [channel, value] of ctx.getImageData((inner.width - 2) * back, middle, 1, 1).data.entries())
        assert.ok(Math.abs(value - (own[channel] ?? 0)) <= 3, `${value} is not ${own[channel]}`)
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
