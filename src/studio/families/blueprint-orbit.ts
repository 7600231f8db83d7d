// Blueprint orbit: the hero as a technical drawing among orbits, dials and measures, on blueprint or on cream paper.
import type { Palette } from '../colour/palette.ts'
import type { OrnamentItem, TypePlan } from '../type/plan.ts'
import { compose } from './blueprint-orbit/compose.ts'
import { type Inks, inksOf, isWide } from './blueprint-orbit/drawing-sheet.ts'
import type { Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes = [
  {
    deep: '#081b33',
    dark: '#0e3560',
    mid: '#2a649c',
    soft: '#8fc0e6',
    light: '#f3f6f0',
    accent: '#ffb13b',
    counter: '#ff6f4e',
    ink: '#fbfdff',
    metal: 'silver',
    hues: ['#0e3560', '#2a649c', '#ffb13b', '#ff6f4e', '#ecdcb4'],
  },
  {
    deep: '#101014',
    dark: '#26262c',
    mid: '#5b5a5c',
    soft: '#b9b2a5',
    light: '#f4eddc',
    accent: '#e0452b',
    counter: '#2f7f8f',
    ink: '#fbf5e6',
    metal: 'bone',
    hues: ['#26262c', '#5b5a5c', '#e0452b', '#2f7f8f', '#e8d5a8'],
  },
  {
    deep: '#06211f',
    dark: '#0c3f3b',
    mid: '#287a70',
    soft: '#93cdbd',
    light: '#f3f3e4',
    accent: '#ff7a4f',
    counter: '#f2c14e',
    ink: '#f6fff8',
    metal: 'copper',
    hues: ['#0c3f3b', '#287a70', '#ff7a4f', '#f2c14e', '#eadfba'],
  },
  {
    deep: '#1f0d26',
    dark: '#3a1a49',
    mid: '#774a8f',
    soft: '#cfa9dd',
    light: '#f8f1ea',
    accent: '#f5c044',
    counter: '#56c2c0',
    ink: '#fff7ff',
    metal: 'gold',
    hues: ['#3a1a49', '#774a8f', '#f5c044', '#56c2c0', '#f0d9bd'],
  },
  {
    deep: '#2a0d0b',
    dark: '#5c1c17',
    mid: '#a8452f',
    soft: '#e9ab86',
    light: '#faf0df',
    accent: '#ffd065',
    counter: '#2f6f86',
    ink: '#fff6e8',
    metal: 'gold',
    hues: ['#5c1c17', '#a8452f', '#ffd065', '#2f6f86', '#f0d8ae'],
  },
] as const satisfies readonly [Palette, ...Palette[]]

/** Whether this cover is drawn on cream paper instead of blueprint. */
const isOnCream = ({ random }: Scene): boolean => random.sub('ground').chance(0.38)

const rule = (inks: Inks): OrnamentItem => ({
  kind: 'ornament',
  height: 12,
  ink: inks.accent,
  gap: 40,
  draw: (ctx, { x, y, w, h }) => {
    ctx.fillRect(x, y + h / 2 - 2.5, w, 5)
    ctx.fillRect(x, y, w * 0.16, h)
  },
})

/** Wide faces make long words and long titles small: those are set in a narrow one. */
const isWordy = (title: string): boolean => title.length > 44 || title.split(/\s+/).some((word) => word.length > 12)

const planType = ({ pairing, layout, brief, ...sheet }: Scene, inks: Inks): TypePlan => {
  const wide = isWide(sheet)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: isWordy(brief.book.title) ? 'rajdhani' : pairing.title,
    case: 'upper',
    ink: inks.type,
    maxSize: 560,
    maxLines: 5,
    gap: 40,
    minor: { scale: 0.45 },
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.1,
    size: 50,
    ink: inks.type,
    gap: 0,
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 84,
    ink: inks.type,
  } as const
  if (layout === 'elevation')
    return {
      stacks: [
        { box: band(sheet, 0.065, 0.15, 0.095), align: 'left', anchor: 'top', items: [author] },
        {
          box: band(sheet, wide ? 0.64 : 0.67, 0.94, 0.095),
          align: 'left',
          anchor: 'bottom',
          items: [title, rule(inks), subtitle],
        },
      ],
    }
  // On a square the diagram stands beside the type.
  if (wide) {
    const column = { x: sheet.w * 0.085, w: sheet.w * 0.365 }
    return {
      stacks: [
        {
          box: { ...column, y: sheet.h * 0.1, h: sheet.h * 0.62 },
          align: 'left',
          anchor: 'top',
          items: [title, rule(inks), subtitle],
        },
        { box: { ...column, y: sheet.h * 0.8, h: sheet.h * 0.11 }, align: 'left', anchor: 'bottom', items: [author] },
      ],
    }
  }
  return {
    stacks: [
      {
        box: band(sheet, 0.07, 0.345, 0.095),
        align: layout === 'chart' ? 'left' : 'center',
        anchor: 'top',
        items: [title, rule(inks), subtitle],
      },
      {
        box: band(sheet, 0.85, 0.935, 0.095),
        align: layout === 'chart' ? 'left' : 'center',
        anchor: 'bottom',
        items: [author],
      },
    ],
  }
}

export const blueprintOrbit: Family = {
  id: 'blueprint-orbit',
  name: 'Blueprint Orbit',
  look: 'abstract',
  templateType: 'graphic',
  genreBuckets: [
    'Science Fiction:hard-sf',
    'Science Fiction:dystopian',
    'Science Fiction:litrpg',
    'Thriller:techno',
    'Mystery:techno',
    'Non-Fiction:*',
  ],
  moods: ['intellectual', 'mysterious', 'uplifting', 'epic'],
  technique: 'a technical drawing of orbits, dials and measures on drawing-office paper',
  lettering: 'drawing-office capitals over a ruled line',
  palettes,
  pairings: [
    { title: 'space-grotesk-bold', text: 'space-mono' },
    { title: 'jetbrains-mono', text: 'jetbrains-mono' },
    { title: 'michroma', text: 'space-mono-bold' },
    { title: 'rajdhani', text: 'rajdhani' },
    { title: 'oswald-medium', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'orbits', phrase: 'the hero at the centre of an orbital diagram under a centred title' },
    { id: 'elevation', phrase: 'the hero as a measured elevation and the title block below it' },
    { id: 'chart', phrase: 'a chart of stars around the hero and the title ranged left above it' },
  ],
  heroes: [
    'satellite',
    'rocket',
    'astronaut',
    'spaceship',
    'planet',
    'compass',
    'gear',
    'eye',
    'submarine',
    'pocket-watch',
    'light-bulb',
    'skull',
  ],
  sample: {
    title: 'The Lagrange Problem',
    subtitle: 'A novel of near space',
    author: 'Ines Okoro',
    summary: 'An orbital engineer finds an error in the sums that hold a habitat between two worlds.',
  },
  shows: ({ id }) => !['flock', 'crowd', 'cloud', 'rainbow'].includes(id),
  design: (scene) => {
    const inks = inksOf(scene.palette, isOnCream(scene))
    return {
      type: planType(scene, inks),
      back: (easel, type) => compose(easel, scene, type, inks),
      grain: 0.3,
      vignette: 0.15,
    }
  },
}
