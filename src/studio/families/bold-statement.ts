// Bold statement: the title is the cover. One flat colour, enormous letters, and a single audacious gesture.
import type { Palette } from '../colour/palette.ts'
import { coloursOf, planType } from './bold-statement/lettering.ts'
import { paintColossus, statements } from './bold-statement/statements.ts'
import type { Design, Family, Scene } from './family.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#121212',
    dark: '#2c2a26',
    mid: '#8c8473',
    soft: '#e4dbc6',
    light: '#faf6ea',
    accent: '#ffd20a',
    counter: '#e8402a',
    ink: '#faf6ea',
    metal: 'gold',
    hues: ['#ffd20a', '#e8402a', '#121212', '#3a7bd5', '#faf6ea'],
  },
  {
    deep: '#1c0f0d',
    dark: '#5a1710',
    mid: '#b5573f',
    soft: '#f1cdb8',
    light: '#fdf2e6',
    accent: '#e6321c',
    counter: '#f9c440',
    ink: '#fdf2e6',
    metal: 'gold',
    hues: ['#e6321c', '#f9c440', '#1c0f0d', '#f28a6a', '#4a6fa5'],
  },
  {
    deep: '#0a1440',
    dark: '#17268a',
    mid: '#5a74e8',
    soft: '#cdd8f6',
    light: '#f4f6fc',
    accent: '#1f3dff',
    counter: '#d8f53a',
    ink: '#f4f6fc',
    metal: 'silver',
    hues: ['#1f3dff', '#d8f53a', '#ff6ad0', '#0a1440', '#8fd0ff'],
  },
  {
    deep: '#122624',
    dark: '#1f4a44',
    mid: '#5c948a',
    soft: '#cfe3d3',
    light: '#f3f3e6',
    accent: '#ff7a1f',
    counter: '#0f7f6f',
    ink: '#f3f3e6',
    metal: 'copper',
    hues: ['#ff7a1f', '#0f7f6f', '#ffc466', '#122624', '#bfe0cf'],
  },
  {
    deep: '#2d0a26',
    dark: '#5e1650',
    mid: '#b25ea0',
    soft: '#f6cfe0',
    light: '#fff2f3',
    accent: '#ff86b6',
    counter: '#e0302f',
    ink: '#fff2f3',
    metal: 'rose',
    hues: ['#ff86b6', '#e0302f', '#ffd1a3', '#2d0a26', '#7a5cff'],
  },
  {
    deep: '#0e1a12',
    dark: '#1d3a28',
    mid: '#5f8f6e',
    soft: '#d5e8c9',
    light: '#f6f8ec',
    accent: '#3ddc84',
    counter: '#ff5a3c',
    ink: '#f6f8ec',
    metal: 'silver',
    hues: ['#3ddc84', '#ff5a3c', '#f5e14a', '#0e1a12', '#a6d8ff'],
  },
]

const design = (scene: Scene): Design => {
  const colours = coloursOf(scene)
  return {
    type: planType(scene, colours),
    back: (easel, type) => {
      easel.fill(colours.ground)
      const margin = Math.min(scene.w, scene.h) * 0.075
      const paint = statements[scene.layout] ?? paintColossus
      paint(easel, scene, colours, type, margin)
    },
    grain: 0.2,
    vignette: 0,
  }
}

export const boldStatement: Family = {
  id: 'bold-statement',
  name: 'Bold Statement',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Non-Fiction:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Other:*',
    'Planner & Journal:fitness',
    'Planner & Journal:goal-setting',
  ],
  moods: ['intense', 'uplifting', 'intellectual', 'epic'],
  technique: 'enormous lettering on one flat colour with a single graphic gesture',
  lettering: 'heavy letters that fill the sheet from edge to edge',
  palettes,
  pairings: [
    { title: 'anton', text: 'dm-sans' },
    { title: 'archivo-black', text: 'inter-medium' },
    { title: 'league-gothic', text: 'dm-sans' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'oswald-bold', text: 'inter-medium' },
    { title: 'rubik-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'colossus', phrase: 'letters that fill the width and the subject small at their foot' },
    { id: 'bars', phrase: 'every line on a solid bar from the left edge and the subject standing on the first' },
    { id: 'slant', phrase: 'the title on a band that runs slantwise across the sheet' },
    { id: 'ring', phrase: 'a ring of paint around the strongest line' },
    { id: 'giant', phrase: 'the subject as a giant in the ground behind the letters' },
  ],
  heroes: [
    'light-bulb',
    'rocket',
    'target',
    'hourglass',
    'arrow',
    'runner',
    'lion',
    'key',
    'crown',
    'microphone',
    'boxing-glove',
  ],
  sample: {
    title: 'Do the Hard Thing First',
    subtitle: 'A short, blunt book about getting on with it',
    author: 'Marcus Oyelaran',
    summary: 'How to stop stalling, aim at the target and do the work that matters.',
  },
  shows: ({ id, width }) => width < 2.1 && id !== 'climber',
  design,
}
