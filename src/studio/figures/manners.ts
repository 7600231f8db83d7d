// Manners of single parts that are neither flat nor lit: cut paper, and ink lines over a wash.
import { mix } from '../colour/colour.ts'
import type { Context } from '../paint/easel.ts'
import type { FigureLook } from './look.ts'
import type { Part } from './part.ts'

/** A sheet of paper over others: it throws a soft shade, and its cut edge is pale. */
export const paperPart = (ctx: Context, { path, colour, folds, shade }: Part, head: number, look: FigureLook): void => {
  const [lx, ly] = look.light
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  ctx.globalAlpha *= 0.34
  ctx.fillStyle = look.dark
  for (const step of [0.05, 0.1]) {
    ctx.save()
    ctx.translate(-lx * step * head, -ly * step * head)
    ctx.fill(path)
    ctx.restore()
  }
  ctx.restore()
  ctx.fillStyle = colour
  ctx.fill(path)
  if (shade === 0) return
  ctx.save()
  ctx.clip(path)
  ctx.strokeStyle = mix(colour, '#ffffff', 0.45)
  ctx.lineWidth = 0.035 * head
  ctx.stroke(path)
  ctx.fillStyle = mix(colour, look.dark, 0.14)
  for (const fold of folds) ctx.fill(fold)
  ctx.restore()
}

/** A line round each part, a wash of its colour within, and folds as strokes. */
export const inkPart = (ctx: Context, { path, colour, folds, tone, shade }: Part, look: FigureLook): void => {
  const paper = look.air ?? '#ffffff'
  const wash = look.haze ?? 1
  ctx.fillStyle = tone === 'shade' && shade > 0 ? mix(look.dark, colour, 0.25) : mix(colour, paper, wash)
  ctx.fill(path)
  ctx.strokeStyle = look.dark
  ctx.lineJoin = 'round'
  ctx.lineWidth = 5.5
  ctx.stroke(path)
  ctx.save()
  ctx.clip(path)
  ctx.fillStyle = look.dark
  ctx.globalAlpha *= 0.8
  for (const fold of folds) ctx.fill(fold)
  ctx.restore()
}
