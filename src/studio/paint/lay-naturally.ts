// Lays a sketch in the natural colours of its shapes; a shape without one is not drawn.
import type { Context } from './easel.ts'
import type { Sketch } from './pen.ts'

export const layNaturally = (ctx: Context, sketch: Sketch): void => {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const { path, width, rule, frame, colour, isEdge } of sketch) {
    // A gap parts shapes of one tone; in their own colours they part themselves.
    if (colour === null || isEdge) continue
    ctx.save()
    ctx.transform(frame.a, frame.b, frame.c, frame.d, frame.e, frame.f)
    if (width === null) {
      ctx.fillStyle = colour
      ctx.fill(path, rule)
    } else {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.stroke(path)
    }
    ctx.restore()
  }
}
