// The curated palettes of Machined Plate: hulls and the light that leaks from them.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#04070b',
    mid: '#3d4a58',
    light: '#dceaf4',
    accent: '#3fd0ff',
    counter: '#ff8a3c',
    ink: '#dff4ff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0a0403',
    mid: '#5a4438',
    light: '#ffe9d8',
    accent: '#ff7a2c',
    counter: '#5ac8e0',
    ink: '#ffe6cf',
    metal: 'copper',
  }),
  litPalette({
    deep: '#040a07',
    mid: '#38504a',
    light: '#e0fff0',
    accent: '#5cf0a0',
    counter: '#e0b04a',
    ink: '#d8ffe8',
    metal: 'silver',
  }),
  litPalette({
    deep: '#08050f',
    mid: '#463e60',
    light: '#efe6ff',
    accent: '#c07aff',
    counter: '#4ae0d0',
    ink: '#f0e4ff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#0b0303',
    mid: '#54484a',
    light: '#ffe4e0',
    accent: '#ff3c3c',
    counter: '#8ab8d8',
    ink: '#ffe6e2',
    metal: 'silver',
  }),
] as const
