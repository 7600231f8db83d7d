// What makes a flat shape a thing that lies there: a close shadow and a long soft one; a bright rim; a mirror.
import type { Colour } from '../colour/colour.ts'
import type { Box, Context, Easel, Layer, OwnLayer } from '../paint/easel.ts'
import { inkBounds } from '../paint/ink-bounds.ts'

export interface Lift {
  /** Units that it stands off the ground. */
  readonly lift: number
  readonly colour: Colour
  readonly alpha?: number
}

/** Lays a layer with its shadow, down and to the right. */
export const layLifted = (easel: Easel, layer: Layer, { lift, colour, alpha = 0.45 }: Lift): void => {
  const [far, close] = [Math.max(12, lift * 0.9), Math.max(10, lift * 0.3)]
  const { x, y, w, h } = layer.box
  // Both shadows are of one small copy: the layer itself is as large as the sheet.
  using flat = easel.layer(
    (ctx) => {
      ctx.drawImage(layer.canvas, x, y, w, h)
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = colour
      ctx.fillRect(x, y, w, h)
    },
    { detail: easel.coarseness(close), box: layer.box },
  )
  const inked = inkBounds(flat.canvas, 0)
  if (!inked) return
  const unit = 1 / flat.scale
  const cast = (blur: number, share: number, strength: number): void => {
    const [dx, dy] = [lift * 0.6 * share, lift * share]
    easel.soft(blur, (ctx) => ctx.drawImage(flat.canvas, x + dx, y + dy, flat.box.w, flat.box.h), {
      blend: 'multiply',
      alpha: strength,
      box: { x: x + inked.x * unit + dx, y: y + inked.y * unit + dy, w: inked.w * unit, h: inked.h * unit },
    })
  }
  cast(far, 1, alpha)
  cast(close, 0.18, alpha * 0.7)
  easel.lay(layer)
}

/** Who knows where it is drawn gives the box: a layer need be no larger. */
export const drawLifted = (easel: Easel, draw: (ctx: Context) => void, lift: Lift, box?: Box): void => {
  using layer = easel.layer(draw, box ? { box } : {})
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
export const rimOf = (easel: Easel, layer: Layer, dx: number, dy: number, colour: Colour, box = layer.box): OwnLayer =>
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
    { detail: layer.scale / easel.scale, box },
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
