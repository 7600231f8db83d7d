// What falls, drives or hangs in the air before a place: one painter for all templates.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { paintFog } from '../paint/atmosphere/fog.ts'
import { paintRain } from '../paint/atmosphere/rain.ts'
import { paintSnowfall } from '../paint/atmosphere/snowfall.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { type Conditions, isWet } from './conditions.ts'

export interface Falling {
  readonly palette: Palette
  readonly conditions: Conditions
  /** Where the ground begins, on which drops splash and mist lies. */
  readonly ground: number
  /** Whether leaves and petals may drift here: not out at sea. */
  readonly hasTrees?: boolean
}

const drifting = (easel: Easel, tones: readonly [Colour, ...Colour[]], round: number): void =>
  easel.part('leaves', () => {
    const { ctx, extent, h } = easel
    const random = easel.random.sub('drifting')
    const count = Math.round((46 * extent.w) / easel.w)
    for (let leaf = 0; leaf < count; leaf++) {
      const near = random.next() ** 2
      const long = 7 + near * 20
      ctx.save()
      ctx.translate(extent.x + random.next() * extent.w, random.between(0.3, 1) * h)
      ctx.rotate(random.next() * tau)
      ctx.fillStyle = withAlpha(random.pick(tones), 0.55 + near * 0.4)
      ctx.beginPath()
      ctx.ellipse(0, 0, long, long * round * random.between(0.4, 1), 0, 0, tau)
      ctx.fill()
      ctx.restore()
    }
  })

/** Mist that lies between what is far and what is near; laid before whoever stands there. */
export const paintMist = (easel: Easel, { palette, conditions, ground }: Falling): void => {
  if (conditions.weather !== 'fog') return
  const { h } = easel
  const colour = mix(palette.soft, palette.light, conditions.hour === 'night' ? 0.1 : 0.4)
  paintFog(easel, { colour, from: ground - h * 0.28, to: ground + h * 0.1, strength: 0.62, evenness: 0.3 })
  paintFog(easel, { colour, from: ground - h * 0.08, to: h * 1.02, strength: 0.5, seed: 4 })
}

/** What falls before everybody. */
export const paintFalling = (easel: Easel, { palette, conditions, ground, hasTrees = true }: Falling): void => {
  const { weather, season } = conditions
  const pale = mix(palette.light, '#ffffff', 0.5)
  if (weather === 'snow' || (season === 'winter' && weather === null))
    paintSnowfall(easel, { colour: pale, weight: 0.55 })
  else if (isWet(conditions))
    paintRain(easel, {
      colour: mix(palette.soft, palette.light, 0.5),
      weight: weather === 'storm' ? 0.95 : 0.6,
      slant: weather === 'storm' ? 0.34 : 0.14,
      ground,
    })
  else if (hasTrees && season === 'autumn')
    drifting(easel, [mix(palette.accent, '#c8752a', 0.6), '#b4521f', '#dca63c'], 0.5)
  else if (hasTrees && season === 'spring')
    drifting(easel, ['#f6c9d4', '#fbe9ec', mix(palette.light, '#f6c9d4', 0.5)], 0.7)
}
