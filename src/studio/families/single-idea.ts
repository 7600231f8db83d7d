// Single idea: one object, one twist, one flat colour. The business bestseller that is understood before it is read.

import type { Colour } from '../colour/colour.ts'
import { isOneThing } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { asGround, inkOn, inShade, readableGround, standingOut } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import {
  type Idea,
  paintGreatShadow,
  paintInversion,
  paintLongShadow,
  paintOddOne,
  paintSpotlight,
} from './single-idea/ideas.ts'
import { palettes } from './single-idea/palettes.ts'
import { isBroad } from './zones.ts'

const ideas: Readonly<Record<string, (easel: Easel, idea: Idea) => void>> = {
  'long-shadow': paintLongShadow,
  'great-shadow': paintGreatShadow,
  'odd-one': paintOddOne,
  inversion: paintInversion,
  spotlight: paintSpotlight,
}

interface Flat {
  readonly ground: Colour
  readonly other: Colour
}

const flatOf = ({ palette, layout, random }: Scene): Flat => {
  const { accent, light, deep, dark, soft } = palette
  const throwOf = random.sub('ground').next()
  if (layout === 'spotlight') return { ground: deep, other: dark }
  const wanted = throwOf < 0.62 ? accent : throwOf < 0.76 ? soft : throwOf < 0.88 ? light : deep
  const ground = readableGround([asGround(wanted, palette), light, deep], palette)
  if (layout === 'great-shadow') return { ground, other: inShade(ground, 0.1) }
  const [other = deep] = standingOut(
    [deep, accent, light].filter((colour) => colour !== ground),
    ground,
    45,
  )
  return { ground, other }
}

const isBeside = ({ w, h, layout }: Scene): boolean =>
  isBroad({ w, h }) && (layout === 'long-shadow' || layout === 'great-shadow')

const planType = (scene: Scene, { ground, other }: Flat): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const margin = Math.min(w, h) * 0.08
  const ink = inkOn(ground, palette)
  const centred = layout === 'inversion' || layout === 'spotlight' || layout === 'odd-one'
  const align = centred ? 'center' : 'left'
  const quiet = { face: pairing.text, case: 'as-given', tracking: 0, ink } as const
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    tracking: -0.015,
    leading: 0.93,
    maxSize: 460,
    ink,
    gap: 74,
  }
  const subtitle: Item = { kind: 'line', role: 'subtitle', size: 76, maxLines: 3, gap: 50, ...quiet }
  const year: Item = { kind: 'line', role: 'year', size: 220, ...quiet, face: pairing.title }
  const author: Item = { kind: 'line', role: 'author', size: 90, ...quiet }
  const wide = { x: margin, w: w - 2 * margin }
  const foot = { ...wide, y: h - margin - 130, h: 130 }
  if (layout === 'spotlight') {
    const box = { ...wide, y: h * 0.58, h: h * 0.42 - margin }
    return { stacks: [{ box, align, anchor: 'bottom', items: [title, subtitle, year, author] }] }
  }
  const onFoot = layout === 'inversion' || layout === 'great-shadow' ? inkOn(other, palette) : ink
  const head = { ...wide, y: margin, h: h * (isBroad({ w, h }) ? 0.34 : 0.38) - margin }
  const left = { ...wide, w: w * 0.48 - margin, y: margin, h: h * 0.66 - margin }
  return {
    stacks: [
      { box: isBeside(scene) ? left : head, align, anchor: 'top', items: [title, subtitle, year] },
      { box: foot, align, anchor: 'bottom', items: [{ ...author, ink: onFoot }] },
    ],
  }
}

/** What is left between the words. */
const roomOf = (scene: Scene, type: SetType): Box => {
  const { w, h, layout } = scene
  const gap = Math.min(w, h) * 0.055
  const [first = { x: 0, y: 0, w, h: h * 0.3 }, last = { x: 0, y: h * 0.93, w, h: 0 }] = type.zones
  if (layout === 'spotlight' && first.y > h * 0.3) return { x: 0, y: 0, w, h: first.y - gap }
  const foot = last.y - gap
  if (isBeside(scene)) return { x: w * 0.5, y: h * 0.1, w: w * 0.5, h: foot - h * 0.1 }
  const top = first.y + first.h + gap
  return { x: 0, y: top, w, h: foot - top }
}

const design = (scene: Scene): Design => {
  const flat = flatOf(scene)
  return {
    type: planType(scene, flat),
    back: (easel, type) => {
      easel.fill(flat.ground)
      const paint = ideas[scene.layout] ?? paintLongShadow
      paint(easel, { hero: scene.hero, palette: scene.palette, ...flat, room: roomOf(scene, type) })
    },
    grain: 0.28,
    vignette: 0,
  }
}

export const singleIdea: Family = {
  id: 'single-idea',
  name: 'Single Idea',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Non-Fiction:*',
    'Health & Fitness:*',
  ],
  moods: ['intellectual', 'uplifting', 'intense'],
  technique: 'one clever object in hard light on a flat colour',
  lettering: 'a confident title in a heavy serif or grotesque with plenty of air',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'inter-black', text: 'inter-medium' },
    { title: 'playfair-black', text: 'dm-sans' },
    { title: 'jost-bold', text: 'jost' },
  ],
  layouts: [
    { id: 'long-shadow', phrase: 'the object in hard light with its shadow thrown across the floor' },
    { id: 'great-shadow', phrase: 'a small object before a wall that carries its great shadow' },
    { id: 'odd-one', phrase: 'ranks of the same object and one that differs' },
    { id: 'inversion', phrase: 'two flat colours that meet at a line through the object and change places in it' },
    { id: 'spotlight', phrase: 'the object in a pool of light above the title' },
  ],
  heroes: [
    'chess-king',
    'light-bulb',
    'key',
    'hourglass',
    'hot-air-balloon',
    'apple',
    'fish',
    'microphone',
    'umbrella',
    'teacup',
    'dog',
    'profile-man',
    'telephone',
  ],
  sample: {
    title: 'Small Moves, Big Game',
    subtitle: 'Why patient companies beat loud ones',
    author: 'Hannah Weiss',
    summary: 'A study of strategy, chess-like patience and quiet growth.',
  },
  shows: (motif) => isOneThing(motif) && motif.kind !== 'place' && motif.width < 2.05,
  design,
}
