// Measures text by its ink, with the same shaper that paints it.
import { createCanvas } from '@napi-rs/canvas'
import type { FaceId } from './faces.ts'
import { useFont } from './use-font.ts'

/** In em. The ink reaches from `-left` to `right` around the origin, and from `-ascent` to `descent` around the baseline. */
export interface Ink {
  readonly left: number
  readonly right: number
  readonly ascent: number
  readonly descent: number
  readonly width: number
}

const ctx = createCanvas(8, 8).getContext('2d')
const measuringSize = 1000
const mostRemembered = 20_000
const remembered = new Map<string, Ink>()

const measureAnew = (text: string, face: FaceId, tracking: number): Ink => {
  useFont(ctx, { text, face, size: measuringSize, tracking })
  const found = ctx.measureText(text)
  const left = found.actualBoundingBoxLeft / measuringSize
  const right = found.actualBoundingBoxRight / measuringSize
  return {
    left,
    right,
    ascent: found.actualBoundingBoxAscent / measuringSize,
    descent: found.actualBoundingBoxDescent / measuringSize,
    width: left + right,
  }
}

export const measure = (text: string, face: FaceId, tracking = 0): Ink => {
  const key = `${face}|${tracking}|${text}`
  const known = remembered.get(key)
  if (known) return known
  const ink = measureAnew(text, face, tracking)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, ink)
  return ink
}

export const capHeight = (face: FaceId): number => measure('H', face).ascent
