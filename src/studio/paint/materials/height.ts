// A drawn mask as a raised form: its distance transform shaped into a bevel and smoothed. Lengths are units throughout, so that the form is
// the same at every scale.
import type { Box, Context, Easel, Layer, OwnLayer } from '../easel.ts'
import { distanceInside } from './distance.ts'

export type MaskDrawing = (ctx: Context) => void

export interface Bevel {
  /** Width of the slope, in units. */
  readonly bevel: number
  /** `round` swells like a coin, `chisel` runs straight up to a ridge. */
  readonly profile: 'round' | 'chisel'
  /** Units of smoothing over the whole form. */
  readonly softness: number
}

/** A raised piece of the mask, in pixels of the form; the rim of `margin` pixels around it is there to be read, not to be painted. */
export interface Piece {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  readonly margin: number
  /** Alpha of the mask. */
  readonly mask: Uint8Array
  /** Units above the ground. */
  readonly height: Float32Array
}

const whiten = (ctx: Context, draw: MaskDrawing): void => {
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = '#ffffff'
  draw(ctx)
}

/** The mask as a crisp white layer at the sheet's own resolution. */
export const maskLayer = (easel: Easel, draw: MaskDrawing, box: Box, detail = 1): OwnLayer =>
  easel.layer((ctx) => whiten(ctx, draw), { box, detail })

const scoutStep = 8

/** Where the mask really is, found on a tiny drawing of it; nothing when it is empty. */
export const maskBox = (easel: Easel, draw: MaskDrawing, within: Box): Box | undefined => {
  const { canvas, box } = maskLayer(easel, draw, within, 1 / (scoutStep * easel.scale))
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let row = 0, at = 3; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      if (!data[at]) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  if (right < 0) return undefined
  const x = Math.max(box.x, box.x + (left - 1) * scoutStep)
  const y = Math.max(box.y, box.y + (top - 1) * scoutStep)
  return {
    x,
    y,
    w: Math.min(box.x + box.w, box.x + (right + 2) * scoutStep) - x,
    h: Math.min(box.y + box.h, box.y + (bottom + 2) * scoutStep) - y,
  }
}

/** A running mean over `radius` pixels to either side; the radius need not be whole. */
const meanAlong = (
  values: Float32Array,
  from: number,
  stride: number,
  count: number,
  radius: number,
  line: Float32Array,
): void => {
  for (let at = 0, index = from; at < count; at++, index += stride) line[at] = values[index] ?? 0
  const reach = Math.floor(radius)
  const part = radius - reach
  const weight = 1 / (1 + 2 * radius)
  let sum = 0
  for (let at = -reach; at <= reach; at++) sum += line[Math.min(count - 1, Math.max(0, at))] ?? 0
  for (let at = 0, index = from; at < count; at++, index += stride) {
    const before = line[Math.max(0, at - reach - 1)] ?? 0
    const after = line[Math.min(count - 1, at + reach + 1)] ?? 0
    values[index] = (sum + part * (before + after)) * weight
    sum += after - (line[Math.max(0, at - reach)] ?? 0)
  }
}

const soften = (values: Float32Array, columns: number, rows: number, radius: number): void => {
  const line = new Float32Array(Math.max(columns, rows))
  for (let row = 0; row < rows; row++) meanAlong(values, row * columns, 1, columns, radius, line)
  for (let column = 0; column < columns; column++) meanAlong(values, column, columns, rows, radius, line)
}

/** Shading is worked out between half a pixel and one pixel per unit, whatever the scale of the sheet. */
export const formResolution = (easel: Easel): number => Math.min(1, Math.max(0.5, easel.scale))

const pieceSize = 240

const raisePiece = (mask: Uint8Array, columns: number, rows: number, resolution: number, form: Bevel): Float32Array => {
  const height = distanceInside(mask, columns, rows)
  const quarter = Math.PI / 2
  for (let at = 0; at < height.length; at++) {
    const pixels = height[at] ?? 0
    if (pixels === 0) continue
    const share = Math.min(1, pixels / resolution / form.bevel)
    height[at] = form.bevel * (form.profile === 'round' ? Math.sin(share * quarter) : share)
  }
  soften(height, columns, rows, form.softness * resolution)
  soften(height, columns, rows, form.softness * resolution)
  return height
}

/** The alpha of one piece, cut from a band of image data as wide as the mask; nothing when the mask is empty there. */
const cutPiece = (
  band: Uint8ClampedArray,
  width: number,
  left: number,
  columns: number,
  rows: number,
): Uint8Array | undefined => {
  const alpha = new Uint8Array(columns * rows)
  let any = 0
  for (let row = 0, to = 0; row < rows; row++)
    for (let column = left; column < left + columns; column++, to++) {
      if (column < 0 || column >= width) continue
      const value = band[(row * width + column) * 4 + 3] ?? 0
      alpha[to] = value
      any |= value
    }
  return any ? alpha : undefined
}

/** Raises a mask piece by piece and skips where it is empty, so that a frame around the sheet costs its lines and not the sheet. */
export const raise = (mask: Layer, form: Bevel, visit: (piece: Piece) => void): void => {
  const { canvas, scale } = mask
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const margin = Math.ceil((form.bevel + form.softness * 4) * scale) + 2
  for (let top = 0; top < height; top += pieceSize) {
    const rows = Math.min(pieceSize, height - top) + margin * 2
    const band = ctx.getImageData(0, top - margin, width, rows).data
    for (let left = 0; left < width; left += pieceSize) {
      const columns = Math.min(pieceSize, width - left) + margin * 2
      const alpha = cutPiece(band, width, left - margin, columns, rows)
      if (!alpha) continue
      visit({ left, top, columns, rows, margin, mask: alpha, height: raisePiece(alpha, columns, rows, scale, form) })
    }
  }
}
