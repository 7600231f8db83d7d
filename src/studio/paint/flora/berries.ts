// Berries: round, lit from the upper left, with a dark eye.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Context } from '../easel.ts'

export const berry = (ctx: Context, x: number, y: number, radius: number, colour: Colour): void => {
  const body = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius)
  body.addColorStop(0, mix(colour, '#ffffff', 0.4))
  body.addColorStop(0.45, colour)
  body.addColorStop(1, mix(colour, '#000000', 0.38))
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
  ctx.fillStyle = withAlpha('#ffffff', 0.6)
  ctx.beginPath()
  ctx.ellipse(x - radius * 0.34, y - radius * 0.42, radius * 0.2, radius * 0.12, -0.7, 0, tau)
  ctx.fill()
  if (radius < 4) return
  ctx.fillStyle = withAlpha('#000000', 0.4)
  ctx.beginPath()
  ctx.arc(x + radius * 0.42, y + radius * 0.34, radius * 0.11, 0, tau)
  ctx.fill()
}
