// Joins a new front to back and spine that stay as they are: here it is the front that gives way, by the broad tones along its edge.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { carryTones } from './carry-tones.ts'
import type { Patch } from './wrap-sheet.ts'

/** Tones run out over this share of the front. */
const reach = 0.12

/** A part of a canvas, seen in a mirror. */
const mirrored = (canvas: Canvas, { left, top, width, height }: Patch): Canvas => {
  const turned = createCanvas(width, height)
  const ctx = turned.getContext('2d')
  ctx.setTransform(-1, 0, 0, 1, width, 0)
  ctx.drawImage(canvas, left, top, width, height, 0, 0, width, height)
  return turned
}

/** `front` begins where the spine of the kept sheet ends. */
export const meetKept = (front: Canvas, kept: Canvas, spine: Patch): void => {
  const { height } = front
  const width = Math.round(front.width * reach)
  const edge = mirrored(front, { left: 0, top: 0, width, height })
  carryTones(edge, mirrored(kept, spine), { top: 0, height }, { reach: width, most: 255, twin: null })
  front.getContext('2d').drawImage(mirrored(edge, { left: 0, top: 0, width, height }), 0, 0)
}
