// The curated palettes of Great Coin: metals on the darks that they shine on.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#07090d',
    mid: '#232a34',
    light: '#e9e2d2',
    accent: '#c9a659',
    counter: '#8b1e2c',
    ink: '#efd9a0',
    metal: 'gold',
  }),
  litPalette({
    deep: '#12060a',
    mid: '#5a1220',
    light: '#f4e2cf',
    accent: '#d8b36a',
    counter: '#2f4a3c',
    ink: '#f3dcae',
    metal: 'gold',
  }),
  litPalette({
    deep: '#060f0e',
    mid: '#14463c',
    light: '#e2eadf',
    accent: '#c98a5a',
    counter: '#c9a659',
    ink: '#f0c9a0',
    metal: 'copper',
  }),
  litPalette({
    deep: '#0a0d14',
    mid: '#2a3a58',
    light: '#e6ebf2',
    accent: '#aeb9c3',
    counter: '#b3202e',
    ink: '#e8eef4',
    metal: 'silver',
  }),
  litPalette({
    deep: '#15100a',
    mid: '#4a3622',
    light: '#efe2c8',
    accent: '#b07c3a',
    counter: '#2b4a58',
    ink: '#f0dcb4',
    metal: 'copper',
  }),
] as const
