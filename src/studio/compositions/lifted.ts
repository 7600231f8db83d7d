// What makes a flat shape a thing that lies there: a close shadow and a long soft one; a bright rim; a mirror.
import type { Colour } from '../colour/colour.ts'
import type { Context, Easel, Layer, OwnLayer } from '../paint/easel.ts'

export interface Lift {
  /** Units that it stands off the ground. */
  readonly lift: number
  readonly colour: Colour
  readonly alpha?: number
}

/** Lays a layer with its shadow, down and to the right. */
export const layLifted = (easel: Easel, layer: Layer, { lift, colour, alpha = 0.45 }: Lift): void => {
  const thrown = (share: number) => (ctx: Context) => {
    ctx.drawImage(layer.canvas, layer.box.x + lift * 0.6 * share, layer.box.y + lift * share, layer.box.w, layer.box.h)
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = colour
    ctx.fillRect(easel.extent.x, -easel.h, easel.extent.w * 2, easel.h * 3)
  }
  easel.soft(Math.max(12, lift * 0.9), thrown(1), { blend: 'multiply', alpha })
  easel.soft(Math.max(10, lift * 0.3), thrown(0.18), { blend: 'multiply', alpha: alpha * 0.7 })
  easel.lay(layer)
}

export const drawLifted = (easel: Easel, draw: (ctx: Context) => void, lift: Lift): void => {
  using layer = easel.layer(draw)
  layLifted(easel, layer, lift)
}

/** Paints within what a layer covers. */
export const within = (layer: Layer, paint: (ctx: Context) => void): void => {
  const ctx = layer.canvas.getContext('2d')
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  paint(ctx)
  ctx.restore()
}

/** What is left of a layer once it is taken from itself, moved: an edge in the light, a cut in paper. */
export const rimOf = (easel: Easel, layer: Layer, dx: number, dy: number, colour: Colour): OwnLayer =>
  easel.layer(
    (ctx) => {
      const { x, y, w, h } = layer.box
      ctx.drawImage(layer.canvas, x, y, w, h)
      ctx.globalCompositeOperation = 'destination-out'
      ctx.drawImage(layer.canvas, x + dx, y + dy, w, h)
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = colour
      ctx.fillRect(x, y, w, h)
    },
    { detail: layer.scale / easel.scale },
  )

/** Paints as it is, or seen in a mirror. */
export const mirroredIf = (easel: Easel, isMirrored: boolean, paint: () => void): void => {
  const { ctx, w } = easel
  ctx.save()
  if (isMirrored) {
    ctx.translate(w, 0)
    ctx.scale(-1, 1)
  }
  paint()
  ctx.restore()
}
