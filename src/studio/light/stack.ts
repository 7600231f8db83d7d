// Stacks pieces into one relief. Slopes are kept apart from heights and blended by cover: normals taken from the stacked height would draw
// a jagged line around every piece.
import type { Lot } from './lots.ts'
import type { Piece } from './pieces.ts'
import { type Raised, raised } from './raise-piece.ts'

/** A piece with what it is made of; `size` is the height of its thing in pixels. */
export interface Solid {
  readonly piece: Piece
  readonly lot: number
  readonly size: number
}

/** By pixel. */
export interface Relief {
  readonly w: number
  readonly h: number
  readonly height: Float32Array
  /** Slopes of the volume, and of the inlays and cuts on it. */
  readonly slopeX: Float32Array
  readonly slopeY: Float32Array
  readonly inlayX: Float32Array
  readonly inlayY: Float32Array
  /** 0 to 1. */
  readonly cover: Float32Array
  /** How much colour the dirt of cavities leaves. */
  readonly clean: Float32Array
  /** The lot on top, the one below it, and how much of 255 the top one covers. */
  readonly top: Uint8Array
  readonly below: Uint8Array
  readonly share: Uint8Array
  /** A clear coat over all of it; null where nothing is of glass. */
  readonly coat: Coat | null
}

export interface Coat {
  readonly cover: Float32Array
  readonly slopeX: Float32Array
  readonly slopeY: Float32Array
  readonly lot: Uint8Array
}

const emptyRelief = (w: number, h: number, hasCoat: boolean): Relief => {
  const floats = (): Float32Array => new Float32Array(w * h)
  const bytes = (): Uint8Array => new Uint8Array(w * h)
  return {
    w,
    h,
    height: floats(),
    slopeX: floats(),
    slopeY: floats(),
    inlayX: floats(),
    inlayY: floats(),
    cover: floats(),
    clean: floats().fill(1),
    top: bytes(),
    below: bytes(),
    share: bytes(),
    coat: hasCoat ? { cover: floats(), slopeX: floats(), slopeY: floats(), lot: bytes() } : null,
  }
}

const blend = (field: Float32Array, at: number, to: number, share: number): void => {
  const here = field[at] ?? 0
  field[at] = here + (to - here) * share
}

/** The mean height of what a piece lies on. */
const heightUnder = ({ height, cover, w }: Relief, { x, y, w: wide, h: high, mask }: Piece): number => {
  let [sum, count] = [0, 0]
  for (let row = 0; row < high; row += 2)
    for (let i = row * wide, at = (y + row) * w + x, end = i + wide; i < end; i += 2, at += 2)
      if ((mask[i] ?? 0) > 127 && (cover[at] ?? 0) > 0.5) {
        sum += height[at] ?? 0
        count++
      }
  return count > 0 ? sum / count : 0
}

const cut = (relief: Relief, { piece }: Solid, { field, dirt }: Raised, size: number): void => {
  const { x, y, w: wide, h: high, mask } = piece
  const { w, height, inlayX, inlayY, clean, cover } = relief
  for (let row = 1; row < high - 1; row++)
    for (let i = row * wide + 1, at = (y + row) * w + x + 1, end = i + wide - 2; i < end; i++, at++) {
      const deep = field[i] ?? 0
      if (deep < 0.01) continue
      height[at] = (height[at] ?? 0) - deep
      inlayX[at] = (inlayX[at] ?? 0) - ((field[i + 1] ?? 0) - (field[i - 1] ?? 0)) * 0.5
      inlayY[at] = (inlayY[at] ?? 0) - ((field[i + wide] ?? 0) - (field[i - wide] ?? 0)) * 0.5
      clean[at] = (clean[at] ?? 1) * (1 - Math.min(0.88, (deep / size) * dirt))
      // A socket is drawn over the hole that it fills: their edges add up.
      blend(cover, at, 1, (mask[i] ?? 0) / 255)
    }
}

const steepest = 3

