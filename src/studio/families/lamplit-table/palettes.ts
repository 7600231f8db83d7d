// The curated palettes of Lamplit Table: a flame, and the room it does not reach.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#080506',
    mid: '#4a3020',
    light: '#ffe2b4',
    accent: '#ff9a3c',
    counter: '#2a4468',
    ink: '#ffe3b0',
    metal: 'gold',
  }),
  litPalette({
    deep: '#04070b',
    mid: '#2a3c48',
    light: '#dff0ee',
    accent: '#7fd0c0',
    counter: '#5a3a6a',
    ink: '#d8f2ea',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0b0406',
    mid: '#541c22',
    light: '#ffdcc0',
    accent: '#ff6a3c',
    counter: '#2c3a5c',
    ink: '#ffdcb8',
    metal: 'copper',
  }),
  litPalette({
    deep: '#06060c',
    mid: '#38304c',
    light: '#f2e6ff',
    accent: '#ffc06a',
    counter: '#6a5ac0',
    ink: '#f6e6cc',
    metal: 'gold',
  }),
  litPalette({
    deep: '#060805',
    mid: '#3a4426',
    light: '#f6f2cc',
    accent: '#ffcf5c',
    counter: '#3c5a4a',
    ink: '#f4ecc0',
    metal: 'gold',
  }),
] as const
