// The lines of a front run on beyond the fold: at their own slope, in their own colours, and exactly from where they are cut.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { lineMisfit, runLinesOn } from '../../../src/studio/wrap/run-lines-on.ts'

const [width, height] = [120, 300]
const rows = { top: 0, height }

/** A front with a black band on white, which falls by `slope` to the right. */
const banded = (slope: number): Canvas => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#000000'
  ctx.beginPath()
  ctx.moveTo(0, 120)
  ctx.lineTo(width, 120 + width * slope)
  ctx.lineTo(width, 180 + width * slope)
  ctx.lineTo(0, 180)
  ctx.fill()
  return canvas
}

const artBeside = (front: Canvas): Canvas => {
  const art = createCanvas(width, height)
  runLinesOn(art, front, rows)
  return art
}

/** The first dark and the last dark row of a column. */
const bandAt = (canvas: Canvas, x: number): [number, number] => {
  const { data } = canvas.getContext('2d').getImageData(x, 0, 1, height)
  const dark = Array.from({ length: height }, (_, y) => y).filter((y) => (data[y * 4] ?? 255) < 128)
  return [dark[0] ?? -1, (dark.at(-1) ?? -1) + 1]
}

const near = (given: readonly number[], wanted: readonly number[], by: number): void => {
  for (const [at, value] of given.entries())
    assert.ok(Math.abs(value - (wanted[at] ?? 0)) <= by, `${given.join(' to ')}, not ${wanted.join(' to ')}`)
}

describe('lines that run on', () => {
  for (const slope of [-0.6, -0.2, 0, 0.35, 0.8])
    it(`a band that falls by ${slope} meets the fold where it is cut and goes on at that slope`, () => {
      const art = artBeside(banded(slope))
      near(bandAt(art, width - 1), [120, 180], 2)
      const far = 20
      near(bandAt(art, far), [120 - slope * (width - far), 180 - slope * (width - far)], 7)
    })

  it('a front that is such a drawing says so, one full of other things does not', () => {
    const drawing = banded(0.3)
    const speckled = banded(0.3)
    const ctx = speckled.getContext('2d')
    ctx.fillStyle = '#d02020'
    for (let at = 0; at < 40; at++) ctx.fillRect((at * 7) % 16, (at * 53) % height, 5, 5)
    assert.ok(lineMisfit(drawing, rows) < lineMisfit(speckled, rows) / 2)
  })

  it('lines that come together end in each other and leave no hole', () => {
    const front = createCanvas(width, height)
    const ctx = front.getContext('2d')
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, width, height)
    ctx.fillStyle = '#000000'
    ctx.beginPath()
    ctx.moveTo(0, 120)
    ctx.lineTo(width, 30)
    ctx.lineTo(width, 270)
    ctx.lineTo(0, 180)
    ctx.fill()
    const art = artBeside(front)
    const { data } = art.getContext('2d').getImageData(0, 0, width, height)
    assert.ok(data.every((value, at) => at % 4 !== 3 || value === 255))
    const [first, last] = bandAt(art, 40)
    assert.ok(last - first < 20, `${first} to ${last}`)
  })
})
