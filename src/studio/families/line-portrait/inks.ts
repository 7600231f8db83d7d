// The ground and the ink of a line drawing, and palettes in which they are others.
import { type Colour, lchOf, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { LineArt } from '../family.ts'

type Drawn = { readonly palette: Palette; readonly layout: string }

const isDark = (layout: string): boolean => layout === 'evening'

export const groundOf = ({ palette, layout }: Drawn): Colour =>
  isDark(layout) ? mix(palette.deep, palette.dark, 0.45) : palette.light

export const inkOf = ({ palette, layout }: Drawn): Colour => (isDark(layout) ? palette.ink : palette.deep)

/** Distance of light from which lines are read on their ground. */
const readable = 0.42

const inInk: LineArt['inInk'] = (palette, layout, ink) =>
  isDark(layout) ? { ...palette, ink } : { ...palette, deep: ink }

/** Lines that would be lost there take the colour of the ground that they stood on. */
const onGround: LineArt['onGround'] = (palette, layout, ground) => {
  const [ink, was] = [inkOf({ palette, layout }), groundOf({ palette, layout })]
  const isRead = Math.abs(lchOf(ink).l - lchOf(ground).l) > readable
  const inked = isRead ? palette : inInk(palette, layout, was)
  return isDark(layout) ? { ...inked, deep: ground, dark: ground } : { ...inked, light: ground }
}

export const lines: LineArt = { onGround, inInk }
