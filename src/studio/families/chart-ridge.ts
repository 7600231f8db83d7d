// Chart ridge: a line chart whose crest is a mountain, and somebody on its highest value.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { mirroredIf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isOfKind, isOneThing } from '../motifs/suits.ts'
import { lerp } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { dot, fillShape, strokeLine } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

/** Where the maximum is, as a share of the width; the picture is mirrored for one on the left. */
const maxima: Readonly<Record<string, number>> = { summit: 0.68, slump: 0.68, boom: 0.86 }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, accent, light } = inksOf(palette)
  const align = layout === 'slump' ? 'right' : 'left'
  const subtitle = lineIn(scene, 'subtitle', 74, speaking(accent, ground, palette), { maxWidth: scene.w * 0.5 })
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.36 : 0.33), align, 'top', [
        titleIn(scene, speaking(deep, ground, palette), { maxSize: 340, leading: 0.92, gap: 56 }),
        subtitle,
      ]),
      stackIn(boxIn(scene, 0, 0.86, 0.9, 1), 'left', 'bottom', [
        lineIn(scene, 'author', 100, speaking(light, deep, palette), { maxLines: 2 }),
      ]),
    ],
  }
}

/** Rises and setbacks up to the maximum, and what follows it. */
const valuesOf = ({ w, h, layout, random }: Scene, top: number): { data: Point[]; at: number } => {
  const chance = random.sub('values')
  const peak = w * (maxima[layout] ?? 0.68)
  const climb = layout === 'boom' ? 6 : 5
  const foot = h * 0.9
  const up = Array.from({ length: climb * 2 }, (_, at): Point => {
    const share = (at + 1) / (climb * 2 + 1)
    const dip = at % 2 === 0 ? -0.045 : 0.035
    return [lerp(-w * 0.02, peak, share), lerp(foot, top, share ** 1.15) + h * (dip + chance.between(-0.012, 0.012))]
  })
  const down = [0.22, 0.36, 0.62, 0.78].map((share, at): Point => {
    const fall = lerp(top, h * 0.84, share ** 0.85)
    return [lerp(peak, w * 1.04, share), fall + h * (at % 2 ? -0.035 : 0.03)]
  })
  const data: Point[] = [[-w * 0.04, foot], ...up, [peak, top], ...down, [w * 1.06, h * 0.82]]
  return { data, at: up.length + 1 }
}

