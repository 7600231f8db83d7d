// Boho shapes: soft organic cut-outs in earth colours on toothed paper, for journals that are picked up for their calm.

import { type Colour, mix } from '../colour/colour.ts'
import { isOneThing } from '../motifs/suits.ts'
import { asPart } from '../paint/as-part.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { cutPaper } from '../paint/materials/cut-paper.ts'
import { paper } from '../paint/materials/paper.ts'
import type { Item, Stack, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import {
  type Arrangement,
  paintArches,
  paintChips,
  paintHills,
  paintMedallion,
  paintPebbles,
} from './boho-shapes/arrangements.ts'
import { palettes } from './boho-shapes/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const painters: Readonly<Record<string, (easel: Easel, arrangement: Arrangement) => void>> = {
  arch: paintArches,
  pebbles: paintPebbles,
  hills: paintHills,
  terrazzo: paintChips,
}

const paperOf = ({ palette, random }: Scene): Colour =>
  random.sub('paper').chance(0.65) ? palette.light : mix(palette.light, palette.soft, 0.7)

/** A card with a soft edge, laid under the words of the terrazzo cover. */
const layLabel = asPart('panel', (easel: Easel, filled: Box, colour: Colour, head: number): void => {
  const pad = Math.min(easel.w, easel.h) * 0.07
  const box = { x: filled.x - pad, y: filled.y - pad - head, w: filled.w + pad * 2, h: filled.h + pad * 2 + head }
  cutPaper(
    easel,
    (ctx) => {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.roundRect(box.x, box.y, box.w, box.h, pad * 0.35)
      ctx.fill()
    },
    { lift: 12, shadow: 0.3, box: { x: box.x - 60, y: box.y - 60, w: box.w + 120, h: box.h + 120 } },
  )
})

const planType = (scene: Scene, ground: Colour): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const margin = Math.min(w, h) * 0.1
  const ink = inkOn(ground, palette)
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.16, ink } as const
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    leading: 0.94,
    maxSize: 380,
    ink,
    ...(layout === 'pebbles'
      ? { effect: inPalette(palette, 'watercolour', { colour: ink, second: mix(ink, palette.accent, 0.7) }) }
      : {}),
    gap: 84,
  }
  const year: Item = {
    kind: 'line',
    role: 'year',
    size: 250,
    face: pairing.title,
    case: 'as-given',
    tracking: 0.04,
    ink,
    gap: 44,
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', size: 68, maxLines: 3, gap: 60, ...quiet }
  const author: Item = { kind: 'line', role: 'author', size: 72, ...quiet }
  const items = [year, title, subtitle, author]
  const stack = (box: Box, anchor: Stack['anchor'], change: Partial<Stack> = {}): TypePlan => ({
    stacks: [{ box, align: 'center', anchor, items, ...change }],
  })
  if (layout === 'terrazzo') {
    const box = { x: w * 0.18, y: h * 0.51, w: w * 0.64, h: h * 0.34 }
    const card = mix(palette.light, '#ffffff', 0.3)
    return stack(isBroad(scene) ? { ...box, y: h * 0.52 } : box, 'top', {
      backing: (easel, filled) => layLabel(easel, widened(filled, box), card, 0),
    })
  }
  if (layout === 'pebbles') {
    const box = isBroad(scene)
      ? { x: w * 0.09, y: h * 0.2, w: w * 0.42, h: h * 0.6 }
      : { x: w * 0.14, y: h * 0.17, w: w * 0.72, h: h * 0.33 }
    return stack(box, 'middle')
  }
  return stack({ x: margin, y: margin * 0.85, w: w - 2 * margin, h: h * 0.38 - margin * 0.85 }, 'top')
}

/** As wide as its box, however narrow the words are. */
const widened = (filled: Box, box: Box): Box => ({ ...filled, x: box.x, w: box.w })

const roomOf = (scene: Scene, type: SetType): Box => {
  const { w, h, layout } = scene
  const gap = Math.min(w, h) * 0.05
  const [zone = { x: 0, y: 0, w, h: h * 0.38 }] = type.zones
  if (layout === 'terrazzo') {
    const above = zone.y - gap * 1.9 - h * 0.08
    if (above > h * 0.14) return { x: 0, y: h * 0.08, w, h: above }
    // Words that an edit moved to the top have the window under them.
    const top = Math.max(...type.zones.map((each) => each.y + each.h)) + gap * 1.9
    return { x: 0, y: top, w, h: Math.max(h * 0.06, h * 0.92 - top) }
  }
  if (layout === 'pebbles' && isBroad(scene)) return { x: w * 0.52, y: h * 0.15, w: w * 0.44, h: h * 0.7 }
  const top = zone.y + zone.h + gap
  return { x: 0, y: top, w, h: h - top - (layout === 'pebbles' ? h * 0.06 : 0) }
}

const design = (given: Scene): Design => {
  // A cup as large as a hill is a joke; things of the house lie on a stone instead.
  const isSmall = given.hero.kind === 'object' || given.hero.kind === 'symbol'
  const scene = given.layout === 'hills' && isSmall ? { ...given, layout: 'pebbles' } : given
  const ground = paperOf(scene)
  return {
    type: planType(scene, ground),
    back: (easel, type) => {
      easel.fill(ground)
      const arrangement = { hero: scene.hero, palette: scene.palette, ground, room: roomOf(scene, type) }
      const paint = painters[scene.layout] ?? paintArches
      paint(easel, arrangement)
      if (scene.layout === 'terrazzo') paintMedallion(easel, arrangement)
      paper(easel, { kind: 'smooth', strength: 0.55 })
    },
    grain: 0.35,
    vignette: 0,
  }
}

export const bohoShapes: Family = {
  id: 'boho-shapes',
  name: 'Boho Shapes',
  look: 'abstract',
  templateType: 'ornamental',
  genreBuckets: [
    'Planner & Journal:wellness',
    'Planner & Journal:feminine',
    'Planner & Journal:minimalist',
    'Planner & Journal:*',
  ],
  moods: ['uplifting', 'romantic', 'melancholic'],
  technique: 'soft organic shapes in earth colours, stippled like a screen print on toothed paper',
  lettering: 'a gentle serif with widely spaced small capitals',
  palettes,
  pairings: [
    { title: 'gloock', text: 'jost' },
    { title: 'fraunces', text: 'josefin' },
    { title: 'cormorant-bold', text: 'montserrat' },
    { title: 'playfair-italic', text: 'jost' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'young-serif', text: 'josefin' },
  ],
  layouts: [
    { id: 'arch', phrase: 'nested arches that rise from the foot around the subject', isEndless: true },
    { id: 'pebbles', phrase: 'drifting pebbles and sprigs in the corners and the subject on a stone', isEndless: true },
    { id: 'hills', phrase: 'low cut hills under a large sun with the subject on the crest', isEndless: true },
    {
      id: 'terrazzo',
      phrase: 'terrazzo from edge to edge with an arched window and a card for the words',
      isEndless: true,
    },
  ],
  heroes: [
    'lotus',
    'sprig',
    'tree',
    'meditating-figure',
    'butterfly',
    'teacup',
    'moon',
    'sunflower',
    'bird',
    'feather',
    'palm',
    'mountain',
  ],
  sample: {
    title: 'Slow Days Journal',
    subtitle: 'Ninety days of rest and gratitude',
    author: 'Mira Solano',
    summary: 'A guided wellness journal for calm mornings.',
  },
  shows: (motif) => isOneThing(motif) && motif.width < 2 && motif.kind !== 'vehicle',
  design,
}
