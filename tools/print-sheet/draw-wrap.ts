// Draws the printer's guides over a printed wrap: trim, folds, hinges, safe areas, barcode.
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { type Box, inPixels } from '../../src/print/geometry/boxes.ts'
import type { WrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import type { PrintedWrap } from '../../src/print/render/print-order.ts'
import type { Context } from '../../src/studio/paint/easel.ts'

const paintGuides = (ctx: Context, geometry: WrapGeometry, dpi: number): void => {
  const outline = (box: Box, colour: string, dash: number[]): void => {
    const { x, y, width, height } = inPixels(box, dpi)
    ctx.strokeStyle = colour
    ctx.setLineDash(dash)
    ctx.lineWidth = 1
    ctx.strokeRect(x, y, width, height)
  }
  for (const panel of [geometry.back, geometry.front]) outline(panel.safe, '#00e5ff', [4, 4])
  if (geometry.spine.safe) outline(geometry.spine.safe, '#00e5ff', [4, 4])
  for (const box of [geometry.back.face, geometry.spine.face, geometry.front.face]) outline(box, '#ff3d7f', [])
  if (geometry.hinges)
    for (const hinge of [geometry.hinges.back, geometry.hinges.front]) outline(hinge, '#ffd400', [2, 3])
  const barcode = inPixels(geometry.barcode, dpi)
  ctx.fillStyle = '#ffffffcc'
  ctx.fillRect(barcode.x, barcode.y, barcode.width, barcode.height)
  outline(geometry.barcode, '#ff3d7f', [6, 3])
}

export const drawWrap = async (
  { flat }: PrintedWrap,
  geometry: WrapGeometry,
  dpi: number,
  hasGuides: boolean,
): Promise<Canvas> => {
  const { width, height } = inPixels(geometry.sheet, dpi)
  const canvas = createCanvas(Math.round(width), Math.round(height))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(await loadImage(flat), 0, 0, canvas.width, canvas.height)
  if (hasGuides) paintGuides(ctx, geometry, dpi)
  return canvas
}
