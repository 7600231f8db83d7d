// What lies under an awning: a shade along the shop, and not along all of a wall that goes on beside it.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { smooth } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'

/** As a share of the width: how far beyond an open edge the awning's shade dies away on the wall. */
const shadeBeyond = 0.09

export const castShade = (easel: Easel, colour: Colour, top: number, drop: number): void => {
  const { w, extent } = easel
  const box = { x: 0, y: top + drop * 0.9, w, h: drop * 1.2 }
  const cast = (ctx: Context): void => {
    const below = ctx.createLinearGradient(0, top + drop, 0, top + drop * 2.1)
    below.addColorStop(0, withAlpha(colour, 0.62))
    below.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = below
    ctx.fillRect(box.x, box.y, box.w, box.h)
  }
  if (extent.x === 0) {
    cast(easel.ctx)
    return
  }
  const layer = easel.layer(
    (ctx) => {
      cast(ctx)
      const away = ctx.createLinearGradient(-w * shadeBeyond, 0, 0, 0)
      for (const stop of [0, 0.25, 0.5, 0.75, 1]) away.addColorStop(stop, withAlpha('#000000', 1 - smooth(0, 1, stop)))
      ctx.globalCompositeOperation = 'destination-out'
      ctx.fillStyle = away
      ctx.fillRect(extent.x, box.y - drop, -extent.x, box.h + 2 * drop)
    },
    { box },
  )
  easel.spend(layer)
}
