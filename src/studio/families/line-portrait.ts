// Line portrait: one assured pen line over two or three soft shapes of colour, with much room around it.
import type { Palette } from '../colour/palette.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { inkOf, paintSheet } from './line-portrait/composition.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#2a1f1a',
    dark: '#5b3a2c',
    mid: '#8a5a44',
    soft: '#efd9c3',
    light: '#f9f2e8',
    accent: '#d98360',
    counter: '#b7bf9f',
    ink: '#fbf3e8',
    metal: 'copper',
    hues: ['#d98360', '#b7bf9f', '#efd9c3', '#e3b86b', '#8a5a44'],
  },
  {
    deep: '#1b2440',
    dark: '#2b3b68',
    mid: '#47609a',
    soft: '#d3e0ea',
    light: '#f7f5ef',
    accent: '#f0a184',
    counter: '#a9c4d6',
    ink: '#fbf6ee',
    metal: 'rose',
    hues: ['#f0a184', '#a9c4d6', '#f3d5a6', '#47609a', '#d3e0ea'],
  },
  {
    deep: '#35152f',
    dark: '#5e2a52',
    mid: '#8d4a7a',
    soft: '#f4d8d8',
    light: '#fcf3ef',
    accent: '#e79a9c',
    counter: '#e3b866',
    ink: '#fdf3ee',
    metal: 'rose',
    hues: ['#e79a9c', '#e3b866', '#c9a4c4', '#8d4a7a', '#f4d8d8'],
  },
  {
    deep: '#14302a',
    dark: '#23524a',
    mid: '#3f7a6a',
    soft: '#dfe6cf',
    light: '#f8f5ea',
    accent: '#e6b450',
    counter: '#9fc0a8',
    ink: '#faf6e8',
    metal: 'gold',
    hues: ['#e6b450', '#9fc0a8', '#e8a383', '#3f7a6a', '#dfe6cf'],
  },
  {
    deep: '#2b2350',
    dark: '#463a7a',
    mid: '#6f62ab',
    soft: '#e4dcf0',
    light: '#f9f5f7',
    accent: '#f5b088',
    counter: '#c3b4e0',
    ink: '#fbf6f8',
    metal: 'silver',
    hues: ['#f5b088', '#c3b4e0', '#f3cf8e', '#6f62ab', '#e4dcf0'],
  },
]

const planType = (scene: Scene): TypePlan => {
  const { pairing, layout } = scene
  const ink = inkOf(scene)
  const align = layout === 'arch' || layout === 'above' ? 'left' : 'center'
  const lettering: readonly Item[] = [
    { kind: 'title', face: pairing.title, case: 'as-given', lockup: 'even', maxSize: 440, leading: 0.93, ink, gap: 54 },
    { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 66, maxLines: 2, ink },
  ]
  const author: Item = { kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.1, size: 80, ink }
  const stack = (top: number, bottom: number, anchor: Stack['anchor'], items: readonly Item[]): Stack => ({
    box: band(scene, top, bottom, 0.085),
    align,
    anchor,
    items,
  })
  const foot = stack(0.9, 0.948, 'bottom', [author])
  if (layout === 'above') return { stacks: [stack(0.595, 0.87, 'middle', lettering), foot] }
  return { stacks: [stack(0.06, 0.37, 'top', lettering), foot] }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => paintSheet(easel, scene),
  grain: 0.4,
  vignette: 0,
})

const unfit = [
  'crowd',
  'flock',
  'circuit',
  'skyline',
  'campfire',
  'wave',
  'fingerprint',
  'lightning',
  'infinity',
  'hands-holding',
]

export const linePortrait: Family = {
  id: 'line-portrait',
  name: 'Line Portrait',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Biography & Memoir:inspirational',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Contemporary Fiction:womens-fiction',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Health & Fitness:*',
  ],
  moods: ['uplifting', 'melancholic', 'intellectual'],
  technique: 'a single pen line over soft shapes of colour',
  lettering: 'a quiet serif with much room around it',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'jost' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'playfair', text: 'josefin' },
    { title: 'fraunces', text: 'jost' },
  ],
  layouts: [
    { id: 'disc', phrase: 'the title above and the line drawing over a large warm disc' },
    { id: 'arch', phrase: 'the title set left above, the line drawing before an arch of colour' },
    { id: 'above', phrase: 'the line drawing above and the title set left below it' },
    { id: 'evening', phrase: 'a pale line on a dark ground, the title above it' },
  ],
  heroes: [
    'profile-woman',
    'woman-standing',
    'swan',
    'mother-and-child',
    'dancer',
    'meditating-figure',
    'profile-man',
    'tulip',
    'couple-embrace',
    'bird',
    'runner',
    'reader',
  ],
  sample: {
    title: 'The Shape of Being Still',
    subtitle: 'A memoir of starting over',
    author: 'Noor Haddad',
    summary: 'After the marriage ends a dancer learns to live with her own company.',
  },
  shows: ({ id, kind }) => kind !== 'sky' && !unfit.includes(id),
  design,
}
