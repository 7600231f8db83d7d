// Linocut: two or three inks, a key block cut with the gouge, and a margin of good paper.

import { mix } from '../colour/colour.ts'
import { isElectronic, isModern, isOfKind, isOneThing, isPlain, isSpaceborne } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintMargin } from './linocut/block.ts'
import { palettes } from './linocut/palettes.ts'
import { type Inks, printHalo, printNight, printSun, printValley } from './linocut/prints.ts'
import { band } from './zones.ts'

const prints: Readonly<Record<string, (easel: Easel, scene: Scene, inks: Inks) => void>> = {
  sun: printSun,
  valley: printValley,
  night: printNight,
  halo: printHalo,
}

const inksOf = ({ palette }: Scene): Inks => ({
  paper: palette.light,
  ink: mix(palette.deep, '#000000', 0.1),
  sky: mix(palette.soft, palette.light, 0.35),
  land: palette.mid,
  sun: palette.accent,
})

const planType = (scene: Scene, inks: Inks): TypePlan => {
  const { palette, pairing, layout } = scene
  const isPale = layout === 'valley'
  const ink = isPale ? inks.ink : palette.ink
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    leading: 0.95,
    maxSize: 400,
    maxLines: 5,
    gap: 40,
    ink,
    minor: { scale: 0.5 },
    effect: { worn: 0.05 },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 64,
    maxLines: 2,
    gap: 40,
    ink: isPale ? mix(palette.accent, palette.deep, 0.55) : mix(palette.ink, palette.accent, 0.4),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 88,
    ink: palette.ink,
  }
  if (layout === 'night')
    return {
      stacks: [
        { box: band(scene, 0.66, 0.94, 0.1), align: 'center', anchor: 'middle', items: [title, subtitle, author] },
      ],
    }
  return {
    stacks: [
      {
        box: band(scene, 0.06, layout === 'valley' ? 0.385 : 0.33, 0.11),
        align: 'center',
        anchor: 'middle',
        items: [title, subtitle],
      },
      { box: band(scene, 0.885, 0.94, 0.12), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const inks = inksOf(scene)
  return {
    type: planType(scene, inks),
    back: (easel) => {
      const print = prints[scene.layout] ?? printSun
      print(easel, scene, inks)
      paintMargin(easel, inks.paper, Math.min(scene.w, scene.h) * 0.038)
      paper(easel, { kind: 'laid', strength: 0.5 })
    },
    grain: 0.4,
    vignette: 0,
  }
}

export const linocut: Family = {
  id: 'linocut',
  name: 'Linocut',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:grounded-low',
    'Fantasy:myth-folklore',
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Horror:folk',
    'Thriller:rural',
    'Mystery:rural',
    'Biography & Memoir:cultural',
    'Contemporary Fiction:family-saga',
  ],
  moods: ['mysterious', 'melancholic', 'epic', 'intellectual'],
  technique: 'a hand-cut linocut in two or three inks with the marks of the gouge',
  lettering: 'sturdy capitals as if cut from the same block',
  palettes,
  pairings: [
    { title: 'alegreya-black', text: 'lora-bold' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'staatliches', text: 'oswald-medium' },
    { title: 'young-serif', text: 'young-serif' },
    { title: 'alfa-slab', text: 'lora-bold' },
    { title: 'im-fell', text: 'im-fell' },
  ],
  layouts: [
    { id: 'sun', phrase: 'the hero on a hilltop before a great cut sun, the title in the solid ink above' },
    { id: 'valley', phrase: 'folded fields in several inks with the hero near, the title on a clear sky' },
    { id: 'night', phrase: 'a moon ringed with gouge marks over pines, the title in the dark ground' },
    { id: 'halo', phrase: 'the hero alone in a burst of cuts' },
  ],
  heroes: [
    'stag',
    'raven',
    'fox',
    'tree',
    'barn',
    'wolf',
    'horse',
    'church',
    'owl',
    'cloaked-traveller',
    'windmill',
    'bear',
  ],
  sample: {
    title: 'The Hollow Field',
    subtitle: 'A novel',
    author: 'Edith Ravensworth',
    summary: 'In a village of charcoal burners, a stag with a broken antler walks out of the wood every midwinter.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    !isElectronic(motif) &&
    !isSpaceborne(motif) &&
    !isOfKind(motif, 'symbol', 'sky') &&
    !(motif.kind === 'object' && isModern(motif) && isPlain(motif)),
  design,
}
