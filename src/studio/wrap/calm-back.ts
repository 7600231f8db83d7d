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

/** What is within a frame. */
const within = ({ height }: Canvas, { back: { face } }: WrapSheet, { inner }: Frame): Patch => {
  const by = Math.round(face.width * (inner + besideFrame))
  return { left: face.left + by, top: by, width: face.width - 2 * by, height: height - 2 * by }
}

/** Calms a part alone: nothing beyond its edges changes, and no tone of what lies there reaches over them. */
const calmPart = (canvas: Canvas, area: Patch, { left, top, width, height }: Patch): void => {
  const part = createCanvas(width, height)
  part.getContext('2d').drawImage(canvas, -left, -top)
  calmTextArea(part, { ...area, left: area.left - left, top: area.top - top }, width)
  const ctx = canvas.getContext('2d')
  ctx.save()
  ctx.resetTransform()
  ctx.drawImage(part, left, top)
  ctx.restore()
}

/** How a back was painted: as a drawing, as an illustrated place, or all in air and light. */
export type Manner = 'drawing' | 'illustration' | 'atmosphere'

/** Up to where air is wholly calm: where it is the front's own, it runs out towards it. */
const calmUpTo = ({ width }: Canvas, { back: { face } }: WrapSheet, edges: 'joined' | 'free'): number =>
  edges === 'joined' ? rightOf(face) - Math.round(face.width * runningOut) : width

/**
 * `canvas` holds back and spine at the height of the finished book. The plain ground within a frame is made quiet, and so is air. What is drawn
 * stays as it is: a house that pales on its way to the text is a seam, and a faded one is dull; text stands on a card there.
 */
export const calmBack = (canvas: Canvas, sheet: WrapSheet, edges: BackEdges, manner: Manner): void => {
  const { safe } = sheet.back
  const area = { ...safe, top: safe.top - innerSideOf(sheet).top }
  if (edges === 'joined' || edges === 'free') {
    if (manner === 'atmosphere') calmTextArea(canvas, area, calmUpTo(canvas, sheet, edges))
    return
  }
  const quiet = within(canvas, sheet, edges)
  if (manner === 'drawing') veilDrawing(canvas, area, quiet)
  calmPart(canvas, area, quiet)
}
