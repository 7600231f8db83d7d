// Counted days: a year of days as dots, full before, hollow after, and one that is marked.
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import { tau } from '../paint/curves.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { dot } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, accent } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 420, leading: 0.92, gap: 50 })
  const subtitle = lineIn(scene, 'subtitle', 78, seenOn(ground, [accent, ink], 62), { gap: 34 })
  const author = lineIn(scene, 'author', 98, ink, { maxLines: 2 })
  if (layout === 'weeks')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 0.66, 0.6), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.82, 0.62, 1), 'left', 'bottom', [author]),
      ],
    }
  if (layout === 'months')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.12), 'left', 'top', [author]),
        stackIn(boxIn(scene, 0, 0.56, 1, 1), 'left', 'bottom', [title, subtitle]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.37), 'left', 'top', [title, subtitle]),
      stackIn(boxIn(scene, 0, 0.89, 1, 1), 'left', 'bottom', [author]),
    ],
  }
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The places of all days in a box, and how far they are apart. */
const daysIn = ({ layout }: Scene, box: Box): { days: Point[]; pitch: number } => {
  if (layout === 'months') {
    const pitch = Math.min(box.w / 30.72, (box.h / 12) * 0.8)
    const row = Math.min(box.h / 12, pitch * 2.1)
    const top = box.y + (box.h - row * 12) / 2
    const days = monthLengths.flatMap((length, month) =>
      Array.from({ length }, (_, day): Point => [box.x + pitch * (day + 0.36), top + row * (month + 0.5)]),
    )
    return { days, pitch: pitch * 0.98 }
  }
  const columns = layout === 'weeks' ? 7 : Math.max(18, Math.ceil(Math.sqrt((365 * box.w) / box.h)))
  const pitch = layout === 'weeks' ? box.h / 53 : box.w / (columns - 0.28)
  const left = layout === 'weeks' ? box.x + box.w - pitch * 6.72 : box.x
  const days = Array.from(
    { length: 365 },
    (_, day): Point => [left + pitch * ((day % columns) + 0.36), box.y + pitch * (Math.floor(day / columns) + 0.36)],
  )
  return { days, pitch }
}

interface Band {
  readonly top: number
  readonly end: number
}

/** The tallest band without type: a title alone may stand at the head or at the foot. */
const largestGap = (zones: readonly Box[], whole: Band, air: number): Band => {
  const sorted = zones.toSorted((one, other) => one.y - other.y)
  const tops = [whole.top, ...sorted.map(({ y, h }) => y + h + air)]
  const ends = [...sorted.map(({ y }) => y - air), whole.end]
  const bands = tops.map((top, at): Band => ({ top, end: ends[at] ?? whole.end }))
  return bands.reduce((best, band) => (band.end - band.top > best.end - best.top ? band : best))
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  easel.fill(ground)
  const margin = Math.min(w, h) * 0.066
  const whole = { top: margin, end: h - margin }
  const { top, end } = scene.layout === 'weeks' ? whole : largestGap(type.zones, whole, h * 0.035)
  const { days, pitch } = daysIn(scene, { x: margin, y: top, w: w - margin * 2, h: end - top })
  // Early or late in the year, never at its ends.
  const marked = scene.random.sub('day').whole(40, 320)
  const ink = seenOn(ground, [deep, '#ffffff', '#000000'], 50)
  const radius = pitch * 0.36
  easel.part('dots', () => {
    ctx.strokeStyle = ink
    ctx.lineWidth = Math.max(4.5, radius * 0.22)
    days.forEach(([x, y], day) => {
      if (day < marked) dot(ctx, x, y, radius, ink)
      else if (day > marked) {
        ctx.beginPath()
        ctx.arc(x, y, radius - ctx.lineWidth / 2, 0, tau)
        ctx.stroke()
      }
    })
  })
  const [x, y] = days[marked] ?? [0, 0]
  easel.part('disc', () => dot(ctx, x, y, radius * 1.8, seenOn(ground, [accent], 10)))
}

export const countedDays: Family = {
  id: 'counted-days',
  name: 'Counted Days',
  look: 'pattern',
  templateType: 'graphic',
  genreBuckets: [
    'Biography & Memoir:inspirational',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Self-Help & Personal Development:*',
    'Planner & Journal:productivity',
    'Planner & Journal:*',
    'Contemporary Fiction:*',
  ],
  moods: ['melancholic', 'intellectual', 'uplifting'],
  technique: 'a year of days as dots, full before and hollow after one that is marked',
  lettering: 'a high-contrast display serif',
  palettes: palettesOf('counted-days'),
  pairings: [
    { title: 'gloock', text: 'dm-sans' },
    { title: 'playfair-black', text: 'jost' },
    { title: 'abril-fatface', text: 'dm-sans' },
    { title: 'josefin', text: 'josefin-light' },
  ],
  layouts: [
    { id: 'year', phrase: 'the title above and the days of a year below it' },
    { id: 'months', phrase: 'the days in rows of months above the title' },
    { id: 'weeks', phrase: 'the weeks of a year down the right edge beside the title' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'After August',
    subtitle: 'A memoir',
    author: 'Nell Arden',
    summary: 'The diary of the year after her brother died, day by day, from the day itself.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
