// Sunset couple: two people against real light, by the sea, in a meadow, on a lake or over a city.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { paintPlace } from './sunset-couple/places.ts'
import { band } from './zones.ts'

/** Hues: the fourth is the green of fields. */
const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#22101c',
    dark: '#5a2440',
    mid: '#c2587a',
    soft: '#f6a98a',
    light: '#fff0d2',
    accent: '#ff9a4a',
    counter: '#6fa8c8',
    ink: '#fff6e8',
    metal: 'gold',
    hues: ['#c2587a', '#f6a98a', '#ff9a4a', '#7a7a3a', '#6fa8c8'],
  },
  {
    deep: '#141232',
    dark: '#332a6a',
    mid: '#7a5fb0',
    soft: '#e6a3c0',
    light: '#ffeeda',
    accent: '#ff8f7a',
    counter: '#5fb8c0',
    ink: '#fff4f0',
    metal: 'rose',
    hues: ['#7a5fb0', '#e6a3c0', '#ff8f7a', '#5a6a5a', '#5fb8c0'],
  },
  {
    deep: '#08222c',
    dark: '#12506a',
    mid: '#2f93a8',
    soft: '#a8d6c8',
    light: '#fff6dc',
    accent: '#ffb24a',
    counter: '#ee7a5a',
    ink: '#fffaee',
    metal: 'gold',
    hues: ['#2f93a8', '#a8d6c8', '#ffb24a', '#5f8a4a', '#ee7a5a'],
  },
  {
    deep: '#2a1408',
    dark: '#7a3a14',
    mid: '#d9803a',
    soft: '#f8c878',
    light: '#fff5d8',
    accent: '#ffb03a',
    counter: '#4f8fb0',
    ink: '#fff8e6',
    metal: 'copper',
    hues: ['#d9803a', '#f8c878', '#ffb03a', '#8a8a34', '#4f8fb0'],
  },
  {
    deep: '#1a1830',
    dark: '#3f4a78',
    mid: '#7f9ac8',
    soft: '#f2c3c6',
    light: '#fff3e6',
    accent: '#ff9f8a',
    counter: '#e0b060',
    ink: '#fffaf4',
    metal: 'silver',
    hues: ['#7f9ac8', '#f2c3c6', '#ff9f8a', '#6f8a6a', '#e0b060'],
  },
]

const planType = ({ pairing, palette, ...sheet }: Scene): TypePlan => {
  const wide = sheet.w / sheet.h > 0.85
  const shadow = { colour: mix(palette.deep, palette.dark, 0.5), blur: 0.16, alpha: 0.55 }
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink: palette.ink,
    maxSize: 440,
    maxLines: 5,
    leading: 0.94,
    gap: 50,
    effect: { shadow },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.16, ink: palette.ink, effect: { shadow } } as const
  return {
    stacks: [
      {
        box: band(sheet, 0.055, wide ? 0.4 : 0.42, 0.08),
        align: 'center',
        anchor: 'top',
        items: [title, { kind: 'line', role: 'subtitle', ...quiet, size: 54 }],
      },
      {
        box: band(sheet, 0.895, 0.955),
        align: 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', ...quiet, size: 92 }],
      },
    ],
  }
}

const fair = new Set(['bench', 'farm-fence', 'bicycle', 'motorcycle', 'campfire', 'suitcase', 'guitar', 'car'])
const outOfPlace = new Set([
  'astronaut',
  'knight',
  'witch',
  'wizard',
  'warrior',
  'archer',
  'swordswoman',
  'hooded-figure',
  'crowd',
  'profile-man',
  'profile-woman',
  'hand-reaching',
])

export const sunsetCouple: Family = {
  id: 'sunset-couple',
  name: 'Sunset Couple',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: ['Romance:contemporary', 'Romance:small-town', 'Romance:clean-sweet', 'Romance:new-adult', 'Romance:*'],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'figures against the low sun in a painted evening landscape',
  lettering: 'generous romantic lettering in a glowing sky',
  palettes,
  pairings: [
    { title: 'playfair-italic', text: 'josefin' },
    { title: 'great-vibes', text: 'montserrat' },
    { title: 'dm-serif', text: 'jost' },
    { title: 'parisienne', text: 'jost' },
    { title: 'cormorant-bold', text: 'montserrat' },
    { title: 'kaushan-script', text: 'jost' },
    { title: 'fraunces', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'shore', phrase: 'the hero on wet sand before a low sun and the title in the evening sky' },
    { id: 'meadow', phrase: 'the hero deep in flowering grass with hills behind' },
    { id: 'lake', phrase: 'the hero at the end of a landing stage over a mirror-still lake' },
    { id: 'terrace', phrase: 'the hero on a terrace above the glowing city' },
  ],
  heroes: [
    'couple-walking',
    'couple-embrace',
    'couple-dancing',
    'woman-standing',
    'cowboy',
    'bench',
    'bicycle',
    'horse',
    'dog',
    'mother-and-child',
    'rider',
    'reader',
  ],
  sample: {
    title: 'Where the Summer Finds Us',
    subtitle: 'A Harbour Bay novel',
    author: 'Claire Morgan',
    summary:
      'Ten years after she left the island without a word, the couple who never was meets again on the same beach at sunset.',
  },
  shows: ({ id, kind, rests }) =>
    !outOfPlace.has(id) &&
    (kind === 'person' ||
      fair.has(id) ||
      (kind === 'creature' && rests === 'ground' && !['spider', 'dinosaur', 'mouse', 'snake', 'octopus'].includes(id))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintPlace(easel, scene),
    grain: 0.35,
    vignette: 0.2,
  }),
}
