// The colours of the type: from the palette of the front, as far as they can be read on the ground; else a shade is laid under them.
import { type Colour, mix } from '../../studio/colour/colour.ts'
import type { Palette } from '../../studio/colour/palette.ts'
import { leastContrast, shaded, worstContrast } from './ground.ts'

export interface ChosenInk {
  readonly ink: Colour
  /** What must be laid under the type for the ink to be read. */
  readonly shade: { readonly color: Colour; readonly opacity: number } | null
}

/** What a page of text is comfortable to read at. */
const comfortable = 78

const darkInks = ({ deep, dark }: Palette): Colour[] => [
  mix(deep, '#000000', 0.35),
  mix(dark, '#000000', 0.75),
  '#0d0d0f',
]

const lightInks = ({ ink, light }: Palette): Colour[] => [
  ink,
  mix(light, '#ffffff', 0.55),
  mix(light, '#ffffff', 0.85),
  '#ffffff',
]

const opacities = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 1]

export const chooseInk = (palette: Palette, lights: readonly number[], size: number): ChosenInk => {
  const inks = [...lightInks(palette), ...darkInks(palette)]
  const readable = inks.find((ink) => worstContrast(ink, lights) >= comfortable)
  if (readable) return { ink: readable, shade: null }
  const best = strongest(inks, lights)
  if (worstContrast(best, lights) >= leastContrast(size)) return { ink: best, shade: null }
  return shadedInk(palette, lights)
}

const strongest = (inks: readonly Colour[], lights: readonly number[]): Colour =>
  inks.toSorted((one, other) => worstContrast(other, lights) - worstContrast(one, lights))[0] ?? '#ffffff'

/** The faintest shade that makes either light or dark type readable. */
const shadedInk = (palette: Palette, lights: readonly number[]): ChosenInk => {
  const [light, dark] = [mix(palette.light, '#ffffff', 0.85), mix(palette.deep, '#000000', 0.5)]
  const ways = [
    { ink: light, color: dark },
    { ink: dark, color: light },
  ]
  for (const opacity of opacities) {
    for (const { ink, color } of ways) {
      const shade = { color, opacity }
      if (
        worstContrast(
          ink,
          lights.map((each) => shaded(each, shade)),
        ) >=
        comfortable - 6
      )
        return { ink, shade }
    }
  }
  return { ink: '#ffffff', shade: { color: '#000000', opacity: 1 } }
}

/** The loud colour of the front for large type, where it can be read. */
export const accentOr = (palette: Palette, ink: Colour, lights: readonly number[]): Colour =>
  [palette.accent, palette.counter].find((loud) => worstContrast(loud, lights) >= 62) ?? ink
