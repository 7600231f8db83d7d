// Hearth lantern: a warm evening in storybook country, with lit windows, lanterns and fireflies. The shelf of cosy fantasy.

import { mix } from '../colour/colour.ts'
import { isGrim, isModern, isOfKind, isOfWater, isOneThing, isSpaceborne, isWeapon, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintCountry, paintEvening, paintForeground, paintFrameTrees, paintPath } from './hearth-lantern/dusk.ts'
import { paintDwellers, paintFireflies, paintMeadow } from './hearth-lantern/dwellers.ts'
import { palettes } from './hearth-lantern/palettes.ts'
import { type Stage, stageOf } from './hearth-lantern/stage.ts'
import { band } from './zones.ts'

const paintPlace = (easel: Easel, scene: Scene, stage: Stage): void => {
  paintEvening(easel, scene, stage)
  paintCountry(easel, scene, stage)
  paintPath(easel, scene, stage)
  paintFrameTrees(easel, scene, stage)
  paintDwellers(easel, scene, stage)
  paintMeadow(easel, scene, stage)
  paintForeground(easel, scene, easel.h * (stage.titleIsLow ? 0.6 : 0.85))
  paintFireflies(easel, scene, stage)
}

const planType = ({ palette, pairing, ...sheet }: Scene, { titleIsLow }: Stage): TypePlan => {
  const night = mix(palette.deep, '#000000', 0.1)
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'as-given',
    ink: palette.ink,
    maxSize: 400,
    maxLines: 5,
    leading: 0.94,
    gap: 34,
    minor: { scale: 0.5 },
    effect: {
      fill: { kind: 'gradient', colours: [palette.ink, mix(palette.ink, palette.accent, 0.3)] },
      outline: { colour: night, width: 0.03 },
      extrude: { colour: mix(night, palette.dark, 0.3), depth: 0.035, angle: 1.2 },
      shadow: { colour: night, blur: 0.12, alpha: 0.55 },
    },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 64,
    ink: palette.ink,
    maxLines: 2,
    gap: 40,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 84,
    ink: palette.ink,
  }
  if (titleIsLow)
    return {
      stacks: [
        { box: band(sheet, 0.665, 0.952, 0.075), align: 'center', anchor: 'bottom', items: [title, subtitle, author] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.045, 0.37, 0.075), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.9, 0.955), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  return { type: planType(scene, stage), back: (easel) => paintPlace(easel, scene, stage), grain: 0.6, vignette: 0.2 }
}

export const hearthLantern: Family = {
  id: 'hearth-lantern',
  name: 'Hearth Lantern',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:cozy-fantasy',
    'Fantasy:*',
    'Thriller:cozy',
    'Mystery:cozy',
    'Romance:small-town',
    "Children's:middle-grade",
  ],
  moods: ['uplifting', 'romantic', 'mysterious'],
  technique: 'a storybook scene at dusk in soft gouache tones and lantern light',
  lettering: 'round friendly letters with a drawn shadow',
  palettes,
  pairings: [
    { title: 'berkshire-swash', text: 'lora-bold' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'young-serif', text: 'lora-bold' },
    { title: 'yeseva-one', text: 'lora-bold' },
    { title: 'baloo', text: 'baloo' },
  ],
  layouts: [
    { id: 'knoll', phrase: 'a lit home on a knoll with the title in the evening sky' },
    {
      id: 'lane',
      phrase: 'the hero near at hand by lantern light, a cottage behind it, the title above',
      isEndless: true,
    },
    { id: 'moonrise', phrase: 'the hero before a great rising moon and the title in the dusky meadow below' },
  ],
  heroes: [
    'cottage',
    'cat',
    'shop',
    'teapot',
    'fox',
    'mushroom',
    'cabin',
    'owl',
    'witch',
    'lantern',
    'windmill',
    'rabbit',
    'cauldron',
    'tree',
    'dragon',
  ],
  sample: {
    title: 'Tea and Other Small Magics',
    subtitle: 'A cosy fantasy',
    author: 'Juniper Hale',
    summary: 'A retired witch opens a tea house at the edge of the mushroom wood.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !isSpaceborne(motif) &&
    motif.width < 1.95 &&
    (isOfKind(motif, 'plant', 'person') ||
      (motif.kind === 'creature' && !isOfWater(motif)) ||
      (motif.kind === 'place' && sizeOf(motif) < 60) ||
      (!isModern(motif) && (motif.kind === 'vehicle' || (motif.kind === 'object' && sizeOf(motif) <= 0.6)))),
  design,
}
