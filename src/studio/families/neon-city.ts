// Neon city: rain, signs without words, wet ground, and one silhouette against the glow.

import { mix } from '../colour/colour.ts'
import { isHomely, isModern, isNoble, isOneThing, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './neon-city/palettes.ts'
import { compose } from './neon-city/scenes.ts'
import { band, isBroad } from './zones.ts'

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, palette, layout, brief, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'teko' : pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    leading: 0.95,
    gap: 40,
    minor: { scale: 0.42 },
    effect: {
      glow: { colour: palette.accent, blur: 0.16, strength: 0.72 },
      shadow: { colour: palette.deep, blur: 0.2, alpha: 0.8 },
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 54,
    ink: mix(palette.counter, palette.light, 0.45),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 90,
    ink: palette.ink,
  } as const
  if (layout === 'plaza')
    return {
      stacks: [
        { box: band(sheet, 0.04, 0.13), align: 'center', anchor: 'top', items: [author] },
        { box: band(sheet, wide ? 0.63 : 0.66, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.05, wide ? 0.36 : 0.35), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.87, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const neonCity: Family = {
  id: 'neon-city',
  name: 'Neon City',
  look: 'cityscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Science Fiction:cyberpunk',
    'Science Fiction:*',
    'Thriller:techno',
    'Mystery:techno',
    'Fantasy:contemporary-urban',
    'Fantasy:litrpg',
  ],
  moods: ['intense', 'mysterious', 'epic'],
  technique: 'a rain-soaked megacity in neon light, mirrored on wet ground',
  lettering: 'heavy technical capitals burning like neon',
  palettes,
  pairings: [
    { title: 'russo-one', text: 'rajdhani' },
    { title: 'teko', text: 'rajdhani' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'exo-bold', text: 'exo-bold' },
    { title: 'oswald-bold', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'street', phrase: 'the hero at the end of a canyon of signs, the title in the dark above', isEndless: true },
    { id: 'rooftop', phrase: 'the hero on a ledge before a ring of light over the city', isEndless: true },
    { id: 'plaza', phrase: 'the hero mirrored on flooded ground and the title below' },
  ],
  heroes: [
    'hooded-figure',
    'man-in-coat',
    'motorcycle',
    'detective',
    'swordswoman',
    'car',
    'woman-standing',
    'raven',
    'cat',
    'soldier',
  ],
  sample: {
    title: 'Ghost Protocol Zero',
    subtitle: 'The city remembers',
    author: 'Kai Nakamura',
    summary: 'In the flooded lower city a woman in a hood carries a memory that three corporations would kill for.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'vehicle' && isModern(motif) && motif.rests !== 'water' && sizeOf(motif) <= 15) ||
      (motif.kind === 'creature' &&
        !isHomely(motif) &&
        (motif.rests === 'ground' || (motif.rests === 'air' && isNoble(motif))))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => compose(easel, scene),
    grain: 0.4,
    vignette: 0.35,
  }),
}
