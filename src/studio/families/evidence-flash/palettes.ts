// The curated palettes of Evidence Flash: sheets of the laboratory, and the colour of its tape.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0e1012',
    mid: '#8f9598',
    light: '#f2f3f1',
    accent: '#f2c21c',
    counter: '#c4261d',
    ink: '#111315',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0b0e14',
    mid: '#3d4a5e',
    light: '#e6ecf4',
    accent: '#f2c21c',
    counter: '#d8432e',
    ink: '#ffffff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#160c08',
    mid: '#b08a60',
    light: '#f6ead6',
    accent: '#c4261d',
    counter: '#2a3a4a',
    ink: '#1c110a',
    metal: 'copper',
  }),
  litPalette({
    deep: '#0c0e0c',
    mid: '#20241f',
    light: '#ecefe6',
    accent: '#f2e21c',
    counter: '#e05a2c',
    ink: '#f6f7f0',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0a1416',
    mid: '#5f8a8c',
    light: '#ecf6f2',
    accent: '#f28a1c',
    counter: '#12262a',
    ink: '#0c1a1c',
    metal: 'silver',
  }),
] as const
