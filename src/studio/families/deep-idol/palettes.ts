// The curated palettes of Deep Idol: what glows below, and the dark above it.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#01080a',
    mid: '#0e5a58',
    light: '#d8fff2',
    accent: '#4ff0c8',
    counter: '#b08a4a',
    ink: '#d2fff0',
    metal: 'bone',
  }),
  litPalette({
    deep: '#050208',
    mid: '#4a1c6e',
    light: '#f2dcff',
    accent: '#b86aff',
    counter: '#6ad0c0',
    ink: '#f0dcff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#090302',
    mid: '#6e2410',
    light: '#ffe6cc',
    accent: '#ff7a2c',
    counter: '#5a7a8a',
    ink: '#ffdcba',
    metal: 'copper',
  }),
  litPalette({
    deep: '#020509',
    mid: '#1a3f78',
    light: '#deeeff',
    accent: '#6ab8ff',
    counter: '#c8a860',
    ink: '#e0f0ff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#050802',
    mid: '#4a641a',
    light: '#f4ffd4',
    accent: '#b8f04a',
    counter: '#8a5a7a',
    ink: '#f0ffcc',
    metal: 'gold',
  }),
] as const
