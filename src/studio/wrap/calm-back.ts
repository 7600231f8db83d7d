// How far the calm of a back reaches: all over it, not to its frame, or running out towards the front that it is joined to.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { calmTextArea, type Kind } from './calm-text-area.ts'
import type { Frame } from './find-frame.ts'
import { isFlat, type Veil, veilDrawing } from './veil-drawing.ts'
import { innerSideOf, type Patch, rightOf, type WrapSheet } from './wrap-sheet.ts'

/** What is around the text: a frame, the front's own picture behind the spine, or nothing that must stay as it is. */
export type BackEdges = Frame | 'joined' | 'free'

/** As shares of the width of the face: how much of a joined back calm runs out on, and how far from a frame it begins. */
const runningOut = { air: 0.3, drawn: 0.6, flat: 0.6 } as const
const besideFrame = 0.004
const fromFold = 0.16
const fromOuterEdge = 0.58

/** From where on the back comes to the front's own strength: the calm is full up to there. */
export const clearOfFold = ({ back: { face } }: WrapSheet): number => Math.round(rightOf(face) - face.width * fromFold)

/** Up to where a veil over all of the pattern is full: from there to the front it thins so slowly that no edge is seen. */
export const slowlyToFront = ({ back: { face } }: WrapSheet): number =>
  Math.round(face.left + face.width * fromOuterEdge)

/** What of back and spine may be made quiet, and up to where wholly. */
const quietPart = ({ width, height }: Canvas, sheet: WrapSheet, edges: BackEdges): Veil => {
  const whole = { left: 0, top: 0, width, height, full: width }
  if (edges === 'free') return whole
  if (edges === 'joined') return { ...whole, full: clearOfFold(sheet) }
  const { face } = sheet.back
  const by = Math.round(face.width * (edges.inner + besideFrame))
  const left = face.left + by
  return { left, top: by, width: face.width - 2 * by, height: height - 2 * by, full: left + face.width - 2 * by }
}

/** Calms a part alone: nothing beyond its edges changes, and no tone of what lies there reaches over them. */
const calmPart = (canvas: Canvas, area: Patch, { left, top, width, height }: Patch): void => {
  const part = createCanvas(width, height)
  part.getContext('2d').drawImage(canvas, -left, -top)
  const within = { ...area, left: area.left - left, top: area.top - top }
  calmTextArea(part, within, width, 'air')
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.resetTransform()
  ctx.drawImage(part, left, top)
  ctx.restore()
}

/** How a back was painted: as a drawing, as an illustrated place, as one that is never of flat colours, or all in air and light. */
export type Manner = 'drawing' | 'illustration' | 'depth' | 'atmosphere'

/** A drawing of flat colours keeps its edges. */
const kindOf = (canvas: Canvas, area: Patch, manner: Manner): Kind => {
  if (manner === 'atmosphere') return 'air'
  return manner !== 'depth' && isFlat(canvas, area, manner) ? 'flat' : 'drawn'
}

/** `canvas` holds back and spine at the height of the finished book; a flat drawing on it is veiled first. */
export const calmBack = (canvas: Canvas, sheet: WrapSheet, edges: BackEdges, manner: Manner): void => {
  const { safe, face } = sheet.back
  const area = { ...safe, top: safe.top - innerSideOf(sheet).top }
  const quiet = quietPart(canvas, sheet, edges)
  const isVeiled = manner === 'drawing' && veilDrawing(canvas, area, quiet)
  if (edges !== 'joined') {
    calmPart(canvas, area, quiet)
    return
  }
  const kind = isVeiled ? 'flat' : kindOf(canvas, area, manner)
  calmTextArea(canvas, area, rightOf(face) - Math.round(face.width * runningOut[kind]), kind)
}
