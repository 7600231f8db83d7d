// Grain of film and paper: one tile per process, measured in units, so that prints show the grain of the preview.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Easel } from '../easel.ts'
import { Random } from '../random.ts'

const side = 512

let tile: Canvas | undefined
let sized: Canvas | undefined

/** Soft-edged monochrome noise around middle grey; every sample leans on its neighbours, across the seams too. */
const grainTile = (): Canvas => {
  if (tile) return tile
  const random = new Random(0x6772616e)
  const raw = Float32Array.from({ length: side * side }, () => random.next() + random.next() - 1)
  const at = (x: number, y: number): number => raw[(y & (side - 1)) * side + (x & (side - 1))] ?? 0
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(side, side)
  for (let y = 0, to = 0; y < side; y++)
    for (let x = 0; x < side; x++, to += 4) {
      const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)
      const grey = 128 + (at(x, y) * 0.75 + around * 0.28) * 110
      image.data[to] = grey
      image.data[to + 1] = grey
      image.data[to + 2] = grey
      image.data[to + 3] = 255
    }
  ctx.putImageData(image, 0, 0)
  tile = canvas
  return canvas
}

/** The tile at a size in pixels; the last one is kept, as one process mostly prints one size. */
const sizedTile = (pixels: number): Canvas => {
  if (sized?.width === pixels) return sized
  const canvas = createCanvas(pixels, pixels)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(grainTile(), 0, 0, pixels, pixels)
  sized = canvas
  return canvas
}

export interface GrainOptions {
  /** 0..1; .1 is fine film, .3 is coarse. */
  readonly strength?: number
  /** Units per grain. */
  readonly size?: number
}

export const paintGrain = (easel: Easel, options: GrainOptions = {}): void => {
  if (easel.isProof || easel.without.has('texture')) return
  const { strength = 0.12, size = 1.3 } = options
  const { ctx } = easel
  // In device pixels, so that laying it needs no smoothing.
  const pattern = ctx.createPattern(sizedTile(Math.max(16, Math.round(side * size * easel.scale))), 'repeat')
  if (!pattern) return
  ctx.save()
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'overlay'
  ctx.globalAlpha = strength
  ctx.imageSmoothingEnabled = false
  ctx.fillStyle = pattern
  ctx.fillRect(0, 0, easel.canvas.width, easel.canvas.height)
  ctx.restore()
}
