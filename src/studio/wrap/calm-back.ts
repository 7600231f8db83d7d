// How far the calm of a back reaches: all over it, not to its frame, or running out towards the front that it is joined to.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { calmTextArea } from './calm-text-area.ts'
import type { Frame } from './find-frame.ts'
import { veilDrawing } from './veil-drawing.ts'
import { innerSideOf, type Patch, rightOf, type WrapSheet } from './wrap-sheet.ts'

/** What is around the text: a frame, the front's own picture behind the spine, or nothing that must stay as it is. */
export type BackEdges = Frame | 'joined' | 'free'

/** As shares of the width of the face: how much of a joined back calm runs out on, and how far from a frame it begins. */
const runningOut = 0.3
const besideFrame = 0.004

/** What of a back may be made quiet that is not joined to its front. */
const quietPart = ({ width, height }: Canvas, { back: { face } }: WrapSheet, edges: Frame | 'free'): Patch => {
  if (edges === 'free') return { left: 0, top: 0, width, height }
  const by = Math.round(face.width * (edges.inner + besideFrame))
  return { left: face.left + by, top: by, width: face.width - 2 * by, height: height - 2 * by }
}

/** Calms a part alone: nothing beyond its edges changes, and no tone of what lies there reaches over them. */
const calmPart = (canvas: Canvas, area: Patch, { left, top, width, height }: Patch): void => {
  const part = createCanvas(width, height)
  part.getContext('2d').drawImage(canvas, -left, -top)
  const within = { ...area, left: area.left - left, top: area.top - top }
  calmTextArea(part, within, width)
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.resetTransform()
  ctx.drawImage(part, left, top)
  ctx.restore()
}

/** How a back was painted: as a drawing, as an illustrated place, or all in air and light. */
export type Manner = 'drawing' | 'illustration' | 'atmosphere'

/**
 * `canvas` holds back and spine at the height of the finished book. A back of its own is made quiet, a flat drawing under a veil first. Joined to
 * its front only air is: a house that pales on its way to the text is a seam, and text stands on a card there.
 */
export const calmBack = (canvas: Canvas, sheet: WrapSheet, edges: BackEdges, manner: Manner): void => {
  const { safe, face } = sheet.back
  const area = { ...safe, top: safe.top - innerSideOf(sheet).top }
  if (edges === 'joined') {
    if (manner === 'atmosphere') calmTextArea(canvas, area, rightOf(face) - Math.round(face.width * runningOut))
    return
  }
  const quiet = quietPart(canvas, sheet, edges)
  if (manner === 'drawing') veilDrawing(canvas, area, quiet)
  calmPart(canvas, area, quiet)
}
