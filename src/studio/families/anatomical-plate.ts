// Anatomical plate: an antique engraving of one thing, with one colour growing out of it that should not.
import { isNoble, isOfKind, isOneThing, isSomebody } from '../motifs/suits.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import { paintHalved, paintNocturne, paintPlate, paintSpecimen } from './anatomical-plate/compose.ts'
import { palettes } from './anatomical-plate/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const places: Readonly<Record<string, { title: readonly [number, number]; anchor: Stack['anchor'] }>> = {
  plate: { title: [0.085, 0.31], anchor: 'top' },
  specimen: { title: [0.6, 0.865], anchor: 'bottom' },
  nocturne: { title: [0.05, 0.29], anchor: 'top' },
  halved: { title: [0.05, 0.3], anchor: 'top' },
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const isDark = layout === 'nocturne'
  const ink = isDark ? palette.ink : palette.deep
  const { title, anchor } = places[layout] ?? { title: [0.08, 0.3], anchor: 'top' }
  const isCondensed = pairing.title === 'league-gothic' || pairing.title === 'anton'
  const inset = layout === 'plate' ? 0.12 : 0.075
  return {
    stacks: [
      {
        box: band(scene, ...title, inset),
        align: 'center',
        anchor,
        items: [
          {
            kind: 'title',
            face: pairing.title,
            case: 'upper',
            lockup: 'block',
            minor: { scale: 0.44, rules: !isCondensed },
            maxSize: 480,
            leading: 0.95,
            ink,
            effect: pairing.title === 'im-fell' ? {} : { worn: 0.08 },
            gap: 34,
          },
          { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 56, maxLines: 2, ink },
        ],
      },
      {
        box: band(scene, layout === 'plate' ? 0.87 : 0.885, layout === 'plate' ? 0.93 : 0.955, 0.12),
        align: 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.08, size: 82, ink }],
      },
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, { zones }) => {
    if (scene.layout === 'specimen') paintSpecimen(easel, scene, zones)
    else if (scene.layout === 'nocturne') paintNocturne(easel, scene, zones)
    else if (scene.layout === 'halved') paintHalved(easel, scene, zones)
    else paintPlate(easel, scene, zones)
  },
  grain: 0.4,
  vignette: 0.16,
})

export const anatomicalPlate: Family = {
  id: 'anatomical-plate',
  name: 'Anatomical Plate',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Horror:body',
    'Horror:psychological',
    'Horror:cosmic',
    'Horror:slasher',
    'Horror:folk',
    'Thriller:dark-academia',
    'Mystery:dark-academia',
    'Thriller:true-crime',
    'Mystery:true-crime',
  ],
  moods: ['mysterious', 'intellectual', 'intense', 'melancholic'],
  technique: 'an antique engraved plate, cross-hatched on aged paper, with one colour growing out of it',
  lettering: 'bookish old-style capitals in printer’s black',
  palettes,
  pairings: [
    { title: 'gloock', text: 'garamond' },
    { title: 'im-fell', text: 'im-fell' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'playfair-black', text: 'garamond' },
  ],
  layouts: [
    { id: 'plate', phrase: 'a framed plate with leader lines around the specimen and the title above it' },
    { id: 'nocturne', phrase: 'the specimen scraped in pale lines out of black, inside a graduated ring' },
    {
      id: 'halved',
      phrase: 'the sheet split down the middle: one half engraved, the other flat and loud',
      isEndless: true,
    },
    { id: 'specimen', phrase: 'the specimen as large as the paper above a title set low', isEndless: true },
  ],
  heroes: [
    'anatomical-heart',
    'moth',
    'skull',
    'rose',
    'hand-reaching',
    'eye',
    'raven',
    'mushroom',
    'snake',
    'spider',
    'stag',
    'doll',
    'octopus',
  ],
  sample: {
    title: 'The Grafting Room',
    subtitle: 'Everything that is cut can be made to grow',
    author: 'Marian Oake',
    summary:
      'A medical illustrator is hired to draw a private collection. The heart on the third plate is still beating.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isOfKind(motif, 'creature', 'plant', 'symbol') ||
      (motif.kind === 'object' && motif.width < 1.5) ||
      (motif.kind === 'person' && !isSomebody(motif)) ||
      (motif.kind === 'sky' && isNoble(motif))),
  design,
}
