// Glowing orb: one luminous body with the subject inside or before it, and quiet type. The light of contemporary self-help.

import { mix } from '../colour/colour.ts'
import { isOfKind, isOneThing } from '../motifs/suits.ts'
import type { Box } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { painters, paintGround, paintSphere, type Stage, stageOf } from './glowing-orb/bodies.ts'
import { palettes } from './glowing-orb/palettes.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene, stage: Stage): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const margin = Math.min(w, h) * 0.09
  const ink = inkOn(stage.ground, palette)
  const broad = isBroad(scene)
  const beside = broad && layout !== 'horizon'
  const quiet = { face: pairing.text, case: 'as-given', tracking: 0.01, ink } as const
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    tracking: -0.012,
    leading: 0.94,
    maxSize: 420,
    ink,
    gap: 84,
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', size: beside ? 84 : 82, maxLines: 3, gap: 50, ...quiet }
  const year: Item = { kind: 'line', role: 'year', size: 190, ...quiet, face: pairing.title }
  const author: Item = { kind: 'line', role: 'author', size: 84, ...quiet, case: 'upper', tracking: 0.14 }
  if (beside) {
    const box: Box = { x: margin, y: margin, w: w * 0.45 - margin, h: h - 2 * margin }
    return {
      stacks: [
        { box: { ...box, h: box.h - 180 }, align: 'left', anchor: 'top', items: [title, subtitle, year] },
        { box: { ...box, y: h - margin - 150, h: 150 }, align: 'left', anchor: 'bottom', items: [author] },
      ],
    }
  }
  const top = h * (broad ? 0.06 : 0.065)
  const share = layout === 'rising' || layout === 'horizon' ? 0.38 : 0.37
  const onDark = layout === 'rising' || layout === 'horizon'
  const foot = onDark ? inkOn(mix(palette.deep, '#000000', 0.4), palette) : ink
  return {
    stacks: [
      {
        box: { x: margin, y: top, w: w - 2 * margin, h: h * share - top },
        align: 'center',
        anchor: 'top',
        items: [title, subtitle, year],
      },
      {
        box: { x: margin, y: h * 0.91, w: w - 2 * margin, h: h * 0.05 },
        align: 'center',
        anchor: 'bottom',
        items: [{ ...author, ink: foot }],
      },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  return {
    type: planType(scene, stage),
    back: (easel) => {
      paintGround(easel, scene, stage)
      const paint = painters[scene.layout] ?? paintSphere
      paint(easel, scene, stage)
    },
    grain: 0.75,
    vignette: stage.isNight ? 0.2 : 0,
  }
}

export const glowingOrb: Family = {
  id: 'glowing-orb',
  name: 'Glowing Orb',
  look: 'abstract',
  templateType: 'atmospheric',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Business & Economics:*',
    'Planner & Journal:wellness',
    'Planner & Journal:minimalist',
  ],
  moods: ['uplifting', 'melancholic', 'intellectual', 'mysterious'],
  technique: 'a luminous gradient orb in soft grain on a calm ground',
  lettering: 'a quiet contemporary serif or sans, set in lower case with much air',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'fraunces', text: 'dm-sans' },
    { title: 'playfair', text: 'jost' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
  ],
  layouts: [
    { id: 'sphere', phrase: 'the type centred above a floating sphere of light that holds the subject' },
    { id: 'rising', phrase: 'a vast orb rising from the foot behind the dark shape of the subject' },
    { id: 'horizon', phrase: 'the title in a night sky over a curved horizon of first light', isEndless: true },
    { id: 'eclipse', phrase: 'the subject inside a dark disc ringed by light', isEndless: true },
    { id: 'pair', phrase: 'two overlapping bodies of light with the subject where they meet', isEndless: true },
  ],
  heroes: [
    'meditating-figure',
    'lotus',
    'tree',
    'bird',
    'profile-woman',
    'feather',
    'flame',
    'butterfly',
    'hand-reaching',
    'heart',
  ],
  sample: {
    title: 'Begin Again, Gently',
    subtitle: 'A kinder way to change your habits and your life',
    author: 'Lena Morris',
    summary: 'A calm guide to rest, breath and small beginnings.',
  },
  shows: (motif) => isOneThing(motif) && !isOfKind(motif, 'vehicle', 'place') && motif.width < 2.05,
  design,
}
