// Shadows that are drawn rather than dimmed: flat shapes that a single lamp throws over a floor or up a wall.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Thrown {
  readonly motif: Motif
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: Colour
  /** Where the top of the thing falls, from its foot, in heights. */
  readonly towards: { readonly x: number; readonly y: number }
  /** How strong it still is at its far end, 0 to 1. */
  readonly farEnd?: number
}

/** The thing laid over along the floor; it thins out with distance. */
export const throwShadow = (easel: Easel, thrown: Thrown): void => {
  const { motif, x, y, height, colour, towards, farEnd = 0.25 } = thrown
  using layer = easel.layer((ctx) => {
    ctx.save()
    ctx.translate(x, y)
    ctx.transform(1, 0, -towards.x, -towards.y, 0, 0)
    drawMotif(ctx, motif, { x: 0, y: 0, height, tones: silhouette('#000000'), random: easel.random.sub('hero') })
    ctx.restore()
    const fade = ctx.createLinearGradient(x, y, x + towards.x * height, y + towards.y * height)
    fade.addColorStop(0, colour)
    fade.addColorStop(1, withAlpha(colour, farEnd))
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = fade
    ctx.fillRect(0, 0, easel.w, easel.h)
  })
  easel.lay(layer)
}

/** The graphic long shadow: the silhouette swept along a line until it leaves the picture. */
export const sweepShadow = (easel: Easel, thrown: Omit<Thrown, 'towards'> & { readonly length: number }): void => {
  const { motif, x, y, height, colour, length, farEnd = 0 } = thrown
  const detail = 0.5
  using layer = easel.layer(
    (ctx) => drawMotif(ctx, motif, { x, y, height, tones: silhouette('#000000'), random: easel.random.sub('hero') }),
    { detail },
  )
  using swept = easel.layer(
    (ctx) => {
      // Each pass doubles the sweep, so a long one takes a dozen draws.
      ctx.drawImage(layer.canvas, 0, 0, layer.box.w, layer.box.h)
      for (let step = 1 / layer.scale; step < length; step *= 2) {
        ctx.drawImage(ctx.canvas, step, step, layer.box.w, layer.box.h)
      }
      const fade = ctx.createLinearGradient(x, y - height, x + length, y - height + length)
      fade.addColorStop(0, colour)
      fade.addColorStop(0.35, colour)
      fade.addColorStop(1, withAlpha(colour, farEnd))
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = fade
      ctx.fillRect(0, 0, easel.w, easel.h)
    },
    { detail },
  )
  easel.lay(swept)
}
