// The calm of a drawn back: bands and floors stay as they are up to the edge of the sheet, and so does every ground that text can be read on.
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

const calmed = (canvas: Canvas): Canvas => {
  calmBack(canvas, sheet, 'joined', 'drawing')
  return canvas
}

const tonesAt = (canvas: Canvas, share: number): number[][] => {
  const { data } = canvas.getContext('2d').getImageData(0, Math.round(height * share), width, 1)
  return Array.from({ length: width }, (_, x) => [...data.subarray(x * 4, x * 4 + 3)])
}

/** Of 255: a difference that over the width of a back is no change of colour. */
const unseen = 12

const isEven = (canvas: Canvas, share: number): boolean => {
  const tones = tonesAt(canvas, share)
  return tones.every((tone) =>
    tone.every((value, channel) => Math.abs(value - (tones.at(-1)?.[channel] ?? 0)) <= unseen),
  )
}

describe('the calm of a drawn back', () => {
  const grounds = ['#f4efe2', '#10202c', '#2a7a5c']
  const bands = ['#1f5c8a', '#c8432c', '#e9b23c', '#0d0d12', '#fdfdfd']
  for (const ground of grounds)
    it(`bands above and below a ground of ${ground} do not pale or darken towards the edge`, () => {
      for (const band of bands) {
        const back = calmed(banded([band, 0.16], [ground, 0.84], [band, 1]))
        for (const share of [0.02, 0.1, 0.9, 0.98]) assert.ok(isEven(back, share), `${band} at ${share}`)
      }
    })

  it('a ledge above a floor that text can be read on stays a line from edge to edge', () => {
    const back = calmed(banded(['#123a44', 0.82], ['#c4ece0', 0.86], ['#0c2230', 1]))
    assert.ok(isEven(back, 0.84))
  })

  it('a river between two hills keeps its colour as they do', () => {
    const hills = [
      ['#d0e4ea', 0.6],
      ['#f4c430', 0.68],
      ['#2f80c0', 0.74],
      ['#f4c430', 0.84],
      ['#2c35a8', 1],
    ] as const
    const back = calmed(banded(...hills))
    for (const share of [0.64, 0.71, 0.8, 0.92]) assert.ok(isEven(back, share), `at ${share}`)
  })

  it('a ground that must change for the text does so from head to foot alike: nowhere is there a rectangle', () => {
    for (const ground of ['#ff7a1a', '#2bb39b', '#5b74f0']) {
      const back = calmed(banded([ground, 1]))
      const tones = [0.02, 0.2, 0.35, 0.5, 0.65, 0.8, 0.98].map(
        (share) => tonesAt(back, share)[Math.round(width * 0.1)],
      )
      for (const tone of tones) assert.deepEqual(tone, tones[0], ground)
    }
  })

  it('what stands in the middle of the text is still made quiet', () => {
    const back = banded(['#f4efe2', 1])
    const ctx = back.getContext('2d')
    ctx.fillStyle = '#101014'
    ctx.fillRect(width * 0.2, height * 0.35, width * 0.15, height * 0.2)
    const [dark = 0] = tonesAt(calmed(back), 0.45)[Math.round(width * 0.27)] ?? []
    assert.ok(dark > 80, `${dark}`)
  })
})
