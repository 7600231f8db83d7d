// Dark bloom: one gilded object among roses and thorns on a black ground. The jackets of dark romance.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Motif } from '../paint/motifs/motif.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { composeBloom } from './dark-bloom/compositions.ts'
import type { Family, Scene } from './family.ts'
import { band } from './zones.ts'

/** Hues: the great blooms, the second blooms, small flowers, leaves, berries. */
const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#080405',
    dark: '#1f080d',
    mid: '#5e1220',
    soft: '#b8636a',
    light: '#f6e4dc',
    accent: '#c01c36',
    counter: '#d9a75c',
    ink: '#f8ebe2',
    metal: 'gold',
    hues: ['#b3142e', '#7d0f22', '#e0a9a0', '#33402f', '#d8344a'],
  },
  {
    deep: '#060509',
    dark: '#17121f',
    mid: '#453a5c',
    soft: '#a59ab8',
    light: '#f1edf6',
    accent: '#8f6cc4',
    counter: '#c9ccd6',
    ink: '#f4f1f8',
    metal: 'silver',
    hues: ['#5f3f96', '#34264f', '#cfc3e6', '#2f3d40', '#a83a6a'],
  },
  {
    deep: '#070605',
    dark: '#1a1512',
    mid: '#5a463a',
    soft: '#c2a793',
    light: '#fbf1e8',
    accent: '#e3a995',
    counter: '#d99c8a',
    ink: '#fdf3ea',
    metal: 'rose',
    hues: ['#d79a8e', '#8f4f4c', '#f6e3d8', '#3d4433', '#a83c44'],
  },
  {
    deep: '#040807',
    dark: '#0b1f1a',
    mid: '#1f5546',
    soft: '#84b3a0',
    light: '#edf6ee',
    accent: '#3fa37f',
    counter: '#d7b565',
    ink: '#f4f8ee',
    metal: 'gold',
    hues: ['#d9d2bd', '#2f6f5c', '#cfd8b8', '#1f4a3a', '#c8a24a'],
  },
  {
    deep: '#04060b',
    dark: '#0c1626',
    mid: '#233f6b',
    soft: '#8ea9cf',
    light: '#eef3fb',
    accent: '#4c79c9',
    counter: '#c9d3e6',
    ink: '#f2f6fd',
    metal: 'silver',
    hues: ['#23458c', '#121f45', '#c3d3ee', '#26383f', '#b5263f'],
  },
]

const excluded = new Set([
  'crowd',
  'chart',
  'circuit',
  'laptop',
  'dumbbell',
  'puzzle',
  'gear',
  'cake',
  'dinosaur',
  'teapot',
  'pumpkin',
  'coins',
])
const darkPlaces = new Set(['castle', 'gate', 'manor', 'gravestone', 'tower', 'door'])

const shows = ({ id, kind }: Motif): boolean =>
  !excluded.has(id) && kind !== 'vehicle' && (kind !== 'place' || darkPlaces.has(id))

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = sheet.w / sheet.h > 0.85
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 600,
    maxLines: 5,
    leading: 0.96,
    gap: 36,
    effect: { fill: { kind: 'foil', metal: palette.metal }, shadow: { colour: '#000000', blur: 0.12, alpha: 0.85 } },
  }
  const quiet = {
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    ink: mix(palette.light, palette.counter, 0.25),
  } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, size: 50, gap: 34 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, ink: palette.ink, size: 88 }
  const rule: Item = {
    kind: 'ornament',
    height: 26,
    ink: mix(palette.counter, palette.light, 0.2),
    gap: 34,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 620), { weight: 4 }),
  }
  if (layout === 'ring' || layout === 'cascade')
    return {
      stacks: [
        {
          box: band(sheet, wide ? 0.7 : 0.64, 0.945),
          align: 'center',
          anchor: 'bottom',
          items: [title, subtitle, rule, author],
        },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.055, wide ? 0.32 : 0.35), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const darkBloom: Family = {
  id: 'dark-bloom',
  name: 'Dark Bloom',
  look: 'object',
  templateType: 'ornamental',
  genreBuckets: [
    'Romance:dark-romance',
    'Romance:erotic',
    'Romance:romantic-suspense',
    'Romance:romantasy',
    'Romance:paranormal-monster',
  ],
  moods: ['romantic', 'intense', 'mysterious', 'melancholic'],
  technique: 'a gilded object among painted roses and thorns on black',
  lettering: 'sharp romantic lettering in raised foil',
  palettes,
  pairings: [
    { title: 'cinzel-decorative-bold', text: 'cormorant-sc' },
    { title: 'great-vibes', text: 'cinzel-medium' },
    { title: 'gloock', text: 'montserrat' },
    { title: 'playfair-black', text: 'jost' },
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'parisienne', text: 'josefin' },
  ],
  layouts: [
    { id: 'bouquet', phrase: 'the gilded hero rising from a bed of roses and the title above it' },
    { id: 'ring', phrase: 'the hero inside a ring of thorns and blooms, the title below' },
    { id: 'cascade', phrase: 'roses falling from an upper corner, the hero before them and the title low' },
    { id: 'heart', phrase: 'the hero laid on the heart of one enormous bloom' },
  ],
  heroes: [
    'snake',
    'dagger',
    'skull',
    'crown',
    'mask',
    'key',
    'moth',
    'anatomical-heart',
    'raven',
    'necklace',
    'sword',
    'wolf',
  ],
  sample: {
    title: 'Beautiful Ruin',
    subtitle: 'Some vows are made in blood',
    author: 'Raven St. Clair',
    summary: 'To save her brother she signs herself over to the man who owns the city, a snake among roses.',
  },
  shows,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => composeBloom(easel, scene),
    grain: 0.3,
    vignette: 0.35,
  }),
}
