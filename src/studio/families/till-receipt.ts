// Till receipt: the title is what was bought, printed on paper from a till.
import { type Colour, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { blend, fillShape } from '../paint/shapes/lay.ts'
import type { OrnamentItem, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

/** The sides of the paper. */
const paperOf = ({ w, h, layout }: Scene): { left: number; right: number } => {
  const wide = isBroad({ w, h }) ? w * 0.62 : w * 0.78
  const left = layout === 'aside' ? w * 0.07 : (w - wide) / 2
  return { left, right: left + wide }
}

/** A dashed rule as tills print it, in the style of the context where no colour is given. */
const dashes = (ctx: Context, from: number, to: number, y: number, colour?: Colour): void => {
  if (colour !== undefined) ctx.fillStyle = colour
  for (let x = from; x < to - 12; x += 34) ctx.fillRect(x, y, 20, 7)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, h } = scene
  const { deep, light, accent } = inksOf(palette)
  const ink = speaking(deep, light, palette)
  const { left, right } = paperOf(scene)
  const inset = (right - left) * 0.075
  const rule = (gap: number): OrnamentItem => ({
    kind: 'ornament',
    height: 8,
    ink,
    gap,
    draw: (ctx, box) => dashes(ctx, box.x, box.x + box.w, box.y),
  })
  const top = layout === 'short' ? 0.16 : 0.05
  const column = { x: left + inset, w: right - left - 2 * inset }
  const isShort = layout === 'short'
  const name = { ...column, y: h * top, h: h * 0.07 }
  const rest = { ...column, y: h * (top + 0.105), h: h * (isShort ? 0.46 : 0.585) }
  return {
    stacks: [
      stackIn(name, 'center', 'middle', [lineIn(scene, 'author', 84, ink, { case: 'upper', maxLines: 2 })]),
      stackIn(rest, 'center', isShort ? 'top' : 'middle', [
        titleIn(scene, ink, {
          lockup: 'block',
          case: 'upper',
          leading: 0.62,
          maxSize: 460,
          maxLines: 7,
          minor: { scale: 0.62 },
          gap: 60,
          tracking: -0.02,
        }),
        rule(52),
        lineIn(scene, 'subtitle', 64, speaking(accent, light, palette), { maxLines: 4 }),
      ]),
    ],
  }
}

const barcode = (easel: Easel, scene: Scene, { x, y, w, h }: Box): void => {
  const random = scene.random.sub('code')
  const { deep } = inksOf(scene.palette)
  easel.ctx.fillStyle = deep
  for (let at = x; at < x + w; ) {
    const wide = Math.min(random.whole(1, 4) * 6, x + w - at)
    easel.ctx.fillRect(at, y, wide, h)
    at += wide + random.whole(1, 3) * 6
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h } = easel
  const { ground, deep, light } = inksOf(scene.palette)
  const { left, right } = paperOf(scene)
  easel.fill(ground)
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const first = zones[0] ?? boxIn(scene, 0.2, 0.1, 0.8, 0.2)
  const zone = zones.at(-1) ?? boxIn(scene, 0.2, 0.2, 0.8, 0.7)
  const isShort = scene.layout === 'short'
  const code = isShort ? zone.y + zone.h + h * 0.034 : h * 0.765
  const foot = Math.min(h * 0.97, code + h * 0.105)
  const head = isShort ? Math.max(h * 0.03, first.y - h * 0.055) : -40
  const inset = (right - left) * 0.075
  const teeth = 52
  const edge = (y: number, way: 1 | -1): Point[] =>
    Array.from(
      { length: teeth + 1 },
      (_, at): Point => [right - ((right - left) * at) / teeth, y + (at % 2 ? 24 * way : 0)],
    )
  const curl = (y: number, phase: number): number =>
    22 * Math.sin(((y - head) / (foot - head)) * 1.57) + 7 * Math.sin(y / 260 + phase)
  const side = (x: number, way: 1 | -1, phase: number): Point[] =>
    Array.from({ length: 24 }, (_, at): Point => {
      const y = head + ((foot - head) * at) / 23
      return [x + way * curl(y, phase) - way * 20, y]
    })
  easel.part('paper', () => {
    using paper = easel.layer((ctx) => {
      const top: Point[] = isShort
        ? edge(head, -1).toReversed()
        : [
            [left, head],
            [right, head],
          ]
      fillShape(
        ctx,
        [...top, ...side(right, 1, 0), ...edge(foot, 1).slice(1, -1), ...side(left, -1, 1).toReversed()],
        light,
      )
      ctx.globalCompositeOperation = 'source-atop'
      ctx.fillStyle = blend(
        ctx,
        [0, head],
        [0, foot],
        [0, withAlpha(deep, 0.2)],
        [0.08, withAlpha(deep, 0)],
        [0.45, withAlpha(deep, 0.05)],
        [0.62, withAlpha('#ffffff', 0.4)],
        [0.86, withAlpha(deep, 0)],
        [1, withAlpha(deep, 0.14)],
      )
      ctx.fillRect(0, head - 60, w, foot - head + 120)
    })
    layLifted(easel, paper, { lift: 44, colour: deep, alpha: 0.42 })
  })
  // The rule under the name, where the title does not stand right below it.
  if (zones.length > 1)
    easel.part('lines', () => {
      const y = isShort ? (first.y + first.h + zone.y) / 2 : Math.min(first.y + first.h + h * 0.03, zone.y - h * 0.014)
      dashes(easel.ctx, left + inset, right - inset, y, deep)
    })
  const wide = (right - left) * 0.56
  easel.part('bars', () =>
    barcode(easel, scene, { x: (left + right) / 2 - wide / 2, y: code, w: wide, h: foot - code - h * 0.035 }),
  )
}

export const tillReceipt: Family = {
  id: 'till-receipt',
  name: 'Till Receipt',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Business & Economics:*',
    'Business & Economics:business',
    'Planner & Journal:budget',
    'Non-Fiction:*',
    'Contemporary Fiction:humorous',
  ],
  moods: ['intellectual', 'intense', 'uplifting'],
  technique: 'a curling till receipt with its barcode on one saturated colour',
  lettering: 'heavy capitals justified by size between dashed rules',
  palettes: palettesOf('till-receipt'),
  pairings: [
    { title: 'archivo-black', text: 'space-mono-bold' },
    { title: 'space-mono-bold', text: 'space-mono' },
    { title: 'anton', text: 'jetbrains-mono' },
    { title: 'staatliches', text: 'space-mono-bold' },
  ],
  layouts: [
    { id: 'long', phrase: 'the receipt hanging from the head of the page' },
    { id: 'short', phrase: 'the receipt torn at both ends in the middle of the page' },
    { id: 'aside', phrase: 'the receipt at the left with the ground beside it' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'What Cheap Costs',
    subtitle: 'The true price of everything on sale',
    author: 'Ivo Castellan',
    summary:
      'What a shirt for five pounds costs a river, a town and the woman who sewed it: money, debt and the price of bargains.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0,
  }),
}
