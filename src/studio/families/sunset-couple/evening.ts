// The evening itself: its sky, and figures against it.
import { mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import type { Aerial } from '../../paint/scenery/aerial.ts'
import type { Scene } from '../family.ts'

export interface Stage {
  readonly easel: Easel
  readonly scene: Scene
  readonly m: number
  /** Where the sun stands. */
  readonly sun: Point
}

export const airOf = ({ palette }: Scene): Aerial => ({
  far: mix(palette.soft, palette.accent, 0.25),
  middle: mix(palette.mid, palette.dark, 0.35),
  near: mix(palette.dark, palette.deep, 0.6),
})

export const paintEvening = ({ easel, scene, m, sun }: Stage, horizon: number): void => {
  const { palette } = scene
  const warm = mix(palette.accent, palette.light, 0.35)
  paintSky(easel, {
    stops: [
      [0, mix(palette.dark, palette.mid, 0.25)],
      [0.34, palette.mid],
      [0.62, mix(palette.soft, palette.mid, 0.2)],
      [0.84, mix(palette.soft, palette.accent, 0.55)],
      [1, mix(palette.accent, palette.light, 0.3)],
    ],
    horizon,
    cloudiness: 0.34,
    stretch: 4,
    light: sun,
  })
  if (scene.setting.time === 'night')
    paintStars(easel, { colours: [palette.light], to: horizon * 0.6, count: 220, brightness: 0.6 })
  paintGlow(easel, { ...sun, radius: m * 0.75, colour: warm, strength: 0.7 })
  paintSun(easel, {
    ...sun,
    radius: m * 0.09,
    light: mix(palette.light, '#ffffff', 0.5),
    low: mix(palette.light, palette.accent, 0.3),
    glow: palette.accent,
    glowStrength: 0.8,
    haze: 0.1,
  })
}

/** The hero against the light; a shadow falls from the feet towards the eye. */
const paintFigure = (
  { easel, scene, sun }: Stage,
  hero: Motif,
  x: number,
  foot: number,
  high: number,
  wide: number,
): void => {
  const { palette } = scene
  const height = Math.min(high, wide / hero.width)
  const aloft = hero.rests === 'air' || hero.rests === 'held' ? height * 0.25 : 0
  const towards = Math.atan2(sun.y - (foot - height / 2), sun.x - x)
  paintLitMotif(
    easel,
    hero,
    {
      x,
      y: foot - aloft,
      height: aloft > 0 ? height * 0.75 : height,
      tones: {
        body: mix(palette.deep, palette.dark, 0.45),
        shade: mix(palette.deep, '#000000', 0.35),
        light: mix(palette.dark, palette.mid, 0.55),
        accent: mix(palette.accent, palette.dark, 0.25),
        line: mix(palette.deep, '#000000', 0.25),
      },
      random: easel.random.sub('hero'),
    },
    {
      rim: mix(palette.light, palette.accent, 0.22),
      towards,
      width: Math.max(5, height * 0.013),
      softness: 2,
      falloff: mix(palette.deep, palette.dark, 0.3),
    },
  )
}

/** Who is not two already is given company, unless the couple was sent away. */
export const paintHero = (stage: Stage, x: number, foot: number, high: number, wide: number): void => {
  const { hero } = stage.scene
  const couple = findMotif('couple-embrace')
  if (hero.kind === 'person' || !couple || stage.easel.without.has(couple.id)) {
    paintFigure(stage, hero, x, foot, high, wide)
    return
  }
  const height = Math.min(high * 0.8, (wide * 0.66) / hero.width)
  const apart = (height * hero.width + high * couple.width * 0.9) * 0.46
  const middle = x + (stage.sun.x > x ? 1 : -1) * wide * 0.03
  paintFigure(stage, hero, middle - apart * 0.6, foot, height, wide)
  paintFigure(stage, couple, middle + apart * 0.75, foot - 6, high * 0.9, wide)
}

/** A soft dark under the feet. */
export const castShade = ({ easel, scene }: Stage, x: number, foot: number, width: number): void => {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, foot)
  ctx.scale(1, 0.16)
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, width)
  shade.addColorStop(0, withAlpha(scene.palette.deep, 0.7))
  shade.addColorStop(1, withAlpha(scene.palette.deep, 0))
  ctx.fillStyle = shade
  ctx.fillRect(-width, -width, width * 2, width * 2)
  ctx.restore()
}
