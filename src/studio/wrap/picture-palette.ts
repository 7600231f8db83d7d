// Palette roles from the colours of a picture, for painting beside it.
import { type Colour, lchOf, mix, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { ColourSample } from '../senses/raster/sample-colours.ts'

export const paletteOfPicture = ({ dominant, palette }: ColourSample): Palette => {
  const colours = palette.map(({ colour }) => colour)
  const byLight = colours.toSorted((one, other) => lchOf(one).l - lchOf(other).l)
  const darkest = byLight[0] ?? dominant
  const lightest = byLight.at(-1) ?? dominant
  const loud = colours.toSorted((one, other) => lchOf(other).c - lchOf(one).c)
  const [accent = dominant, counter = dominant] = loud
  const hue = (at: number): Colour => colours[at % colours.length] ?? dominant
  return {
    deep: shift(darkest, { l: -0.08 }),
    dark: darkest,
    mid: mix(darkest, lightest, 0.5),
    soft: mix(darkest, lightest, 0.75),
    light: lightest,
    accent,
    counter,
    ink: lightest,
    metal: 'gold',
    hues: [hue(0), hue(1), hue(2), hue(3), hue(4)],
  }
}
