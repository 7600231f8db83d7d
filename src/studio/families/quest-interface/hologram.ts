// The hero as a hologram: lit line work in scan lines, its colours slightly parted, over a beam of light.

import { mix, withAlpha } from '../../colour/colour.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Easel, OwnLayer } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface HeroPlace {
  readonly x: number
  readonly y: number
  readonly height: number
}

export const paintHologram = (easel: Easel, { hero, palette }: Scene, place: HeroPlace): void => {
  const { x, y, height } = place
  const reach = height * Math.max(0.7, hero.width * 0.62)
  const box = withinSheet(
    easel,
    grown({ x: x - reach, y: y - height * 1.1, w: reach * 2, h: height * 1.2 }, spareOf(height, hero)),
  )
  const drawn = (tones: Tones): OwnLayer =>
    easel.layer((ctx) => drawMotif(ctx, hero, { ...place, tones, random: easel.random.sub('hero') }), { box })
  using figure = drawn({
    body: mix(palette.dark, palette.mid, 0.75),
    shade: mix(palette.deep, palette.dark, 0.6),
    light: mix(palette.soft, palette.light, 0.4),
    accent: palette.accent,
    line: mix(palette.soft, palette.light, 0.25),
  })
  const ctx = figure.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-atop'
  const beam = ctx.createLinearGradient(0, y - height, 0, y)
  beam.addColorStop(0, withAlpha(palette.light, 0.25))
  beam.addColorStop(0.4, withAlpha(palette.mid, 0))
  beam.addColorStop(1, withAlpha(palette.soft, 0.6))
  ctx.fillStyle = beam
  ctx.fillRect(box.x, box.y, box.w, box.h)
  ctx.fillStyle = withAlpha(palette.deep, 0.3)
  for (let line = box.y; line < box.y + box.h; line += 11) ctx.fillRect(box.x, line, box.w, 4)
  castShadow(easel, figure, { colour: palette.mid, blur: 60, blend: 'screen', alpha: 1 })
  castShadow(easel, figure, { colour: palette.soft, blur: 14, blend: 'screen', alpha: 0.7 })
  using ghost = drawn(silhouette(palette.counter))
  easel.lay({ ...ghost, box: { ...ghost.box, x: ghost.box.x + 9 } }, { blend: 'screen', alpha: 0.45 })
  easel.lay(figure)
}
