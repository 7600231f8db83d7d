// Draws the page of a PDF with a program that is not ours.
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Red, green and blue of every pixel of the first page, at a resolution. */
export const rasterise = async (
  pdf: Uint8Array,
  dpi: number,
): Promise<{ readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray }> => {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, useSystemFonts: false, disableFontFace: true })
  try {
    const page = await (await task.promise).getPage(1)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    const { width, height } = canvas
    return { width, height, rgba: canvas.getContext('2d').getImageData(0, 0, width, height).data }
  } finally {
    await task.destroy()
  }
}
