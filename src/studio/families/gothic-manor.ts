// Gothic manor: a dark house against a storm sky, bare trees and fog, and one window that is lit.
import type { Palette } from '../colour/palette.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { compositionOf, isDwelling } from './gothic-manor/composition.ts'
import { paintManor } from './gothic-manor/paint-manor.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#050a0d',
    dark: '#0e1d22',
    mid: '#2f5054',
    soft: '#86a8a0',
    light: '#dbe6d6',
    accent: '#f7b23b',
    counter: '#7f3b1d',
    ink: '#f0eee0',
    metal: 'bone',
    hues: ['#f7b23b', '#2f5054', '#86a8a0', '#7f3b1d', '#0e1d22'],
  },
  {
    deep: '#0c0406',
    dark: '#240a0d',
    mid: '#6e1716',
    soft: '#cf5a3c',
    light: '#f8cfa4',
    accent: '#ffd98a',
    counter: '#3a1218',
    ink: '#fbeedd',
    metal: 'blood',
    hues: ['#ffd98a', '#cf5a3c', '#6e1716', '#f8cfa4', '#240a0d'],
  },
  {
    deep: '#07060f',
    dark: '#16142b',
    mid: '#423d6e',
    soft: '#9a92c0',
    light: '#e6e0ee',
    accent: '#ff5d4f',
    counter: '#5b8094',
    ink: '#f3eff7',
    metal: 'silver',
    hues: ['#ff5d4f', '#9a92c0', '#423d6e', '#5b8094', '#16142b'],
  },
  {
    deep: '#0a0b0c',
    dark: '#1b1d1f',
    mid: '#56595a',
    soft: '#a8aaa6',
    light: '#e9e8e2',
    accent: '#d32a1e',
    counter: '#7d6f57',
    ink: '#f5f3ec',
    metal: 'bone',
    hues: ['#d32a1e', '#a8aaa6', '#56595a', '#7d6f57', '#1b1d1f'],
  },
  {
    deep: '#0b0a04',
    dark: '#232009',
    mid: '#635c1f',
    soft: '#b9b15c',
    light: '#f0ebbe',
    accent: '#ff8a2b',
    counter: '#3c5238',
    ink: '#f7f4da',
    metal: 'gold',
    hues: ['#ff8a2b', '#b9b15c', '#635c1f', '#3c5238', '#232009'],
  },
]

const titleStack = ({ w, h, palette, pairing, layout }: Scene): Stack => {
  const isSerif = pairing.title !== 'league-gothic'
  const low = layout === 'cliff'
  return {
    box: low ? band({ w, h }, 0.55, 0.845, 0.08) : band({ w, h }, 0.055, 0.33, 0.08),
    align: 'center',
    anchor: low ? 'middle' : 'top',
    items: [
      {
        kind: 'line',
        role: 'subtitle',
        face: pairing.text,
        case: 'as-given',
        size: 58,
        maxLines: 2,
        ink: palette.ink,
        gap: 44,
      },
      {
        kind: 'title',
        face: pairing.title,
        case: 'upper',
        lockup: 'block',
        minor: { scale: 0.45 },
        tracking: isSerif ? 0.01 : 0,
        maxSize: 640,
        leading: 0.94,
        ink: palette.ink,
        effect: { worn: isSerif ? 0.12 : 0.2 },
      },
    ],
  }
}

const planType = (scene: Scene): TypePlan => ({
  stacks: [
    titleStack(scene),
    {
      box: band(scene, 0.885, 0.955, 0.1),
      align: 'center',
      anchor: 'bottom',
      items: [
        {
          kind: 'line',
          role: 'author',
          face: scene.pairing.text,
          case: 'upper',
          tracking: 0.1,
          size: 84,
          ink: scene.palette.ink,
        },
      ],
    },
  ],
})

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, type) => paintManor(easel, scene, compositionOf(scene, type.zones)),
  grain: 0.5,
  vignette: 0.28,
})

export const gothicManor: Family = {
  id: 'gothic-manor',
  name: 'Gothic Manor',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Horror:gothic',
    'Horror:supernatural',
    'Horror:psychological',
    'Horror:*',
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:rural',
    'Mystery:rural',
  ],
  moods: ['mysterious', 'melancholic', 'intense'],
  technique: 'a brooding house under a storm sky, painted in fog and silhouette with a single lit window',
  lettering: 'worn old-style capitals in bone',
  palettes,
  pairings: [
    { title: 'gloock', text: 'garamond' },
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'im-fell', text: 'im-fell' },
    { title: 'league-gothic', text: 'oswald-light' },
  ],
  layouts: [
    { id: 'hilltop', phrase: 'the house black on its hill before a huge moon, bare trees to both sides' },
    { id: 'gate', phrase: 'a look through open iron gates to the house that waits in the fog' },
    { id: 'mirror', phrase: 'the house on the far shore and its double in still black water' },
    { id: 'cliff', phrase: 'the house high on a black cliff under torn cloud, the title in the darkness below' },
  ],
  heroes: [
    'manor',
    'house',
    'church',
    'castle',
    'tower',
    'cabin',
    'lighthouse',
    'academy',
    'raven',
    'woman-in-gown',
    'hooded-figure',
    'barn',
  ],
  sample: {
    title: 'The House at Marrow Fell',
    subtitle: 'Nobody lives there. Somebody stays.',
    author: 'Eleanor Voss',
    summary:
      'When Agnes inherits the manor on the fell she finds every room locked from the inside, and one window that is lit each night.',
  },
  shows: (motif) => {
    const { kind, id, rests } = motif
    return (
      isDwelling(motif) ||
      (kind === 'person' && rests === 'ground') ||
      (kind === 'creature' && rests === 'ground') ||
      [
        'bare-tree',
        'carriage',
        'car',
        'doll',
        'lantern',
        'cross',
        'gravestone',
        'street-lamp',
        'tent',
        'campfire',
        'door',
      ].includes(id)
    )
  },
  design,
}
