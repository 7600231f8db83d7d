// The colours of the cards, from the light at the back to the front.
import { type Colour, lchOf, mix } from '../../colour/colour.ts'
import type { Scene } from '../family.ts'

/** Cards from the light to the front, and the colour of the sky they stand against. */
export interface Cards {
  readonly stops: readonly [Colour, ...Colour[]]
  readonly sky: Colour
  readonly glow: Colour
  /** Between sky and glow. */
  readonly halo: Colour
  readonly isNight: boolean
}

export const cardsOf = ({ palette, setting }: Scene): Cards => {
  const isNight = setting.time === 'night' || lchOf(palette.light).l < 0.8 || lchOf(palette.soft).l < 0.74
  const glow = mix(palette.light, palette.counter, 0.35)
  if (isNight)
    return {
      stops: [palette.soft, palette.mid, palette.dark, palette.deep],
      sky: mix(palette.dark, palette.deep, 0.45),
      glow,
      halo: mix(palette.mid, palette.soft, 0.3),
      isNight,
    }
  const sky = mix(palette.light, palette.soft, 0.35)
  return {
    stops: [mix(palette.soft, palette.light, 0.25), palette.soft, palette.mid, palette.dark, palette.deep],
    sky,
    glow,
    halo: mix(sky, glow, 0.5),
    isNight,
  }
}
