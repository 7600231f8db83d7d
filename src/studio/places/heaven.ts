// Sun or moon over a place, as the hour and the weather have it, with stars where it is night.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { type Conditions, isOvercast } from './conditions.ts'
import { bloom, fillDisc } from './ground.ts'

export interface Heaven {
  readonly x: number
  readonly y: number
  /** Of the sun at its largest, low over the horizon. */
  readonly r: number
  /** Down to where stars may be seen. */
  readonly horizon: number
  readonly palette: Palette
  readonly conditions: Conditions
  readonly sun: Colour
}

const sizes = { dawn: 0.9, day: 0.66, dusk: 1, night: 0.5 } as const

/** Where the light of the sky comes from; nothing of it is seen through clouds. */
export const paintHeaven = (easel: Easel, { x, y, r, horizon, palette, conditions, sun }: Heaven): void => {
  const isNight = conditions.hour === 'night'
  if (isNight && !isOvercast(conditions) && conditions.weather !== 'fog')
    paintStars(easel, {
      colours: [palette.light, mix(palette.light, '#ffffff', 0.6)],
      to: horizon,
      count: 520,
      size: 1.7,
    })
  const colour = isNight ? mix(palette.light, '#f4efdc', 0.6) : sun
  const isHidden = isOvercast(conditions)
  bloom(easel.ctx, x, y, r * (isNight ? 4 : 7), colour, isHidden ? 0.3 : isNight ? 0.35 : 0.5)
  if (isHidden) return
  const isVeiled = conditions.weather === 'fog'
  fillDisc(
    easel,
    isNight ? 'moon' : 'sun',
    x,
    y,
    r * sizes[conditions.hour],
    isVeiled ? withAlpha(colour, 0.5) : colour,
  )
}
