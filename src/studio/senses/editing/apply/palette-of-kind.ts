// The palette of a cover turned into one of a kind that an edit asks for.
import type { Cast } from '../../../colour/cast.ts'
import { lchOf, oklch } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import { recolour } from '../../../colour/recolour.ts'
import { hexCalled } from '../lexicon/shades.ts'
import type { PaletteKind } from '../wish.ts'

export const mapPalette = (palette: Palette, map: (colour: string) => string): Palette => ({
  ...palette,
  deep: map(palette.deep),
  dark: map(palette.dark),
  mid: map(palette.mid),
  soft: map(palette.soft),
  light: map(palette.light),
  accent: map(palette.accent),
  counter: map(palette.counter),
  hues: [map(palette.hues[0]), map(palette.hues[1]), map(palette.hues[2]), map(palette.hues[3]), map(palette.hues[4])],
})

const neonInks = ['#ff2fa0', '#22e6ff', '#b7ff2a', '#9a5bff', '#ffe14a'] as const

const neonPalette = (palette: Palette): Palette => ({
  ...recolour(palette, 'dark', 0),
  deep: '#07061a',
  dark: '#1a1147',
  mid: '#5a1fb0',
  soft: '#ff2fa0',
  light: '#aef6ff',
  accent: '#22e6ff',
  counter: '#ff2fa0',
  ink: '#f4fbff',
  hues: neonInks,
})

/** Magenta and cyan on deep violet. */
const synthwavePalette = (palette: Palette): Palette => ({
  ...neonPalette(palette),
  deep: '#0f0524',
  dark: '#2a0b52',
  mid: '#7a1f9e',
  soft: '#2fb9f0',
  accent: '#ff3fb4',
  counter: '#22e6ff',
  hues: ['#ff3fb4', '#22e6ff', '#ff7a59', '#8a4bff', '#ff9ad8'],
})

/** Every colour of a palette at its own light in one hue; type goes along with the art. */
const inOneHue = (palette: Palette, chroma: number, hue: number, metal: Palette['metal']): Palette => {
  const one = (colour: string): string => {
    const { l } = lchOf(colour)
    return oklch(l, chroma * Math.min(1, 4 * l * (1 - l) + 0.25), hue)
  }
  return { ...mapPalette(palette, one), ink: one(palette.ink), metal }
}

export const paletteOf = (palette: Palette, kind: Exclude<PaletteKind, Cast>, seed: number): Palette => {
  if (kind === 'neon') return neonPalette(palette)
  if (kind === 'synthwave') return synthwavePalette(palette)
  // The brown of old photographs, lighter than that of ink.
  if (kind === 'sepia') return inOneHue(palette, 0.07, lchOf(hexCalled('sepia')).h, 'copper')
  return kind === 'monochrome' ? inOneHue(palette, 0, 0, 'silver') : recolour(palette, kind, seed)
}
