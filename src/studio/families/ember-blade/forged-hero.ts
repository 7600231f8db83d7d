// The hero as a forged thing in the dark: fire from below, a hot rim on one side, a cold one on the other.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { grown } from '../../paint/boxes.ts'
import type { Context, Easel, OwnLayer } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, spareOf } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface HeroPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly turn: number
  readonly flip: boolean
}

const steelTones = ({ palette }: Scene): Tones => {
  // Seen in the dark, so its masses differ in light alone: what glows must not be all that is left of it.
  const steel = mix(palette.dark, palette.soft, 0.3)
  return {
    body: steel,
    shade: mix(steel, palette.deep, 0.62),
    light: mix(steel, palette.light, 0.4),
    accent: mix(palette.accent, steel, 0.3),
    line: mix(palette.deep, '#000000', 0.6),
  }
}

export const paintForgedHero = (easel: Easel, scene: Scene, place: HeroPlace): void => {
  const { hero, palette } = scene
  const { x, y, height, turn, flip } = place
  const reach = height * Math.max(0.7, hero.width * 0.66) + height * Math.abs(Math.sin(turn))
  const box = withinSheet(
    easel,
    grown({ x: x - reach, y: y - height * 1.15, w: reach * 2, h: height * 1.3 }, spareOf(height, hero)),
  )
  const draw =
    (tones: Tones, dx = 0, dy = 0) =>
    (ctx: Context) =>
      drawMotif(ctx, hero, { x: x + dx, y: y + dy, height, turn, flip, tones, random: easel.random.sub('hero') })
  const fill = (ctx: Context, style: Context['fillStyle']): void => {
    ctx.fillStyle = style
    ctx.fillRect(box.x, box.y, box.w, box.h)
  }
  using body = easel.layer(
    (ctx) => {
      draw(steelTones(scene))(ctx)
      ctx.globalCompositeOperation = 'source-atop'
      const fire = ctx.createLinearGradient(0, y, 0, y - height)
      fire.addColorStop(0, withAlpha(mix(palette.accent, palette.mid, 0.3), 0.45))
      fire.addColorStop(0.3, withAlpha(palette.mid, 0.16))
      fire.addColorStop(0.62, withAlpha(palette.mid, 0))
      fill(ctx, fire)
      const dusk = ctx.createLinearGradient(x - height * hero.width * 0.5, 0, x + height * hero.width * 0.5, 0)
      dusk.addColorStop(0, withAlpha(palette.soft, 0.12))
      dusk.addColorStop(0.5, withAlpha('#000000', 0))
      dusk.addColorStop(1, withAlpha('#000000', 0.45))
      fill(ctx, dusk)
    },
    { box },
  )
  /** The edge on one side: the shape less itself moved away. */
  const rim = (colour: Colour, dx: number, dy: number): OwnLayer =>
    easel.layer(
      (ctx) => {
        draw(silhouette(colour))(ctx)
        ctx.globalCompositeOperation = 'destination-out'
        draw(silhouette(colour), dx, dy)(ctx)
      },
      { box },
    )
  const width = Math.max(3.5, height * 0.0085)
  easel.lay(body)
  using hot = rim(mix(palette.accent, palette.light, 0.4), width, -width * 0.4)
  using cold = rim(mix(palette.counter, palette.light, 0.25), -width * 0.7, width * 0.6)
  castShadow(easel, hot, { colour: palette.accent, blur: 20, blend: 'screen', alpha: 0.9 })
  easel.lay(cold, { alpha: 0.55 })
  easel.lay(hot)
}
