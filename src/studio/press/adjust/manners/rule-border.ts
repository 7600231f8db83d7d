// A ruled border along the edges: a strong line and a fine one inside it.
import type { Colour } from '../../../colour/colour.ts'
import type { Easel } from '../../../paint/easel.ts'

export const ruleBorder = (easel: Easel, colour: Colour): void => {
  const { ctx, w, h } = easel
  const unit = Math.min(w, h) / 1600
  ctx.save()
  ctx.strokeStyle = colour
  for (const [inset, width] of [
    [34, 18],
    [62, 5],
  ] as const) {
    ctx.lineWidth = width * unit
    ctx.strokeRect(inset * unit, inset * unit, w - 2 * inset * unit, h - 2 * inset * unit)
  }
  ctx.restore()
}
