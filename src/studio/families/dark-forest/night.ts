// What every place of the forest shares: its night, its moon, its near trunks, and the one who stands there.

import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Motif } from '../../motifs/motif.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintStreaks } from '../../paint/atmosphere/streaks.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import type { Aerial } from '../../paint/scenery/aerial.ts'
import { drawTrunk } from '../../paint/scenery/trunk.ts'

export const blackOf = ({ deep }: Palette): string => mix(deep, '#000000', 0.4)

export const airOf = (palette: Palette): Aerial => ({
  far: mix(palette.soft, palette.mid, 0.35),
  middle: mix(palette.mid, palette.dark, 0.45),
  near: blackOf(palette),
})

export const paintNight = asPart('sky', (easel: Easel, palette: Palette, horizon: number, light: Point): void =>
  paintSky(easel, {
    stops: [
      mix(palette.deep, palette.dark, 0.35),
      [0.35, mix(palette.dark, palette.mid, 0.45)],
      [0.72, mix(palette.mid, palette.soft, 0.4)],
      mix(palette.soft, palette.light, 0.25),
    ],
    horizon,
    cloudiness: 0.5,
    light,
  }),
)

export const paintNightMoon = (easel: Easel, palette: Palette, at: Point, radius: number): void => {
  paintMoon(easel, {
    ...at,
    radius,
    light: mix(palette.accent, palette.light, 0.55),
    shade: mix(palette.accent, palette.mid, 0.45),
    glow: mix(palette.accent, palette.soft, 0.4),
    glowStrength: 0.75,
  })
  paintStreaks(easel, {
    colour: mix(palette.mid, palette.dark, 0.3),
    from: at.y - radius * 0.5,
    to: at.y + radius * 1.3,
    strength: 0.5,
    cover: 0.4,
    seed: 2,
  })
}

const glowing = new Set(['place', 'object'])

/** The hero against the pale of the fog; houses and lanterns keep their light. */
export const paintDweller = (
  easel: Easel,
  hero: Motif,
  palette: Palette,
  x: number,
  y: number,
  height: number,
  towards = -Math.PI / 2,
): void => {
  const black = blackOf(palette)
  const isLit = glowing.has(hero.kind)
  if (isLit) paintGlow(easel, { x, y: y - height * 0.4, radius: height * 1.4, colour: palette.counter, strength: 0.4 })
  paintLitMotif(
    easel,
    hero,
    {
      x,
      y,
      height,
      tones: {
        body: mix(black, palette.dark, 0.3),
        shade: black,
        light: mix(palette.dark, palette.mid, 0.25),
        accent: isLit ? mix(palette.counter, palette.light, 0.35) : palette.accent,
        line: mix(black, '#000000', 0.4),
      },
      random: easel.random.sub('hero'),
    },
    {
      rim: mix(palette.accent, palette.light, 0.5),
      towards,
      width: Math.max(3, height * 0.007),
      softness: 1.4,
      ...(isLit ? {} : { falloff: black }),
    },
  )
}

export const fitting = (hero: Motif, tall: number, broad: number): number => Math.min(tall, broad / hero.width)

/** Bare boughs that hang into the picture from both upper corners, above the type's ground. */
export const drawNearTrunks = asPart(
  'trees',
  (easel: Easel, palette: Palette, lightX: number, places: readonly number[]): void => {
    if (easel.without.has('tree')) return
    const black = mix(blackOf(palette), '#000000', 0.35)
    for (const [at, share] of places.entries())
      drawTrunk(easel.ctx, {
        x: easel.w * share,
        y: easel.h + 60,
        top: -40,
        width: easel.w * 0.11,
        colour: black,
        rim: mix(black, palette.soft, 0.22),
        lightX,
        random: easel.random.sub(`near trunk ${at}`),
        noise: easel.noise,
        boughs: 4,
      })
  },
)

export const sinkInto = ({ ctx, w, h }: Easel, palette: Palette, from: number, strength: number): void => {
  const dusk = ctx.createLinearGradient(0, from, 0, h)
  dusk.addColorStop(0, withAlpha(blackOf(palette), 0))
  dusk.addColorStop(0.55, withAlpha(blackOf(palette), strength * 0.85))
  dusk.addColorStop(1, withAlpha(blackOf(palette), strength))
  ctx.fillStyle = dusk
  ctx.fillRect(0, from, w, h - from)
}

export const shadeTop = ({ ctx, w }: Easel, palette: Palette, to: number, strength: number): void => {
  const shade = ctx.createLinearGradient(0, 0, 0, to)
  shade.addColorStop(0, withAlpha(blackOf(palette), strength))
  shade.addColorStop(0.6, withAlpha(blackOf(palette), strength * 0.75))
  shade.addColorStop(1, withAlpha(blackOf(palette), 0))
  ctx.fillStyle = shade
  ctx.fillRect(0, 0, w, to)
}
