// How far the calm of a back reaches: all over it, not to its frame, or running out towards the front that it is joined to.
import type { Canvas } from '@napi-rs/canvas'
import { type Calming, calmTextArea } from './calm-text-area.ts'
import type { Frame } from './find-frame.ts'
import { veilDrawing } from './veil-drawing.ts'
import { innerSideOf, type Patch, rightOf, type WrapSheet } from './wrap-sheet.ts'

/** What is around the text: a frame, the front's own picture behind the spine, or nothing that must stay as it is. */
export type BackEdges = Frame | 'joined' | 'free'

/** As shares of the width of the face: how far calm goes on beyond the text of a framed back, and how much of a joined one it runs out on. */
const withinFrame = 0.04
const runningOut = 0.3
/** A frame that reaches further in stands behind the text, and is calmed as well; nearer the edge it stays as crisp as on the front. */
const narrowFrame = 0.08
const besideFrame = 0.012

const inset = ({ left, top, width, height }: Patch, by: number): Patch => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** `canvas` holds back and spine at the height of the finished book; a flat drawing on it is veiled first. */
export const calmBack = (canvas: Canvas, sheet: WrapSheet, edges: BackEdges, isDrawing: boolean): void => {
  const { safe, face } = sheet.back
  const inner = innerSideOf(sheet)
  const area = { ...safe, top: safe.top - inner.top }
  const near = face.width * withinFrame
  const all = { left: 0, top: 0, width: canvas.width, height: canvas.height }
  const full = rightOf(face) - face.width * runningOut
  const reachOf = (): Pick<Calming, 'full' | 'beyond'> => {
    if (edges === 'free') return { full: all, beyond: { across: near, upright: near } }
    if (edges === 'joined')
      return { full: { ...all, width: full }, beyond: { across: canvas.width - full, upright: near } }
    if (edges.inner > narrowFrame) return { full: area, beyond: { across: near, upright: near } }
    const beside = face.width * besideFrame
    const within = inset({ ...face, top: 0 }, face.width * edges.inner + 2 * beside)
    return { full: within, beyond: { across: beside, upright: beside } }
  }
  if (isDrawing && (edges === 'free' || edges === 'joined'))
    veilDrawing(canvas, area, edges === 'free' ? canvas.width : full)
  calmTextArea(canvas, { area, ...reachOf() })
}
