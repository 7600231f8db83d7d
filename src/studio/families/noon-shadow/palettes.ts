// The curated palettes of Long Shadow: one loud colour, and black.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0a0203',
    mid: '#b3161c',
    light: '#ffe6dc',
    accent: '#f2ece4',
    counter: '#1a1a1c',
    ink: '#fff4ec',
    metal: 'bone',
  }),
  litPalette({
    deep: '#0b0903',
    mid: '#d8a31c',
    light: '#fff2cc',
    accent: '#141210',
    counter: '#7a1418',
    ink: '#16120a',
    metal: 'gold',
  }),
  litPalette({
    deep: '#02090c',
    mid: '#14727f',
    light: '#dcf4f2',
    accent: '#ffd23f',
    counter: '#0a1c22',
    ink: '#f4fffb',
    metal: 'silver',
  }),
  litPalette({
    deep: '#08080a',
    mid: '#6f7378',
    light: '#f2f3f4',
    accent: '#d9231f',
    counter: '#17181a',
    ink: '#ffffff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0b0403',
    mid: '#d2561e',
    light: '#ffe8d4',
    accent: '#141110',
    counter: '#2a3a4a',
    ink: '#fff3e6',
    metal: 'copper',
  }),
] as const
