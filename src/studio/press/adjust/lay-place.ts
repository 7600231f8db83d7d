// Lays what a place looks like without a thing over the same place with it, in the light that others throw there.
import { createCanvas } from '@napi-rs/canvas'
import { smooth } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'

/** Shares of the greatest change in the place from which a pixel is the thing's own: less is the light of all of them. */
const first = 0.1
const whole = 0.26
/** Width of the soft edge of the place, as a share of its size. */
const softness = 0.06
/** Cells across and down in which the light is told, and how often it spreads to those that the thing hides. */
const cells = 20
const spreads = 120

const changeAt = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number =>
  Math.max(
    Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
    Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)),
    Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)),
  )

/** What is added to each channel in each cell: known around the thing, and spread over it from there. */
const spreadLight = (sums: Float64Array, counts: Uint32Array): Float64Array => {
  const light = new Float64Array(cells * cells * 3)
  for (let at = 0; at < light.length; at++) light[at] = (sums[at] ?? 0) / Math.max(1, counts[Math.floor(at / 3)] ?? 0)
  for (let nth = 0; nth < spreads; nth++)
    for (let cell = 0; cell < cells * cells; cell++) {
      if ((counts[cell] ?? 0) > 0) continue
      const [column, row] = [cell % cells, Math.floor(cell / cells)]
      const beside = [
        ...(column > 0 ? [cell - 1] : []),
        ...(column < cells - 1 ? [cell + 1] : []),
        ...(row > 0 ? [cell - cells] : []),
        ...(row < cells - 1 ? [cell + cells] : []),
      ]
      for (let channel = 0; channel < 3; channel++)
        light[cell * 3 + channel] =
          beside.reduce((sum, each) => sum + (light[each * 3 + channel] ?? 0), 0) / beside.length
    }
  return light
}

/** The light between the middles of four cells. */
const lightAt = (light: Float64Array, across: number, down: number, channel: number): number => {
  const within = (value: number): number => Math.min(cells - 1.001, Math.max(0, value * cells - 0.5))
  const [u, v] = [within(across), within(down)]
  const [column, row] = [Math.floor(u), Math.floor(v)]
  const at = (x: number, y: number): number => light[(y * cells + x) * 3 + channel] ?? 0
  const over = at(column, row) + (at(column + 1, row) - at(column, row)) * (u - column)
  const under = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * (u - column)
  return over + (under - over) * (v - row)
}

/** The place is in shares of the sheet. */
export const layPlace = (easel: Easel, bare: Easel, { x, y, w, h }: Box): void => {
  const { canvas } = easel
  const [left, top] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)]
  const columns = Math.min(canvas.width - left, Math.max(1, Math.ceil(w * canvas.width)))
  const rows = Math.min(canvas.height - top, Math.max(1, Math.ceil(h * canvas.height)))
  const { data: shown } = canvas.getContext('2d').getImageData(left, top, columns, rows)
  const image = bare.canvas.getContext('2d').getImageData(left, top, columns, rows)
  const { data } = image
  let most = 1
  for (let at = 0; at < data.length; at += 4) most = Math.max(most, changeAt(shown, data, at))
  const [sums, counts] = [new Float64Array(cells * cells * 3), new Uint32Array(cells * cells)]
  const own = new Float32Array(columns * rows)
  for (let at = 0; at < data.length; at += 4) {
    const [column, row] = [(at / 4) % columns, Math.floor(at / 4 / columns)]
    own[at / 4] = smooth(first, whole, changeAt(shown, data, at) / most)
    if ((own[at / 4] ?? 0) > 0) continue
    const cell = Math.floor((row * cells) / rows) * cells + Math.floor((column * cells) / columns)
    counts[cell] = (counts[cell] ?? 0) + 1
    for (let channel = 0; channel < 3; channel++)
      sums[cell * 3 + channel] =
        (sums[cell * 3 + channel] ?? 0) + (shown[at + channel] ?? 0) - (data[at + channel] ?? 0)
  }
  const light = spreadLight(sums, counts)
  for (let at = 0; at < data.length; at += 4) {
    const [column, row] = [(at / 4) % columns, Math.floor(at / 4 / columns)]
    const [across, down] = [(column + 0.5) / columns, (row + 0.5) / rows]
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (data[at + channel] ?? 0) + lightAt(light, across, down, channel)
    const edge = smooth(0, softness, Math.min(across, 1 - across, down, 1 - down))
    data[at + 3] = 255 * (own[at / 4] ?? 0) * edge
  }
  const place = createCanvas(columns, rows)
  place.getContext('2d').putImageData(image, 0, 0)
  const [unitX, unitY] = [easel.w / canvas.width, easel.h / canvas.height]
  easel.ctx.drawImage(place, left * unitX, top * unitY, columns * unitX, rows * unitY)
  freeCanvas(place)
}
