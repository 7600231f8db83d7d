// The calm of a back: what is drawn stays as it is; air, and the ground within a frame, is made quiet for the text.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { calmBack } from '../../../src/studio/wrap/calm-back.ts'
import { innerSideOf } from '../../../src/studio/wrap/wrap-sheet.ts'
import { book, smallSheet } from './small-sheet.ts'

const sheet = smallSheet(book(6, 9))
const { width, height } = innerSideOf(sheet)

/** Rows of colour, each down to a share of the height. */
const banded = (...bands: readonly (readonly [colour: string, to: number])[]): Canvas => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  for (const [colour, to] of bands.toReversed()) {
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width, height * to)
  }
  return canvas
}

const pixelsOf = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, width, height).data

const grounds = ['#f4efe2', '#10202c', '#2a7a5c']
const bands = ['#1f5c8a', '#c8432c', '#e9b23c', '#0d0d12', '#fdfdfd']

describe('the calm of a back', () => {
  for (const manner of ['drawing', 'illustration'] as const)
    it(`leaves every pixel of a ${manner} as it is`, () => {
      for (const ground of grounds)
        for (const band of bands) {
          const back = banded([band, 0.16], [ground, 0.84], [band, 1])
          const before = pixelsOf(back)
          for (const edges of ['joined', 'free'] as const) calmBack(back, sheet, edges, manner)
          assert.deepEqual(pixelsOf(back), before, `${band} on ${ground}`)
        }
    })

  it('makes quiet what stands in the middle of the text within a frame', () => {
    const back = banded(['#f4efe2', 1])
    const ctx = back.getContext('2d')
    ctx.fillStyle = '#101014'
    ctx.fillRect(width * 0.2, height * 0.35, width * 0.15, height * 0.2)
    calmBack(back, sheet, { outer: 0.02, inner: 0.03 }, 'drawing')
    const [dark = 0] = ctx.getImageData(Math.round(width * 0.27), Math.round(height * 0.45), 1, 1).data
    assert.ok(dark > 80, `${dark}`)
  })

  it('darkens bright air under the text, and leaves it to the front as it is', () => {
    const back = banded(['#202838', 0.5], ['#9aa4b8', 1])
    const at = (share: number): number =>
      back.getContext('2d').getImageData(Math.round((width - 1) * share), Math.round(height * 0.75), 1, 1).data[0] ?? 0
    const [before, ofFront] = [at(0.3), at(1)]
    calmBack(back, sheet, 'joined', 'atmosphere')
    assert.ok(at(0.3) < before - 8, `${at(0.3)} of ${before}`)
    assert.ok(Math.abs(at(1) - ofFront) <= 2)
  })
})
