// The curated palettes of Velvet and Thorn: cloth, metal and blood.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#0a0204',
    mid: '#5c0a1a',
    light: '#f6dcd2',
    accent: '#b3122a',
    counter: '#d8a84a',
    ink: '#f4d9a0',
    metal: 'gold',
  }),
  litPalette({
    deep: '#050506',
    mid: '#26262e',
    light: '#eeeaf0',
    accent: '#a81230',
    counter: '#c8ccd4',
    ink: '#eceef2',
    metal: 'silver',
  }),
  litPalette({
    deep: '#040908',
    mid: '#0f4038',
    light: '#e4efe4',
    accent: '#c21f3f',
    counter: '#d8b060',
    ink: '#f2deaa',
    metal: 'gold',
  }),
  litPalette({
    deep: '#090410',
    mid: '#3a1a5c',
    light: '#f0e2f8',
    accent: '#d0447e',
    counter: '#e0a890',
    ink: '#f8d8c8',
    metal: 'rose',
  }),
  litPalette({
    deep: '#0d0906',
    mid: '#4a3424',
    light: '#f6e6d2',
    accent: '#7d1420',
    counter: '#c98a5a',
    ink: '#f2cfa6',
    metal: 'copper',
  }),
] as const
