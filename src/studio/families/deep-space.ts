// Deep space: a nebula, one great body of light and one small maker of the story before it.

import { mix } from '../colour/colour.ts'
import {
  isBuilding,
  isHomely,
  isModern,
  isNoble,
  isOneThing,
  isSomebody,
  isSpaceborne,
  sizeOf,
} from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import { composeSpace } from './deep-space/compositions.ts'
import { palettes } from './deep-space/palettes.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, palette, layout, brief, ...sheet }: Scene): TypePlan => {
  const isLow = layout === 'rings'
  const wide = isBroad(sheet)
  const glow = mix(palette.mid, palette.soft, 0.4)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'rajdhani' : pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 5,
    gap: 44,
    minor: { scale: 0.42 },
    effect: {
      glow: { colour: glow, blur: 0.22, strength: 0.55 },
      shadow: { colour: palette.deep, blur: 0.14, alpha: 0.75 },
    },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.22,
    size: 52,
    ink: mix(palette.light, palette.accent, 0.35),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.2,
    size: 92,
    ink: palette.ink,
  } as const
  const inset = wide ? 0.1 : 0.09
  return {
    stacks: isLow
      ? [
          { box: band(sheet, 0.035, 0.15, inset), align: 'center', anchor: 'top', items: [author] },
          {
            box: band(sheet, wide ? 0.62 : 0.66, 0.945, inset),
            align: 'center',
            anchor: 'bottom',
            items: [title, subtitle],
          },
        ]
      : [
          {
            box: band(sheet, 0.055, wide ? 0.36 : 0.35, inset),
            align: 'center',
            anchor: 'top',
            items: [title, subtitle],
          },
          { box: band(sheet, 0.86, 0.95, inset), align: 'center', anchor: 'bottom', items: [author] },
        ],
  }
}

export const deepSpace: Family = {
  id: 'deep-space',
  name: 'Deep Space',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Science Fiction:space-opera',
    'Science Fiction:hard-sf',
    'Science Fiction:litrpg',
    'Science Fiction:*',
  ],
  moods: ['epic', 'mysterious', 'intense', 'intellectual'],
  technique: 'a painted deep-space panorama of nebula, planet and starlight',
  lettering: 'wide engineered capitals that glow against the dark',
  palettes,
  pairings: [
    { title: 'michroma', text: 'montserrat' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'exo-bold', text: 'exo-bold' },
    { title: 'rajdhani', text: 'rajdhani' },
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'jost-bold', text: 'jost' },
  ],
  layouts: [
    {
      id: 'limb',
      phrase: 'the bright limb of a planet rising from below and the title in the dark above it',
      isEndless: true,
    },
    { id: 'rings', phrase: 'a ringed giant filling the upper sheet and the title set low beneath it', isEndless: true },
    { id: 'star', phrase: 'one enormous star burning behind the hero', isEndless: true },
    { id: 'twins', phrase: 'two suns over an alien horizon, the hero small before them', isEndless: true },
  ],
  heroes: ['spaceship', 'astronaut', 'satellite', 'rocket', 'planet', 'ufo', 'tower', 'whale', 'dragon'],
  sample: {
    title: 'The Perihelion Signal',
    subtitle: 'Book one of the Long Dark',
    author: 'Marcus Vale',
    summary: 'The crew of a survey spaceship answers a distress call that was sent four hundred years ago.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    (motif.kind === 'sky'
      ? isNoble(motif)
      : isSpaceborne(motif) ||
        isSomebody(motif) ||
        (motif.kind === 'creature' && sizeOf(motif) >= 0.3) ||
        (motif.kind === 'place' && isNoble(motif)) ||
        (motif.kind === 'place' && isModern(motif) && isBuilding(motif)) ||
        (motif.kind === 'vehicle' && motif.rests === 'air' && isModern(motif)) ||
        (motif.kind === 'plant' && sizeOf(motif) >= 5)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => composeSpace(easel, scene, type),
    grain: 0.3,
    vignette: 0.3,
  }),
}
