// Blueprint orbit: the hero as a technical drawing among orbits, dials and measures, on blueprint or on cream paper.
import { isOneThing } from '../motifs/suits.ts'
import type { OrnamentItem, TypePlan } from '../type/plan.ts'
import { compose } from './blueprint-orbit/compose.ts'
import { paintDrafted } from './blueprint-orbit/draft.ts'
import { type Inks, inksOf } from './blueprint-orbit/drawing-sheet.ts'
import { palettes } from './blueprint-orbit/palettes.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

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
  const wide = isBroad(sheet)
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
    { id: 'elevation', phrase: 'the hero as a measured elevation and the title block below it', isEndless: true },
    { id: 'chart', phrase: 'a chart of stars around the hero and the title ranged left above it', isEndless: true },
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
  shows: (motif) => isOneThing(motif),
  design: (scene) => {
    const inks = inksOf(scene.palette, isOnCream(scene))
    return {
      type: planType(scene, inks),
      back: (easel, type) => compose(easel, scene, type, inks),
      drawAdded: (easel, { motif, colour, ...place }) =>
        paintDrafted(easel, motif, place, colour === null ? inks : { ...inks, line: colour }),
      grain: 0.3,
      vignette: 0.15,
    }
  },
}
