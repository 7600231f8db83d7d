// How far the calm of a back reaches: all over it, not to its frame, or running out towards the front that it is joined to.
import type { Canvas } from '@napi-rs/canvas'
import { type Calming, calmTextArea } from './calm-text-area.ts'
import { innerSideOf, rightOf, type WrapSheet } from './wrap-sheet.ts'

/** What is around the text: a frame, the front's own picture behind the spine, or nothing that must stay as it is. */
export type BackEdges = 'framed' | 'joined' | 'free'

/** As shares of the width of the face: how far calm goes on beyond the text of a framed back, and how much of a joined one it runs out on. */
const withinFrame = 0.04
const runningOut = 0.3

/** `canvas` holds back and spine at the height of the finished book. */
export const calmBack = (canvas: Canvas, sheet: WrapSheet, edges: BackEdges): void => {
  const { safe, face } = sheet.back
  const inner = innerSideOf(sheet)
  const area = { ...safe, top: safe.top - inner.top }
  const near = face.width * withinFrame
  const all = { left: 0, top: 0, width: canvas.width, height: canvas.height }
  const full = rightOf(face) - face.width * runningOut
  const reaches: Readonly<Record<BackEdges, Pick<Calming, 'full' | 'beyond'>>> = {
    framed: { full: area, beyond: { across: near, upright: near } },
    joined: { full: { ...all, width: full }, beyond: { across: canvas.width - full, upright: near } },
    free: { full: all, beyond: { across: near, upright: near } },
  }
  calmTextArea(canvas, { area, ...reaches[edges] })
}
