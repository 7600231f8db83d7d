// Bold statement: the title is the cover. One flat colour, enormous letters, and a single audacious gesture.
import { type Colour, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { stampMotif } from '../paint/stamp.ts'
import type { Item, LineItem, Stack, TitleItem, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import {
  barsUnder,
  paintBand,
  paintBars,
  paintGiant,
  paintRing,
  paintUnderline,
  titleRuns,
  toneOnTone,
} from './bold-statement/gestures.ts'
import type { Design, Family, Scene } from './family.ts'
import { contrastOf, flatTones, inkOn, readableGround, standingOut } from './swiss-grid/flat-tones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#121212',
    dark: '#2c2a26',
    mid: '#8c8473',
    soft: '#e4dbc6',
    light: '#faf6ea',
    accent: '#ffd20a',
    counter: '#e8402a',
    ink: '#faf6ea',
    metal: 'gold',
    hues: ['#ffd20a', '#e8402a', '#121212', '#3a7bd5', '#faf6ea'],
  },
  {
    deep: '#1c0f0d',
    dark: '#5a1710',
    mid: '#b5573f',
    soft: '#f1cdb8',
    light: '#fdf2e6',
    accent: '#e6321c',
    counter: '#f9c440',
    ink: '#fdf2e6',
    metal: 'gold',
    hues: ['#e6321c', '#f9c440', '#1c0f0d', '#f28a6a', '#4a6fa5'],
  },
  {
    deep: '#0a1440',
    dark: '#17268a',
    mid: '#5a74e8',
    soft: '#cdd8f6',
    light: '#f4f6fc',
    accent: '#1f3dff',
    counter: '#d8f53a',
    ink: '#f4f6fc',
    metal: 'silver',
    hues: ['#1f3dff', '#d8f53a', '#ff6ad0', '#0a1440', '#8fd0ff'],
  },
  {
    deep: '#122624',
    dark: '#1f4a44',
    mid: '#5c948a',
    soft: '#cfe3d3',
    light: '#f3f3e6',
    accent: '#ff7a1f',
    counter: '#0f7f6f',
    ink: '#f3f3e6',
    metal: 'copper',
    hues: ['#ff7a1f', '#0f7f6f', '#ffc466', '#122624', '#bfe0cf'],
  },
  {
    deep: '#2d0a26',
    dark: '#5e1650',
    mid: '#b25ea0',
    soft: '#f6cfe0',
    light: '#fff2f3',
    accent: '#ff86b6',
    counter: '#e0302f',
    ink: '#fff2f3',
    metal: 'rose',
    hues: ['#ff86b6', '#e0302f', '#ffd1a3', '#2d0a26', '#7a5cff'],
  },
  {
    deep: '#0e1a12',
    dark: '#1d3a28',
    mid: '#5f8f6e',
    soft: '#d5e8c9',
    light: '#f6f8ec',
    accent: '#3ddc84',
    counter: '#ff5a3c',
    ink: '#f6f8ec',
    metal: 'silver',
    hues: ['#3ddc84', '#ff5a3c', '#f5e14a', '#0e1a12', '#a6d8ff'],
  },
]

interface Colours {
  readonly ground: Colour
  readonly ink: Colour
  /** What answers the ground. */
  readonly loud: Colour
}

const coloursOf = ({ palette, random, layout }: Scene): Colours => {
  const throwOf = random.sub('ground').next()
  const { accent, light, deep, counter } = palette
  const wanted = layout === 'ring' ? light : throwOf < 0.68 ? accent : throwOf < 0.84 ? light : deep
  const ground = readableGround([wanted, light, deep], palette)
  const [loud = deep] = standingOut([accent, counter, deep, light].filter((colour) => colour !== ground), ground, 28)
  return { ground, ink: inkOn(ground, palette), loud }
}

const isBroad = ({ w, h }: Scene): boolean => w / h > 0.85

const stands = ({ hero }: Scene): boolean => hero.rests === 'ground' || hero.rests === 'water'

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
  const words = { x: margin, y: h * (broad ? 0.72 : 0.66), w: w * (broad ? 0.58 : 0.46) - margin, h: h * (broad ? 0.28 : 0.34) - margin }
  const letters = { x: margin, y: margin, w: (broad ? w * 0.6 : w - margin) - margin, h: h * (broad ? 0.66 : 0.6) - margin }
  return [
    { box: letters, align: 'left', anchor: 'top', items: [titleOf(scene, ink)] },
    { box: words, align: 'left', anchor: 'bottom', items: [year, subtitle, author] },
  ]
}

