// Light from above: a landscape under breaking light, with one quiet sign of faith or hope in it.

import { mix } from '../colour/colour.ts'
import { isGrim, isNoble, isOneThing, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintClouds } from './light-from-above/clouds.ts'
import { paintCorn } from './light-from-above/corn.ts'
import { paintHills } from './light-from-above/hills.ts'
import { palettes } from './light-from-above/palettes.ts'
import type { Vista } from './light-from-above/sky.ts'
import { paintWaters } from './light-from-above/waters.ts'
import { isBroad } from './zones.ts'

const painters: Readonly<Record<string, (easel: Easel, vista: Vista) => void>> = {
  hills: paintHills,
  waters: paintWaters,
  corn: paintCorn,
  clouds: paintClouds,
}

/** Signs that are planted like trees rather than hung in the sky. */
const planted = new Set(['cross'])

const vistaOf = (scene: Scene, layout: string): Vista => {
  const { w, h, hero, random, palette, setting, mood } = scene
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const off = random.sub('off').between(0.05, 0.14) * side
  const isStormy = setting.weather === 'storm' || setting.weather === 'rain' || mood === 'intense' || mood === 'epic'
  const floats = (hero.rests === 'air' || hero.rests === 'held') && !planted.has(hero.id)
  const tallest = isBroad(scene) ? h * 0.26 : h * (floats ? 0.18 : layout === 'clouds' ? 0.22 : 0.2)
  const height = Math.min(tallest, (w * 0.46) / hero.width)
  const grounds: Readonly<Record<string, number>> = {
    hills: 0.73,
    waters: hero.rests === 'water' ? 0.72 : 0.77,
    corn: 0.69,
    clouds: 0.44,
  }
  const ground = h * (grounds[layout] ?? 0.72)
  const x = w * (0.5 + (layout === 'waters' ? -off * 1.6 : layout === 'clouds' ? off * 0.3 : off))
  const aloft = h * (layout === 'clouds' ? 0.3 : isBroad(scene) ? 0.54 : 0.49) + height / 2
  const light =
    layout === 'clouds'
      ? { x: w * (0.5 + off * 0.3), y: h * 0.08 }
      : { x: w * (0.5 + off * 1.1), y: h * (layout === 'hills' ? 0.55 : 0.58) }
  return {
    palette,
    light,
    hero: { motif: hero, x, y: floats ? aloft : ground, height },
    ground,
    floats,
    cloudiness: isStormy ? 0.95 : 0.6,
  }
}

const planType = (scene: Scene, layout: string): TypePlan => {
  const { w, h, palette, pairing } = scene
  const margin = Math.min(w, h) * 0.085
  const ink = palette.ink
  const shadow = { colour: mix(palette.deep, '#000000', 0.3), blur: 0.09, alpha: 0.45 }
  const quiet = {
    face: pairing.text,
    tracking: 0.02,
    case: 'as-given',
    ink,
    effect: { shadow: { ...shadow, blur: 0.2 } },
  } as const
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: pairing.title.startsWith('cinzel') || pairing.title === 'forum' ? 'upper' : 'as-given',
    leading: 0.95,
    maxSize: 400,
    ink,
    effect: { shadow },
    gap: 62,
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', size: 72, maxLines: 3, gap: 46, ...quiet }
  const year: Item = { kind: 'line', role: 'year', size: 200, ...quiet, face: pairing.title }
  const author: Item = { kind: 'line', role: 'author', size: 88, ...quiet, case: 'upper', tracking: 0.14 }
  const wide = { x: margin, w: w - 2 * margin }
  if (layout === 'clouds') {
    const box = { ...wide, y: h * 0.58, h: h * 0.29 }
    return {
      stacks: [
        { box, align: 'center', anchor: 'middle', items: [title, subtitle, year] },
        { box: { ...wide, y: h * 0.905, h: h * 0.05 }, align: 'center', anchor: 'bottom', items: [author] },
      ],
    }
  }
  return {
    stacks: [
      {
        box: { ...wide, y: margin * 0.9, h: h * (isBroad(scene) ? 0.36 : 0.39) - margin },
        align: 'center',
        anchor: 'top',
        items: [title, subtitle, year],
      },
      { box: { ...wide, y: h * 0.905, h: h * 0.05 }, align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const { layout } = scene
  const vista = vistaOf(scene, layout)
  return {
    type: planType(scene, layout),
    back: (easel) => {
      const paint = painters[layout] ?? paintHills
      paint(easel, vista)
    },
    grain: 0.4,
    vignette: 0.18,
  }
}

export const lightFromAbove: Family = {
  id: 'light-from-above',
  name: 'Light from Above',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Biography & Memoir:inspirational',
    'Planner & Journal:faith',
    'Self-Help & Personal Development:*',
  ],
  moods: ['uplifting', 'epic', 'melancholic', 'romantic'],
  technique: 'a painted landscape under light that breaks through the sky',
  lettering: 'a calm Roman title in pale ink',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'playfair', text: 'montserrat' },
    { title: 'gloock', text: 'jost' },
    { title: 'cormorant-bold', text: 'jost' },
    { title: 'dm-serif', text: 'dm-sans' },
  ],
  layouts: [
    {
      id: 'hills',
      phrase: 'the title in a high sky and a path that climbs to the subject on a lit crest',
      isEndless: true,
    },
    { id: 'waters', phrase: 'a low sun over open water and the subject against its path of light', isEndless: true },
    { id: 'corn', phrase: 'a field of ripe corn and the subject where the path meets the light', isEndless: true },
    {
      id: 'clouds',
      phrase: 'the subject in an opening of the clouds above and the title in the calm below',
      isEndless: true,
    },
  ],
  heroes: [
    'cross',
    'dove',
    'tree',
    'church',
    'cloaked-traveller',
    'lighthouse',
    'mother-and-child',
    'sailboat',
    'meditating-figure',
    'eagle',
    'bare-tree',
    'lion',
  ],
  sample: {
    title: 'A Lamp for the Valley',
    subtitle: 'Daily readings for seasons of waiting',
    author: 'Ruth Calloway',
    summary: 'Devotions on hope, prayer and the cross for those who wait for morning.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width <= 1.9 &&
    (motif.kind === 'person'
      ? isSomebody(motif) && motif.rests === 'ground'
      : motif.kind === 'place' ||
        (motif.kind === 'creature' && !isGrim(motif) && (motif.rests === 'air' || sizeOf(motif) >= 0.85)) ||
        (isNoble(motif) && sizeOf(motif) >= 1.5) ||
        (motif.kind === 'plant' && sizeOf(motif) >= 5) ||
        motif.id === 'hot-air-balloon'),
  design,
}
