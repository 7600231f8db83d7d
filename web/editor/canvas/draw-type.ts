// Draws set type on a canvas: the runs of the print file, each where the file has it. Lengths are points, `scale` pixels to the point.
import type { SheetRun, SheetShape, SheetType } from '../../../src/editor/wire.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Faces } from './fonts.ts'

export const drawShapes = (ctx: CanvasRenderingContext2D, shapes: readonly SheetShape[], scale: number): void => {
  for (const { x, y, width, height, color } of shapes) {
    ctx.fillStyle = color
    ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
  }
}

export const drawShadings = (
  ctx: CanvasRenderingContext2D,
  shadings: SheetType['shadings'],
  scale: number,
  sharpness: number,
): void => {
  for (const { x, y, width, height, color, opacity, softness } of shadings) {
    ctx.save()
    ctx.globalAlpha = opacity
    ctx.fillStyle = color
    // Filters are measured in pixels of the screen, whatever the canvas is scaled by.
    if (softness > 0) ctx.filter = `blur(${(softness / 4) * scale * sharpness}px)`
    ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
    ctx.restore()
  }
}

/** Letters as they are, or as broad strokes of this width (in points) around them. */
interface Pen {
  readonly color: string
  readonly width: number
}

/** Upright characters: a canvas has no vertical lines. */
const drawOutlines = (ctx: CanvasRenderingContext2D, run: SheetRun, { color, width }: Pen, scale: number): void => {
  for (const outline of run.outlines) {
    const path = new Path2D(outline.path)
    ctx.save()
    ctx.translate((run.x + outline.x) * scale, (run.y + outline.y) * scale)
    ctx.scale(outline.scale * scale, -outline.scale * scale)
    ctx.fillStyle = ctx.strokeStyle = color
    ctx.lineJoin = 'round'
    ctx.lineWidth = width / outline.scale
    ctx.fill(path)
    if (width > 0) ctx.stroke(path)
    ctx.restore()
  }
}

const drawLine = (
  ctx: CanvasRenderingContext2D,
  run: SheetRun,
  { color, width }: Pen,
  list: string,
  scale: number,
): void => {
  ctx.save()
  ctx.translate(run.x * scale, run.y * scale)
  ctx.rotate((run.rotation * Math.PI) / 180)
  ctx.font = `${run.size * scale}px ${list}`
  ctx.letterSpacing = `${run.letterSpacing * scale}px`
  ctx.wordSpacing = `${run.wordSpacing * scale}px`
  ctx.fontKerning = 'normal'
  // Browsers leave out ligatures and kerning at small sizes for speed; the print file has them.
  ctx.textRendering = 'geometricPrecision'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = run.direction
  ctx.fillStyle = ctx.strokeStyle = color
  ctx.lineJoin = 'round'
  ctx.lineWidth = width * scale
  ctx.fillText(run.text, 0, 0)
  if (width > 0) ctx.strokeText(run.text, 0, 0)
  ctx.restore()
}

interface Moved {
  readonly x: number
  readonly y: number
}

/** How far a block has come, in points, since its type was set. */
const movedSince = (now: TextBlock, then: TextBlock | undefined): Moved =>
  then ? { x: (now.x - then.x) * 72, y: (now.y - then.y) * 72 } : { x: 0, y: 0 }

export interface TypeToDraw {
  readonly runs: readonly SheetRun[]
  /** The blocks as they are now, and as they were when they were set. */
  readonly now: readonly TextBlock[]
  readonly atSetting: readonly TextBlock[]
  /** A block that is shown elsewhere. */
  readonly without: string | null
}

/** Of a glow's reach, what has its full strength, as in print. */
const fullReach = 0.5

/** `sharpness`: pixels of the screen to a pixel of the canvas, by which filters are measured. */
export const drawType = (
  ctx: CanvasRenderingContext2D,
  { runs, now, atSetting, without }: TypeToDraw,
  faces: Faces,
  scale: number,
  sharpness: number,
): void => {
  const shown = runs.flatMap((run) => {
    const block = now.find(({ id }) => id === run.blockId)
    if (!block || block.id === without) return []
    const by = movedSince(
      block,
      atSetting.find(({ id }) => id === run.blockId),
    )
    return [{ block, run: { ...run, x: run.x + by.x, y: run.y + by.y } }]
  })
  const draw = (run: SheetRun, pen: Pen): void =>
    run.upright ? drawOutlines(ctx, run, pen, scale) : drawLine(ctx, run, pen, faces.list(run.faces), scale)
  for (const { block, run } of shown) {
    if (block.halo === null) continue
    const { color, opacity, reach } = block.halo
    ctx.save()
    ctx.globalAlpha = opacity
    ctx.filter = `blur(${((run.size * reach * (1 - fullReach)) / 2) * scale * sharpness}px)`
    draw(run, { color, width: run.size * reach * fullReach * 2 })
    ctx.restore()
  }
  for (const { block, run } of shown) draw(run, { color: block.color, width: 0 })
}
