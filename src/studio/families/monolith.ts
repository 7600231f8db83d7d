// Monolith: brutalist masses, one disc of light, and something small that stands against them.

import { mix } from '../colour/colour.ts'
import { isFirm, isNoble } from '../motifs/suits.ts'
import type { TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import type { Family, Scene } from './family.ts'
import { sideOf } from './monolith/architecture.ts'
import { compositions, slab } from './monolith/compositions.ts'
import { isMonument } from './monolith/hero.ts'
import { palettes } from './monolith/palettes.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { pairing, palette, layout, ...sheet } = scene
  const wide = isBroad(sheet)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 620,
    maxLines: 6,
    leading: 0.9,
    gap: 44,
    minor: { scale: 0.42 },
    ...(layout === 'bridge'
      ? { effect: inPalette(palette, 'rust', { colour: palette.ink, second: mix(palette.accent, '#8a4420', 0.6) }) }
      : {}),
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.18,
    size: 52,
    ink: mix(palette.light, palette.accent, 0.3),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.2,
    size: 86,
    ink: palette.ink,
  } as const
  if (layout === 'bridge')
    return {
      stacks: [
        { box: band(sheet, 0.045, 0.13), align: 'center', anchor: 'top', items: [author] },
        { box: band(sheet, wide ? 0.63 : 0.67, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle] },
      ],
    }
  if (layout === 'rift') {
    const margin = sheet.w * 0.075
    const width = sheet.w * (wide ? 0.53 : 0.555)
    const x = sideOf(scene) > 0 ? margin : sheet.w - margin - width
    const align = sideOf(scene) > 0 ? 'left' : 'right'
    return {
      stacks: [
        { box: { x, y: sheet.h * 0.07, w: width, h: sheet.h * 0.5 }, align, anchor: 'top', items: [title, subtitle] },
        { box: { x, y: sheet.h * 0.84, w: width, h: sheet.h * 0.1 }, align, anchor: 'bottom', items: [author] },
      ],
    }
  }
  return {
    stacks: [
      { box: band(sheet, 0.05, wide ? 0.34 : 0.32), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.88, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

export const monolith: Family = {
  id: 'monolith',
  name: 'Monolith',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Science Fiction:dystopian',
    'Science Fiction:hard-sf',
    'Science Fiction:space-opera',
    'Fantasy:dystopian',
    'Young Adult:*',
  ],
  moods: ['epic', 'mysterious', 'melancholic', 'intense'],
  technique: 'monumental concrete architecture before a giant disc of light',
  lettering: 'plain monumental capitals',
  palettes,
  pairings: [
    { title: 'bebas-neue', text: 'jost' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'archivo-black', text: 'montserrat' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
    { title: 'staatliches', text: 'jost' },
  ],
  layouts: [
    { id: 'slab', phrase: 'one slab before the disc and the title in the haze above', isEndless: true },
    { id: 'bridge', phrase: 'a thin bridge across the disc and the title in the abyss below', isEndless: true },
    { id: 'rift', phrase: 'the title on an immense wall and the hero in a rift of light beside it', isEndless: true },
    { id: 'stair', phrase: 'a colossal stair that climbs to the light', isEndless: true },
  ],
  heroes: [
    'man-in-coat',
    'woman-standing',
    'astronaut',
    'child',
    'soldier',
    'hooded-figure',
    'chess-king',
    'hourglass',
    'eye',
    'raven',
    'runner',
    'spaceship',
  ],
  sample: {
    title: 'The Weight of Walls',
    subtitle: 'Nobody leaves the ninth district',
    author: 'Anton Vesely',
    summary:
      'A young woman leaves the ninth district of the last city to see what the state has hidden on the other side.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    !(motif.kind === 'vehicle' && motif.rests === 'water') &&
    !(motif.kind === 'sky' && !isNoble(motif)),
  design: (given) => {
    // A broad monument would be small in the rift.
    const isBroad = isMonument(given.hero) && given.hero.width > 1.15
    const scene = given.layout === 'rift' && isBroad ? { ...given, layout: 'slab' } : given
    return {
      type: planType(scene),
      back: (easel) => (compositions[scene.layout] ?? slab)(easel, scene),
      grain: 0.5,
      vignette: 0.25,
    }
  },
}
