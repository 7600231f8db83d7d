// What lies beside the front is bent until its lines meet the front's, and only as far as that needs.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { bendToFront } from '../../../src/studio/wrap/bend-to-front.ts'

const height = 450
const rows = { top: 6, height }

/** Sky over a ridge over land. */
const land = (width: number, tall: number, ridge: number, ground: number): Canvas => {
  const canvas = createCanvas(width, tall)
  const ctx = canvas.getContext('2d')
  for (const [top, colour] of [
    [0, '#f0c8a8'],
    [ridge, '#8c5a96'],
    [ground, '#201838'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.fillRect(0, top, width, tall - top)
  }
  return canvas
}

const all = (canvas: Canvas): Buffer =>
  Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)

/** Where a column grows darker than the one colour and than the other. */
const edgesOf = (canvas: Canvas, column: number): number[] => {
  const { data } = canvas.getContext('2d').getImageData(column, 0, 1, canvas.height)
  const reds = Array.from({ length: canvas.height }, (_, y) => data[y * 4] ?? 0)
  return [0xbe, 0x56].map((red) => reds.findIndex((value) => value < red))
}

describe('beside the front', () => {
  it('ridge and ground arrive where the front’s go on, without a step on the way, and far from it all is as it was', () => {
    const art = land(400, height, 200, 330)
    const front = land(300, height + 12, 226 + rows.top, 316 + rows.top)
    const before = all(front)
    bendToFront(art, front, rows)
    const [ridge, ground] = edgesOf(art, art.width - 1)
    assert.ok(Math.abs((ridge ?? 0) - 226) <= 2 && Math.abs((ground ?? 0) - 316) <= 2, `${ridge}, ${ground}`)
    assert.deepEqual(edgesOf(art, 200), [200, 330])
    for (let column = 200; column < art.width; column++)
      for (const [at, edge] of edgesOf(art, column).entries())
        assert.ok(Math.abs(edge - (edgesOf(art, column - 1)[at] ?? 0)) <= 1, `${edge} at ${column}`)
    assert.ok(all(front).equals(before))
  })

  it('lines that already meet are not touched', () => {
    const art = land(400, height, 200, 330)
    const before = all(art)
    bendToFront(art, land(300, height + 12, 200 + rows.top, 330 + rows.top), rows)
    assert.ok(all(art).equals(before))
  })

  it('a front of another world does not bend anything', () => {
    const art = land(400, height, 200, 330)
    const before = all(art)
    const front = createCanvas(300, height + 12)
    const ctx = front.getContext('2d')
    ctx.fillStyle = '#20c040'
    ctx.fillRect(0, 0, front.width, front.height)
    bendToFront(art, front, rows)
    assert.ok(all(art).equals(before))
  })
})
