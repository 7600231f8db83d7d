// Cozy village: painted houses, a lit shop or a window sill, with a cat who knows more than the constable.

import { mix } from '../colour/colour.ts'
import {
  isBuilding,
  isGrim,
  isModern,
  isOfKind,
  isOneThing,
  isSomebody,
  isSpaceborne,
  sizeOf,
} from '../motifs/suits.ts'
import { paper } from '../paint/materials/paper.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { type Air, airOf } from './cozy-village/air.ts'
import { palettes } from './cozy-village/palettes.ts'
import { paintShopfront, signBox } from './cozy-village/shopfront.ts'
import { paintSill } from './cozy-village/sill.ts'
import { paintHill, paintStreet } from './cozy-village/street.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const planType = (scene: Scene, air: Air): TypePlan => {
  const { palette, pairing, layout } = scene
  const { deep, ink, light, accent } = palette
  const isPale = !air.isDusk && (layout === 'street' || layout === 'hill')
  const letters = isPale ? mix(deep, '#000000', 0.1) : ink
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    leading: 0.9,
    maxSize: 440,
    maxLines: 5,
    gap: 46,
    ink: letters,
    effect: isPale
      ? { outline: { colour: mix(light, '#ffffff', 0.4), width: 0.07 } }
      : { extrude: { colour: mix(deep, '#000000', 0.35), depth: 0.045 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 66,
    maxLines: 2,
    gap: 40,
    ink: isPale ? mix(accent, deep, 0.62) : mix(ink, accent, 0.4),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'as-given',
    size: 104,
    ink,
    tracking: 0.01,
  }
  const sign = signBox(scene)
  const titleBox =
    layout === 'shop'
      ? { x: sign.x + 64, y: sign.y + 56, w: sign.w - 128, h: sign.h - 112 }
      : band(scene, 0.045, layout === 'sill' ? 0.36 : 0.385, 0.08)
  return {
    stacks: [
      {
        box: titleBox,
        align: 'center',
        anchor: layout === 'hill' || layout === 'street' ? 'top' : 'middle',
        items: layout === 'shop' ? [title, subtitle] : [subtitle, title],
      },
      { box: band(scene, 0.897, 0.962, 0.12), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const air = airOf(scene)
  return {
    type: planType(scene, air),
    back: (easel, type) => {
      if (scene.layout === 'shop') paintShopfront(easel, scene, air)
      else if (scene.layout === 'sill') paintSill(easel, scene, air)
      else if (scene.layout === 'hill') paintHill(easel, scene, air)
      else paintStreet(easel, scene, air, type.zones)
      paper(easel, { strength: 0.5 })
    },
    grain: 0.3,
    vignette: 0.16,
  }
}

export const cozyVillage: Family = {
  id: 'cozy-village',
  name: 'Cozy Village',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Thriller:cozy',
    'Mystery:cozy',
    'Romance:small-town',
    'Contemporary Fiction:humorous',
    'Fantasy:cozy-fantasy',
  ],
  moods: ['uplifting', 'mysterious', 'romantic'],
  technique: 'a gouache village scene of painted houses, lamplight and flowers',
  lettering: 'friendly rounded letters with a storybook swing',
  palettes,
  pairings: [
    { title: 'berkshire-swash', text: 'lora-bold' },
    { title: 'fraunces-black', text: 'fraunces' },
    { title: 'alegreya-black', text: 'lora-bold' },
    { title: 'young-serif', text: 'young-serif' },
    { title: 'abril-fatface', text: 'josefin' },
  ],
  layouts: [
    {
      id: 'street',
      phrase: 'the title in a wide sky over a row of painted houses and the hero on the garden wall',
      isEndless: true,
    },
    { id: 'shop', phrase: 'the title on the sign of a village shop and the hero in its lit window', isEndless: true },
    { id: 'hill', phrase: 'houses climbing a green hill to the church and the hero close in front' },
    { id: 'sill', phrase: 'the hero on a window sill between curtains, the village beyond the panes', isEndless: true },
  ],
  heroes: [
    'cat',
    'teapot',
    'dog',
    'detective',
    'cake',
    'raven',
    'bicycle',
    'typewriter',
    'owl',
    'teacup',
    'pumpkin',
    'rabbit',
  ],
  sample: {
    title: 'Murder at the Marmalade Shop',
    subtitle: 'A Willowbrook Mystery',
    author: 'Poppy Ashford',
    summary:
      'When the prize marmalade turns out to be poisoned, the village librarian and her cat start asking questions.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    !isGrim(motif) &&
    !isSpaceborne(motif) &&
    !isOfKind(motif, 'symbol', 'sky') &&
    (motif.kind !== 'place' || (isBuilding(motif) && !isModern(motif) && sizeOf(motif) < 45)) &&
    (motif.kind !== 'person' || isSomebody(motif)) &&
    !(motif.kind === 'creature' && sizeOf(motif) > 2),
  design,
}
