// The colours of a palette at another hour and in other weather: the ramp of the scene moves, what is loud stays itself.
import { type Colour, lchOf, mix, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Conditions } from './conditions.ts'
import { isSnowy, isWet } from './conditions.ts'
import type { Hour } from './skyline/inks.ts'

type Ramp = Pick<Palette, 'dark' | 'mid' | 'soft' | 'light'>

/** How light and how blue an hour is, against dusk, in which most palettes are painted. */
const atHour: Readonly<Record<Hour, (palette: Palette) => Ramp>> = {
  dawn: ({ dark, mid, soft, light, accent }) => ({
    dark: mix(dark, mid, 0.45),
    mid: mix(mix(mid, soft, 0.4), accent, 0.08),
    soft: mix(mix(soft, light, 0.35), accent, 0.12),
    light: mix(light, '#fff6e6', 0.4),
  }),
  day: ({ dark, mid, soft, light }) => ({
    dark: mix(mix(dark, mid, 0.6), '#5b93bd', 0.22),
    mid: mix(mix(mid, soft, 0.5), '#8fc0dd', 0.3),
    soft: mix(mix(soft, light, 0.4), '#dcebf0', 0.35),
    light: mix(light, '#fbfaf2', 0.5),
  }),
  dusk: ({ dark, mid, soft, light, accent }) => ({
    dark,
    mid: mix(mid, dark, 0.12),
    soft: mix(soft, accent, 0.16),
    light: mix(light, accent, 0.18),
  }),
  night: ({ deep, dark, mid, soft, light }) => ({
    dark: mix(mix(dark, deep, 0.6), '#0a1428', 0.45),
    mid: mix(mix(mid, deep, 0.55), '#14263f', 0.5),
    soft: mix(mix(soft, deep, 0.4), '#24405e', 0.55),
    light: mix(mix(light, soft, 0.4), '#7f9cba', 0.5),
  }),
}

const overcast = (colour: Colour, share: number): Colour => {
  const { l, c } = lchOf(colour)
  return mix(shift(colour, { c: -c * share }), shift('#808c96', { l: l - lchOf('#808c96').l }), share * 0.5)
}

/** A palette that was painted for `natural`, as it is under these conditions. */
export const relit = (palette: Palette, conditions: Conditions, natural: readonly Hour[]): Palette => {
  const { hour, weather } = conditions
  const { dark, mid, soft, light } = natural.includes(hour) ? palette : atHour[hour](palette)
  const all = { ...palette, dark, mid, soft, light }
  if (weather === 'fog') {
    const air = overcast(mix(soft, light, hour === 'night' ? 0 : 0.35), 0.6)
    return {
      ...all,
      dark: mix(dark, air, 0.3),
      mid: mix(mid, air, 0.45),
      soft: mix(soft, air, 0.6),
      light: mix(light, air, 0.4),
    }
  }
  if (isWet(conditions)) {
    const share = weather === 'storm' ? 0.7 : 0.5
    return {
      ...all,
      dark: overcast(mix(dark, palette.deep, 0.2), share),
      mid: overcast(mix(mid, dark, 0.3), share),
      soft: overcast(mix(soft, mid, 0.4), share),
      light: overcast(mix(light, soft, 0.4), share),
      accent: mix(palette.accent, mid, 0.2),
    }
  }
  if (weather === 'snow')
    return {
      ...all,
      mid: overcast(mix(mid, soft, 0.2), 0.4),
      soft: overcast(soft, 0.45),
      light: mix(light, '#f3f6fa', 0.5),
    }
  return all
}

const snowInLight: Readonly<Record<Hour, Colour>> = {
  dawn: '#f0e4e6',
  day: '#f2f5f8',
  dusk: '#cdc3d8',
  night: '#7d92b0',
}

/** What lies under the open sky: under snow where there is any. */
export const lying = (colour: Colour, conditions: Conditions, depth = 0.78): Colour =>
  isSnowy(conditions) ? mix(colour, snowInLight[conditions.hour], depth) : colour

/** What hangs on trees; null where they are bare. `own` is what the picture has by nature. */
export const foliage = (
  own: readonly [Colour, ...Colour[]],
  conditions: Conditions,
): readonly [Colour, ...Colour[]] | null => {
  if (isSnowy(conditions)) return null
  if (conditions.season === 'autumn') {
    const turned = (at: number): Colour =>
      mix(own[at % own.length] ?? own[0], ['#c8752a', '#a8431f', '#d9a035'][at % 3] ?? own[0], 0.6)
    return [turned(0), turned(1), turned(2)]
  }
  if (conditions.season === 'spring')
    return [mix(own[0], '#f0b7c6', 0.75), mix(own[0], '#fbe6ea', 0.75), mix(own[0], '#8fb25a', 0.45)]
  return own
}
