// The curated palettes of Gilded Relic: velvets and what is worked on them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#04070f',
    mid: '#16305c',
    light: '#f2e6c8',
    accent: '#3aa0d8',
    counter: '#d8a84a',
    ink: '#f2dca6',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0c0308',
    mid: '#5a1030',
    light: '#fae6da',
    accent: '#e0344a',
    counter: '#d8a84a',
    ink: '#f6dfae',
    metal: 'gold',
  }),
  litPalette({
    deep: '#020b09',
    mid: '#0f4a3c',
    light: '#eef0d4',
    accent: '#2fc08a',
    counter: '#d8b060',
    ink: '#f2e4b0',
    metal: 'gold',
  }),
  litPalette({
    deep: '#09050f',
    mid: '#3a2468',
    light: '#f0e6fa',
    accent: '#b86af0',
    counter: '#c8ccd8',
    ink: '#eceaf6',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0d0607',
    mid: '#56282a',
    light: '#fae2d6',
    accent: '#f08a7a',
    counter: '#e0a890',
    ink: '#fadccc',
    metal: 'rose',
  }),
] as const
