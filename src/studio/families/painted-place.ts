// Painted place: a landscape in oils, laid with bristle strokes: coast, farmland, hilltop or lake, with the hero in its light.

import type { Colour } from '../colour/colour.ts'
import { isFirm, isGrim, isOfKind, isOneThing, isSpaceborne, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { type Brush, restroke } from '../paint/materials/restroke.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { daylightOf, inkOnSky } from './painted-place/daylight.ts'
import { paintHero } from './painted-place/hero.ts'
import { palettes } from './painted-place/palettes.ts'
import { paintFarmland, paintHeadland, paintHilltop, paintLake } from './painted-place/places.ts'
import { paintTouches } from './painted-place/touches.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const isLow = layout === 'hilltop'
  const ink: Colour = isLow ? palette.ink : inkOnSky(scene)
  const lettering: readonly Item[] = [
    { kind: 'title', face: pairing.title, case: 'as-given', lockup: 'even', maxSize: 460, leading: 0.94, ink, gap: 56 },
    { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 84, maxLines: 2, ink },
  ]
  return {
    stacks: [
      {
        box: isLow ? band(scene, 0.66, 0.855, 0.08) : band(scene, 0.06, 0.34, 0.08),
        align: 'center',
        anchor: isLow ? 'middle' : 'top',
        items: lettering,
      },
      {
        box: band(scene, 0.9, 0.95),
        align: 'center',
        anchor: 'bottom',
        items: [
          {
            kind: 'line',
            role: 'author',
            face: pairing.text,
            case: 'upper',
            tracking: 0.1,
            size: 94,
            ink: palette.ink,
          },
        ],
      },
    ],
  }
}

const painters = {
  headland: paintHeadland,
  farmland: paintFarmland,
  hilltop: paintHilltop,
  lake: paintLake,
} as const

const painterOf = (layout: string) =>
  layout === 'farmland' || layout === 'hilltop' || layout === 'lake' ? painters[layout] : painters.headland

/** Broad, then finer where there is something to see. */
const brushes: readonly Brush[] = [
  { width: 56, spread: 0.95 },
  { width: 26, spread: 0.92, detail: 14 },
  { width: 12, spread: 0.95, detail: 34 },
]

const meadowOf = ({ layout, h }: Scene): readonly [from: number, to: number] | null =>
  layout === 'farmland' ? [h * 0.76, h * 0.88] : layout === 'hilltop' ? [h * 0.565, h * 0.625] : null

const design = (scene: Scene): Design => {
  const isLeft = scene.random.sub('side').chance(0.4)
  return {
    type: planType(scene),
    back: (easel: Easel) => {
      const day = daylightOf(scene)
      const standing = painterOf(scene.layout)(easel, scene, day, isLeft)
      restroke(easel, { brushes, stray: 9, body: 0.45, random: easel.random.sub('brush') })
      paintHero(easel, scene, day, standing)
      const meadow = meadowOf(scene)
      if (meadow) paintTouches(easel, { from: meadow[0], to: meadow[1], count: 420, colours: day.petals })
    },
    grain: 0.25,
    vignette: 0.2,
  }
}

export const paintedPlace: Family = {
  id: 'painted-place',
  name: 'Painted Place',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Biography & Memoir:literary',
    'Biography & Memoir:inspirational',
    'Biography & Memoir:*',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Historical Fiction:*',
    'Romance:small-town',
    'Romance:clean-sweet',
    'Romance:historical-romance',
  ],
  moods: ['melancholic', 'uplifting', 'romantic'],
  technique: 'a landscape in oils with loaded, visible brush strokes',
  lettering: 'an open, warm serif high in the sky',
  palettes,
  pairings: [
    { title: 'playfair', text: 'cormorant-bold' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'dm-serif', text: 'cormorant-bold' },
    { title: 'lora-bold', text: 'lora-italic' },
  ],
  layouts: [
    { id: 'headland', phrase: 'the title in a calm sky and the hero on a cliff over the sea', isEndless: true },
    { id: 'farmland', phrase: 'the title in a wide sky and the hero among fields at the end of a lane' },
    { id: 'hilltop', phrase: 'the hero large on the crest of a hill against the light, the title on the dark slope' },
    { id: 'lake', phrase: 'the title in the sky, the hero at still water and its reflection below' },
  ],
  heroes: [
    'lighthouse',
    'barn',
    'cottage',
    'house',
    'tree',
    'woman-standing',
    'church',
    'sailboat',
    'windmill',
    'horse',
    'bicycle',
    'mother-and-child',
  ],
  sample: {
    title: 'The Road Back to Willow Farm',
    subtitle: 'A memoir',
    author: 'Margaret Hale',
    summary: 'A daughter returns to the farm on the coast that her family lost, and learns to keep it.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests !== 'held' &&
    !isSpaceborne(motif) &&
    (isOfKind(motif, 'person', 'vehicle', 'plant') ||
      (motif.kind === 'place' && isFirm(motif)) ||
      (motif.kind === 'creature' && sizeOf(motif) >= 0.2 && motif.rests !== 'water' && !isGrim(motif))),
  design,
}
