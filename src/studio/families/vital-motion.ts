// Vital motion: paint in movement around a body in movement. Sport, health and everything with a pulse.

import type { Colour } from '../colour/colour.ts'
import { isOneThing } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { asGround, inkOn } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { type Movement, paintEchoes, paintLanes, paintRing, paintSweeps } from './vital-motion/movements.ts'
import { palettes } from './vital-motion/palettes.ts'
import { isBroad } from './zones.ts'

const movements: Readonly<Record<string, (easel: Easel, movement: Movement) => void>> = {
  sweeps: paintSweeps,
  ring: paintRing,
  echoes: paintEchoes,
  lanes: paintLanes,
}

/** Type at the foot, picture at the head. */
const headPictures = new Set(['ring', 'echoes'])

const groundOf = ({ palette, random, layout }: Scene): Colour => {
  const throwOf = random.sub('ground').next()
  if (layout === 'lanes') return throwOf < 0.6 ? palette.light : palette.deep
  if (throwOf < 0.55) return palette.light
  return throwOf < 0.85 ? palette.deep : asGround(palette.soft, palette)
}

const isBeside = ({ w, h, layout }: Scene): boolean => isBroad({ w, h }) && layout === 'ring'

const planType = (scene: Scene, ground: Colour): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const ink = inkOn(ground, palette)
  const margin = Math.min(w, h) * 0.075
  const quiet = { face: pairing.text, case: 'as-given', tracking: 0.01, ink } as const
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    tracking: -0.005,
    leading: 0.6,
    maxSize: 620,
    minor: { scale: 0.48 },
    ink,
    gap: 66,
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', size: 74, maxLines: 3, gap: 54, ...quiet }
  const year: Item = { kind: 'line', role: 'year', size: 220, ...quiet, face: pairing.title, gap: 50 }
  const author: Item = { kind: 'line', role: 'author', size: 88, ...quiet, case: 'upper', tracking: 0.08 }
  const wide = { x: margin, w: w - 2 * margin }
  if (isBeside(scene)) {
    const box = { x: margin, y: margin, w: w * 0.5 - margin, h: h - 2 * margin }
    return { stacks: [{ box, align: 'left', anchor: 'middle', items: [title, subtitle, year, author] }] }
  }
  if (headPictures.has(layout)) {
    const box = { ...wide, y: h * 0.56, h: h * 0.44 - margin }
    return {
      stacks: [
        { box, align: layout === 'ring' ? 'center' : 'left', anchor: 'bottom', items: [title, subtitle, year, author] },
      ],
    }
  }
  const head = { ...wide, y: margin, h: h * 0.41 - margin }
  return {
    stacks: [{ box: head, align: 'left', anchor: 'top', items: [{ ...author, gap: 60 }, title, subtitle, year] }],
  }
}

const roomOf = (scene: Scene, type: SetType): Box => {
  const { w, h, layout } = scene
  const gap = Math.min(w, h) * 0.05
  const [zone = { x: 0, y: 0, w, h: h * 0.4 }] = type.zones
  if (isBeside(scene)) return { x: w * 0.5, y: gap, w: w * 0.5, h: h - 2 * gap }
  if (headPictures.has(layout) && zone.y > h * 0.3) return { x: 0, y: gap, w, h: zone.y - 2 * gap }
  const top = zone.y + zone.h + gap
  return { x: 0, y: top, w, h: h - top - gap * 0.6 }
}

const design = (scene: Scene): Design => {
  const ground = groundOf(scene)
  return {
    type: planType(scene, ground),
    back: (easel, type) => {
      easel.fill(ground)
      const paint = movements[scene.layout] ?? paintSweeps
      paint(easel, { hero: scene.hero, palette: scene.palette, ground, room: roomOf(scene, type) })
    },
    grain: 0.3,
    vignette: 0,
  }
}

export const vitalMotion: Family = {
  id: 'vital-motion',
  name: 'Vital Motion',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Planner & Journal:fitness',
    'Planner & Journal:wellness',
    'Romance:sports',
  ],
  moods: ['uplifting', 'intense', 'epic'],
  technique: 'sweeping dry-brush strokes around a figure in movement',
  lettering: 'a driving block of heavy capitals',
  palettes,
  pairings: [
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'anton', text: 'inter-medium' },
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'oswald-bold', text: 'dm-sans' },
    { title: 'dm-sans-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'sweeps', phrase: 'sweeps of paint that rise from the lower left behind the subject', isEndless: true },
    { id: 'ring', phrase: 'the subject in a ring painted in one breath above the title' },
    { id: 'echoes', phrase: 'the subject at the end of its own trail of echoes' },
    { id: 'lanes', phrase: 'the lanes of a track that bend away under the subject', isEndless: true },
  ],
  heroes: [
    'runner',
    'dancer',
    'meditating-figure',
    'archer',
    'running-shoe',
    'anatomical-heart',
    'bicycle',
    'dumbbell',
    'boxing-glove',
    'heart',
    'apple',
    'horse',
  ],
  sample: {
    title: 'Stronger Every Mile',
    subtitle: 'A runner’s plan for endurance, recovery and joy',
    author: 'Tomas Lindqvist',
    summary: 'Training plans for the runner who wants to run for life.',
  },
  shows: (motif) => isOneThing(motif) && motif.width < 1.95 && motif.kind !== 'place',
  design,
}
