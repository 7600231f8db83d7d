// The curated palettes of Sunlit Plinth: washed walls and what stands out on them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#4a2a20',
    mid: '#e8b9a0',
    light: '#fbe9dc',
    accent: '#c9543a',
    counter: '#5d7a66',
    ink: '#4a2219',
    metal: 'copper',
  }),
  litPalette({
    deep: '#1f3038',
    mid: '#9fc3c9',
    light: '#e8f4f3',
    accent: '#e0a13a',
    counter: '#2f5a66',
    ink: '#173038',
    metal: 'gold',
  }),
  litPalette({
    deep: '#332a44',
    mid: '#c9bbe0',
    light: '#f3edfb',
    accent: '#d8697f',
    counter: '#6a5a9a',
    ink: '#2f2447',
    metal: 'rose',
  }),
  litPalette({
    deep: '#2c3320',
    mid: '#bccb9c',
    light: '#f0f4e0',
    accent: '#c86a3a',
    counter: '#4e6a3a',
    ink: '#28331a',
    metal: 'gold',
  }),
  litPalette({
    deep: '#4a3810',
    mid: '#f0cf7c',
    light: '#fff4d6',
    accent: '#c4452f',
    counter: '#3f6a72',
    ink: '#452f0c',
    metal: 'gold',
  }),
] as const
