// The open sea under a low sun.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintStreaks } from '../../paint/atmosphere/streaks.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintCrag } from '../../paint/scenery/crag.ts'
import { paintSea } from '../../paint/scenery/sea.ts'
import { nearBlack, paintBreak, paintHeaven, paintShafts, stampHero, type Vista } from './sky.ts'

/** The open sea under a low light; things of the land stand on a headland. */
export const paintWaters = asPart('water', (easel: Easel, vista: Vista): void => {
  const { palette, hero, light, floats } = vista
  const { w, h } = easel
  const horizon = h * 0.64
  paintHeaven(easel, vista, horizon)
  paintStreaks(easel, {
    colour: mix(palette.dark, palette.mid, 0.4),
    light: mix(palette.accent, palette.light, 0.3),
    from: h * 0.4,
    to: horizon - h * 0.02,
    strength: 0.5,
    cover: 0.4,
  })
  paintBreak(easel, vista, 0.9)
  paintShafts(easel, vista, 0.24, 1.2)
  paintSun(easel, {
    x: light.x,
    y: horizon - h * 0.012,
    radius: Math.min(w, h) * 0.055,
    light: mix(palette.light, '#ffffff', 0.6),
    glow: palette.accent,
    haze: 0.6,
  })
  paintSea(easel, {
    horizon,
    stops: [
      mix(palette.soft, palette.mid, 0.5),
      mix(palette.mid, palette.dark, 0.5),
      palette.dark,
      mix(palette.deep, palette.dark, 0.3),
      palette.deep,
    ],
    crest: palette.soft,
    trough: palette.deep,
    swell: 0.35,
    path: { x: light.x, colour: mix(palette.accent, palette.light, 0.55), width: w * 0.2, strength: 0.9 },
  })
  paintFlock(easel, {
    x: light.x - w * 0.2,
    y: h * 0.52,
    colour: withAlpha(nearBlack(palette), 0.75),
    count: 7,
    spread: w * 0.09,
    size: 15,
  })
  if (!floats && hero.motif.rests !== 'water') {
    const side = hero.x < w / 2 ? 'left' : 'right'
    const out = side === 'left' ? 1 : -1
    const tip = { x: hero.x + out * Math.max(hero.height * hero.motif.width * 0.62, w * 0.1), y: hero.y - 8 }
    paintCrag(easel, {
      tip,
      side,
      colour: nearBlack(palette),
      lit: mix(palette.accent, palette.mid, 0.5),
      foot: w * 0.12,
      relief: 0.5,
    })
  }
  stampHero(easel, vista)
})
