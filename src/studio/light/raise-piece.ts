// How high a piece stands over what it lies on, or how deep it is cut into it, pixel by pixel.
import { distanceInside } from '../paint/materials/distance.ts'
import { blurred } from './blur.ts'
import type { Material } from './material.ts'
import type { Piece } from './pieces.ts'
import { swell } from './swell.ts'

export interface Raised {
  /** Good until the next piece is raised. */
  readonly field: Float32Array
  readonly isInlay: boolean
  /** How dark the ground of a cut is, by its depth as a share of the thing. */
  readonly dirt: number
}

/** Share of the size up to which a mask is all lines. */
const thinnest = 0.014

/** Whether a mask is all lines: little area for so many edges. */
const isThin = (mask: Uint8Array, w: number, widest: number): boolean => {
  let [area, edges] = [0, 0]
  for (let at = w; at < mask.length; at++) {
    const here = (mask[at] ?? 0) >> 7
    area += here
    edges += (here ^ ((mask[at - 1] ?? 0) >> 7)) + (here ^ ((mask[at - w] ?? 0) >> 7))
  }
  return area * 2 < widest * edges * 0.75
}

const level = (mask: Uint8Array, height: number): Float32Array => {
  const field = new Float32Array(mask.length)
  for (let at = 0; at < field.length; at++) field[at] = ((mask[at] ?? 0) * height) / 255
  return field
}

/** Levels a field off towards a cap without a bend in its slope. */
const capped = (field: Float32Array, k: number, cap: number, isSquare: boolean): void => {
  for (let at = 0; at < field.length; at++) {
    const raw = field[at] ?? 0
    if (raw === 0) continue
    const square = k * k * (isSquare ? raw : raw * raw)
    field[at] = cap * Math.sqrt(square / (square + cap * cap))
  }
}

const cutOf = ({ mask, w, h }: Piece, stuff: Material, size: number): Raised => {
  const field = isThin(mask, w, size * thinnest) ? level(mask, (size * 0.004) ** 2) : swell(mask, w, h)
  capped(field, 1.4, size * 0.05, true)
  // Metal takes a crisp cut; bone, wax and cloth a soft crease, wider than the line that drew it.
  const isCrisp = stuff.metal > 0
  const soft = blurred(field, w, h, Math.max(1, Math.round(size * (isCrisp ? 0.0012 : 0.004))), 2)
  return { field: soft, isInlay: false, dirt: isCrisp ? 55 : 26 }
}

export const raised = (piece: Piece, stuff: Material, size: number): Raised => {
  if (piece.isGroove) return cutOf(piece, stuff, size)
  const { mask, w, h } = piece
  const isInlay = piece.isInlay && stuff.form !== 'petal'
  const isRidge = stuff.form === 'ridge'
  const field = isRidge ? blurred(distanceInside(mask, w, h), w, h, 1, 2) : swell(mask, w, h)
  const most = stuff.form === 'plate' ? Math.min(stuff.cap, 0.014) : stuff.cap
  const k = stuff.swell * (isInlay ? 0.7 : 1) * (isRidge ? 1 : 2)
  capped(field, k, size * (isInlay ? Math.min(most, 0.022) : most), !isRidge)
  return { field, isInlay, dirt: 0 }
}
