// Street sigil: a modern street at night, a great sign of light, and the one it belongs to in front of it.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { compose } from './street-sigil/scenes.ts'
import { band } from './zones.ts'

const palettes = [
  {
    deep: '#080510',
    dark: '#1a1033',
    mid: '#4a2a7c',
    soft: '#a67fd8',
    light: '#f6e9ff',
    accent: '#a24bff',
    counter: '#ff9a4d',
    ink: '#fbf3ff',
    metal: 'silver',
    hues: ['#4a2a7c', '#a24bff', '#ff9a4d', '#5ee0ff', '#f6e9ff'],
  },
  {
    deep: '#0d0405',
    dark: '#2b0b0e',
    mid: '#74171c',
    soft: '#d9684f',
    light: '#ffe8d6',
    accent: '#ff3a2f',
    counter: '#ffc05c',
    ink: '#fff1e6',
    metal: 'blood',
    hues: ['#74171c', '#ff3a2f', '#ffc05c', '#d9684f', '#ffe8d6'],
  },
  {
    deep: '#020b0f',
    dark: '#062530',
    mid: '#0f5a6b',
    soft: '#63bfc9',
    light: '#e4fbff',
    accent: '#1fe0e0',
    counter: '#ffb347',
    ink: '#f0feff',
    metal: 'silver',
    hues: ['#0f5a6b', '#1fe0e0', '#ffb347', '#63bfc9', '#e4fbff'],
  },
  {
    deep: '#050b06',
    dark: '#0f2414',
    mid: '#2a6132',
    soft: '#8fcf84',
    light: '#f0ffe6',
    accent: '#6bff5c',
    counter: '#ffd166',
    ink: '#f5ffef',
    metal: 'bone',
    hues: ['#2a6132', '#6bff5c', '#ffd166', '#8fcf84', '#f0ffe6'],
  },
  {
    deep: '#06081a',
    dark: '#111a42',
    mid: '#2c4694',
    soft: '#8fa9e8',
    light: '#fff3d6',
    accent: '#ffc247',
    counter: '#ff6f91',
    ink: '#fff8e8',
    metal: 'gold',
    hues: ['#2c4694', '#ffc247', '#ff6f91', '#8fa9e8', '#fff3d6'],
  },
] as const satisfies readonly [Palette, ...Palette[]]

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = sheet.w / sheet.h > 0.85
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    leading: 0.92,
    gap: 40,
    minor: { scale: 0.42, rules: true },
    effect: {
      glow: { colour: palette.accent, blur: 0.2, strength: 0.6 },
      shadow: { colour: palette.deep, blur: 0.18, alpha: 0.85 },
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 52,
    ink: mix(palette.light, palette.counter, 0.35),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    size: 90,
    ink: palette.ink,
  } as const
  return layout === 'rooftop'
    ? {
        stacks: [
          { box: band(sheet, 0.045, 0.13), align: 'center', anchor: 'top', items: [author] },
          { box: band(sheet, wide ? 0.64 : 0.67, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
        ],
      }
    : {
        stacks: [
          { box: band(sheet, 0.05, wide ? 0.33 : 0.325), align: 'center', anchor: 'top', items: [title, subtitle] },
          { box: band(sheet, 0.875, 0.95), align: 'center', anchor: 'bottom', items: [author] },
        ],
      }
}

export const streetSigil: Family = {
  id: 'street-sigil',
  name: 'Street Sigil',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Fantasy:contemporary-urban',
    'Fantasy:*',
    'Romance:paranormal-monster',
    'Horror:supernatural',
    'Horror:*',
    'Young Adult:*',
  ],
  moods: ['mysterious', 'intense', 'epic', 'romantic'],
  technique: 'a night street under a burning magic sign with one silhouette before it',
  lettering: 'sharp capitals lit by magic',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'montserrat' },
    { title: 'bebas-neue', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'cinzel-black', text: 'josefin' },
    { title: 'league-gothic', text: 'montserrat' },
    { title: 'cormorant-sc', text: 'montserrat' },
  ],
  layouts: [
    { id: 'alley', phrase: 'the hero in an alley before a hanging sigil, mirrored on wet ground' },
    { id: 'rooftop', phrase: 'the hero on a roof against moon and sigil, the title below' },
    { id: 'wall', phrase: 'the hero before a brick wall on which the sigil burns' },
  ],
  heroes: [
    'hooded-figure',
    'wolf',
    'swordswoman',
    'raven',
    'man-in-coat',
    'cat',
    'witch',
    'dragon',
    'woman-standing',
    'archer',
    'couple-embrace',
    'fox',
  ],
  sample: {
    title: 'The Ward Between Streets',
    subtitle: 'A Hollow Lane novel',
    author: 'Tamsin Grey',
    summary: 'A hooded witch of the night buses hunts the thing that is unpicking the city wards one by one.',
  },
  shows: ({ id, kind, rests }) =>
    (kind === 'person' && id !== 'crowd') ||
    (kind === 'creature' && rests !== 'water' && id !== 'flock') ||
    [
      'motorcycle',
      'car',
      'sword',
      'dagger',
      'skull',
      'crystal-ball',
      'cauldron',
      'lantern',
      'door',
      'gate',
      'book',
    ].includes(id),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => compose(easel, scene),
    grain: 0.4,
    vignette: 0.35,
  }),
}
