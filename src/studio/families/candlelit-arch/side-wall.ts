// The wall beside the room, where the sheet is open: stone with a blind arch in it, by the faint light of a candle of its own.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawMasonry } from '../../paint/scenery/masonry.ts'
import { pointedArch } from '../../paint/scenery/pointed-arch.ts'
import type { Scene } from '../family.ts'
import type { Room } from './rooms.ts'

/** As shares of the sheet's width: over how much the wall comes out of the dark beside the sheet, and that begins. */
const dark = 0.3
const besideSheet = 0.16

export const paintSideWall = asPart('wall', (easel: Easel, scene: Scene, { ledge }: Room): void => {
  const { palette } = scene
  const { extent, h, w } = easel
  const wide = -extent.x
  if (wide <= 0) return
  const box = { x: extent.x, y: 0, w: wide, h }
  const middle = extent.x + (wide - w * dark) / 2
  const light = { x: middle, y: ledge - h * 0.16 }
  const black = mix(palette.deep, '#000000', 0.6)
  // Whatever the room itself shows there is in the dark.
  const night = easel.ctx.createLinearGradient(-w * besideSheet, 0, 0, 0)
  night.addColorStop(0, black)
  night.addColorStop(1, withAlpha(black, 0))
  easel.ctx.fillStyle = night
  easel.ctx.fillRect(extent.x, 0, wide, h)
  using wall = easel.layer(
    (ctx) => {
      drawMasonry(ctx, {
        box,
        stone: mix(palette.deep, '#000000', 0.15),
        joint: mix(palette.deep, '#000000', 0.6),
        lit: mix(palette.dark, palette.mid, 0.6),
        light,
        reach: w * 0.7,
        course: 118,
        random: easel.random.sub('side wall'),
      })
      const arch = pointedArch(middle, ledge, w * 0.74, ledge * 0.86, 0.7)
      for (const [width, colour] of [
        [120, mix(palette.deep, palette.dark, 0.7)],
        [92, mix(palette.deep, '#000000', 0.2)],
        [66, mix(palette.dark, palette.mid, 0.3)],
        [40, mix(palette.deep, '#000000', 0.4)],
      ] as const) {
        ctx.strokeStyle = colour
        ctx.lineWidth = width
        ctx.stroke(arch)
      }
      const glow = ctx.createRadialGradient(light.x, light.y, 0, light.x, light.y, h * 0.62)
      glow.addColorStop(0, withAlpha(mix(palette.accent, palette.soft, 0.3), 0.3))
      glow.addColorStop(0.4, withAlpha(mix(palette.accent, palette.dark, 0.5), 0.16))
      glow.addColorStop(1, withAlpha(palette.accent, 0))
      ctx.globalCompositeOperation = 'screen'
      ctx.fillStyle = glow
      ctx.fillRect(box.x, 0, wide, h)
      const shade = ctx.createRadialGradient(light.x, light.y, h * 0.1, light.x, light.y, h * 0.74)
      shade.addColorStop(0, withAlpha(black, 0.15))
      shade.addColorStop(0.5, withAlpha(black, 0.55))
      shade.addColorStop(1, withAlpha(black, 0.94))
      ctx.globalCompositeOperation = 'source-over'
      ctx.fillStyle = shade
      ctx.fillRect(box.x, 0, wide, h)
      const coming = ctx.createLinearGradient(-w * dark, 0, 0, 0)
      coming.addColorStop(0, '#000000ff')
      coming.addColorStop(1, '#00000000')
      ctx.globalCompositeOperation = 'destination-in'
      ctx.fillStyle = coming
      ctx.fillRect(box.x, 0, wide, h)
    },
    { box },
  )
  easel.lay(wall)
})
