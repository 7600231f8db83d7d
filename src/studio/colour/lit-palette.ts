// Palettes of pictures in light, from the few colours that a photographer would choose; all other roles lie between them.
import { type Colour, mix } from './colour.ts'
import type { Metal, Palette } from './palette.ts'

export interface Chosen {
  readonly deep: Colour
  readonly mid: Colour
  readonly light: Colour
  readonly accent: Colour
  readonly counter: Colour
  readonly ink: Colour
  readonly metal: Metal
}

export const litPalette = ({ deep, mid, light, accent, counter, ink, metal }: Chosen): Palette => ({
  deep,
  dark: mix(deep, mid, 0.42),
  mid,
  soft: mix(mid, light, 0.6),
  light,
  accent,
  counter,
  ink,
  metal,
  hues: [accent, counter, mid, mix(accent, light, 0.5), mix(counter, deep, 0.35)],
})
