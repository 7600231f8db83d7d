// Glowing orb: one luminous body with the subject inside or before it, and quiet type. The light of contemporary self-help.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { type Disc, paintCorona, paintHalo, paintLimb, paintOrb } from './glowing-orb/light.ts'
import { paintShadedHero } from './glowing-orb/shade-hero.ts'
import { inkOn } from './swiss-grid/flat-tones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#2b1640',
    dark: '#5a2a6b',
    mid: '#c4557f',
    soft: '#ffb38a',
    light: '#fdf3ea',
    accent: '#ff7a4d',
    counter: '#b78cf0',
    ink: '#fdf3ea',
    metal: 'rose',
    hues: ['#ffd27a', '#ff7a4d', '#f0568a', '#a06be8', '#5a8ef0'],
  },
  {
    deep: '#0b2a35',
    dark: '#12505c',
    mid: '#2f9a96',
    soft: '#a8dcc4',
    light: '#f3f6ec',
    accent: '#f6a94a',
    counter: '#4fb8c8',
    ink: '#f3f6ec',
    metal: 'gold',
    hues: ['#f8e08a', '#f6a94a', '#7fd0b0', '#2f9a96', '#2a6fb0'],
  },
  {
    deep: '#14183a',
    dark: '#2a2f70',
    mid: '#5a62c8',
    soft: '#b9b6f2',
    light: '#f2f0fb',
    accent: '#ff9f7a',
    counter: '#7ad0ff',
    ink: '#f4f1ff',
    metal: 'silver',
    hues: ['#ffd9a8', '#ff9f7a', '#e27ac0', '#7a6cf0', '#4a9ff0'],
  },
  {
    deep: '#3a1a12',
    dark: '#7a3420',
    mid: '#cf6a3a',
    soft: '#f3c193',
    light: '#fbf1e2',
    accent: '#e8532a',
    counter: '#f2b84a',
    ink: '#fdf3e4',
    metal: 'gold',
    hues: ['#ffe3a0', '#f9b04a', '#f0702f', '#d63a3a', '#8a3a6a'],
  },
  {
    deep: '#12261c',
    dark: '#2a4a34',
    mid: '#6f9a68',
    soft: '#cfdcae',
    light: '#f6f5e8',
    accent: '#e9b949',
    counter: '#8fc0a0',
    ink: '#f6f5e8',
    metal: 'gold',
    hues: ['#fff0b0', '#e9c24a', '#a9c46a', '#5f9a72', '#2f6f70'],
  },
  {
    deep: '#101014',
    dark: '#2a2732',
    mid: '#8a7f90',
    soft: '#e5cfc8',
    light: '#f6f1ee',
    accent: '#ff6f61',
    counter: '#ffc2a6',
    ink: '#f8f2ee',
    metal: 'rose',
    hues: ['#ffe0c2', '#ff9f80', '#ff5f6d', '#b04a8f', '#4a4a8f'],
  },
]

/** Layouts on a night ground; the others are on pale paper unless the seed says otherwise. */
const nightLayouts = new Set(['horizon', 'eclipse'])

interface Stage {
  readonly ground: Colour
  readonly isNight: boolean
  readonly orb: Disc
}

const isBroad = ({ w, h }: Scene): boolean => w / h > 0.85

const stageOf = (scene: Scene): Stage => {
  const { w, h, palette, layout, random } = scene
  const isNight = nightLayouts.has(layout) || random.sub('night').chance(0.35)
  const ground = isNight ? mix(palette.deep, palette.dark, 0.25) : palette.light
  const short = Math.min(w, h)
  const broad = isBroad(scene)
  const orbs: Readonly<Record<string, Disc>> = {
    sphere: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.25 } : { x: w / 2, y: h * 0.63, radius: short * 0.35 },
    rising: broad ? { x: w * 0.7, y: h * 0.8, radius: h * 0.4 } : { x: w / 2, y: h * 0.83, radius: short * 0.62 },
    horizon: { x: w / 2, y: h * (broad ? 0.76 : 0.7) + short * 1.5, radius: short * 1.5 },
    eclipse: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.23 } : { x: w / 2, y: h * 0.6, radius: short * 0.33 },
    pair: broad ? { x: w * 0.72, y: h * 0.5, radius: h * 0.195 } : { x: w / 2, y: h * 0.63, radius: short * 0.33 },
  }
  return { ground, isNight, orb: orbs[layout] ?? { x: w / 2, y: h * 0.62, radius: short * 0.34 } }
}

