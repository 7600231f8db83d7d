// The darker edge of a front, run out beyond the fold: it deepens a little behind it as it would have, then goes, so that no line of tone is seen.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { rgbOf } from '../colour/colour.ts'
import { vignetteAt } from '../paint/atmosphere/vignette.ts'
import { smooth } from '../paint/curves.ts'
import type { Vignette } from '../press/finish.ts'
import type { OpenSheet } from './open-easel.ts'

/** Rows of the small picture that the shade is painted on. */
const rows = 192
/** As shares of the sheet's width: how far it still deepens beyond the edge, and where it is gone. */
const deepening = 0.03
const gone = 0.8

/** How dark it is at a place, in units of the sheet; 0 to 1 of its strength. */
const shadeAt = (x: number, y: number, { w, h }: OpenSheet): number => {
  const out = Math.max(0, -x / w)
  const further = deepening * (1 - Math.exp(-out / deepening))
  const across = (Math.max(0, x) - further * w) / (w / 2) - 1
  return vignetteAt(Math.hypot(across, y / (h / 2) - 1)) * (1 - smooth(0, gone, out))
}

/** `canvas` shows all of the open sheet. */
export const shadeBeyond = (canvas: Canvas, sheet: OpenSheet, { colour, strength }: Vignette): void => {
  const unit = sheet.h / rows
  const columns = Math.ceil((sheet.w + sheet.beyond) / unit)
  const shade = createCanvas(columns, rows)
  const ctx = shade.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const [red, green, blue] = rgbOf(colour)
  for (let at = 0; at < columns * rows; at++) {
    const x = ((at % columns) + 0.5) * unit - sheet.beyond
    const y = (Math.floor(at / columns) + 0.5) * unit
    image.data.set([red, green, blue, Math.round(shadeAt(x, y, sheet) * strength * 255)], at * 4)
  }
  ctx.putImageData(image, 0, 0)
  const on = canvas.getContext('2d')
  on.save()
  on.resetTransform()
  on.drawImage(shade, 0, 0, (columns * unit * canvas.height) / sheet.h, canvas.height)
  on.restore()
}