const lay = (
  relief: Relief,
  { piece, lot, size }: Solid,
  stuff: Lot['stuff'],
  { field, isInlay }: Raised,
  volume: Float32Array,
): void => {
  const { x, y, w: wide, h: high, mask } = piece
  const { w, height, slopeX, slopeY, inlayX, inlayY, cover, clean, top, below, share } = relief
  const under = isInlay ? 0 : heightUnder(relief, piece)
  const base = under > 0 ? Math.min(under * (stuff.form === 'petal' ? 0.7 : 1), size * 0.12) + size * 0.008 : 0
  for (let row = 1; row < high - 1; row++)
    for (let i = row * wide + 1, at = (y + row) * w + x + 1, end = (row + 1) * wide - 1; i < end; i++, at++) {
      const byte = mask[i] ?? 0
      if (byte === 0) continue
      const a = byte / 255
      const up = field[i] ?? 0
      let gx = ((field[i + 1] ?? 0) - (field[i - 1] ?? 0)) * 0.5
      let gy = ((field[i + wide] ?? 0) - (field[i - wide] ?? 0)) * 0.5
      const steep = gx * gx + gy * gy
      if (steep > steepest * steepest) {
        const less = steepest / Math.sqrt(steep)
        gx *= less
        gy *= less
      }
      if (isInlay) {
        blend(inlayX, at, gx, a)
        blend(inlayY, at, gy, a)
        blend(height, at, Math.max(volume[at] ?? 0, (height[at] ?? 0) * 0.9) + up + size * 0.004, a)
      } else {
        blend(slopeX, at, gx, a)
        blend(slopeY, at, gy, a)
        inlayX[at] = (inlayX[at] ?? 0) * (1 - a)
        inlayY[at] = (inlayY[at] ?? 0) * (1 - a)
        blend(volume, at, base + up, a)
        blend(height, at, base + up, a)
      }
      blend(clean, at, 1, a)
      blend(cover, at, 1, a)
      if (a > 0.5) {
        below[at] = share[at] === 0 ? lot : (top[at] ?? 0)
        top[at] = lot
        share[at] = byte
      } else if (share[at] === 0) {
        top[at] = lot
        below[at] = lot
        share[at] = 255
      }
    }
}

const glaze = (coat: Coat, w: number, { piece, lot }: Solid, { field }: Raised): void => {
  const { x, y, w: wide, h: high, mask } = piece
  for (let row = 1; row < high - 1; row++)
    for (let i = row * wide + 1, at = (y + row) * w + x + 1, end = (row + 1) * wide - 1; i < end; i++, at++) {
      const a = (mask[i] ?? 0) / 255
      if (a === 0) continue
      blend(coat.slopeX, at, ((field[i + 1] ?? 0) - (field[i - 1] ?? 0)) * 0.5, a)
      blend(coat.slopeY, at, ((field[i + wide] ?? 0) - (field[i - wide] ?? 0)) * 0.5, a)
      blend(coat.cover, at, 1, a)
      if (a > 0.4) coat.lot[at] = lot
    }
}

/** `lots` says what the numbers of the solids mean. */
export const stacked = (solids: readonly Solid[], lots: readonly Lot[], w: number, h: number): Relief => {
  const relief = emptyRelief(
    w,
    h,
    solids.some(({ piece, lot }) => !piece.isGroove && (lots[lot]?.stuff.glass ?? 0) > 0),
  )
  const volume = new Float32Array(w * h)
  for (const solid of solids) {
    const { piece, size } = solid
    const middle = (piece.y + (piece.h >> 1)) * w + piece.x + (piece.w >> 1)
    const stuff = lots[piece.isGroove ? (relief.top[middle] ?? 0) : solid.lot]?.stuff
    if (stuff === undefined) continue
    const form = raised(piece, stuff, size)
    if (piece.isGroove) cut(relief, solid, form, size)
    else if (stuff.glass > 0 && relief.coat) glaze(relief.coat, w, solid, form)
    else lay(relief, solid, stuff, form, volume)
  }
  return relief
}