/** From the light of the palette to its depth, through its hues: the colours inside an orb. */
const glowStops = ({ hues }: Palette): readonly Colour[] => [mix(hues[0], '#ffffff', 0.15), hues[0], hues[1], hues[2], hues[3], hues[4]]

const stands = ({ hero }: Scene): boolean => hero.rests === 'ground' || hero.rests === 'water'

/** As large as a room allows, in units of height. */
const heroHeight = ({ hero }: Scene, high: number, wide: number): number => Math.min(high, wide / hero.width)

const paintGround = (easel: Easel, { palette, layout }: Scene, { ground, isNight, orb }: Stage): void => {
  const wash = easel.ctx.createLinearGradient(0, 0, 0, easel.h)
  wash.addColorStop(0, isNight ? mix(ground, '#000000', 0.3) : ground)
  wash.addColorStop(0.5, ground)
  wash.addColorStop(1, isNight ? mix(ground, palette.hues[4], 0.38) : mix(ground, palette.soft, 0.5))
  easel.fill(wash)
  if (layout !== 'horizon') paintHalo(easel, orb, isNight ? palette.hues[2] : palette.hues[1], isNight ? 0.62 : 0.55)
}

/** A sphere with the subject rising inside it, as dark as dusk at its head and dissolving into light at its foot. */
const paintSphere = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  paintOrb(easel, orb, glowStops(palette), { lean: easel.random.sub('lean').between(-0.9, 0.9) })
  const height = heroHeight(scene, orb.radius * 1.3, orb.radius * 1.5)
  const head = mix(palette.deep, palette.hues[4], 0.12)
  const foot = stands(scene) ? withAlpha(head, 0.35) : head
  paintShadedHero(easel, hero, { x: orb.x, y: orb.y + height / 2, height, head, foot })
}

/** A vast orb that rises from the foot; the subject stands dark before it on a floor of dusk. */
const paintRising = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  paintOrb(easel, orb, glowStops(palette), { lean: easel.random.sub('lean').between(-0.4, 0.4), soft: 16 })
  const floor = easel.h * 0.9
  const height = heroHeight(scene, orb.radius * 1.08, orb.radius * 1.5)
  const dusk = mix(palette.deep, '#000000', 0.25)
  const haze = easel.ctx.createLinearGradient(0, floor - height * 0.5, 0, floor + easel.h * 0.02)
  haze.addColorStop(0, withAlpha(dusk, 0))
  haze.addColorStop(0.6, withAlpha(dusk, 0.5))
  haze.addColorStop(1, dusk)
  easel.ctx.fillStyle = haze
  easel.ctx.fillRect(0, floor - height * 0.5, easel.w, easel.h)
  const y = stands(scene) ? floor : Math.min(orb.y - orb.radius * 0.1 + height / 2, floor)
  paintShadedHero(easel, hero, { x: orb.x, y, height, head: dusk, foot: dusk })
}

/** Dawn over the edge of a world, the subject upon it against the light. */
const paintHorizon = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  const [one, two, three, four] = palette.hues
  const body = mix(palette.deep, '#000000', 0.6)
  paintLimb(easel, orb, [mix(palette.dark, four, 0.5), four, three, two, one, '#ffffff'], body)
  const top = orb.y - orb.radius
  const short = Math.min(easel.w, easel.h)
  const height = heroHeight(scene, Math.min(short * 0.44, easel.h * 0.3), short * 0.66)
  const pale = mix(one, '#ffffff', 0.5)
  if (stands(scene)) paintShadedHero(easel, hero, { x: orb.x, y: top + 5, height, head: body, foot: body })
  else paintShadedHero(easel, hero, { x: orb.x, y: top - height * 0.2, height, head: pale, foot: two, glow: three })
}

