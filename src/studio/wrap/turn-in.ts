// How much of a picture's edge is folded out over a wide turn-in: of a framed one only the ground outside of its frame.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { findFrame, outsideFrame } from './find-frame.ts'
import type { Patch } from './wrap-sheet.ts'

/** Rows on which a frame is looked for: a print and its preview are folded alike. */
const proofRows = 300
/** As a share of the width: from here on it is a turn-in, and not only what a knife may miss. */
const leastTurnIn = 0.05

/** Pixels that may be folded out at most; `turnIn` is how wide the turn-in is. */
export const mostFolded = (canvas: Canvas, { left, top, width, height }: Patch, turnIn: number): number => {
  if (turnIn < width * leastTurnIn) return Number.POSITIVE_INFINITY
  const proof = createCanvas(Math.round((width * proofRows) / height), proofRows)
  const ctx = proof.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height, 0, 0, proof.width, proofRows)
  const frame = findFrame(proof)
  return frame ? Math.max(1, Math.floor(width * frame.outer * outsideFrame)) : Number.POSITIVE_INFINITY
}
