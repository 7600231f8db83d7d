// The curated palettes of Cut Stone: stones, the leaf in their letters and the light on them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0b0c10',
    mid: '#565a62',
    light: '#e8dcc0',
    accent: '#d8a84a',
    counter: '#4a7ba8',
    ink: '#f0d490',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0a100c',
    mid: '#4a5a4a',
    light: '#e4e6cf',
    accent: '#b8c27a',
    counter: '#a8652a',
    ink: '#f1e2ae',
    metal: 'gold',
  }),
  litPalette({
    deep: '#120907',
    mid: '#6b4434',
    light: '#f4dcc0',
    accent: '#e0732a',
    counter: '#3d5a72',
    ink: '#ffd9a0',
    metal: 'copper',
  }),
  litPalette({
    deep: '#070b14',
    mid: '#34455f',
    light: '#dfe8f2',
    accent: '#8fc4e8',
    counter: '#c9a659',
    ink: '#e6eff8',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0e0710',
    mid: '#4c3450',
    light: '#eedff0',
    accent: '#b04fae',
    counter: '#c9a659',
    ink: '#f2dcb8',
    metal: 'rose',
  }),
] as const
