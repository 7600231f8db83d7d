// Crosshair: flat prints of two or three inks in which a reticle has found its target: a great scope, a street map, contour lines, two inks.
import { inkOn } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import { palettes } from './crosshair/palettes.ts'
import { calmType, type Inks, inksOf, paintGround, paintSights, paintSplit, sightOf } from './crosshair/picture.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene, inks: Inks): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const broad = isBroad({ w, h })
  const margin = Math.min(w, h) * 0.08
  const ink = inks.ink
  const foot = layout === 'split' ? inkOn(palette.accent, palette) : ink
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    leading: 0.9,
    maxSize: 620,
    maxLines: 4,
    gap: 36,
    ink,
    minor: { scale: 0.5 },
    ...(layout === 'split' ? { effect: inPalette(palette, 'glitch', { colour: ink }) } : {}),
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.06,
    size: 62,
    maxLines: 2,
    gap: 34,
    ink,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: 96,
    ink: foot,
  }
  const box = (from: number, to: number, wide = w - margin * 2) => ({
    x: margin,
    y: h * from,
    w: wide,
    h: h * (to - from),
  })
  if (broad)
    return {
      stacks: [
        { box: box(0.08, 0.74, w * 0.37), align: 'left', anchor: 'top', items: [title, subtitle] },
        { box: box(0.86, 0.93, w * 0.5), align: 'left', anchor: 'bottom', items: [author] },
      ],
    }
  if (layout === 'map')
    return {
      stacks: [
        { box: box(0.035, 0.1), align: 'left', anchor: 'top', items: [author] },
        { box: box(0.62, 0.955), align: 'left', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  const limit = layout === 'split' ? 0.32 : layout === 'terrain' ? 0.38 : 0.35
  return {
    stacks: [
      { box: box(0.045, limit), align: 'left', anchor: 'top', items: [title, subtitle] },
      { box: box(0.89, 0.955), align: 'left', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const inks = inksOf(scene)
  const sight = sightOf(scene)
  const broad = isBroad(scene)
  return {
    type: planType(scene, inks),
    back: (easel, { zones }) => {
      paintGround(easel, scene, inks)
      if (scene.layout === 'split' && !broad) {
        paintSplit(easel, scene, inks, sight, zones)
        return
      }
      if (scene.layout === 'map' && !broad) calmType(easel, inks, 1, 0.55)
      else if (scene.layout !== 'scope' && !broad) calmType(easel, inks, 0, 0.44)
      paintSights(easel, scene, inks, sight, zones)
    },
    grain: 0.4,
    vignette: 0,
  }
}

export const crosshair: Family = {
  id: 'crosshair',
  name: 'Crosshair',
  look: 'abstract',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:techno',
    'Mystery:techno',
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:political',
    'Mystery:political',
    'Thriller:procedural',
    'Mystery:procedural',
  ],
  moods: ['intense', 'mysterious', 'intellectual'],
  technique: 'a flat two-ink print of a rifle scope over map and terrain',
  lettering: 'hard condensed capitals set flush left',
  palettes,
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'archivo-black', text: 'inter-medium' },
    { title: 'bebas-neue', text: 'bebas-neue' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
  ],
  layouts: [
    {
      id: 'scope',
      phrase: 'the hero filling a great scope low on the sheet, hairs running to the edges',
      isEndless: true,
    },
    { id: 'map', phrase: 'a street map from above with the target high and the title low', isEndless: true },
    { id: 'terrain', phrase: 'contour lines of a cold country closing in on the target', isEndless: true },
    { id: 'split', phrase: 'two inks meeting on a slant, the scope across the edge' },
  ],
  heroes: [
    'man-in-coat',
    'detective',
    'satellite',
    'soldier',
    'airplane',
    'fingerprint',
    'briefcase',
    'eye',
    'chess-king',
    'telephone',
    'car',
    'skull',
  ],
  sample: {
    title: 'The Istanbul Asset',
    subtitle: 'He was never supposed to come home',
    author: 'Gavin Rourke',
    summary: 'A burned agent has six hours to cross a city in which every camera knows his face.',
  },
  shows: ({ width }) => width < 2.55,
  design,
}