const paintEclipse = (easel: Easel, scene: Scene, { orb, ground }: Stage): void => {
  const { palette, hero } = scene
  const [one, two, three, four] = palette.hues
  paintCorona(easel, orb, three, mix(one, '#ffffff', 0.5))
  const { ctx } = easel
  ctx.fillStyle = mix(ground, '#000000', 0.6)
  ctx.beginPath()
  ctx.arc(orb.x, orb.y, orb.radius, 0, Math.PI * 2)
  ctx.fill()
  const height = heroHeight(scene, orb.radius * 1.26, orb.radius * 1.42)
  const head = mix(one, '#ffffff', 0.3)
  paintShadedHero(easel, hero, { x: orb.x, y: orb.y + height / 2, height, head, foot: mix(two, four, 0.3), glow: three })
}

/** Two bodies that overlap; where they meet, the subject in the brightest light. */
const paintPair = (easel: Easel, scene: Scene, { orb }: Stage): void => {
  const { palette, hero } = scene
  const random = easel.random.sub('pair')
  const turn = random.between(0.55, 1.05) * (random.chance(0.5) ? 1 : -1)
  const apart = orb.radius * 0.42
  const [dx, dy] = [Math.cos(turn) * apart, Math.sin(turn) * apart]
  const [one, two, three, four, five] = palette.hues
  const upper = { x: orb.x - dx, y: orb.y - dy, radius: orb.radius }
  const lower = { x: orb.x + dx, y: orb.y + dy, radius: orb.radius }
  paintOrb(easel, upper, [five, mix(five, four, 0.6), four, mix(four, three, 0.7)], { lean: 0.5 })
  paintOrb(easel, lower, [two, mix(two, three, 0.5), three, mix(three, four, 0.6)], { lean: -0.5, alpha: 0.94 })
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.arc(upper.x, upper.y, orb.radius, 0, Math.PI * 2)
  ctx.clip()
  paintOrb(easel, lower, [mix(one, '#ffffff', 0.45), mix(one, '#ffffff', 0.1), one, mix(one, two, 0.5)], { lean: 0.2 })
  ctx.restore()
  const height = heroHeight(scene, orb.radius * 1.02, orb.radius * 1.02)
  const head = mix(palette.deep, five, 0.1)
  paintShadedHero(easel, hero, { x: orb.x, y: orb.y + height / 2, height, head, foot: mix(head, four, 0.25) })
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene, stage: Stage) => void>> = {
  sphere: paintSphere,
  rising: paintRising,
  horizon: paintHorizon,
  eclipse: paintEclipse,
  pair: paintPair,
}

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
      { box: { x: margin, y: top, w: w - 2 * margin, h: h * share - top }, align: 'center', anchor: 'top', items: [title, subtitle, year] },
      { box: { x: margin, y: h * 0.91, w: w - 2 * margin, h: h * 0.05 }, align: 'center', anchor: 'bottom', items: [{ ...author, ink: foot }] },
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
    { id: 'horizon', phrase: 'the title in a night sky over a curved horizon of first light' },
    { id: 'eclipse', phrase: 'the subject inside a dark disc ringed by light' },
    { id: 'pair', phrase: 'two overlapping bodies of light with the subject where they meet' },
  ],
  heroes: [
    'meditating-figure',
    'lotus',
    'tree',
    'bird',
    'mountain',
    'profile-woman',
    'feather',
    'flame',
    'butterfly',
    'wave',
    'hand-reaching',
    'heart',
  ],
  sample: {
    title: 'Begin Again, Gently',
    subtitle: 'A kinder way to change your habits and your life',
    author: 'Lena Morris',
    summary: 'A calm guide to rest, breath and small beginnings.',
  },
  shows: ({ kind, width }) => kind !== 'vehicle' && kind !== 'place' && width < 2.05,
  design,
}

