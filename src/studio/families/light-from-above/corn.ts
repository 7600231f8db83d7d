// A field of ripe corn and the path through it.

import { mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintPlain } from '../../paint/scenery/plain.ts'
import { paintRidge } from '../../paint/scenery/ridge.ts'
import { ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintFootpath } from './footpath.ts'
import { rootHero } from './hero.ts'
import { paintBreak, paintHeaps, paintHeaven, paintShafts, stampHero, type Vista } from './sky.ts'

/** Ripe corn to the horizon, a path through it, the hero where the path meets the light. */
export const paintCorn = asPart('fields', (easel: Easel, vista: Vista): void => {
  const { palette, hero, light } = vista
  const { w, h } = easel
  const horizon = h * 0.63
  paintHeaven(easel, vista, horizon)
  paintHeaps(easel, vista, horizon - h * 0.015, h * 0.1)
  paintBreak(easel, vista, 1)
  paintShafts(easel, vista, 0.2, 1.3)
  const wood = ridgeLine(easel, { base: horizon + 4, height: 40, span: 260, sharpness: 0.3, seed: 3 })
  const haze = mix(palette.soft, palette.accent, 0.4)
  paintRidge(easel, {
    line: wood,
    colour: mix(palette.dark, haze, 0.4),
    foot: haze,
    height: 60,
    light,
    lit: palette.accent,
    relief: 0.2,
  })
  const gold = mix(palette.accent, palette.soft, 0.25)
  paintPlain(easel, {
    horizon: horizon + 8,
    stops: [
      mix(gold, palette.light, 0.35),
      gold,
      mix(gold, palette.mid, 0.5),
      mix(gold, palette.deep, 0.6),
      mix(gold, palette.deep, 0.8),
    ],
    lit: mix(gold, palette.light, 0.4),
    shade: mix(gold, palette.deep, 0.5),
    tufts: 1,
  })
  paintFootpath(easel, {
    from: { x: hero.x, y: vista.ground - h * 0.02 },
    to: { x: w * 0.52, y: h * 1.02 },
    farWidth: w * 0.02,
    nearWidth: w * 0.36,
    swing: w * 0.05,
    far: mix(palette.light, palette.accent, 0.3),
    near: mix(mix(palette.soft, palette.accent, 0.45), palette.deep, 0.62),
    verge: mix(gold, palette.deep, 0.55),
  })
  stampHero(easel, vista)
  rootHero(easel, hero, mix(gold, palette.deep, 0.35), vista.floats)
  paintGrass(easel, {
    from: h * 0.86,
    far: mix(gold, palette.deep, 0.45),
    near: mix(palette.deep, gold, 0.1),
    height: 260,
    density: 0.85,
    wind: 0.3,
  })
})
