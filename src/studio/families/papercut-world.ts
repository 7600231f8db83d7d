// Papercut world: a deep paper theatre with light inside, the hero and its companions cut from card.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { cardsOf } from './papercut-world/card-colours.ts'
import { cardColour } from './papercut-world/cards.ts'
import { paintTheatre } from './papercut-world/theatre.ts'
import { inkOn } from './swiss-grid/flat-tones.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#12284a',
    dark: '#1f5673',
    mid: '#3f9a9a',
    soft: '#a9dcc8',
    light: '#fff4d6',
    accent: '#ee5a3a',
    counter: '#ffc24a',
    ink: '#fff8e6',
    metal: 'gold',
    hues: ['#ee5a3a', '#f4924a', '#d94f6f', '#7a5fb0', '#2f7fae'],
  },
  {
    deep: '#2a1540',
    dark: '#5a2560',
    mid: '#b8456f',
    soft: '#f59a86',
    light: '#ffe9cf',
    accent: '#f9703f',
    counter: '#ffc857',
    ink: '#fff3e2',
    metal: 'rose',
    hues: ['#fbe0b8', '#f9703f', '#5fb8b0', '#7a4fa0', '#3f7fb8'],
  },
  {
    deep: '#0d1436',
    dark: '#1c2f72',
    mid: '#3a5fb4',
    soft: '#7f9fe0',
    light: '#fdf3cf',
    accent: '#ff8f4a',
    counter: '#ffd36b',
    ink: '#fffbe8',
    metal: 'silver',
    hues: ['#fdf3cf', '#ff8f4a', '#f06f8f', '#8fd0e8', '#a98fe8'],
  },
  {
    deep: '#17301f',
    dark: '#2f6038',
    mid: '#6a9a48',
    soft: '#c4d88a',
    light: '#fff6da',
    accent: '#e2583a',
    counter: '#f8c24a',
    ink: '#fffbe8',
    metal: 'gold',
    hues: ['#e2583a', '#f29a3f', '#8f4a6f', '#3f8f9a', '#fff0c0'],
  },
  {
    deep: '#3c1a14',
    dark: '#8a3a24',
    mid: '#d8743a',
    soft: '#f6bf7a',
    light: '#fff2da',
    accent: '#c93a34',
    counter: '#ffd06a',
    ink: '#fff7e8',
    metal: 'copper',
    hues: ['#c93a34', '#fff2da', '#2f7f86', '#7a3f5f', '#e8a03f'],
  },
]

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const cards = cardsOf(scene)
  const wide = scene.w / scene.h > 0.85
  const front = cardColour(cards.stops, 1)
  const paper = layout === 'tunnel' || layout === 'waves' ? front : cards.sky
  const ink = inkOn(paper, palette)
  const shadow = { colour: mix(palette.deep, '#000000', 0.4), blur: 0.05, drop: 0.035, alpha: 0.55 }
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 560,
    maxLines: 5,
    leading: 0.94,
    gap: 44,
    minor: { scale: 0.52 },
    effect: { shadow },
  } as const
  const line = { kind: 'line', face: pairing.text, case: 'as-given' } as const
  const subtitle = { ...line, role: 'subtitle', size: 66, ink } as const
  const author = { ...line, role: 'author', size: 92, ink: inkOn(front, palette), effect: { shadow } } as const
  if (layout === 'waves')
    return {
      stacks: [
        {
          box: band(scene, wide ? 0.66 : 0.69, 0.955, 0.075),
          align: 'center',
          anchor: 'middle',
          items: [title, { ...subtitle, gap: 36 }, { ...author, effect: {} }],
        },
      ],
    }
  return {
    stacks: [
      {
        box: band(scene, 0.045, layout === 'tunnel' ? 0.285 : wide ? 0.33 : 0.345, 0.075),
        align: 'center',
        anchor: 'middle',
        items: [title, subtitle],
      },
      { box: band(scene, 0.89, 0.955), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const isUnfit = new Set(['crowd', 'fingerprint', 'gun', 'knife', 'handprint', 'skull', 'anatomical-heart'])

export const papercutWorld: Family = {
  id: 'papercut-world',
  name: 'Papercut World',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    "Children's:picture-book",
    "Children's:early-reader",
    "Children's:other",
    "Children's:middle-grade",
    "Children's:*",
    "Children's:chapter-book",
    'Fantasy:cozy-fantasy',
  ],
  moods: ['uplifting', 'mysterious', 'epic', 'romantic'],
  technique: 'a deep paper theatre of cut and layered card with light inside',
  lettering: 'rounded letters cut from the same paper',
  palettes,
  pairings: [
    { title: 'fredoka', text: 'fredoka' },
    { title: 'baloo', text: 'baloo' },
    { title: 'berkshire-swash', text: 'fredoka' },
    { title: 'fraunces-black', text: 'fredoka' },
  ],
  layouts: [
    { id: 'hills', phrase: 'layered hills before a paper sun and the title in the sky' },
    { id: 'tunnel', phrase: 'openings within openings around a small lit world' },
    { id: 'waves', phrase: 'a great paper sun above and the title on the foremost cards' },
    { id: 'forest', phrase: 'ranks of paper trees parting around the hero' },
  ],
  heroes: [
    'fox',
    'bear',
    'hot-air-balloon',
    'castle',
    'whale',
    'stag',
    'sailboat',
    'rabbit',
    'cottage',
    'owl',
    'dragon',
    'lighthouse',
    'child',
    'unicorn',
  ],
  sample: {
    title: 'The Lantern Fox',
    subtitle: 'A tale of the paper wood',
    author: 'Linnea Falk',
    summary: 'A young fox carries the last light of summer through a forest that has forgotten the sun.',
  },
  shows: ({ id, kind }) => !isUnfit.has(id) && kind !== 'symbol',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintTheatre(easel, scene),
    grain: 0.22,
    vignette: 0.16,
  }),
}
