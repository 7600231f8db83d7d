// The curated palettes of Laid Table: boards and cloths, and what is spread on them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#1c0f08',
    mid: '#8a5a38',
    light: '#fbf1e0',
    accent: '#b8342c',
    counter: '#4a6a48',
    ink: '#2a150a',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0f1618',
    mid: '#3a4c50',
    light: '#eef2ec',
    accent: '#d8923a',
    counter: '#8fa8a0',
    ink: '#f6efdc',
    metal: 'gold',
  }),
  litPalette({
    deep: '#2a2622',
    mid: '#d8d0c4',
    light: '#fbf8f2',
    accent: '#c4552f',
    counter: '#5a7248',
    ink: '#2c2620',
    metal: 'copper',
  }),
  litPalette({
    deep: '#180a0c',
    mid: '#5c2628',
    light: '#f6e6d4',
    accent: '#c8923c',
    counter: '#3a5264',
    ink: '#f4e0bc',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0e1a12',
    mid: '#2f5040',
    light: '#f2f2e0',
    accent: '#e0a03a',
    counter: '#c4502f',
    ink: '#f4eed2',
    metal: 'gold',
  }),
] as const
