// The curated palettes of One Colour: the paper, and the single thing that breaks out of it.
import { litPalette } from '../../colour/lit-palette.ts'

export const palettes = [
  litPalette({
    deep: '#5a2408',
    mid: '#e8742c',
    light: '#ffe4cb',
    accent: '#fff4e6',
    counter: '#1d2b4a',
    ink: '#fff8ee',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0d2244',
    mid: '#2f62b8',
    light: '#dbe8fb',
    accent: '#ffcf3f',
    counter: '#f2f6fd',
    ink: '#ffffff',
    metal: 'silver',
  }),
  litPalette({
    deep: '#3b3010',
    mid: '#eec53a',
    light: '#fff3c4',
    accent: '#d8432e',
    counter: '#26221a',
    ink: '#211c10',
    metal: 'gold',
  }),
  litPalette({
    deep: '#0e2f2a',
    mid: '#2a8a78',
    light: '#d5f0e6',
    accent: '#ff8f6b',
    counter: '#0c2a26',
    ink: '#fbfff8',
    metal: 'copper',
  }),
  litPalette({
    deep: '#4b3d36',
    mid: '#dccfc2',
    light: '#faf5ee',
    accent: '#d8553a',
    counter: '#2d2826',
    ink: '#2a2421',
    metal: 'bone',
  }),
  litPalette({
    deep: '#3a0f1c',
    mid: '#c9344f',
    light: '#ffdcdc',
    accent: '#ffd9a0',
    counter: '#2a0a14',
    ink: '#fff2ee',
    metal: 'rose',
  }),
] as const
