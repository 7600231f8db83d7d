// Watercolour: a drawn shape as a wash, with ragged dark edges, blooms, granulation and a second colour bleeding in.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import type { Random } from '../random.ts'
import { distanceInside } from './distance.ts'
import { Grid } from './grid.ts'
import { type MaskDrawing, maskBox, maskLayer } from './height.ts'
import { quickLay } from './quick-lay.ts'

export interface WatercolourOptions {
  readonly colour: Colour
  /** A second pigment that runs into the first. */
  readonly second?: Colour
  /** How much pigment: .3 is a pale wash, 1 is full strength. */
  readonly strength?: number
  /** Pigment gathered at the edge, 0 to 1. */
  readonly edge?: number
  /** Units by which the edge wanders. */
  readonly ragged?: number
  /** Backruns, 0 to 1. */
  readonly bloom?: number
  readonly box?: Box
  readonly random?: Random
}

/** Large washes are worked at half resolution: water has no hair lines. */
const largeArea = 900_000

export const watercolour = (easel: Easel, draw: MaskDrawing, options: WatercolourOptions): void => {
  const {
    colour,
    strength = 0.75,
    edge = 0.6,
    ragged = 12,
    bloom = 0.5,
    random = easel.random.sub('watercolour'),
  } = options
  const box = maskBox(easel, draw, options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h })
  if (!box) return
  const resolution = Math.min(easel.scale, box.w * box.h > largeArea ? 0.5 : 1)
  using layer = maskLayer(easel, draw, box, resolution / easel.scale)
  const { width: columns, height: rows } = layer.canvas
  const ctx = layer.canvas.getContext('2d')
  const source = ctx.getImageData(0, 0, columns, rows).data
  const alpha = new Uint8Array(columns * rows)
  for (let at = 0; at < alpha.length; at++) alpha[at] = source[at * 4 + 3] ?? 0
  const inside = distanceInside(alpha, columns, rows)
  const { noise } = easel
  const phase = random.between(0, 80)
  const wander = new Grid(box, 6, (x, y) => noise.fractal(x / 60 + phase, y / 60, 3) * ragged * 1.1)
  const wash = new Grid(box, 10, (x, y) => noise.warped(x / 420 + phase, y / 420, 1.4, 2))
  const backrun = new Grid(box, 8, (x, y) => {
    const field = noise.fractal(x / 230 + phase * 2, y / 230 + 9, 3)
    return smooth(0.02, 0, Math.abs(field - 0.56)) * 0.5 - smooth(0.56, 0.7, field) * 0.35
  })
  const fine = new Grid(box, 2.5, (x, y) => noise.value(x / 4, y / 4) * 0.6 + noise.value(x / 11, y / 11) * 0.4)
  const one = rgbOf(colour)
  const other = rgbOf(options.second ?? colour)
  const canvas = createCanvas(columns, rows)
  const target = canvas.getContext('2d')
  const image = target.createImageData(columns, rows)
  const { data } = image
  for (let row = 0, at = 0; row < rows; row++) {
    const y = box.y + row / resolution
    for (const grid of [wander, wash, backrun, fine]) grid.seek(y)
    for (let column = 0; column < columns; column++, at++) {
      const from = inside[at] ?? 0
      if (from === 0) continue
      const x = box.x + column / resolution
      const depth = from / resolution - wander.along(x)
      if (depth <= 0) continue
      const tone = wash.along(x)
      const rim = edge * (Math.exp(-depth / 3.5) * 0.75 + Math.exp(-depth / 22) * 0.22)
      const granulation = (fine.along(x) - 0.5) * 0.2
      const pigment = strength * (0.3 + (tone - 0.3) * 1.15 + rim + bloom * backrun.along(x) + granulation)
      const share = smooth(0.38, 0.62, tone + (fine.along(x) - 0.5) * 0.05)
      data[at * 4] = one[0] + (other[0] - one[0]) * share
      data[at * 4 + 1] = one[1] + (other[1] - one[1]) * share
      data[at * 4 + 2] = one[2] + (other[2] - one[2]) * share
      data[at * 4 + 3] = clamp(pigment) * Math.min(1, depth * 0.8) * 255
    }
  }
  target.putImageData(image, 0, 0)
  quickLay(easel, { ...layer, canvas }, { blend: 'multiply' })
  freeCanvas(canvas)
}
