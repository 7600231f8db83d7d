// Draws what the printer must know and the reader never sees: trim, bleed, folds, safe areas, the barcode's box; and snapping.
import type { Box, SheetGeometry } from '../../../src/editor/wire.ts'
import type { SnapLine } from '../model/snap.ts'

const guideColors = {
  bleed: '#d6336c',
  fold: '#3b82f6',
  safe: '#0ca678',
  barcode: '#f08c00',
  snap: '#d946ef',
} as const

/** A line that shows on light and on dark art. */
const stroke = (ctx: CanvasRenderingContext2D, color: string, dash: readonly number[], trace: () => void): void => {
  for (const [style, width] of [
    ['rgb(255 255 255 / 35%)', 2],
    [color, 1],
  ] as const) {
    ctx.setLineDash([...dash])
    ctx.strokeStyle = style
    ctx.lineWidth = width
    ctx.beginPath()
    trace()
    ctx.stroke()
  }
  ctx.setLineDash([])
}

const rectangle = (ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, scale: number): void =>
  ctx.rect(x * scale, y * scale, width * scale, height * scale)

const line = (ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void => {
  ctx.moveTo(x1, y1)
  ctx.lineTo(x2, y2)
}

const drawBleed = (ctx: CanvasRenderingContext2D, geometry: SheetGeometry, scale: number): void => {
  ctx.fillStyle = 'rgb(214 51 108 / 20%)'
  ctx.beginPath()
  ctx.rect(0, 0, geometry.width * scale, geometry.height * scale)
  rectangle(ctx, geometry.finished, scale)
  ctx.fill('evenodd')
  stroke(ctx, guideColors.bleed, [], () => rectangle(ctx, geometry.finished, scale))
}

const drawHinges = (ctx: CanvasRenderingContext2D, { hinges }: SheetGeometry, scale: number): void => {
  for (const { x, y, width, height } of hinges) {
    ctx.fillStyle = 'rgb(59 130 246 / 14%)'
    ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
  }
}

const drawBarcode = (ctx: CanvasRenderingContext2D, { barcode }: SheetGeometry, scale: number): void => {
  ctx.fillStyle = 'rgb(255 255 255 / 82%)'
  ctx.fillRect(barcode.x * scale, barcode.y * scale, barcode.width * scale, barcode.height * scale)
  stroke(ctx, guideColors.barcode, [], () => rectangle(ctx, barcode, scale))
  ctx.fillStyle = '#7a4a00'
  ctx.font = `600 ${Math.min(13, barcode.height * scale * 0.25)}px system-ui, sans-serif`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText('Barcode', (barcode.x + barcode.width / 2) * scale, (barcode.y + barcode.height / 2) * scale)
}

export const drawGuides = (ctx: CanvasRenderingContext2D, geometry: SheetGeometry, scale: number): void => {
  drawHinges(ctx, geometry, scale)
  drawBarcode(ctx, geometry, scale)
  drawBleed(ctx, geometry, scale)
  for (const fold of geometry.folds) {
    stroke(ctx, guideColors.fold, [7, 4], () => line(ctx, fold * scale, 0, fold * scale, geometry.height * scale))
  }
  for (const { safe } of Object.values(geometry.panels)) {
    if (safe) stroke(ctx, guideColors.safe, [3, 3], () => rectangle(ctx, safe, scale))
  }
}

export const drawSnapping = (ctx: CanvasRenderingContext2D, lines: readonly SnapLine[], scale: number): void => {
  for (const { axis, at, from, to } of lines) {
    stroke(ctx, guideColors.snap, [], () =>
      axis === 'x'
        ? line(ctx, at * scale, from * scale, at * scale, to * scale)
        : line(ctx, from * scale, at * scale, to * scale, at * scale),
    )
  }
}

/** The edge of the sheet, so that white art does not float. */
export const outlineSheet = (ctx: CanvasRenderingContext2D, { width, height }: SheetGeometry, scale: number): void => {
  ctx.strokeStyle = 'rgb(0 0 0 / 25%)'
  ctx.lineWidth = 1
  ctx.strokeRect(0, 0, width * scale, height * scale)
}