const planBars = (scene: Scene, { ground }: Colours, ink: Colour, margin: number): Stack[] => {
  const { w, h, palette } = scene
  const { subtitle, author, year } = linesOf(scene, inkOn(ground, palette))
  const title = titleOf(scene, ink, { lockup: 'even', leading: 1.2, maxSize: 600, case: 'as-given', tracking: -0.01, gap: 110 })
  const box = { x: margin, y: h * 0.36, w: w * 0.92 - margin, h: h * 0.64 - margin }
  return [{ box, align: 'left', anchor: 'bottom', items: [title, year, subtitle, author] }]
}

const planSlant = (scene: Scene, { ground, ink }: Colours, onBand: Colour, margin: number): Stack[] => {
  const { w, h, palette } = scene
  const { subtitle, author, year } = linesOf(scene, ink)
  const high = isBroad(scene) ? 0.34 : 0.36
  const box = { x: w * 0.1, y: h * 0.17, w: w * 0.8, h: h * high }
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
  const title = titleOf(scene, ink, { lockup: 'even', leading: 1.02, maxSize: 520, case: 'as-given', tracking: -0.015, gap: 130 })
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
    { box: { x: margin, y: h * 0.42, w: w - 2 * margin, h: h * 0.58 - margin }, align: 'left', anchor: 'bottom', items },
  ]
}

const planType = (scene: Scene, colours: Colours): TypePlan => {
  const margin = Math.min(scene.w, scene.h) * 0.075
  const onLoud = inkOn(colours.loud, scene.palette)
  const stacks: Readonly<Record<string, () => Stack[]>> = {
    colossus: () => planColossus(scene, colours, margin),
    bars: () => planBars(scene, colours, inkOn(barColour(colours, scene.palette), scene.palette), margin),
    slant: () => planSlant(scene, colours, onLoud, margin),
    ring: () => planRing(scene, colours, margin),
    giant: () => planGiant(scene, colours, margin),
  }
  return { stacks: (stacks[scene.layout] ?? stacks['colossus'])?.() ?? [] }
}

/** Bars are the deepest or palest colour, so that the letters on them can be knocked out. */
const barColour = ({ ink }: Colours, palette: Palette): Colour => (ink === palette.light ? palette.light : mix(palette.deep, ink, 0.5))

type Gesture = (easel: Easel, scene: Scene, colours: Colours, type: SetType, margin: number) => void

const stamp = (easel: Easel, scene: Scene, ground: Colour, box: Box): void => {
  const { hero, palette } = scene
  const height = Math.min(box.h, box.w / hero.width)
  const y = stands(scene) ? box.y + box.h : box.y + (box.h + height) / 2
  stampMotif(easel, hero, { x: box.x + box.w / 2, y, height, tones: flatTones(ground, palette), random: easel.random.sub('hero') })
}

/** Below the first stack, with a gap. */
const below = (type: SetType, gap: number): number => {
  const [zone] = type.zones
  return zone ? zone.y + zone.h + gap : gap
}

const paintColossus: Gesture = (easel, scene, { ground }, type, margin) => {
  const { w, h } = scene
  const broad = isBroad(scene)
  const top = broad ? margin : below(type, margin * 0.9)
  const left = w * (broad ? 0.63 : 0.48)
  stamp(easel, scene, ground, { x: left, y: top, w: w - margin - left, h: h - margin - top })
}

const paintBarred: Gesture = (easel, { w, h, hero, palette }, colours, type, margin) => {
  const bars = barsUnder(type)
  const first = bars[0] ?? { x: 0, y: h * 0.5, w: w * 0.8, h: 0 }
  const height = Math.min(first.y - margin, (w * 0.88) / hero.width)
  const half = (hero.width * height) / 2
  const x = Math.max(w * 0.06 + half, Math.min(first.w, w * 0.94) - half - margin * 0.2)
  const tones = flatTones(colours.ground, palette)
  stampMotif(easel, hero, { x, y: first.y + 2, height, tones, random: easel.random.sub('hero') })
  paintBars(easel, bars, [barColour(colours, palette)])
}

