// Deep space: a nebula, one great body of light and one small maker of the story before it.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { TypePlan } from '../type/plan.ts'
import { composeSpace } from './deep-space/compositions.ts'
import type { Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes = [
  {
    deep: '#03060d',
    dark: '#0a1b30',
    mid: '#1c5f8a',
    soft: '#74b8da',
    light: '#e6f5fc',
    accent: '#ff8b3d',
    counter: '#35cfc6',
    ink: '#f5fbff',
    metal: 'silver',
    hues: ['#1c5f8a', '#74b8da', '#ff8b3d', '#35cfc6', '#f2d9a0'],
  },
  {
    deep: '#07040f',
    dark: '#1e1040',
    mid: '#5b2f9a',
    soft: '#b690e6',
    light: '#f8ecff',
    accent: '#ffc455',
    counter: '#ff5e93',
    ink: '#fff6e6',
    metal: 'gold',
    hues: ['#5b2f9a', '#b690e6', '#ffc455', '#ff5e93', '#6fa8ff'],
  },
  {
    deep: '#0a0406',
    dark: '#2c0b13',
    mid: '#93212d',
    soft: '#ea7c52',
    light: '#ffeacf',
    accent: '#ffb64a',
    counter: '#4fb8cc',
    ink: '#fff1e0',
    metal: 'copper',
    hues: ['#93212d', '#ea7c52', '#ffb64a', '#4fb8cc', '#f4d8b0'],
  },
  {
    deep: '#02090a',
    dark: '#062622',
    mid: '#116b5c',
    soft: '#6fcbab',
    light: '#e8fcf1',
    accent: '#f6d561',
    counter: '#f0716d',
    ink: '#f2fff8',
    metal: 'gold',
    hues: ['#116b5c', '#6fcbab', '#f6d561', '#f0716d', '#9ad0ec'],
  },
  {
    deep: '#07080a',
    dark: '#191d24',
    mid: '#4b5766',
    soft: '#a8b1bd',
    light: '#f5f2ea',
    accent: '#ff5c22',
    counter: '#86aad0',
    ink: '#f7f4ee',
    metal: 'bone',
    hues: ['#4b5766', '#a8b1bd', '#ff5c22', '#86aad0', '#d9cdb6'],
  },
] as const satisfies readonly [Palette, ...Palette[]]

const isSky = new Set(['planet', 'moon', 'sun', 'star'])
const isOutOfPlace = new Set([
  'submarine',
  'hot-air-balloon',
  'crowd',
  'cottage',
  'barn',
  'windmill',
  'flock',
  'cake',
  'fish',
  'mouse',
])

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, palette, layout, brief, ...sheet }: Scene): TypePlan => {
  const isLow = layout === 'rings'
  const wide = sheet.w / sheet.h > 0.85
  const glow = mix(palette.mid, palette.soft, 0.4)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'rajdhani' : pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    gap: 44,
    minor: { scale: 0.42 },
    effect: {
      glow: { colour: glow, blur: 0.22, strength: 0.55 },
      shadow: { colour: palette.deep, blur: 0.14, alpha: 0.75 },
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.22,
    size: 52,
    ink: mix(palette.light, palette.accent, 0.35),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.2,
    size: 92,
    ink: palette.ink,
  } as const
  const inset = wide ? 0.1 : 0.09
  return {
    stacks: isLow
      ? [
          { box: band(sheet, 0.035, 0.15, inset), align: 'center', anchor: 'top', items: [author] },
          {
            box: band(sheet, wide ? 0.62 : 0.66, 0.945, inset),
            align: 'center',
            anchor: 'bottom',
            items: [title, subtitle],
          },
        ]
      : [
          {
            box: band(sheet, 0.055, wide ? 0.36 : 0.35, inset),
            align: 'center',
            anchor: 'top',
            items: [title, subtitle],
          },
          { box: band(sheet, 0.86, 0.95, inset), align: 'center', anchor: 'bottom', items: [author] },
        ],
  }
}

export const deepSpace: Family = {
  id: 'deep-space',
  name: 'Deep Space',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Science Fiction:space-opera',
    'Science Fiction:hard-sf',
    'Science Fiction:litrpg',
    'Science Fiction:*',
  ],
  moods: ['epic', 'mysterious', 'intense', 'intellectual'],
  technique: 'a painted deep-space panorama of nebula, planet and starlight',
  lettering: 'wide engineered capitals that glow against the dark',
  palettes,
  pairings: [
    { title: 'michroma', text: 'montserrat' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'exo-bold', text: 'exo-bold' },
    { title: 'rajdhani', text: 'rajdhani' },
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'jost-bold', text: 'jost' },
  ],
  layouts: [
    { id: 'limb', phrase: 'the bright limb of a planet rising from below and the title in the dark above it' },
    { id: 'rings', phrase: 'a ringed giant filling the upper sheet and the title set low beneath it' },
    { id: 'star', phrase: 'one enormous star burning behind the hero' },
    { id: 'twins', phrase: 'two suns over an alien horizon, the hero small before them' },
  ],
  heroes: ['spaceship', 'astronaut', 'satellite', 'rocket', 'planet', 'ufo', 'tower', 'whale', 'dragon', 'skyline'],
  sample: {
    title: 'The Perihelion Signal',
    subtitle: 'Book one of the Long Dark',
    author: 'Marcus Vale',
    summary: 'The crew of a survey spaceship answers a distress call that was sent four hundred years ago.',
  },
  shows: ({ id, kind, rests }) =>
    !isOutOfPlace.has(id) &&
    (isSky.has(id) ||
      kind === 'person' ||
      kind === 'place' ||
      kind === 'creature' ||
      (kind === 'vehicle' && rests === 'air') ||
      id === 'tree'),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => composeSpace(easel, scene, type),
    grain: 0.3,
    vignette: 0.3,
  }),
}
