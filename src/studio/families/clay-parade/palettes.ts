// The curated palettes of Clay Parade: fresh blocks of modelling clay.

import { litPalette } from '../../colour/lit-palette.ts'
import type { Palette } from '../../colour/palette.ts'

const blocks = (chosen: Parameters<typeof litPalette>[0], hues: Palette['hues']): Palette => ({
  ...litPalette(chosen),
  hues,
})

export const palettes = [
  blocks(
    {
      deep: '#4a1608',
      mid: '#ff9a4a',
      light: '#fff4e0',
      accent: '#2f8ad0',
      counter: '#f7d23c',
      ink: '#fff8ea',
      metal: 'gold',
    },
    ['#2f8ad0', '#f7d23c', '#e8483c', '#4ab06a', '#fff4e0'],
  ),
  blocks(
    {
      deep: '#0e2a4a',
      mid: '#4aa8e8',
      light: '#fdf8ec',
      accent: '#f7602f',
      counter: '#f7cf3c',
      ink: '#fffbf0',
      metal: 'gold',
    },
    ['#f7602f', '#f7cf3c', '#e85a8a', '#5ab85a', '#fdf8ec'],
  ),
  blocks(
    {
      deep: '#2a1240',
      mid: '#a07ae0',
      light: '#fff6ec',
      accent: '#f7b92c',
      counter: '#f2708a',
      ink: '#fff8ec',
      metal: 'gold',
    },
    ['#f7b92c', '#f2708a', '#4ac0b0', '#e8603c', '#fff6ec'],
  ),
  blocks(
    {
      deep: '#0f3a2a',
      mid: '#5ac08a',
      light: '#fffae8',
      accent: '#f2583c',
      counter: '#f7d84a',
      ink: '#0f3a2a',
      metal: 'copper',
    },
    ['#f2583c', '#f7d84a', '#f28ab0', '#3a8ac8', '#fffae8'],
  ),
  blocks(
    {
      deep: '#4a1030',
      mid: '#f58aa8',
      light: '#fff6ee',
      accent: '#3a9ac0',
      counter: '#f7c93c',
      ink: '#fffaf4',
      metal: 'rose',
    },
    ['#3a9ac0', '#f7c93c', '#d8405a', '#6ab85a', '#fff6ee'],
  ),
] as const satisfies readonly [Palette, ...Palette[]]
