// Silk and object: one precious thing on folds of satin, and very little else.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { drawGlow } from '../paint/atmosphere/glow.ts'
import { paintMotes } from '../paint/atmosphere/motes.ts'
import type { Easel } from '../paint/easel.ts'
import { relief } from '../paint/materials/relief.ts'
import { silk } from '../paint/materials/silk.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import { stencil } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { clothOf, dim, layCloth } from './silk-object/drapes.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#120206', dark: '#4a0614', mid: '#a30d28', soft: '#f08a86', light: '#ffe9e2', accent: '#d81e3c', counter: '#e0b060',
    ink: '#fff0ea', metal: 'gold', hues: ['#a30d28', '#d81e3c', '#e0b060', '#4a0614', '#ffe9e2'],
  },
  {
    deep: '#050507', dark: '#15151b', mid: '#3a3a46', soft: '#a6a6b4', light: '#f5f4f8', accent: '#5c5c6c', counter: '#d9a79a',
    ink: '#f8f4f2', metal: 'rose', hues: ['#3a3a46', '#5c5c6c', '#d9a79a', '#15151b', '#f5f4f8'],
  },
  {
    deep: '#020a0c', dark: '#042f35', mid: '#0b6f72', soft: '#7fd0c4', light: '#e9fbf4', accent: '#149a92', counter: '#e3bd6a',
    ink: '#f2fbf4', metal: 'gold', hues: ['#0b6f72', '#149a92', '#e3bd6a', '#042f35', '#e9fbf4'],
  },
  {
    deep: '#0b0414', dark: '#2b0f4c', mid: '#63309c', soft: '#c49aec', light: '#f7ecff', accent: '#8a46cc', counter: '#d6dae6',
    ink: '#f8f0ff', metal: 'silver', hues: ['#63309c', '#8a46cc', '#d6dae6', '#2b0f4c', '#f7ecff'],
  },
  {
    deep: '#1a0d08', dark: '#5e3a28', mid: '#b98566', soft: '#f2d3ba', light: '#fff6ea', accent: '#d9a884', counter: '#8a2436',
    ink: '#fff6ec', metal: 'copper', hues: ['#b98566', '#d9a884', '#8a2436', '#5e3a28', '#fff6ea'],
  },
]

const precious = new Set(['rose', 'feather', 'tulip', 'lotus', 'apple', 'heart', 'moth', 'butterfly', 'snake', 'swan', 'raven', 'profile-woman', 'profile-man', 'hands-holding', 'hand-reaching', 'anatomical-heart', 'infinity', 'flame'])
const homely = new Set(['cake', 'teapot', 'typewriter', 'suitcase', 'briefcase', 'cauldron', 'shield', 'axe', 'scales', 'map', 'gavel'])

