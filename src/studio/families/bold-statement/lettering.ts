// How each statement is set: where the letters stand, and what they are printed in.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Box } from '../../paint/easel.ts'
import { asGround, inkOn, readableGround, standingOut } from '../../paint/flat-tones.ts'
import type { Item, LineItem, Stack, TitleItem, TypePlan } from '../../type/plan.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'

export interface Colours {
  readonly ground: Colour
  readonly ink: Colour
  /** What answers the ground. */
  readonly loud: Colour
}

export const coloursOf = ({ palette, random, layout }: Scene): Colours => {
  const throwOf = random.sub('ground').next()
  const { accent, light, deep, counter } = palette
  const wanted = layout === 'ring' ? light : throwOf < 0.68 ? accent : throwOf < 0.84 ? light : deep
  const ground = readableGround([asGround(wanted, palette), light, deep], palette)
  const [loud = deep] = standingOut(
    [accent, counter, deep, light].filter((colour) => colour !== ground),
    ground,
    28,
  )
  return { ground, ink: inkOn(ground, palette), loud }
}

export const stands = ({ hero }: Scene): boolean => hero.rests === 'ground' || hero.rests === 'water'

const titleOf = ({ pairing }: Scene, ink: Colour, change: Partial<TitleItem> = {}): TitleItem => ({
  kind: 'title',
  lockup: 'block',
  face: pairing.title,
  case: 'upper',
  tracking: 0,
  leading: 0.62,
  maxSize: 900,
  minor: { scale: 0.5 },
  ink,
  gap: 70,
  ...change,
})

const linesOf = ({ pairing }: Scene, ink: Colour): Readonly<Record<'subtitle' | 'author' | 'year', LineItem>> => {
  const quiet = { kind: 'line', face: pairing.text, case: 'as-given', tracking: 0, ink } as const
  return {
    subtitle: { ...quiet, role: 'subtitle', size: 80, maxLines: 4, gap: 56 },
    author: { ...quiet, role: 'author', size: 92, gap: 56 },
    year: { ...quiet, role: 'year', size: 240, face: pairing.title, gap: 40 },
  }
}

/** Colossus: letters from edge to edge; below them the words at the left and the subject at the right. */
const planColossus = (scene: Scene, { ink }: Colours, margin: number): Stack[] => {
  const { w, h } = scene
  const { subtitle, author, year } = linesOf(scene, ink)
  const broad = isBroad(scene)
  const words = {
    x: margin,
    y: h * (broad ? 0.72 : 0.66),
    w: w * (broad ? 0.58 : 0.46) - margin,
    h: h * (broad ? 0.28 : 0.34) - margin,
  }
  const letters = {
    x: margin,
    y: margin,
    w: (broad ? w * 0.6 : w - margin) - margin,
    h: h * (broad ? 0.66 : 0.6) - margin,
  }
  return [
    { box: letters, align: 'left', anchor: 'top', items: [titleOf(scene, ink)] },
    { box: words, align: 'left', anchor: 'bottom', items: [year, subtitle, author] },
  ]
}

const planBars = (scene: Scene, { ground }: Colours, ink: Colour, margin: number): Stack[] => {
  const { w, h, palette } = scene
  const { subtitle, author, year } = linesOf(scene, inkOn(ground, palette))
  const title = titleOf(scene, ink, {
    lockup: 'even',
    leading: 1.2,
    maxSize: 600,
    case: 'as-given',
    tracking: -0.01,
    gap: 110,
  })
  const box = { x: margin, y: h * 0.36, w: w * 0.92 - margin, h: h * 0.64 - margin }
  return [{ box, align: 'left', anchor: 'bottom', items: [title, year, subtitle, author] }]
}

const planSlant = (scene: Scene, { ground, ink }: Colours, onBand: Colour, margin: number): Stack[] => {
  const { w, h, palette } = scene
  const { subtitle, author, year } = linesOf(scene, ink)
  const high = isBroad(scene) ? 0.34 : 0.36
  const box = { x: w * 0.1, y: h * (isBroad(scene) ? 0.23 : 0.17), w: w * 0.8, h: h * high }
  const words = { x: margin, y: h * 0.7, w: w * 0.44 - margin, h: h * 0.3 - margin }
  const head: Box = { x: margin, y: margin, w: w * 0.5, h: h * 0.08 }
  return [
    { box, align: 'center', anchor: 'middle', tilt: -0.13, items: [titleOf(scene, onBand)] },
    { box: head, align: 'left', anchor: 'top', items: [{ ...author, ink: inkOn(ground, palette) }] },
    { box: words, align: 'left', anchor: 'bottom', items: [year, subtitle] },
  ]
}

const planRing = (scene: Scene, { ink }: Colours, margin: number): Stack[] => {
  const { w, h } = scene
  const { subtitle, author, year } = linesOf(scene, ink)
  const title = titleOf(scene, ink, {
    lockup: 'even',
    leading: 1.02,
    maxSize: 520,
    case: 'as-given',
    tracking: -0.015,
    gap: 180,
  })
  const box = { x: margin * 1.4, y: margin * 1.4, w: w - 2.8 * margin, h: h * 0.58 - margin * 1.4 }
  const words = { x: margin * 1.4, y: h - margin - 110, w: w - 2.8 * margin, h: 110 }
  return [
    { box, align: 'left', anchor: 'top', items: [title, subtitle, year] },
    { box: words, align: 'left', anchor: 'bottom', items: [author] },
  ]
}

const planGiant = (scene: Scene, { ink }: Colours, margin: number): Stack[] => {
  const { w, h } = scene
  const { subtitle, author, year } = linesOf(scene, ink)
  const items: Item[] = [{ ...titleOf(scene, ink), gap: 80 }, year, subtitle]
  return [
    { box: { x: margin, y: margin, w: w - 2 * margin, h: 130 }, align: 'left', anchor: 'top', items: [author] },
    {
      box: { x: margin, y: h * 0.42, w: w - 2 * margin, h: h * 0.58 - margin },
      align: 'left',
      anchor: 'bottom',
      items,
    },
  ]
}

export const planType = (scene: Scene, colours: Colours): TypePlan => {
  const margin = Math.min(scene.w, scene.h) * 0.075
  const onLoud = inkOn(colours.loud, scene.palette)
  const stacks: Readonly<Record<string, () => Stack[]>> = {
    colossus: () => planColossus(scene, colours, margin),
    bars: () => planBars(scene, colours, inkOn(barColour(colours, scene.palette), scene.palette), margin),
    slant: () => planSlant(scene, colours, onLoud, margin),
    ring: () => planRing(scene, colours, margin),
    giant: () => planGiant(scene, colours, margin),
  }
  return { stacks: (stacks[scene.layout] ?? (() => planColossus(scene, colours, margin)))() }
}

/** Bars are the deepest or palest colour, so that the letters on them can be knocked out. */
export const barColour = ({ ink }: Colours, palette: Palette): Colour =>
  ink === palette.light ? palette.light : mix(palette.deep, ink, 0.5)
