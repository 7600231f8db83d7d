// Wraps around a cover that is only a picture.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Canvas } from '@napi-rs/canvas'
import { designStyles } from '../../../src/catalog/print.ts'
import type { Picture } from '../../../src/studio/senses/raster/picture.ts'
import { paintWrapArt, type WrapArt, type WrapArtOrder } from '../../../src/studio/wrap/paint-wrap-art.ts'
import { columnSteps } from './seam.ts'
import { book, smallSheet } from './small-sheet.ts'

/** A dusk sky over dark land, with a red sun on it. */
const dusk = (width: number, height: number, sunAt = 0.5): Picture => {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const share = y / height
      const isSun = Math.hypot(x - width * sunAt, y - height * 0.4) < width * 0.15
      const colour = isSun ? [220, 60, 40] : share < 0.7 ? [60 + share * 150, 70 + share * 60, 130] : [24, 30, 26]
      rgb.set(colour, (y * width + x) * 3)
    }
  return { width, height, rgb }
}

const sheet = smallSheet(book(6, 9))

const paint = (picture: Picture, order: Partial<WrapArtOrder> = {}): Promise<WrapArt> =>
  paintWrapArt({
    front: { kind: 'picture', picture },
    sheet,
    style: 'continuation',
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
    ...order,
  })

describe('a front that is only a picture', () => {
  for (const style of designStyles)
    it(`has a ${style} back`, async () => {
      const { canvas, frontDpi } = await paint(dusk(320, 480), { style })
      assert.deepEqual([canvas.width, canvas.height], [sheet.width, sheet.height])
      assert.ok(frontDpi <= sheet.dpi)
    })

  it('runs on over the fold without a seam', async () => {
    const { canvas } = await paint(dusk(320, 480))
    const fold = sheet.front.bleed.left
    const seen = Math.max(...columnSteps(canvas).slice(fold - 40, fold))
    // A plain field beside this picture, not joined to it, makes a step of more than 30.
    assert.ok(seen < 8, `${seen}`)
  })

  it('shows its largest shapes low on a complementary back, and nothing beside the barcode', async () => {
    const { canvas } = await paint(dusk(320, 480), { style: 'complementary' })
    const { left, top, width, height } = sheet.back.face
    const ctx = canvas.getContext('2d')
    /** How far the lightest and the darkest of some places are apart, of 255. */
    const rangeOf = (from: number): number => {
      const { data } = ctx.getImageData(Math.round(left + width * from), Math.round(top + height * 0.6), 30, 150)
      const reds = data.filter((_, at) => at % 4 === 0).toSorted()
      return (reds.at(-20) ?? 0) - (reds.at(20) ?? 0)
    }
    assert.ok(rangeOf(0.1) > 1.5 * rangeOf(0.8), `${rangeOf(0.1)} ${rangeOf(0.8)}`)
  })

  it('of the shape of the book is complete', async () => {
    assert.equal((await paint(dusk(320, 480), { style: 'solid' })).frontComplete, true)
  })

  it('that has to be extended by its subject says so', async () => {
    const wide = smallSheet(book(8.25, 6))
    const { frontComplete } = await paint(dusk(200, 480, 0.05), { style: 'solid', sheet: wide })
    assert.equal(frontComplete, false)
  })

  it('is never stretched: its sun stays round', async () => {
    const { canvas } = await paint(dusk(400, 480), { style: 'solid' })
    const { left, top, width, height } = sheet.front.bleed
    const { data } = canvas.getContext('2d').getImageData(left, top, width, height)
    const [columns, rows] = [new Set<number>(), new Set<number>()]
    for (let at = 0; at < width * height; at++) {
      const [red = 0, green = 0] = data.subarray(at * 4, at * 4 + 2)
      if (red > 190 && green < 90) {
        columns.add(at % width)
        rows.add(Math.floor(at / width))
      }
    }
    assert.ok(Math.abs(columns.size - rows.size) <= 3, `${columns.size} x ${rows.size}`)
  })

  it('painted again is carried on in another way, and back and spine stay pixel for pixel', async () => {
    const side = (canvas: Canvas): Buffer =>
      Buffer.from(canvas.getContext('2d').getImageData(0, 0, sheet.front.bleed.left, sheet.height).data)
    const face = (canvas: Canvas): Buffer => {
      const { left, top, width, height } = sheet.front.bleed
      return Buffer.from(canvas.getContext('2d').getImageData(left, top, width, height).data)
    }
    const { canvas } = await paint(dusk(480, 480))
    const [sideBefore, frontBefore] = [side(canvas), face(canvas)]
    const again = await paint(dusk(480, 480), { keep: canvas, attempt: 1 })
    assert.ok(side(again.canvas).equals(sideBefore))
    assert.ok(!face(again.canvas).equals(frontBefore))
    const steps = columnSteps(again.canvas).slice(sheet.front.bleed.left - 2, sheet.front.bleed.left + 2)
    assert.ok(Math.max(...steps) < 12, steps.join(' '))
  })

  it('shows how few pixels a small one has', async () => {
    const { frontDpi } = await paint(dusk(150, 225), { style: 'solid' })
    assert.ok(frontDpi < sheet.dpi * 0.6)
  })
})
