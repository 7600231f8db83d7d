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

/** Upright characters: a canvas has no vertical lines. */
const drawOutlines = (ctx: CanvasRenderingContext2D, run: SheetRun, color: string, scale: number): void => {
  for (const outline of run.outlines) {
    ctx.save()
    ctx.translate((run.x + outline.x) * scale, (run.y + outline.y) * scale)
    ctx.scale(outline.scale * scale, -outline.scale * scale)
    ctx.fillStyle = color
    ctx.fill(new Path2D(outline.path))
    ctx.restore()
  }
}

const drawLine = (ctx: CanvasRenderingContext2D, run: SheetRun, color: string, list: string, scale: number): void => {
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
  ctx.fillStyle = color
  ctx.fillText(run.text, 0, 0)
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

export const drawType = (
  ctx: CanvasRenderingContext2D,
  { runs, now, atSetting, without }: TypeToDraw,
  faces: Faces,
  scale: number,
): void => {
  for (const run of runs) {
    const block = now.find(({ id }) => id === run.blockId)
    if (!block || block.id === without) continue
    const by = movedSince(
      block,
      atSetting.find(({ id }) => id === run.blockId),
    )
    const moved = { ...run, x: run.x + by.x, y: run.y + by.y }
    if (run.upright) drawOutlines(ctx, moved, block.color, scale)
    else drawLine(ctx, moved, block.color, faces.list(run.faces), scale)
  }
}
