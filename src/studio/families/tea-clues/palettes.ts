// The curated palettes of Tea and Clues: wallpapers, cloths and glazes.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0e3038',
    mid: '#2a8a92',
    light: '#fdf3e0',
    accent: '#d8432e',
    counter: '#f2b63c',
    ink: '#fff6e6',
    metal: 'gold',
  }),
  litPalette({
    deep: '#3a1424',
    mid: '#d8748a',
    light: '#fff2ea',
    accent: '#2f6a6a',
    counter: '#f4c66a',
    ink: '#fffaf2',
    metal: 'rose',
  }),
  litPalette({
    deep: '#142a18',
    mid: '#5a8a56',
    light: '#faf4dc',
    accent: '#c4402f',
    counter: '#e8b23c',
    ink: '#fffae8',
    metal: 'gold',
  }),
  litPalette({
    deep: '#1c2244',
    mid: '#5a6ab8',
    light: '#f8f2ea',
    accent: '#e8783c',
    counter: '#f2cc6a',
    ink: '#fffaf0',
    metal: 'copper',
  }),
  litPalette({
    deep: '#3c2608',
    mid: '#eab83c',
    light: '#fff6de',
    accent: '#b8342c',
    counter: '#2f6a78',
    ink: '#3a2208',
    metal: 'gold',
  }),
] as const
