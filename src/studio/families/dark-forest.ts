// Dark forest: trunks in fog, one moon, one thing that should not be there.

import { mix } from '../colour/colour.ts'
import {
  isBygone,
  isEdible,
  isFirm,
  isGlowing,
  isGrim,
  isHomely,
  isMass,
  isModern,
  isOfKind,
  isOneThing,
  isSomebody,
  isTimeless,
  sizeOf,
} from '../motifs/suits.ts'
import { paintRain } from '../paint/atmosphere/rain.ts'
import { paintSnowfall } from '../paint/atmosphere/snowfall.ts'
import type { TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import { palettes } from './dark-forest/palettes.ts'
import { paintSetting } from './dark-forest/settings.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

/** Faces with enough flesh to lose some of it. */
const heavy = new Set(['oswald-bold', 'league-gothic', 'bebas-neue'])

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
    minor: { scale: 0.44, rules: true },
    effect:
      layout === 'lake'
        ? inPalette(palette, 'smoke', { colour: palette.ink, second: palette.soft })
        : { worn: heavy.has(pairing.title) ? 0.26 : 0.13, shadow: { colour: palette.deep, blur: 0.16, alpha: 0.7 } },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    tracking: 0.04,
    size: 62,
    ink: mix(palette.light, palette.soft, 0.25),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 92,
    ink: palette.ink,
  } as const
  return layout === 'path'
    ? {
        stacks: [
          { box: band(sheet, 0.045, 0.13), align: 'center', anchor: 'top', items: [author] },
          { box: band(sheet, wide ? 0.64 : 0.675, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
        ],
      }
    : {
        stacks: [
          { box: band(sheet, 0.05, wide ? 0.34 : 0.33), align: 'center', anchor: 'top', items: [title, subtitle] },
          { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
        ],
      }
}

export const darkForest: Family = {
  id: 'dark-forest',
  name: 'Dark Forest',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Horror:folk',
    'Horror:supernatural',
    'Horror:*',
    'Thriller:rural',
    'Mystery:rural',
    'Fantasy:grounded-low',
    'Fantasy:dark-fantasy',
  ],
  moods: ['mysterious', 'intense', 'melancholic'],
  technique: 'a night forest in layered fog under a great moon',
  lettering: 'weathered capitals, worn like carved boards',
  palettes,
  pairings: [
    { title: 'im-fell', text: 'im-fell' },
    { title: 'oswald-bold', text: 'im-fell' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'cinzel-bold', text: 'im-fell-italic' },
    { title: 'special-elite', text: 'special-elite' },
    { title: 'bebas-neue', text: 'im-fell' },
  ],
  layouts: [
    { id: 'clearing', phrase: 'the hero in a clearing between trunks against the moon' },
    { id: 'lake', phrase: 'the hero on the shore of a black lake that mirrors the wood', isEndless: true },
    { id: 'path', phrase: 'the hero far down a path in pale fog and the title in the dark below', isEndless: true },
    { id: 'hill', phrase: 'the hero on a bare hill before an enormous moon', isEndless: true },
  ],
  heroes: [
    'stag',
    'cabin',
    'hooded-figure',
    'wolf',
    'raven',
    'church',
    'witch',
    'child',
    'lantern',
    'owl',
    'house',
    'rider',
    'fox',
    'doll',
  ],
  sample: {
    title: 'What the Woods Keep',
    subtitle: 'They never should have come back',
    author: 'Nora Blackwell',
    summary: 'Every seventh winter the village leaves a stag at the edge of the trees, and this year nobody did.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isModern(motif) &&
    (isSomebody(motif) ||
      (motif.kind === 'creature' && motif.rests === 'ground' && sizeOf(motif) < 3 && !isHomely(motif)) ||
      motif.kind === 'place' ||
      (motif.kind === 'plant' && isFirm(motif) && sizeOf(motif) < 1) ||
      (isOfKind(motif, 'object', 'symbol', 'vehicle') &&
        (isGrim(motif) ||
          isGlowing(motif) ||
          isBygone(motif) ||
          (isMass(motif) && isTimeless(motif) && !isEdible(motif))))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      paintSetting(easel, scene)
      const pale = mix(scene.palette.light, scene.palette.soft, 0.3)
      const { weather, season } = scene.setting
      if (weather === 'snow' || season === 'winter') paintSnowfall(easel, { colour: pale, weight: 0.4, strength: 0.75 })
      if (weather === 'rain' || weather === 'storm') paintRain(easel, { colour: pale, weight: 0.6 })
    },
    grain: 0.5,
    vignette: 0.4,
  }),
}
