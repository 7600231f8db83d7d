// The palettes a caller may ask for.

export const colorPalettes = [
  'monochrome',
  'pastel',
  'earth',
  'muted',
  'dark',
  'bold',
  'warm',
  'cool',
  'metallic',
  'duotone',
] as const

export type ColorPalette = (typeof colorPalettes)[number]
