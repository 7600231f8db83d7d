// Poured ink: the whole sheet, a half of it, or only inside the silhouette of the hero.

import { mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import { marbling } from '../../paint/materials/marbling.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import { paper } from '../../paint/materials/paper.ts'
import { stencil } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

const styles = ['flow', 'comb', 'stone'] as const

/** Inks from dark to light and back, so that no band meets its opposite. */
const paintMarble = asPart('marble', (easel: Easel, { palette, random, layout }: Scene): void =>
  marbling(easel, {
    // Pale ink would lose the outline of a cut-out on pale paper.
    colours: [
      palette.dark,
      palette.mid,
      palette.soft,
      ...(layout === 'cutout' ? [] : [palette.light]),
      palette.accent,
      palette.counter,
    ],
    style: layout === 'panel' ? random.sub('style').pick(styles) : 'flow',
    vein: metalColour(palette.metal),
    size: random.sub('size').between(0.8, 1.25),
  }),
)

const paintStock = (easel: Easel, { palette }: Scene): void => {
  easel.fill(palette.light)
  paper(easel, { kind: 'laid', strength: 0.35 })
}

/** The hero cut out of the marble, as large as the room beside the type allows. */
const paintCutout = (easel: Easel, scene: Scene): void => {
  paintStock(easel, scene)
  const { w, h, hero } = scene
  const height = Math.min(h * 0.5, (w * 0.8) / hero.width)
  using marble = easel.fresh()
  paintMarble(marble, scene)
  using mask = easel.layer((ctx) => {
    drawMotif(ctx, hero, { x: w / 2, y: h * 0.845, height, tones: stencil, random: easel.random.sub('hero') })
    ctx.globalCompositeOperation = 'source-in'
    ctx.drawImage(marble.canvas, 0, 0, w, h)
  })
  easel.soft(
    16,
    (ctx) => {
      ctx.translate(6, 14)
      ctx.drawImage(mask.canvas, 0, 0, w, h)
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = mix(scene.palette.deep, '#000000', 0.3)
      ctx.fillRect(-20, -20, w + 40, h + 40)
    },
    { alpha: 0.32 },
  )
  easel.lay(mask)
}

/** Marble above, calm colour below, parted by a gilt line. */
const paintHalf = (easel: Easel, scene: Scene): void => {
  paintMarble(easel, scene)
  const { w, h, palette } = scene
  const { ctx } = easel
  ctx.fillStyle = mix(palette.deep, palette.dark, 0.45)
  easel.part('panel', () => ctx.fillRect(0, h * 0.46, w, h))
  ctx.fillStyle = metalColour(palette.metal)
  easel.part('lines', () => ctx.fillRect(0, h * 0.46 - 7, w, 14))
}

export const paintArt = (easel: Easel, scene: Scene): void => {
  if (scene.layout === 'cutout') paintCutout(easel, scene)
  else if (scene.layout === 'half') paintHalf(easel, scene)
  else paintMarble(easel, scene)
}
