// What an edit does to the art is the same at every size: a preview promises what the print keeps.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import type { Edit } from '../../../src/contract/edit.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { mapSky } from '../../../src/studio/press/adjust/time/sky-map.ts'
import { paintCover } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { editedUnseen, editOf } from '../edit/edits.ts'

const edits = [
  ['scratched-title', editOf('recolour', 'palette', { not: 'red' })],
  ['anatomical-plate', editOf('recolour', 'heart', { colour: 'deep red' })],
  ['line-portrait', editOf('recolour', 'background', { colour: 'cream' })],
  ['lit-window', editOf('hour', 'picture', { value: 'noon' })],
] as const

const columns = 24
const rows = 38

const sheet = sheetOf(1600, 2560)

/** The edited art at a width, scaled down to a few cells. */
const cellsAt = async (family: string, edit: Edit, width: number): Promise<Uint8ClampedArray> => {
  const found = findFamily(family)
  assert.ok(found)
  const source = sampleDocument(found)
  const { document } = editedUnseen(source, edit)
  assert.notEqual(document, source)
  const { easel } = await paintCover(document, { sheet, pixels: { w: width, h: width * 1.6 }, text: false })
  const ctx = createCanvas(columns, rows).getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(easel.canvas, 0, 0, columns, rows)
  return ctx.getImageData(0, 0, columns, rows).data
}

for (const [family, edit] of edits)
  test(`${family} with ${edit.op} of its ${edit.target} is the same cover small and large`, async () => {
    const [small, large] = [await cellsAt(family, edit, 200), await cellsAt(family, edit, 400)]
    const apart = small.reduce((sum, value, at) => sum + Math.abs(value - (large[at] ?? 0)), 0) / small.length
    assert.ok(apart < 6, `channels differ by ${apart} on average`)
  })

test('a sky is told from what stands before it, and a board in a wall is none', () => {
  const whole = { x: 0, y: 0, w: sheet.w, h: sheet.h }
  using open = new Easel(sheet, 0.2, 1)
  open.fill('#7fa8d0')
  open.ctx.fillStyle = '#4a3a30'
  open.ctx.fillRect(500, 700, 600, 1860)
  open.ctx.fillStyle = '#3f5a38'
  open.ctx.fillRect(0, 1500, 1600, 1060)
  const sky = mapSky(open, whole)
  assert.ok(sky)
  const shareAt = (x: number, y: number): number =>
    sky.shares[Math.floor(y * sky.rows) * sky.columns + Math.floor(x * sky.columns)] ?? 0
  assert.ok(shareAt(0.15, 0.4) > 0.9, 'the sky beside the tower')
  assert.ok(shareAt(0.5, 0.45) < 0.1, 'the tower')
  assert.ok(shareAt(0.15, 0.7) < 0.1, 'the land')

  using wall = new Easel(sheet, 0.2, 1)
  wall.fill('#8a5a4a')
  wall.ctx.fillStyle = '#30302f'
  wall.ctx.fillRect(150, 80, 1300, 1000)
  assert.equal(mapSky(wall, whole), null)
})
