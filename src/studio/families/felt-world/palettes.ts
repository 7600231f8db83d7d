// The curated palettes of Felt World: a sky, two meadows and the bright scraps.

import { litPalette } from '../../colour/lit-palette.ts'
import type { Palette } from '../../colour/palette.ts'

const scraps = (chosen: Parameters<typeof litPalette>[0], hues: Palette['hues']): Palette => ({
  ...litPalette(chosen),
  hues,
})

export const palettes = [
  scraps(
    {
      deep: '#12304a',
      mid: '#5ab0dc',
      light: '#fff8e8',
      accent: '#e8502f',
      counter: '#f7b92c',
      ink: '#fff8e4',
      metal: 'gold',
    },
    ['#3d9a4c', '#7cc04a', '#e86a8a', '#f7b92c', '#8a5ac0'],
  ),
  scraps(
    {
      deep: '#101a3c',
      mid: '#2c3f86',
      light: '#f6f0ff',
      accent: '#f7c948',
      counter: '#f28a6a',
      ink: '#fff4d2',
      metal: 'gold',
    },
    ['#2a6a6a', '#4a9a7a', '#f28aa8', '#f7c948', '#9a86e0'],
  ),
  scraps(
    {
      deep: '#4a1c2c',
      mid: '#f4a6a0',
      light: '#fff6ee',
      accent: '#d8374a',
      counter: '#f7c05a',
      ink: '#5a1428',
      metal: 'rose',
    },
    ['#5aa07a', '#9cc46a', '#e8607a', '#f7b03c', '#6a8ad0'],
  ),
  scraps(
    {
      deep: '#3a2a0a',
      mid: '#f7d268',
      light: '#fffaea',
      accent: '#e05a2c',
      counter: '#3a9aa8',
      ink: '#4a2c08',
      metal: 'gold',
    },
    ['#4a9a5a', '#8abf4a', '#f0788a', '#f29a2c', '#4a8ac8'],
  ),
  scraps(
    {
      deep: '#0f3a34',
      mid: '#7fd0b8',
      light: '#fbfff2',
      accent: '#f2643c',
      counter: '#f7cf4a',
      ink: '#0f3a34',
      metal: 'copper',
    },
    ['#2f8a5a', '#6ab04a', '#f2809a', '#f7b93c', '#5a7ad0'],
  ),
] as const satisfies readonly [Palette, ...Palette[]]
