// Sunset couple: two people against real light, by the sea, in a meadow, on a lake or over a city.

import { mix } from '../colour/colour.ts'
import { isFabulous, isGrim, isMedieval, isOneThing, isSomebody, isSpaceborne, sizeOf } from '../motifs/suits.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './sunset-couple/palettes.ts'
import { paintPlace } from './sunset-couple/places.ts'
import { band, isBroad } from './zones.ts'

const planType = ({ pairing, palette, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const shadow = { colour: mix(palette.deep, palette.dark, 0.5), blur: 0.16, alpha: 0.55 }
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink: palette.ink,
    maxSize: 440,
    maxLines: 5,
    leading: 0.94,
    gap: 50,
    effect: { shadow },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.16, ink: palette.ink, effect: { shadow } } as const
  return {
    stacks: [
      {
        box: band(sheet, 0.055, wide ? 0.4 : 0.42, 0.08),
        align: 'center',
        anchor: 'top',
        items: [title, { kind: 'line', role: 'subtitle', ...quiet, size: 54 }],
      },
      {
        box: band(sheet, 0.895, 0.955),
        align: 'center',
        anchor: 'bottom',
        items: [{ kind: 'line', role: 'author', ...quiet, size: 92 }],
      },
    ],
  }
}

export const sunsetCouple: Family = {
  id: 'sunset-couple',
  name: 'Sunset Couple',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: ['Romance:contemporary', 'Romance:small-town', 'Romance:clean-sweet', 'Romance:new-adult', 'Romance:*'],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'figures against the low sun in a painted evening landscape',
  lettering: 'generous romantic lettering in a glowing sky',
  palettes,
  pairings: [
    { title: 'playfair-italic', text: 'josefin' },
    { title: 'great-vibes', text: 'montserrat' },
    { title: 'dm-serif', text: 'jost' },
    { title: 'parisienne', text: 'jost' },
    { title: 'cormorant-bold', text: 'montserrat' },
    { title: 'kaushan-script', text: 'jost' },
    { title: 'fraunces', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'shore', phrase: 'the hero on wet sand before a low sun and the title in the evening sky' },
    { id: 'meadow', phrase: 'the hero deep in flowering grass with hills behind' },
    { id: 'lake', phrase: 'the hero at the end of a landing stage over a mirror-still lake', isEndless: true },
    { id: 'terrace', phrase: 'the hero on a terrace above the glowing city', isEndless: true },
  ],
  heroes: [
    'couple-walking',
    'couple-embrace',
    'couple-dancing',
    'woman-standing',
    'cowboy',
    'bench',
    'bicycle',
    'horse',
    'dog',
    'mother-and-child',
    'rider',
    'reader',
  ],
  sample: {
    title: 'Where the Summer Finds Us',
    subtitle: 'A Harbour Bay novel',
    author: 'Claire Morgan',
    summary:
      'Ten years after she left the island without a word, the couple who never was meets again on the same beach at sunset.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isMedieval(motif) &&
    !isFabulous(motif) &&
    !isSpaceborne(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'vehicle' && motif.rests === 'ground' && sizeOf(motif) <= 1.5) ||
      (motif.kind === 'place' && sizeOf(motif) <= 1.5) ||
      motif.id === 'suitcase' ||
      motif.id === 'guitar' ||
      (motif.kind === 'creature' && motif.rests === 'ground' && sizeOf(motif) >= 0.2 && sizeOf(motif) <= 2.4)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paintPlace(easel, scene),
    grain: 0.35,
    vignette: 0.2,
  }),
}
