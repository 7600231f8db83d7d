// The curated palettes of Gold Seam: stones that have been mended with gold.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0a1214',
    mid: '#1f3a42',
    light: '#eef2ea',
    accent: '#d8ad5a',
    counter: '#a8c8c4',
    ink: '#f0dca8',
    metal: 'gold',
  }),
  litPalette({
    deep: '#4a4038',
    mid: '#e4dcd0',
    light: '#faf7f1',
    accent: '#b8843a',
    counter: '#7a6a5a',
    ink: '#5a3c14',
    metal: 'gold',
  }),
  litPalette({
    deep: '#141026',
    mid: '#3a2f66',
    light: '#f0ecfa',
    accent: '#dcb66a',
    counter: '#9a8ad0',
    ink: '#f4e2b8',
    metal: 'gold',
  }),
  litPalette({
    deep: '#2f3a34',
    mid: '#b9c8b6',
    light: '#f4f8ee',
    accent: '#b07a3a',
    counter: '#5a7a68',
    ink: '#4a3010',
    metal: 'copper',
  }),
  litPalette({
    deep: '#1c0e10',
    mid: '#5a2a30',
    light: '#faeae4',
    accent: '#e0a890',
    counter: '#d8c0b0',
    ink: '#fadcca',
    metal: 'rose',
  }),
] as const
