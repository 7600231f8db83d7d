// The subject as a shape in light: one colour at its head that thins into another at its foot, so that it belongs to the glow around it.

import type { Colour } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { stencil } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'

export interface ShadedHero {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly head: Colour
  readonly foot: Colour
  /** Light that spills around it. */
  readonly glow?: Colour
}

export const paintShadedHero = (easel: Easel, motif: Motif, hero: ShadedHero): void => {
  const { x, y, height, head, foot, glow } = hero
  const reach = height * (motif.width / 2 + 0.15)
  const box = grown({ x: x - reach, y: y - height * 1.12, w: reach * 2, h: height * 1.2 }, spareOf(height, motif))
  using layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, motif, { x, y, height, tones: stencil, random: easel.random.sub('hero') })
      const shade = ctx.createLinearGradient(0, y - height, 0, y)
      shade.addColorStop(0, head)
      shade.addColorStop(0.35, head)
      shade.addColorStop(1, foot)
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = shade
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box },
  )
  if (glow) castShadow(easel, layer, { colour: glow, blur: height * 0.07, blend: 'screen', alpha: 0.75 })
  easel.lay(layer)
}
