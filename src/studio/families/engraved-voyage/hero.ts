// The hero as an old plate shows it: ink and paper, with hatching on the side turned from the light.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel } from '../../paint/easel.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Engraved {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly ink: Colour
  readonly paper: Colour
  readonly tint: Colour
}

/** As tall as asked for, or as the width allows. */
export const fitHero = ({ hero }: Scene, tall: number, broad: number): number => Math.min(tall, broad / hero.width)

export const paintEngravedHero = (easel: Easel, { hero }: Scene, placing: Engraved): void => {
  const { x, y, height, ink, paper, tint } = placing
  const half = (height * hero.width) / 2
  const box = withinSheet(
    easel,
    grown({ x: x - half * 1.25, y: y - height * 1.08, w: half * 2.5, h: height * 1.16 }, spareOf(height, hero)),
  )
  using shape = easel.layer(
    (ctx) => {
      drawMotif(ctx, hero, {
        x,
        y,
        height,
        random: easel.random.sub('hero'),
        tones: { body: ink, shade: ink, light: paper, accent: tint, line: paper },
      })
      ctx.globalCompositeOperation = 'source-atop'
      ctx.strokeStyle = withAlpha(ink, 0.85)
      const pitch = 9
      for (let at = -box.h; at < box.w + box.h; at += pitch) {
        // Lines thicken to the right, where no light comes to.
        const share = at / (box.w + box.h)
        if (share < 0.3) continue
        ctx.lineWidth = Math.min(5, 1.2 + (share - 0.3) * 6)
        ctx.beginPath()
        ctx.moveTo(box.x + at, box.y)
        ctx.lineTo(box.x + at - box.h * 0.5, box.y + box.h)
        ctx.stroke()
      }
    },
    { box },
  )
  // A rim of paper parts the hero from the lines behind it, as a graver leaves it standing.
  using rim = easel.layer(
    (ctx) => {
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn / 12) * Math.PI * 2
        ctx.drawImage(shape.canvas, box.x + Math.cos(angle) * 8, box.y + Math.sin(angle) * 8, shape.box.w, shape.box.h)
      }
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = paper
      ctx.fillRect(box.x - 20, box.y - 20, box.w + 40, box.h + 40)
    },
    { box },
  )
  easel.lay(rim)
  easel.lay(shape)
}
