// Wear: eats holes, scratches and rubbed edges into a layer (type, emblems, plates) or into the whole sheet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { smooth } from '../curves.ts'
import type { Easel, Layer } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import { Noise } from '../noise.ts'
import type { Random } from '../random.ts'
import { Grid } from './grid.ts'
import { packed, paintRows } from './rows.ts'
import { SeamlessNoise } from './seamless.ts'

export interface DistressOptions {
  /** Size of the wear: 1 suits a title. */
  readonly size?: number
  /** `worn` is rubbed print, `grunge` is blotched and scratched, `stamp` is a badly inked rubber stamp. */
  readonly kind?: 'worn' | 'grunge' | 'stamp'
  readonly random: Random
}

const speckSize = 256

/** Fine wear, 0 to 1, as a table that repeats: it is read for every pixel. */
const speckTable = (random: Random): Float32Array => {
  const noise = new SeamlessNoise(random)
  const table = new Float32Array(speckSize * speckSize)
  for (let at = 0; at < table.length; at++) {
    const u = (at % speckSize) / speckSize
    const v = Math.floor(at / speckSize) / speckSize
    table[at] = noise.value(u * 51, v * 51, 51, 51) * 0.55 + noise.value(u * 116, v * 116, 116, 116) * 0.45
  }
  return table
}

/** Alpha of what is gone, at no more than one pixel per unit. */
const wearMask = (
  layer: Layer,
  kind: NonNullable<DistressOptions['kind']>,
  size: number,
  amount: number,
  random: Random,
): Canvas => {
  const noise = new Noise(random.whole(0, 2 ** 31))
  const specks = speckTable(random.sub('specks'))
  const { box } = layer
  const low = 0.92 - amount * 0.62
  const broad = new Grid(box, 5 * size, (x, y) => {
    const u = x / size
    const v = y / size
    const patch = noise.fractal(u / 150, v / 150, 2)
    if (kind === 'stamp') return patch * 0.62
    const blots = noise.fractal(u / 26, v / 26, 3, 0.6) * 0.62 + patch * 0.36
    if (kind === 'worn') return blots
    const scratch = smooth(0.93 - amount * 0.05, 0.98, noise.value(u / 160 + v / 9, v / 90 - u / 7))
    return blots + scratch * smooth(0.35, 0.6, patch)
  })
  const resolution = Math.min(1, layer.scale)
  const columns = Math.max(1, Math.ceil(box.w * resolution))
  const rows = Math.max(1, Math.ceil(box.h * resolution))
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const { data } = image
  const speckWeight = kind === 'stamp' ? 0.62 : 0.3
  const perSize = 1 / (size * resolution)
  for (let row = 0, at = 3; row < rows; row++) {
    broad.seek(box.y + row / resolution)
    const line = ((row * perSize) & (speckSize - 1)) * speckSize
    for (let column = 0; column < columns; column++, at += 4) {
      const base = broad.along(box.x + column / resolution)
      if (base + speckWeight < low) continue
      const speck = specks[line + ((column * perSize) & (speckSize - 1))] ?? 0
      data[at] = smooth(low, low + 0.1, base + speck * speckWeight) * 255
    }
  }
  ctx.putImageData(image, 0, 0)
  return canvas
}

/** Wears a layer away: `amount` of 0 (new) to 1 (ruined); .35 suits type that must be read. Returns the same layer. */
export const distress = (layer: Layer, amount: number, options: DistressOptions): Layer => {
  const { size = 1, kind = 'worn', random } = options
  const mask = wearMask(layer, kind, size, amount, random)
  const ctx = layer.canvas.getContext('2d')
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(mask, layer.box.x, layer.box.y, layer.box.w, layer.box.h)
  ctx.restore()
  freeCanvas(mask)
  return layer
}

/** How far from the middle a place is, in widths of the sheet; worn edges are at half of it, and a fold is none. */
const fromMiddle = ({ w, extent, opensLeft }: Easel, x: number): number => {
  if (!opensLeft) return Math.abs(x / w - 0.5)
  return Math.max(0, x / w - 0.5, extent.x < 0 ? 0.5 - (x - extent.x) / w : 0)
}

/** Rust, soot or paint loss over the whole sheet: patches of a colour with ragged edges and runs below them. */
export const grunge = (
  easel: Easel,
  options: { readonly colour: Colour; readonly amount?: number; readonly edges?: number; readonly random?: Random },
): void => {
  const { colour, amount = 0.4, edges = 0.5, random = easel.random.sub('grunge') } = options
  const { noise, h, extent } = easel
  const phase = random.between(0, 90)
  const broad = new Grid(extent, 8, (x, y) => {
    const edge = Math.max(fromMiddle(easel, x), Math.abs(y / h - 0.5)) * 2
    const run = noise.value(x / 16 + phase, y / 420) * 0.14
    return noise.fractal(x / 260 + phase, y / 260, 4, 0.58) + run + edges * (edge ** 6 * 0.3 - 0.06)
  })
  const tint = packed(colour)
  const limit = 0.78 - amount * 0.42
  paintRows(
    easel,
    { box: extent, resolution: Math.min(0.8, easel.scale), blend: 'multiply' },
    ({ x: left, y, step, count, pixels, from }) => {
      broad.seek(y)
      for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
        const base = broad.along(x)
        if (base < limit - 0.14) continue
        const ragged = base + (noise.value(x / 7, y / 7) - 0.5) * 0.16 + (noise.value(x / 2.6, y / 2.6) - 0.5) * 0.1
        pixels[at] = tint | ((smooth(limit, limit + 0.1, ragged) * 225) << 24)
      }
    },
  )
}