const planType = ({ pairing, palette, layout, ...sheet }: Scene): TypePlan => {
  const wide = sheet.w / sheet.h > 0.85
  const shadow = { colour: '#000000', blur: 0.16, alpha: 0.8 }
  const title: Item = {
    kind: 'title', lockup: 'even', face: pairing.title, case: 'upper', ink: palette.ink, maxSize: 460, maxLines: 5, leading: 0.94, gap: 44, effect: { shadow },
  }
  const quiet = { face: pairing.text, case: 'upper', tracking: 0.2, effect: { shadow } } as const
  const subtitle: Item = { kind: 'line', role: 'subtitle', ...quiet, ink: mix(palette.ink, palette.counter, 0.25), size: 50, gap: 36 }
  const author: Item = { kind: 'line', role: 'author', ...quiet, ink: palette.ink, size: 86 }
  const rule: Item = {
    kind: 'ornament', height: 24, ink: mix(palette.counter, palette.light, 0.25), gap: 36,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 520), { weight: 4 }),
  }
  if (layout === 'curtain')
    return { stacks: [{ box: band(sheet, wide ? 0.66 : 0.64, 0.945), align: 'center', anchor: 'bottom', items: [title, subtitle, rule, author] }] }
  return {
    stacks: [
      { box: band(sheet, 0.055, wide ? 0.35 : 0.37), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(sheet, 0.885, 0.95), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

/** The object in polished metal, lying with a slight turn. */
const gild = (easel: Easel, { hero, palette }: Scene, x: number, y: number, high: number, wide: number, turn: number): void => {
  const height = Math.min(high, wide / hero.width)
  const reach = height * Math.max(0.72, hero.width * 0.66)
  const [footX, footY] = [x - Math.sin(turn) * height * 0.5, y + Math.cos(turn) * height * 0.5]
  relief(
    easel,
    (ctx) => drawMotif(ctx, hero, { x: footX, y: footY, height, turn, tones: stencil, random: easel.random.sub('hero') }),
    { metal: palette.metal, bevel: 8, flat: 0.46, sweep: 0.34, shadow: 1, box: { x: x - reach, y: y - reach, w: reach * 2, h: reach * 2 } },
  )
}

const bed = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const random = easel.random.sub('bed')
  silk(easel, { ramp: clothOf(palette), angle: random.between(0.55, 1.1), fold: m * random.between(0.19, 0.25), depth: 0.95 })
  dim(easel, palette, 0, 0.44, 0.9)
  dim(easel, palette, 1, 0.8, 0.85)
  gild(easel, scene, w / 2, h * 0.615, h * 0.4, m * 0.66, random.between(-0.16, 0.16))
}

const drape = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const at = (x: number): number => w / 2 + side * w * x
  easel.fill(mix(palette.deep, '#000000', 0.55))
  drawGlow(easel.ctx, { x: at(-0.1), y: h * 0.45, radius: m * 0.8, colour: mix(palette.deep, palette.dark, 0.7), strength: 0.8 })
  layCloth(
    easel,
    palette,
    (ctx) => {
      ctx.moveTo(at(0.56), h * 0.36)
      ctx.bezierCurveTo(at(0.3), h * 0.4, at(0.28), h * 0.52, at(0.04), h * 0.53)
      ctx.bezierCurveTo(at(-0.2), h * 0.54, at(-0.26), h * 0.62, at(-0.56), h * 0.64)
      ctx.lineTo(at(-0.56), h * 1.05)
      ctx.lineTo(at(0.56), h * 1.05)
      ctx.closePath()
    },
    { angle: side > 0 ? 2.45 : 0.7, fold: m * 0.2 },
  )
  dim(easel, palette, 1, 0.8, 0.85)
  gild(easel, scene, w / 2, h * 0.61, h * 0.37, m * 0.66, side * 0.1)
}

const curtain = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  easel.fill(mix(palette.deep, '#000000', 0.6))
  drawGlow(easel.ctx, { x: w / 2, y: h * 0.34, radius: m * 0.55, colour: mix(palette.dark, palette.mid, 0.5), strength: 0.9 })
  for (const side of [-1, 1])
    layCloth(
      easel,
      palette,
      (ctx) => {
        const at = (x: number): number => w / 2 + side * w * x
        ctx.moveTo(at(0.12), -20)
        ctx.bezierCurveTo(at(0.2), h * 0.2, at(0.36), h * 0.36, at(0.4), h * 0.5)
        ctx.bezierCurveTo(at(0.43), h * 0.62, at(0.34), h * 0.8, at(0.36), h * 1.05)
        ctx.lineTo(at(0.6), h * 1.05)
        ctx.lineTo(at(0.6), -20)
        ctx.closePath()
      },
      { angle: Math.PI / 2 - side * 0.22, fold: m * 0.13 },
    )
  dim(easel, palette, 1, 0.5, 0.97)
  gild(easel, scene, w / 2, h * 0.375, h * 0.42, m * 0.56, 0)
}

const compositions: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { bed, drape, curtain }

export const silkObject: Family = {
  id: 'silk-object',
  name: 'Silk and Object',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: ['Romance:erotic', 'Romance:dark-romance', 'Romance:romantic-suspense'],
  moods: ['romantic', 'intense', 'mysterious'],
  technique: 'one polished object on photographic folds of silk',
  lettering: 'elegant, widely set capitals',
  palettes,
  pairings: [
    { title: 'playfair', text: 'montserrat' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'forum', text: 'jost' },
    { title: 'great-vibes', text: 'montserrat' },
    { title: 'gloock', text: 'jost' },
    { title: 'cinzel-medium', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'bed', phrase: 'the object resting on folds of silk that fill the sheet' },
    { id: 'drape', phrase: 'silk sweeping across the dark with the object upon it' },
    { id: 'curtain', phrase: 'curtains parting on the object and the title low in the dark' },
  ],
  heroes: ['mask', 'high-heel', 'necklace', 'key', 'ring', 'feather', 'wine-glass', 'rose', 'mirror', 'crown', 'chess-king', 'pocket-watch'],
  sample: {
    title: 'After Midnight',
    subtitle: 'One mask. One night. No names.',
    author: 'Vivienne Cole',
    summary: 'At the masked ball nobody says a name, but he gives her a key and one rule.',
  },
  shows: ({ id, kind }) => precious.has(id) || (kind === 'object' && !homely.has(id)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      ;(compositions[scene.layout] ?? bed)(easel, scene)
      paintMotes(easel, { colour: mix(scene.palette.light, scene.palette.counter, 0.4), x: easel.w / 2, y: easel.h * 0.5, reach: Math.min(easel.w, easel.h) * 0.5, count: 30, size: 5, strength: 0.5 })
    },
    grain: 0.32,
    vignette: 0.35,
  }),
}
