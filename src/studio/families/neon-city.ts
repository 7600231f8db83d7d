// Neon city: rain, signs without words, wet ground, and one silhouette against the glow.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { compose } from './neon-city/scenes.ts'
import { band } from './zones.ts'

const palettes = [
  {
    deep: '#0a0418',
    dark: '#1c0b3d',
    mid: '#4f1a86',
    soft: '#b069e0',
    light: '#fdeaff',
    accent: '#ff2e93',
    counter: '#27e3f5',
    ink: '#fff4fb',
    metal: 'rose',
    hues: ['#4f1a86', '#ff2e93', '#27e3f5', '#ffd23f', '#7b5cff'],
  },
  {
    deep: '#020b12',
    dark: '#05273a',
    mid: '#0b5f79',
    soft: '#5cc3d4',
    light: '#e7fdff',
    accent: '#14e0d0',
    counter: '#ff5a5f',
    ink: '#effeff',
    metal: 'silver',
    hues: ['#0b5f79', '#14e0d0', '#ff5a5f', '#f9d65c', '#8fa8ff'],
  },
  {
    deep: '#120504',
    dark: '#33100b',
    mid: '#8a2a14',
    soft: '#ee8a4c',
    light: '#fff0dc',
    accent: '#ff7a1a',
    counter: '#2ec4d6',
    ink: '#fff5e8',
    metal: 'copper',
    hues: ['#8a2a14', '#ff7a1a', '#2ec4d6', '#ffd166', '#e8505b'],
  },
  {
    deep: '#030a06',
    dark: '#0a2417',
    mid: '#1a6140',
    soft: '#7ccf8f',
    light: '#f0ffe9',
    accent: '#8cff4f',
    counter: '#ff3fa4',
    ink: '#f6ffef',
    metal: 'bone',
    hues: ['#1a6140', '#8cff4f', '#ff3fa4', '#f7e26b', '#45b8ff'],
  },
  {
    deep: '#04061a',
    dark: '#0d1648',
    mid: '#2440a8',
    soft: '#7fa4ff',
    light: '#eef3ff',
    accent: '#ffb52e',
    counter: '#ff3d6e',
    ink: '#fdf8ec',
    metal: 'gold',
    hues: ['#2440a8', '#ffb52e', '#ff3d6e', '#5ee0ff', '#b388ff'],
  },
] as const satisfies readonly [Palette, ...Palette[]]

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, palette, layout, brief, ...sheet }: Scene): TypePlan => {
  const wide = sheet.w / sheet.h > 0.85
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'teko' : pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    leading: 0.95,
    gap: 40,
    minor: { scale: 0.42 },
    effect: {
      glow: { colour: palette.accent, blur: 0.16, strength: 0.72 },
      shadow: { colour: palette.deep, blur: 0.2, alpha: 0.8 },
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 54,
    ink: mix(palette.counter, palette.light, 0.45),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 90,
    ink: palette.ink,
  } as const
  if (layout === 'plaza')
    return {
      stacks: [
        { box: band(sheet, 0.04, 0.13), align: 'center', anchor: 'top', items: [author] },
        { box: band(sheet, wide ? 0.63 : 0.66, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.05, wide ? 0.36 : 0.35), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.87, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const neonCity: Family = {
  id: 'neon-city',
  name: 'Neon City',
  look: 'cityscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Science Fiction:cyberpunk',
    'Science Fiction:*',
    'Thriller:techno',
    'Mystery:techno',
    'Fantasy:contemporary-urban',
    'Fantasy:litrpg',
  ],
  moods: ['intense', 'mysterious', 'epic'],
  technique: 'a rain-soaked megacity in neon light, mirrored on wet ground',
  lettering: 'heavy technical capitals burning like neon',
  palettes,
  pairings: [
    { title: 'russo-one', text: 'rajdhani' },
    { title: 'teko', text: 'rajdhani' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'exo-bold', text: 'exo-bold' },
    { title: 'oswald-bold', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'street', phrase: 'the hero at the end of a canyon of signs, the title in the dark above' },
    { id: 'rooftop', phrase: 'the hero on a ledge before a ring of light over the city' },
    { id: 'plaza', phrase: 'the hero mirrored on flooded ground and the title below' },
  ],
  heroes: [
    'hooded-figure',
    'man-in-coat',
    'motorcycle',
    'detective',
    'swordswoman',
    'car',
    'woman-standing',
    'raven',
    'cat',
    'soldier',
  ],
  sample: {
    title: 'Ghost Protocol Zero',
    subtitle: 'The city remembers',
    author: 'Kai Nakamura',
    summary: 'In the flooded lower city a woman in a hood carries a memory that three corporations would kill for.',
  },
  shows: ({ id, kind, rests }) =>
    kind === 'person' ||
    (kind === 'vehicle' &&
      rests !== 'water' &&
      !['hot-air-balloon', 'carriage', 'anchor', 'rocket', 'bicycle', 'train', 'sailboat'].includes(id)) ||
    (kind === 'creature' && (rests === 'ground' || ['dragon', 'eagle', 'phoenix', 'moth', 'butterfly'].includes(id))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => compose(easel, scene),
    grain: 0.4,
    vignette: 0.35,
  }),
}
