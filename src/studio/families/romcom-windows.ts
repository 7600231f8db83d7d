// Rom-com windows: a flat illustrated street, two people who have not yet noticed each other, and a title written with a brush.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { composeStreet, wallOf } from './romcom-windows/compositions.ts'
import { inkOn } from './swiss-grid/flat-tones.ts'
import { band } from './zones.ts'

/** Hues: the wall, the other wall, lamplight, leaves, a spare. */
const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#3a1230',
    dark: '#6b2050',
    mid: '#b8487e',
    soft: '#f7b3c2',
    light: '#fff3ea',
    accent: '#e8324f',
    counter: '#ffb054',
    ink: '#fff3ea',
    metal: 'rose',
    hues: ['#f58aa6', '#3fa6a0', '#ffd166', '#3f8f6a', '#7d5bc0'],
  },
  {
    deep: '#0e2a3a',
    dark: '#174a5e',
    mid: '#2f8f9a',
    soft: '#a5dcd6',
    light: '#fff8e8',
    accent: '#ff5c4d',
    counter: '#ffa94d',
    ink: '#fff8e8',
    metal: 'gold',
    hues: ['#2b9a9e', '#f47c6c', '#ffd773', '#2f7f5a', '#f2a7b8'],
  },
  {
    deep: '#3a1c08',
    dark: '#7a3c10',
    mid: '#d98430',
    soft: '#ffd9a0',
    light: '#fff7e6',
    accent: '#d93a5c',
    counter: '#3f8fc0',
    ink: '#fff7e6',
    metal: 'copper',
    hues: ['#ffb83f', '#ee6a4a', '#fff0a8', '#4f8f4a', '#3f8fc0'],
  },
  {
    deep: '#1d1747',
    dark: '#352a78',
    mid: '#6f5fc8',
    soft: '#c7bff5',
    light: '#fdf4ff',
    accent: '#ff4f8b',
    counter: '#ffb84f',
    ink: '#fdf4ff',
    metal: 'silver',
    hues: ['#7d6ae0', '#f291b8', '#ffe07a', '#3f9a7a', '#54b8e0'],
  },
  {
    deep: '#0c1f4a',
    dark: '#183a80',
    mid: '#3f74c8',
    soft: '#b5d3f5',
    light: '#fffaf0',
    accent: '#f2405a',
    counter: '#ffbf3f',
    ink: '#fffaf0',
    metal: 'gold',
    hues: ['#9fcdf2', '#f5907c', '#ffe38a', '#3f8f5f', '#f7b7c8'],
  },
]

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const wide = sheet.w / sheet.h > 0.85
  const wall = wallOf(scene)
  const ink = inkOn(wall, palette)
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 430,
    maxLines: 5,
    leading: 0.92,
    gap: 46,
    effect: {
      extrude: { colour: mix(wall, ink === palette.light ? palette.deep : palette.light, 0.55), depth: 0.035 },
    },
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 62, ink }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.1,
    size: 92,
    ink: palette.light,
  }
  const end = layout === 'lane' ? (wide ? 0.36 : 0.345) : wide ? 0.375 : 0.38
  return {
    stacks: [
      { box: band(sheet, 0.05, end, 0.08), align: 'center', anchor: 'middle', items: [title, subtitle] },
      { box: band(sheet, 0.895, 0.955), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const grim = new Set([
  'gun',
  'skull',
  'axe',
  'knife',
  'gravestone',
  'spider',
  'handprint',
  'dragon',
  'octopus',
  'shark',
  'crowd',
  'soldier',
  'warrior',
])

export const romcomWindows: Family = {
  id: 'romcom-windows',
  name: 'Rom-Com Windows',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: ['Romance:romcom', 'Romance:contemporary', 'Romance:new-adult', 'Contemporary Fiction:humorous'],
  moods: ['uplifting', 'romantic'],
  technique: 'a flat illustrated street scene in candy colours',
  lettering: 'bouncing brush script',
  palettes,
  pairings: [
    { title: 'pacifico', text: 'jost' },
    { title: 'kaushan-script', text: 'montserrat' },
    { title: 'yellowtail', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'berkshire-swash', text: 'josefin' },
    { title: 'righteous', text: 'jost' },
  ],
  layouts: [
    { id: 'windows', phrase: 'two neighbouring windows with a lover in each and the title on the wall above' },
    { id: 'lane', phrase: 'the hero between two house fronts under strings of lights' },
    { id: 'shop', phrase: 'the hero in a bright shop window under a striped awning' },
  ],
  heroes: [
    'cat',
    'couple-walking',
    'bicycle',
    'dog',
    'teacup',
    'couple-embrace',
    'cake',
    'suitcase',
    'guitar',
    'letter',
    'couple-dancing',
    'camera',
  ],
  sample: {
    title: 'The Neighbour Clause',
    subtitle: 'One wall. Two hearts. Zero chill.',
    author: 'Poppy Lane',
    summary:
      'She plays the violin at midnight, he wakes at five to bake; only the cat knows that they share more than a wall.',
  },
  shows: ({ id, kind, rests }) =>
    !grim.has(id) &&
    (kind === 'person' ||
      (kind === 'object' && id !== 'dagger' && id !== 'sword') ||
      (kind === 'creature' && rests === 'ground') ||
      ['bicycle', 'car', 'motorcycle', 'bench', 'street-lamp', 'tulip', 'rose', 'hockey', 'basketball'].includes(id)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => composeStreet(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
