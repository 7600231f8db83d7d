// The curated palettes of Wax Seal: papers and the waxes that close them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#2a1512',
    mid: '#b79f80',
    light: '#efe3cb',
    accent: '#a01622',
    counter: '#7c5a2a',
    ink: '#38201a',
    metal: 'blood',
  }),
  litPalette({
    deep: '#0d1524',
    mid: '#2a3c58',
    light: '#d8dfe8',
    accent: '#c8a050',
    counter: '#8b1e2c',
    ink: '#f1e7d2',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0f1a15',
    mid: '#2f4a3c',
    light: '#e4ead8',
    accent: '#8a1a2c',
    counter: '#c9a659',
    ink: '#f2ecd8',
    metal: 'gold',
  }),
  litPalette({
    deep: '#1b0c14',
    mid: '#5a2038',
    light: '#f4dfe0',
    accent: '#d8b36a',
    counter: '#e7a6ab',
    ink: '#fbeee6',
    metal: 'rose',
  }),
  litPalette({
    deep: '#1d1d1f',
    mid: '#b9b4aa',
    light: '#f5f1e8',
    accent: '#17171a',
    counter: '#8a7350',
    ink: '#1d1b1a',
    metal: 'bone',
  }),
] as const
