// Glowing orb: one luminous body with the subject inside or before it, and quiet type. The light of contemporary self-help.
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Box } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad, painters, paintGround, paintSphere, type Stage, stageOf } from './glowing-orb/bodies.ts'
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
    { id: 'horizon', phrase: 'the title in a night sky over a curved horizon of first light' },
    { id: 'eclipse', phrase: 'the subject inside a dark disc ringed by light' },
    { id: 'pair', phrase: 'two overlapping bodies of light with the subject where they meet' },
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
  shows: ({ id, kind, width }) => kind !== 'vehicle' && kind !== 'place' && width < 2.05 && id !== 'climber',
  design,
}
