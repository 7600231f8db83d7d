// The foot of a land is darker, so that a name can stand on it.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'

export const dimFoot = (easel: Easel, deep: Colour, strength: number): void =>
  easel.part('shadow', () => {
    const { ctx, extent, h } = easel
    const fall = ctx.createLinearGradient(0, h * 0.86, 0, h)
    fall.addColorStop(0, withAlpha(deep, 0))
    fall.addColorStop(1, withAlpha(deep, strength))
    ctx.fillStyle = fall
    ctx.fillRect(extent.x, h * 0.86, extent.w, h)
  })
