// Night lights: a silhouette edged with light before a city, an arena or a skyline, all out of focus.

import { mix } from '../colour/colour.ts'
import {
  isFabulous,
  isGrim,
  isHomely,
  isLively,
  isMedieval,
  isModern,
  isNoble,
  isOfKind,
  isOneThing,
  isPlain,
  isSpaceborne,
  isWeapon,
  sizeOf,
} from '../motifs/suits.ts'
import { paintRain } from '../paint/atmosphere/rain.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './night-lights/palettes.ts'
import { paintNightScene } from './night-lights/scenes.ts'
import { band, isBroad } from './zones.ts'

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = isBroad(sheet)
  const shadow = { colour: mix(palette.deep, '#000000', 0.5), blur: 0.18, alpha: 0.75 }
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 470,
    maxLines: 4,
    leading: 0.95,
    gap: 40,
    minor: { scale: 0.42 },
    effect: { shadow },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.14, effect: { shadow } } as const
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    ...quiet,
    ink: mix(palette.accent, palette.light, 0.4),
    size: 58,
    maxLines: 2,
  }
  const author: Item = { kind: 'line', role: 'author', ...quiet, ink: palette.ink, size: 88 }
  if (layout === 'skyline')
    return {
      stacks: [
        { box: band(sheet, 0.055, wide ? 0.34 : 0.35), align: 'center', anchor: 'top', items: [title, subtitle] },
        { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.04, 0.12), align: 'center', anchor: 'top', items: [author] },
      { box: band(sheet, wide ? 0.66 : 0.665, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
    ],
  }
}

export const nightLights: Family = {
  id: 'night-lights',
  name: 'Night Lights',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Romance:romantic-suspense',
    'Romance:sports',
    'Romance:new-adult',
    'Romance:erotic',
    'Romance:contemporary',
    'Romance:*',
    'Thriller:espionage',
    'Mystery:espionage',
  ],
  moods: ['intense', 'romantic', 'mysterious'],
  technique: 'a rim-lit silhouette before city or arena lights out of focus',
  lettering: 'tall condensed capitals',
  palettes,
  pairings: [
    { title: 'bebas-neue', text: 'montserrat' },
    { title: 'league-gothic', text: 'josefin' },
    { title: 'oswald-medium', text: 'oswald-light' },
    { title: 'playfair', text: 'jost' },
    { title: 'cinzel-bold', text: 'montserrat' },
    { title: 'anton', text: 'jost' },
  ],
  layouts: [
    { id: 'avenue', phrase: 'the hero mirrored on a wet avenue and the title in the dark below', isEndless: true },
    { id: 'arena', phrase: 'the hero under the floodlights of an arena', isEndless: true },
    { id: 'skyline', phrase: 'the hero large against the lights of the city, the title above', isEndless: true },
  ],
  heroes: [
    'couple-embrace',
    'man-in-coat',
    'woman-in-gown',
    'couple-walking',
    'hockey',
    'couple-dancing',
    'motorcycle',
    'woman-standing',
    'basketball',
    'car',
    'profile-man',
    'american-football',
  ],
  sample: {
    title: 'The Last Shift',
    subtitle: 'Trust no one after dark',
    author: 'Nora Blackwood',
    summary: 'A bodyguard, a witness and one night in a city of lights where nobody can be trusted.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isPlain(motif) &&
    (motif.kind === 'person'
      ? !isMedieval(motif) && !isFabulous(motif) && !isSpaceborne(motif) && !isGrim(motif)
      : isLively(motif) ||
        isWeapon(motif) ||
        (motif.kind === 'vehicle' && isModern(motif)) ||
        (isNoble(motif) && (isOfKind(motif, 'plant', 'symbol') || (motif.kind === 'object' && sizeOf(motif) <= 0.3))) ||
        (motif.kind === 'creature' && motif.rests === 'ground' && sizeOf(motif) >= 0.4 && !isHomely(motif))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      paintNightScene(easel, scene)
      if (scene.setting.weather === 'rain' || scene.setting.weather === 'storm')
        paintRain(easel, { colour: scene.palette.light, weight: 0.5, strength: 0.5 })
    },
    grain: 0.4,
    vignette: 0.35,
  }),
}
