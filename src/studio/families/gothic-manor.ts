// Gothic manor: a dark house against a storm sky, bare trees and fog, and one window that is lit.
import {
  isBygone,
  isElectronic,
  isGlowing,
  isGothic,
  isGrim,
  isMass,
  isOneThing,
  isSomebody,
  sizeOf,
} from '../motifs/suits.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { compositionOf, isDwelling } from './gothic-manor/composition.ts'
import { paintManor } from './gothic-manor/paint-manor.ts'
import { palettes } from './gothic-manor/palettes.ts'
import { band } from './zones.ts'

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
        lockup: layout === 'gate' ? 'initial' : 'block',
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
    { id: 'gate', phrase: 'a look through open iron gates to the house that waits in the fog', isEndless: true },
    { id: 'mirror', phrase: 'the house on the far shore and its double in still black water', isEndless: true },
    {
      id: 'cliff',
      phrase: 'the house high on a black cliff under torn cloud, the title in the darkness below',
      isEndless: true,
    },
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
  shows: (motif) =>
    isDwelling(motif) ||
    (isOneThing(motif) &&
      motif.rests === 'ground' &&
      !isElectronic(motif) &&
      (isSomebody(motif) ||
        motif.kind === 'creature' ||
        isGrim(motif) ||
        isGlowing(motif) ||
        isBygone(motif) ||
        isGothic(motif) ||
        isMass(motif) ||
        (motif.kind === 'plant' && sizeOf(motif) >= 5))),
  design,
}