const paintSlanted: Gesture = (easel, scene, { ground, ink, loud }, type) => {
  const { w, h } = scene
  paintBand(easel, type, loud, mix(ground, ink, 0.22))
  const top = Math.max(h * 0.6, below(type, w * 0.02))
  stamp(easel, scene, ground, { x: w * 0.47, y: top, w: w * 0.48, h: h * 0.95 - top })
}

/** The punch of a title is most often its last line. */
const paintRinged: Gesture = (easel, scene, { ground, loud }, type, margin) => {
  const { w, h } = scene
  const runs = titleRuns(type)
  const last = runs.at(-1)
  const strongest = last && last.text.length > 2 ? last : runs[0]
  if (strongest) {
    const { box, size } = strongest
    const left = Math.max(margin * 0.25, box.x - size * 0.24)
    const right = Math.min(w - margin * 0.25, box.x + box.w + size * 0.24)
    paintRing(easel, { x: left, y: box.y - size * 0.2, w: right - left, h: box.h + size * 0.4 }, size * 0.14, loud)
  }
  const foot = h - margin * 1.5 - 120
  const top = below(type, margin * 0.8)
  const room = { x: w * 0.12, y: top, w: w * 0.76, h: foot - top }
  const half = Math.min(room.w, room.h * scene.hero.width) * 0.5 + margin * 0.5
  paintUnderline(easel, w / 2 - half, w / 2 + half, foot, margin * 0.42, loud)
  stamp(easel, scene, ground, room)
}

const paintBehind: Gesture = (easel, scene, { ground, ink, loud }, _type, margin) => {
  const { w, h, hero } = scene
  const height = Math.min(h * 0.66, (w * 0.94) / hero.width)
  const top = Math.max(margin * 2.4, h * 0.34 - height / 2)
  const share = contrastOf(loud, ink) > 46 ? 0.92 : 0.4
  paintGiant(easel, hero, toneOnTone(ground, loud, share), { x: w * 0.52, y: top + height, height })
}

const gestures: Readonly<Record<string, Gesture>> = {
  colossus: paintColossus,
  bars: paintBarred,
  slant: paintSlanted,
  ring: paintRinged,
  giant: paintBehind,
}

const design = (scene: Scene): Design => {
  const colours = coloursOf(scene)
  return {
    type: planType(scene, colours),
    back: (easel, type) => {
      easel.fill(colours.ground)
      const margin = Math.min(scene.w, scene.h) * 0.075
      const paint = gestures[scene.layout] ?? paintColossus
      paint(easel, scene, colours, type, margin)
    },
    grain: 0.2,
    vignette: 0,
  }
}

export const boldStatement: Family = {
  id: 'bold-statement',
  name: 'Bold Statement',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Non-Fiction:*',
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Other:*',
    'Planner & Journal:fitness',
    'Planner & Journal:goal-setting',
  ],
  moods: ['intense', 'uplifting', 'intellectual', 'epic'],
  technique: 'enormous lettering on one flat colour with a single graphic gesture',
  lettering: 'heavy letters that fill the sheet from edge to edge',
  palettes,
  pairings: [
    { title: 'anton', text: 'dm-sans' },
    { title: 'archivo-black', text: 'inter-medium' },
    { title: 'league-gothic', text: 'dm-sans' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'oswald-bold', text: 'inter-medium' },
    { title: 'rubik-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'colossus', phrase: 'letters that fill the width and the subject small at their foot' },
    { id: 'bars', phrase: 'every line on a solid bar from the left edge and the subject standing on the first' },
    { id: 'slant', phrase: 'the title on a band that runs slantwise across the sheet' },
    { id: 'ring', phrase: 'a ring of paint around the strongest line' },
    { id: 'giant', phrase: 'the subject as a giant in the ground behind the letters' },
  ],
  heroes: [
    'light-bulb',
    'rocket',
    'target',
    'lightning',
    'hourglass',
    'arrow',
    'runner',
    'lion',
    'key',
    'crown',
    'microphone',
    'boxing-glove',
  ],
  sample: {
    title: 'Do the Hard Thing First',
    subtitle: 'A short, blunt book about getting on with it',
    author: 'Marcus Oyelaran',
    summary: 'How to stop stalling, aim at the target and do the work that matters.',
  },
  shows: ({ width }) => width < 2.1,
  design,
}
