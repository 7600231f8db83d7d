// Lit window: somebody is awake in a dark house. Seen from the garden, or from inside through a wet pane.

import { mix } from '../colour/colour.ts'
import { noHero } from '../motifs/no-hero.ts'
import { isBuilding, isModern, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintFacade } from './lit-window/facade.ts'
import { paintAjar, paintPane } from './lit-window/inside.ts'
import { paintLawn } from './lit-window/lawn.ts'
import { palettes } from './lit-window/palettes.ts'
import { ownThing } from './own-things.ts'
import { band } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing } = scene
  const { ink, accent } = palette
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    leading: 0.94,
    maxSize: 470,
    maxLines: 4,
    gap: 44,
    ink,
    minor: { scale: 0.5 },
    effect: { shadow: { colour: mix(palette.deep, '#000000', 0.5), blur: 0.1, alpha: 0.6 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    maxLines: 2,
    ink: mix(ink, accent, 0.5),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 90,
    ink,
  }
  return {
    stacks: [
      { box: band(scene, 0.05, 0.365, 0.08), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(scene, 0.9, 0.958, 0.1), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

/** A book about a house: the cover is the house, and somebody is in it. */
const whoIsIn = (scene: Scene): Scene => {
  const somebody = scene.companions.find(({ kind }) => kind === 'person') ?? ownThing(scene, 'woman-standing') ?? noHero
  return scene.hero.kind === 'place' ? { ...scene, hero: somebody } : scene
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel, type) => {
    const house = whoIsIn(scene)
    if (scene.layout === 'lawn') paintLawn(easel, scene)
    else if (scene.layout === 'pane') paintPane(easel, scene, type)
    else if (scene.layout === 'ajar') paintAjar(easel, house)
    else paintFacade(easel, house)
  },
  grain: 0.5,
  vignette: 0.35,
})

export const litWindow: Family = {
  id: 'lit-window',
  name: 'Lit Window',
  look: 'interior',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:psychological',
    'Mystery:psychological',
    'Thriller:rural',
    'Mystery:rural',
    'Thriller:*',
    'Mystery:*',
    'Horror:supernatural',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a house at night with one warm light that tells the story',
  lettering: 'tall quiet capitals that fill the dark',
  palettes,
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'gloock', text: 'josefin' },
    { title: 'oswald-bold', text: 'oswald-light' },
    { title: 'playfair-black', text: 'jost' },
    { title: 'bebas-neue', text: 'lora-italic' },
    { title: 'jost-bold', text: 'jost' },
  ],
  layouts: [
    {
      id: 'facade',
      phrase: 'one lit window low in a dark clapboard wall, the hero against the light',
      isEndless: true,
    },
    {
      id: 'lawn',
      phrase: 'a gabled house across a dark lawn with one light on and the hero in the garden',
      isEndless: true,
    },
    { id: 'pane', phrase: 'the hero out in the dusk behind a rain-wet window', isEndless: true },
    { id: 'ajar', phrase: 'a door ajar, the hero in the light and a long shadow on the floor', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'child',
    'cat',
    'hooded-figure',
    'mother-and-child',
    'doll',
    'raven',
    'candle',
    'detective',
    'wolf',
    'house',
  ],
  sample: {
    title: 'The Woman Upstairs',
    subtitle: 'Every house keeps a secret',
    author: 'Claire Hollis',
    summary:
      'She rented the attic room for one month. A year later the family downstairs is afraid to ask her to leave.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    !isOfKind(motif, 'symbol', 'vehicle') &&
    (motif.kind !== 'place' || (isBuilding(motif) && sizeOf(motif) < 50)) &&
    !(motif.kind === 'creature' && sizeOf(motif) > 2) &&
    !(motif.kind === 'object' && isModern(motif)),
  design,
}
