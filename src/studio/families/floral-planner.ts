// Floral planner: painted flowers, a touch of gold and a quiet place for the name of the year. Stationery as a present.

import { lchOf, mix } from '../colour/colour.ts'
import { isGrim, isNoble, isOfKind, isOfWater, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { leafRule } from '../paint/ornament/dividers.ts'
import { inset } from '../paint/ornament/frame.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { clearing, groundOf, labelColour, paint, paintLabel } from './floral-planner/paint-planner.ts'
import { palettes } from './floral-planner/palettes.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const ground = layout === 'label' ? labelColour(scene) : groundOf(scene)
  const ink = inkOn(ground, palette)
  const isNight = lchOf(ground).l < 0.5
  const gold = metalColour(palette.metal)
  const loud = isNight ? mix(gold, '#ffffff', 0.25) : mix(palette.hues[2], palette.deep, 0.12)
  const box = clearing(scene)
  const inner =
    layout === 'label'
      ? inset(box, box.w * 0.1, box.h * 0.12)
      : layout === 'wreath'
        ? inset(box, box.w * 0.08, box.h * 0.13)
        : box
  const year = {
    kind: 'line',
    role: 'year',
    face: pairing.text,
    case: 'upper',
    tracking: 0.12,
    size: Math.min(190, box.h * (layout === 'wreath' ? 0.16 : 0.22)),
    ink: loud,
    gap: 34,
  } as const
  const title = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: layout === 'wreath' ? 250 : 320,
    maxLines: 4,
    leading: 0.95,
    gap: 40,
  } as const
  const twig = {
    kind: 'ornament',
    height: 40,
    ink: loud,
    gap: 30,
    draw: (ctx: Context, at: Box): void =>
      leafRule(ctx, at.x + at.w / 2, at.y + at.h / 2, Math.min(at.w * 0.6, 420), { weight: 3.4 }),
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 58,
    ink: mix(ink, ground, 0.08),
    gap: 28,
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 54,
    ink,
  } as const
  const items = layout === 'wreath' ? [year, title, subtitle, author] : [year, title, twig, subtitle, author]
  const stack = { box: inner, align: 'center', anchor: 'middle', items } as const
  return {
    stacks: [
      layout === 'label'
        ? { ...stack, backing: (easel: Easel, filled: Box) => paintLabel(easel, scene, filled) }
        : stack,
    ],
  }
}

export const floralPlanner: Family = {
  id: 'floral-planner',
  name: 'Floral Planner',
  look: 'pattern',
  templateType: 'illustrated',
  genreBuckets: [
    'Planner & Journal:feminine',
    'Planner & Journal:faith',
    'Planner & Journal:wellness',
    'Planner & Journal:*',
  ],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'painted flowers and foliage with touches of gold leaf',
  lettering: 'graceful script and fine serif',
  palettes,
  pairings: [
    { title: 'parisienne', text: 'josefin' },
    { title: 'playfair-italic', text: 'josefin' },
    { title: 'great-vibes', text: 'cormorant-bold' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'allura', text: 'lora' },
    { title: 'dm-serif', text: 'jost' },
  ],
  layouts: [
    { id: 'corners', phrase: 'great bouquets in opposite corners and the title between them' },
    { id: 'wreath', phrase: 'a wreath of flowers around the title' },
    { id: 'garland', phrase: 'flowers rising from the foot and the title above' },
    { id: 'label', phrase: 'flowers all over and a gilt-edged label', isEndless: true },
  ],
  heroes: ['rose', 'tulip', 'sunflower', 'lotus', 'butterfly', 'sprig', 'heart', 'wreath', 'hummingbird', 'bee'],
  sample: {
    title: 'Bloom & Gather',
    subtitle: 'A journal for gentle days',
    author: 'Willow Press',
    summary: 'A year of gentle mornings, small blessings and things that grow.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    motif.width < 2.2 &&
    (motif.kind === 'plant' ||
      (motif.kind === 'creature' &&
        sizeOf(motif) <= 0.3 &&
        (motif.rests === 'air' || motif.rests === 'ground') &&
        !isOfWater(motif)) ||
      (isNoble(motif) && isOfKind(motif, 'symbol', 'sky'))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.18,
    vignette: 0.08,
  }),
}
