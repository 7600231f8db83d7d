// The flat colours of each layout: the ground, its letters, and the lines below them.
import { type Colour, lchOf, mix, oklch } from '../../colour/colour.ts'
import { luminanceOf } from '../../colour/contrast.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Scene } from '../family.ts'

export interface Ground {
  readonly colour: Colour
  readonly letters: Colour
  readonly lines: Colour
}

export const blackOf = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.3)

export const groundOf = ({ palette, layout }: Scene): Ground => {
  const white = mix(palette.light, '#ffffff', 0.35)
  const black = blackOf(palette)
  if (layout === 'window') return { colour: white, letters: mix(palette.dark, palette.deep, 0.5), lines: black }
  if (layout === 'blackout')
    return { colour: black, letters: mix(palette.accent, palette.light, 0.55), lines: palette.ink }
  const { l, c, h } = lchOf(palette.accent)
  const isBright = luminanceOf(palette.accent) > 0.36
  if (layout === 'monument') return { colour: white, letters: black, lines: black }
  return isBright
    ? { colour: palette.accent, letters: black, lines: black }
    : { colour: oklch(Math.min(l, 0.56), c, h), letters: white, lines: white }
}
