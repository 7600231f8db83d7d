// Rom-com windows: a flat illustrated street, two people who have not yet noticed each other, and a title written with a brush.

import { mix } from '../colour/colour.ts'
import {
  isFabulous,
  isGrim,
  isLively,
  isModern,
  isNoble,
  isOfKind,
  isOneThing,
  isPlain,
  isWeapon,
  sizeOf,
} from '../motifs/suits.ts'
import { inkOn } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { composeStreet, wallOf } from './romcom-windows/compositions.ts'
import { palettes } from './romcom-windows/palettes.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const wide = isBroad(sheet)
  const wall = wallOf(scene)
  const ink = inkOn(wall, palette)
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 430,
    maxLines: 5,
    leading: 0.92,
    gap: 46,
    effect: {
      extrude: { colour: mix(wall, ink === palette.light ? palette.deep : palette.light, 0.55), depth: 0.035 },
    },
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 62, ink }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.1,
    size: 92,
    ink: palette.light,
  }
  const end = layout === 'lane' ? (wide ? 0.36 : 0.345) : wide ? 0.375 : 0.38
  return {
    stacks: [
      { box: band(sheet, 0.05, end, 0.08), align: 'center', anchor: 'middle', items: [title, subtitle] },
      { box: band(sheet, 0.895, 0.955), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

export const romcomWindows: Family = {
  id: 'romcom-windows',
  name: 'Rom-Com Windows',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: ['Romance:romcom', 'Romance:contemporary', 'Romance:new-adult', 'Contemporary Fiction:humorous'],
  moods: ['uplifting', 'romantic'],
  technique: 'a flat illustrated street scene in candy colours',
  lettering: 'bouncing brush script',
  palettes,
  pairings: [
    { title: 'pacifico', text: 'jost' },
    { title: 'kaushan-script', text: 'montserrat' },
    { title: 'yellowtail', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'berkshire-swash', text: 'josefin' },
    { title: 'righteous', text: 'jost' },
  ],
  layouts: [
    { id: 'windows', phrase: 'two neighbouring windows with a lover in each and the title on the wall above' },
    { id: 'lane', phrase: 'the hero between two house fronts under strings of lights', isEndless: true },
    { id: 'shop', phrase: 'the hero in a bright shop window under a striped awning' },
  ],
  heroes: [
    'cat',
    'couple-walking',
    'bicycle',
    'dog',
    'teacup',
    'couple-embrace',
    'cake',
    'suitcase',
    'guitar',
    'letter',
    'couple-dancing',
    'camera',
  ],
  sample: {
    title: 'The Neighbour Clause',
    subtitle: 'One wall. Two hearts. Zero chill.',
    author: 'Poppy Lane',
    summary:
      'She plays the violin at midnight, he wakes at five to bake; only the cat knows that they share more than a wall.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    !(motif.kind === 'creature' && isFabulous(motif)) &&
    (isOfKind(motif, 'person', 'object') ||
      (motif.kind === 'creature' && motif.rests === 'ground' && sizeOf(motif) <= 2.4) ||
      (motif.kind === 'vehicle' && isModern(motif) && motif.rests === 'ground') ||
      (isNoble(motif) && motif.kind === 'plant') ||
      isLively(motif) ||
      (motif.kind === 'place' && isPlain(motif) && sizeOf(motif) < 5)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => composeStreet(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
