// Blurred drawing inside a box: like `easel.soft`, but only the box is painted, blurred and laid.
import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../curves.ts'
import type { Box, Context, Easel, Laying } from '../easel.ts'
import { withinSheet } from './within-sheet.ts'

/** Pixels of blur that hide the coarseness of the small layer. */
const smallestBlur = 5

export const softly = (
  easel: Easel,
  options: { readonly blur: number; readonly box?: Box } & Omit<Laying, 'blur'>,
  draw: (ctx: Context) => void,
): void => {
  const { blur, box = easel.extent, ...laying } = options
  const reach = blur * 2.5
  const around = withinSheet(easel, { x: box.x - reach, y: box.y - reach, w: box.w + reach * 2, h: box.h + reach * 2 })
  const detail = clamp(smallestBlur / (blur * easel.scale), 0.03, 1)
  using sharp = easel.layer(draw, { detail, box: around })
  const canvas = createCanvas(sharp.canvas.width, sharp.canvas.height)
  const ctx = canvas.getContext('2d')
  ctx.filter = `blur(${blur * sharp.scale}px)`
  ctx.drawImage(sharp.canvas, 0, 0)
  easel.spend({ ...sharp, canvas }, laying)
}
