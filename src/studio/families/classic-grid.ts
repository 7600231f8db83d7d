// Classic grid: the vintage paperback, where bands of flat colour, one device and careful type are the whole design.
import type { Colour } from '../colour/colour.ts'
import { luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import type { LineItem, TitleItem, TypePlan } from '../type/plan.ts'
import { type Grid, gridOf } from './classic-grid/grid.ts'
import { paintGrid } from './classic-grid/paint-grid.ts'
import type { Design, Family, Scene } from './family.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#1c1a17',
    dark: '#7c2f12',
    mid: '#d9581f',
    soft: '#f0a070',
    light: '#f7efdd',
    accent: '#e8601c',
    counter: '#1f4e5a',
    ink: '#fdf7ea',
    metal: 'bone',
    hues: ['#e8601c', '#1f4e5a', '#e3b23c', '#8a3324', '#d9cbb0'],
  },
  {
    deep: '#10201c',
    dark: '#1d4a3c',
    mid: '#2f7a5c',
    soft: '#9cc4a4',
    light: '#f3efdf',
    accent: '#2a7d5f',
    counter: '#d8472b',
    ink: '#fbf8ec',
    metal: 'bone',
    hues: ['#2a7d5f', '#d8472b', '#e0b84c', '#174238', '#b9cdb0'],
  },
  {
    deep: '#131a2e',
    dark: '#1f3566',
    mid: '#2f5fb0',
    soft: '#9fbbe0',
    light: '#f4f0e4',
    accent: '#2457a8',
    counter: '#e0a526',
    ink: '#fbf9f0',
    metal: 'silver',
    hues: ['#2457a8', '#e0a526', '#cf4a36', '#17305e', '#c4d2e4'],
  },
  {
    deep: '#241019',
    dark: '#5e1f3a',
    mid: '#9c3560',
    soft: '#dfa4b8',
    light: '#f8efe8',
    accent: '#a32c58',
    counter: '#2f6f70',
    ink: '#fdf6f0',
    metal: 'rose',
    hues: ['#a32c58', '#2f6f70', '#e2a13a', '#561b34', '#e6c6cc'],
  },
  {
    deep: '#191917',
    dark: '#3b3a35',
    mid: '#8c8676',
    soft: '#cfc7b2',
    light: '#f5f1e6',
    accent: '#d3a518',
    counter: '#39393a',
    ink: '#fbf8ef',
    metal: 'bone',
    hues: ['#d3a518', '#39393a', '#b5482e', '#6f7d6a', '#ded6c2'],
  },
]

/** Ink for a band: the one of dark and light that stands out from it. */
const inkOn = (ground: Colour, { deep, ink }: Palette): Colour => (luminanceOf(ground) > 0.32 ? deep : ink)

const planType = (scene: Scene, grid: Grid): TypePlan => {
  const { palette, pairing } = scene
  const title: TitleItem = {
    kind: 'title',
    face: pairing.title,
    case: scene.layout === 'window' ? 'as-given' : 'upper',
    lockup: 'even',
    maxSize: 300,
    leading: 0.94,
    ink: inkOn(grid.titleGround, palette),
    gap: 58,
  }
  const line = (role: LineItem['role'], size: number, ground: Colour): LineItem => ({
    kind: 'line',
    role,
    face: pairing.text,
    case: role === 'subtitle' ? 'as-given' : 'upper',
    size,
    maxLines: 2,
    ink: inkOn(ground, palette),
  })
  return {
    stacks: [
      {
        box: grid.title,
        align: grid.align,
        anchor: grid.titleAnchor,
        items: [title, line('subtitle', 62, grid.titleGround)],
      },
      { box: grid.author, align: grid.align, anchor: 'middle', items: [line('author', 92, grid.authorGround)] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const grid = gridOf(scene)
  return {
    type: planType(scene, grid),
    back: (easel) => paintGrid(easel, scene, grid),
    grain: 0.5,
    vignette: 0,
  }
}

export const classicGrid: Family = {
  id: 'classic-grid',
  name: 'Classic Grid',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Biography & Memoir:literary',
    'Biography & Memoir:cultural',
    'Non-Fiction:*',
    'Other:*',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:humorous',
  ],
  moods: ['intellectual', 'melancholic', 'uplifting'],
  technique: 'a vintage paperback of flat printed bands with one small engraved device',
  lettering: 'measured, well-spaced capitals in the manner of the classic paperback',
  palettes,
  pairings: [
    { title: 'jost-bold', text: 'jost' },
    { title: 'garamond', text: 'garamond-italic' },
    { title: 'josefin', text: 'josefin' },
    { title: 'dm-serif', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'bands', phrase: 'three horizontal bands, the title in the pale middle one and the device below it' },
    {
      id: 'column',
      phrase: 'a broad column of colour at one side that carries a frieze of the device, and the title beside it',
    },
    { id: 'window', phrase: 'a window with the device large in it, under a calm panel of type' },
    { id: 'tiles', phrase: 'a chequer of coloured tiles, each with the device or a plain shape, over a band of type' },
  ],
  heroes: ['bird', 'tree', 'teacup', 'fish', 'quill', 'house', 'sailboat', 'apple', 'bicycle', 'key', 'owl', 'sun'],
  sample: {
    title: 'The Man Who Counted Rain',
    subtitle: 'And other true stories',
    author: 'Ines Albury',
    summary: 'A bird ringer, a lighthouse clerk and a tea taster: lives given to one small thing.',
  },
  shows: ({ id }) => !['skyline', 'crowd', 'flock', 'circuit'].includes(id),
  design,
}
