// Deco gilt: the jazz age in gilding and enamel, with stepped frames, fans, towers and a hero set like a jewel.
import type { Palette } from '../colour/palette.ts'
import { decoRule } from '../paint/ornament/dividers.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import { isBroad, paintFan, paintPanel, paintPortal, paintSkyline } from './deco-gilt/panels.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#07090c',
    dark: '#11221f',
    mid: '#1d6b5a',
    soft: '#d9c893',
    light: '#f7eed4',
    accent: '#d8b25a',
    counter: '#1f8a72',
    ink: '#f8efd8',
    metal: 'gold',
    hues: ['#d8b25a', '#1f8a72', '#f7eed4', '#1d6b5a', '#11221f'],
  },
  {
    deep: '#080d24',
    dark: '#12204a',
    mid: '#2f4f9a',
    soft: '#e5c9a2',
    light: '#fbf0dc',
    accent: '#e2694e',
    counter: '#3565b8',
    ink: '#fbf1df',
    metal: 'gold',
    hues: ['#e2694e', '#3565b8', '#fbf0dc', '#2f4f9a', '#12204a'],
  },
  {
    deep: '#19060c',
    dark: '#3e0f1f',
    mid: '#86263c',
    soft: '#ecc0a6',
    light: '#fdeee0',
    accent: '#f0b59a',
    counter: '#b03a4e',
    ink: '#fdeee2',
    metal: 'rose',
    hues: ['#f0b59a', '#b03a4e', '#fdeee0', '#86263c', '#3e0f1f'],
  },
  {
    deep: '#041618',
    dark: '#0a3438',
    mid: '#17777a',
    soft: '#e8b98c',
    light: '#f9ecd8',
    accent: '#e08a4a',
    counter: '#1e9490',
    ink: '#fbefdc',
    metal: 'copper',
    hues: ['#e08a4a', '#1e9490', '#f9ecd8', '#17777a', '#0a3438'],
  },
  {
    deep: '#0c0b14',
    dark: '#231f3d',
    mid: '#5a4c92',
    soft: '#cfc8dc',
    light: '#f5f2f7',
    accent: '#b9a7e6',
    counter: '#6f5fb4',
    ink: '#f6f3f8',
    metal: 'silver',
    hues: ['#b9a7e6', '#6f5fb4', '#f5f2f7', '#5a4c92', '#231f3d'],
  },
]

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const ink = palette.ink
  const foil = { fill: { kind: 'foil', metal: palette.metal, bevel: 0.02 } } as const
  const title: Item = {
    kind: 'title',
    face: pairing.title,
    case: 'upper',
    lockup: 'block',
    maxSize: 420,
    leading: 0.94,
    minor: { scale: 0.4, rules: true },
    ink,
    effect: foil,
    gap: 44,
  }
  const rule: Item = {
    kind: 'ornament',
    height: 26,
    ink,
    effect: foil,
    gap: 38,
    draw: (ctx, box) => decoRule(ctx, box.x + box.w / 2, box.y + 13, 420, { weight: 5 }),
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 54,
    maxLines: 2,
    ink,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 82,
    ink,
  }
  const centred = (
    top: number,
    bottom: number,
    inset: number,
    anchor: Stack['anchor'],
    items: readonly Item[],
  ): Stack => ({
    box: band(scene, top, bottom, inset),
    align: 'center',
    anchor,
    items,
  })
  // The crest of the frame takes more of a square.
  const lift = isBroad(scene) ? 0.025 : 0
  if (layout === 'portal')
    return {
      stacks: [
        centred(0.65, 0.835 - lift, 0.13, 'middle', [title, rule, subtitle]),
        centred(0.855 - lift, 0.905 - lift, 0.15, 'bottom', [author]),
      ],
    }
  if (layout === 'panel')
    return {
      stacks: [
        centred(0.505, 0.745, 0.2, 'middle', [title, rule, subtitle]),
        centred(0.785, 0.835, 0.23, 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      centred(0.1 + lift, layout === 'fan' && !isBroad(scene) ? 0.42 : 0.365 - lift, 0.13, 'middle', [
        title,
        rule,
        subtitle,
      ]),
      centred(0.85 - lift * 0.6, 0.9 - lift, 0.15, 'bottom', [author]),
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => {
    if (scene.layout === 'fan') paintFan(easel, scene)
    else if (scene.layout === 'portal') paintPortal(easel, scene)
    else if (scene.layout === 'panel') paintPanel(easel, scene)
    else paintSkyline(easel, scene)
  },
  grain: 0.25,
  vignette: 0.2,
})

const unfit = ['crowd', 'flock', 'circuit', 'skyline', 'campfire', 'laptop', 'wave', 'ufo', 'dinosaur', 'farm-fence']

export const decoGilt: Family = {
  id: 'deco-gilt',
  name: 'Deco Gilt',
  look: 'card',
  templateType: 'ornamental',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:cultural',
    'Biography & Memoir:historical',
    'Romance:historical-romance',
  ],
  moods: ['mysterious', 'romantic', 'epic'],
  technique: 'art-deco gilding with enamel colour between the wires',
  lettering: 'jazz-age capitals in foil',
  palettes,
  pairings: [
    { title: 'limelight', text: 'josefin' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'righteous', text: 'jost' },
    { title: 'cinzel-bold', text: 'josefin' },
  ],
  layouts: [
    { id: 'skyline', phrase: 'the title above and the hero before gilt towers and rays' },
    { id: 'fan', phrase: 'the title above and the hero set in an open enamel fan' },
    { id: 'portal', phrase: 'the hero in a stepped gilt doorway and the title below it' },
    { id: 'panel', phrase: 'a stepped panel on gilt scales with the hero over the title' },
  ],
  heroes: [
    'woman-in-gown',
    'car',
    'couple-dancing',
    'swan',
    'wine-glass',
    'train',
    'dancer',
    'airplane',
    'mask',
    'stag',
    'butterfly',
    'microphone',
    'cat',
  ],
  sample: {
    title: 'The Midnight Orchid Club',
    subtitle: 'A novel of 1926',
    author: 'Evelyn Carrow',
    summary: 'A singer in a gown, a stolen necklace and a ballroom where no one uses a real name.',
  },
  shows: ({ id, kind }) => kind !== 'sky' && !unfit.includes(id),
  design,
}
