// The hero in enamel: flat glass colours between gilt wires.
import { mix, withAlpha } from '../../colour/colour.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel, Layer, OwnLayer } from '../../paint/easel.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Setting {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The hero inside a room: as tall as it, or as its width allows. */
export const settingIn = ({ hero }: Scene, x: number, y: number, tall: number, broad: number): Setting => ({
  x,
  y,
  height: Math.min(tall, broad / hero.width),
})

/** Where a hero is, with room for its wire; small layers save most of the time. */
const roomOf = (easel: Easel, { hero }: Scene, { x, y, height }: Setting): Box => {
  const half = (height * hero.width) / 2
  return withinSheet(
    easel,
    grown(
      { x: x - half * 1.3 - 30, y: y - height * 1.08, w: half * 2.6 + 60, h: height * 1.16 },
      spareOf(height, hero),
    ),
  )
}

export const heroShape = (easel: Easel, scene: Scene, setting: Setting): OwnLayer =>
  easel.layer(
    (ctx) => drawMotif(ctx, scene.hero, { ...setting, tones: silhouette('#ffffff'), random: easel.random.sub('hero') }),
    { box: roomOf(easel, scene, setting) },
  )

/** Lays the outline of a shape on a mask, grown on all sides. */
const layGrown = (ctx: Context, { canvas, box }: Layer, by: number): void => {
  for (let turn = 0; turn < 16; turn++) {
    const angle = (turn / 16) * tau
    ctx.drawImage(canvas, box.x + Math.cos(angle) * by, box.y + Math.sin(angle) * by, box.w, box.h)
  }
}

/** A gilt wire around the hero, with a dark gap between it and the lines behind. */
export const drawWire = (ctx: Context, shape: Layer): void => {
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  layGrown(ctx, shape, 24)
  ctx.restore()
  layGrown(ctx, shape, 8)
}

export const paintEnamel = (easel: Easel, scene: Scene, setting: Setting): void => {
  const { hero, palette } = scene
  const half = (setting.height * hero.width) / 2
  using layer = easel.layer(
    (ctx) => {
      drawMotif(ctx, hero, {
        ...setting,
        random: easel.random.sub('hero'),
        tones: {
          body: palette.accent,
          shade: mix(palette.dark, palette.counter, 0.45),
          light: palette.light,
          accent: palette.counter,
          line: metalColour(palette.metal),
        },
      })
      ctx.globalCompositeOperation = 'source-atop'
      const { x, y, height } = setting
      const sheen = ctx.createLinearGradient(x - half, y - height, x + half, y)
      sheen.addColorStop(0, withAlpha(palette.light, 0.32))
      sheen.addColorStop(0.45, withAlpha(palette.light, 0))
      sheen.addColorStop(1, withAlpha(palette.deep, 0.5))
      ctx.fillStyle = sheen
      ctx.fillRect(x - half * 1.5, y - height * 1.2, half * 3, height * 1.4)
    },
    { box: roomOf(easel, scene, setting) },
  )
  easel.lay(layer)
}