const paintMountain = (easel: Easel, scene: Scene, data: readonly Point[], at: number): void => {
  const { ctx, w, h, extent } = easel
  const { deep, light, second, ground } = inksOf(scene.palette)
  const [peakX, peakY] = data[at] ?? [0, 0]
  const foot = h + 40
  const [first, last] = [data[0] ?? [0, h], data.at(-1) ?? [w, h]]
  const outline: Point[] = [[extent.x - 40, first[1]], ...data, [extent.x + extent.w + 40, last[1]], [w + 40, foot]]
  easel.part('hills', () => {
    const far = Array.from(
      { length: 14 },
      (_, n): Point => [
        (n / 13) * w * 1.1 - w * 0.05,
        h * (0.76 - 0.1 * Math.abs(Math.sin(n * 1.7 + 1)) - (n % 2) * 0.012),
      ],
    )
    fillShape(ctx, [...far, [w * 1.1, foot], [extent.x - 40, foot]], mix(second, ground, 0.15))
  })
  easel.part('mountains', () => {
    const lit = mix(deep, light, 0.2)
    ctx.save()
    fillShape(ctx, [...outline, [extent.x - 40, foot]], deep)
    ctx.clip()
    const crest = Array.from(
      { length: 8 },
      (_, n): Point => [
        peakX + (n % 2 ? 60 : -34) * Math.sqrt(n) - n * 12,
        lerp(peakY, foot, n / 7) + (n % 2 ? -50 : 40) * Math.min(1, n),
      ],
    )
    fillShape(ctx, [[extent.x - 40, first[1]], ...data.slice(0, at), ...crest, [extent.x - 40, foot]], lit)
    for (const [n, [x, y]] of data.entries()) {
      const [before, after] = [data[n - 1], data[n + 1]]
      if (!before || !after || n === at || before[1] < y || after[1] < y) continue
      const isRising = n < at
      const side = isRising ? 1 : -1
      const [vx, vy] = isRising ? after : before
      const long = h * 0.2 * (isRising ? 1 : 0.8)
      const wedge: Point[] = [
        [x, y],
        [vx + side * 6, vy],
        [vx + side * 4, vy + long * 0.3],
        [vx - side * 34, vy + long * 0.42],
        [vx - side * 10, vy + long],
        [x - side * 26, y + long * 0.62],
        [x + side * 22, y + long * 0.36],
      ]
      fillShape(ctx, wedge, isRising ? deep : lit)
    }
    ctx.restore()
  })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, accent, light } = inksOf(scene.palette)
  const [head] = type.zones
  const top = Math.max(h * 0.36, (head ? head.y + head.h : 0) + h * 0.12)
  const { data, at } = valuesOf(scene, top)
  const [peakX, peakY] = data[at] ?? [0, 0]
  easel.fill(ground)
  easel.part('grid', () => {
    for (let y = h * 0.88; y > top; y -= h * 0.09)
      strokeLine(
        ctx,
        [
          [Math.min(0, extent.x), y],
          [w, y],
        ],
        withAlpha(deep, 0.2),
        4,
      )
  })
  mirroredIf(easel, scene.layout === 'slump', () => {
    paintMountain(easel, scene, data, at)
    easel.part('lines', () => {
      strokeLine(ctx, data, accent, 22)
      for (const [x, y] of data) {
        dot(ctx, x, y, 25, accent)
        dot(ctx, x, y, 11, ground)
      }
    })
    const { hero } = scene
    standThing(
      easel,
      hero,
      { x: peakX, y: peakY - 20, height: heightIn(hero, w * 0.2, h * 0.1) },
      shapeOf(seenOn(ground, [deep, accent, light], 34)),
    )
  })
}

export const chartRidge: Family = {
  id: 'chart-ridge',
  name: 'Chart Ridge',
  look: 'landscape',
  templateType: 'graphic',
  genreBuckets: ['Business & Economics:business', 'Business & Economics:*', 'Self-Help & Personal Development:*'],
  moods: ['intellectual', 'intense', 'uplifting'],
  technique: 'a line chart whose crest is a faceted mountain with somebody on its highest value',
  lettering: 'a heavy headline on the left edge of the page',
  palettes: palettesOf('chart-ridge'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans-black' },
    { title: 'alegreya-black', text: 'dm-sans-black' },
    { title: 'fraunces-black', text: 'jost-bold' },
    { title: 'montserrat-black', text: 'montserrat' },
  ],
  layouts: [
    { id: 'summit', phrase: 'the title on a pale sky and the peak to the right of the middle', isEndless: true },
    { id: 'slump', phrase: 'the peak left behind and the line falling to the right', isEndless: true },
    { id: 'boom', phrase: 'the line climbing to the edge of the page', isEndless: true },
  ],
  heroes: [
    'child-with-balloon',
    'runner',
    'man-in-coat',
    'woman-standing',
    'stag',
    'cat',
    'astronaut',
    'detective',
    'wolf',
    'chess-king',
  ],
  sample: {
    title: 'After the Peak',
    subtitle: 'What growth cannot tell us about its end',
    author: 'Marcus Oyelaran',
    summary:
      'A study of markets that rise for twenty years and fall in a week, and of the people who stay on top too long.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.25 &&
    motif.rests === 'ground' &&
    isOfKind(motif, 'person', 'creature', 'object') &&
    motif.id !== 'chart',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
