// The curated palettes of Plaster Relief: limes and washes, each with the pigment of its letters.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#2b2622',
    mid: '#b9b0a2',
    light: '#efe9df',
    accent: '#a3512f',
    counter: '#5a6b62',
    ink: '#2f2722',
    metal: 'bone',
  }),
  litPalette({
    deep: '#33201b',
    mid: '#c99a83',
    light: '#f0d5c3',
    accent: '#7d2f24',
    counter: '#54463e',
    ink: '#4a1f17',
    metal: 'copper',
  }),
  litPalette({
    deep: '#1c2420',
    mid: '#8fa08f',
    light: '#d5dccb',
    accent: '#2f4a3c',
    counter: '#a8752f',
    ink: '#1f3329',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0f1826',
    mid: '#5d7590',
    light: '#c7d3dd',
    accent: '#16314f',
    counter: '#b06a3a',
    ink: '#11263f',
    metal: 'silver',
  }),
  litPalette({
    deep: '#2a1f0f',
    mid: '#c79b52',
    light: '#f0d79f',
    accent: '#6a2f1a',
    counter: '#3d4f4a',
    ink: '#4a2610',
    metal: 'gold',
  }),
] as const
