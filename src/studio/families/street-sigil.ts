// Street sigil: a modern street at night, a great sign of light, and the one it belongs to in front of it.

import { mix } from '../colour/colour.ts'
import {
  isGothic,
  isGrim,
  isHomely,
  isMedieval,
  isModern,
  isNoble,
  isOneThing,
  isSomebody,
  sizeOf,
} from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './street-sigil/palettes.ts'
import { compose } from './street-sigil/scenes.ts'
import { band, isBroad } from './zones.ts'

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    leading: 0.92,
    gap: 40,
    minor: { scale: 0.42, rules: true },
    effect: {
      glow: { colour: palette.accent, blur: 0.2, strength: 0.6 },
      shadow: { colour: palette.deep, blur: 0.18, alpha: 0.85 },
      // Sprayed on the wall that it stands on.
      ...(layout === 'wall' ? inPalette(palette, 'stencil', { colour: palette.ink }) : {}),
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 52,
    ink: mix(palette.light, palette.counter, 0.35),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    size: 90,
    ink: palette.ink,
  } as const
  return layout === 'rooftop'
    ? {
        stacks: [
          { box: band(sheet, 0.045, 0.13), align: 'center', anchor: 'top', items: [author] },
          { box: band(sheet, wide ? 0.64 : 0.67, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
        ],
      }
    : {
        stacks: [
          { box: band(sheet, 0.05, wide ? 0.33 : 0.325), align: 'center', anchor: 'top', items: [title, subtitle] },
          { box: band(sheet, 0.875, 0.95), align: 'center', anchor: 'bottom', items: [author] },
        ],
      }
}

export const streetSigil: Family = {
  id: 'street-sigil',
  name: 'Street Sigil',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Fantasy:contemporary-urban',
    'Fantasy:*',
    'Romance:paranormal-monster',
    'Horror:supernatural',
    'Horror:*',
    'Young Adult:*',
  ],
  moods: ['mysterious', 'intense', 'epic', 'romantic'],
  technique: 'a night street under a burning magic sign with one silhouette before it',
  lettering: 'sharp capitals lit by magic',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'montserrat' },
    { title: 'bebas-neue', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'cinzel-black', text: 'josefin' },
    { title: 'league-gothic', text: 'montserrat' },
    { title: 'cormorant-sc', text: 'montserrat' },
  ],
  layouts: [
    { id: 'alley', phrase: 'the hero in an alley before a hanging sigil, mirrored on wet ground', isEndless: true },
    { id: 'rooftop', phrase: 'the hero on a roof against moon and sigil, the title below', isEndless: true },
    { id: 'wall', phrase: 'the hero before a brick wall on which the sigil burns', isEndless: true },
  ],
  heroes: [
    'hooded-figure',
    'wolf',
    'swordswoman',
    'raven',
    'man-in-coat',
    'cat',
    'witch',
    'dragon',
    'woman-standing',
    'archer',
    'couple-embrace',
    'fox',
  ],
  sample: {
    title: 'The Ward Between Streets',
    subtitle: 'A Hollow Lane novel',
    author: 'Tamsin Grey',
    summary: 'A hooded witch of the night buses hunts the thing that is unpicking the city wards one by one.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'creature' && motif.rests !== 'water' && !isHomely(motif)) ||
      (motif.kind === 'vehicle' && isModern(motif) && sizeOf(motif) <= 1.5) ||
      (motif.kind === 'object' && !isModern(motif) && (isGrim(motif) || isNoble(motif) || isMedieval(motif))) ||
      (motif.kind === 'place' && isGothic(motif))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => compose(easel, scene),
    grain: 0.4,
    vignette: 0.35,
  }),
}
