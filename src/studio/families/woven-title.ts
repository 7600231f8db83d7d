// Woven title: thorny canes grow from head and foot of the page through the title, behind its letters and here and there before them.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import {
  isGrim,
  isHomely,
  isModern,
  isNoble,
  isOfKind,
  isOfWater,
  isOneThing,
  isTimeless,
  sizeOf,
} from '../motifs/suits.ts'
import { grown, overlaps, union } from '../paint/boxes.ts'
import { lerp } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { bloomColours, leafColours } from '../paint/flora/flora-colours.ts'
import { leaf } from '../paint/flora/leaves.ts'
import { rose } from '../paint/flora/rose.ts'
import { metalColour } from '../paint/materials/metal.ts'
import type { Point } from '../paint/point.ts'
import { blend, dot, fillBox, fillShape } from '../paint/shapes/lay.ts'
import { bandAlong, curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { deep, light } = inksOf(palette)
  const ink = speaking(mix(light, '#ffffff', 0.4), deep, palette)
  const fill = { kind: 'foil', metal: palette.metal, bevel: 7 } as const
  const title = titleIn(scene, metalColour(palette.metal), {
    lockup: 'block',
    case: 'upper',
    maxSize: 560,
    leading: 0.95,
    minor: { scale: 0.48 },
    tracking: 0.005,
    effect: { fill, shadow: { colour: '#000000', blur: 0.06, drop: 0.04, alpha: 0.85 } },
  })
  const [from, to] = layout === 'rising' ? [0.13, 0.56] : layout === 'emblem' ? [0.5, 0.84] : [0.24, 0.76]
  return {
    stacks: [
      stackIn(boxIn(scene, 0.14, 0, 0.86, layout === 'rising' ? 0.12 : 0.17), 'center', 'bottom', [
        lineIn(scene, 'subtitle', 76, ink, { maxLines: 2 }),
      ]),
      stackIn(boxIn(scene, 0, from, 1, to), 'center', 'middle', [title]),
      stackIn(boxIn(scene, 0.16, 0.89, 0.84, 1), 'center', 'middle', [
        lineIn(scene, 'author', 112, ink, { case: 'upper', tracking: 0.07, maxLines: 2 }),
      ]),
    ],
  }
}

const canes = 5

const caneOf = ({ w, h, random }: Scene, nth: number): Point[] => {
  const chance = random.sub(`cane ${nth}`)
  const isDown = nth % 2 === 1
  const points = Array.from({ length: 8 }, (_, at): Point => {
    const y = isDown ? lerp(-h * 0.04, h * 0.84, at / 7) : lerp(h * 1.04, h * 0.2, at / 7)
    return [
      lerp(w * 0.07, w * 0.93, nth / (canes - 1)) + Math.sin(at * 1.9 + nth * 1.7) * w * chance.between(0.06, 0.12),
      y,
    ]
  })
  return curveThrough(points, 22)
}

const widthOf =
  (w: number) =>
  (share: number): number =>
    w * lerp(0.028, 0.008, share)

const drawCane = (
  ctx: Context,
  scene: Scene,
  cane: readonly Point[],
  nth: number,
  from: number,
  to: number,
  hasLeaves: boolean,
): void => {
  const { light, second } = inksOf(scene.palette)
  const { w } = scene
  const random = scene.random.sub(`growth ${nth}`)
  const green = leafColours(second)
  for (const [off, colour, share] of [
    [0, mix(second, '#000000', 0.75), 1],
    [-2.5, mix(second, '#000000', 0.3), 0.64],
    [-6, mix(second, light, 0.35), 0.2],
  ] as const) {
    ctx.save()
    ctx.translate(off, off)
    fillShape(
      ctx,
      bandAlong(cane, (at) => widthOf(w)(at) * share, from, to),
      colour,
    )
    ctx.restore()
  }
  for (let at = 6; at < cane.length - 2; at += 7) {
    const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = [cane[at], cane[at + 1]]
    const side = at % 2 ? 1 : -1
    const turn = Math.atan2(ny - y, nx - x) + side * random.between(0.6, 1.2)
    const long = w * random.between(0.05, 0.11) * lerp(1.15, 0.7, at / cane.length)
    const isLeaf = random.chance(0.62)
    if (at < from || at > to || !hasLeaves) continue
    const thick = widthOf(w)(at / cane.length) * 0.45
    if (isLeaf)
      leaf(
        ctx,
        { x, y, turn, length: long, fat: 0.5, isToothed: true, lift: random.between(-0.5, 0.3) },
        green,
        random.sub(`${at}`),
      )
    else
      fillShape(
        ctx,
        [
          [x - Math.cos(turn - side) * thick, y - Math.sin(turn - side) * thick],
          [x + Math.cos(turn) * w * 0.034, y + Math.sin(turn) * w * 0.034],
          [x + Math.cos(turn - side) * thick, y + Math.sin(turn - side) * thick],
        ],
        mix(second, '#000000', 0.55),
      )
  }
}

/** Shares of width and height, and the radius as a share of the width: four at the head, four at the foot. */
type Spot = readonly [x: number, y: number, radius: number]

const roses: readonly Spot[] = [
  [0.05, 0.1, 0.14],
  [0.95, 0.08, 0.125],
  [0.8, 0.025, 0.08],
  [0.22, 0.03, 0.08],
  [0.96, 0.86, 0.14],
  [0.04, 0.875, 0.135],
  [0.86, 0.955, 0.075],
  [0.13, 0.965, 0.08],
]

const drawRose = (ctx: Context, { w, h, palette, random }: Scene, [x, y, share]: Spot, nth: number): void => {
  const { accent, second, light } = inksOf(palette)
  const bloom = bloomColours(accent, { heart: mix(accent, '#000000', 0.5), stamen: light })
  const green = leafColours(second)
  const [px, py, radius] = [w * x, h * y, w * share]
  for (let around = 0; around < 6; around++)
    leaf(
      ctx,
      { x: px, y: py, turn: around * 1.05 + nth, length: radius * 1.5, fat: 0.5, isToothed: true, lift: -0.3 },
      green,
      random.sub(`ring ${nth} ${around}`),
    )
  rose(ctx, { x: px, y: py, radius }, bloom, random.sub(`rose ${nth}`))
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent, noise } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  easel.part('sky', () => {
    easel.fill(blend(ctx, [0, 0], [0, h], [0, mix(ground, deep, 0.55)], [0.45, ground], [1, deep]))
    easel.soft(120, (on) => dot(on, w / 2, h * 0.45, w * 0.5, mix(ground, light, 0.4)), { blend: 'screen', alpha: 0.4 })
    paintVeil(easel, deep, (x, y) => 0.6 * noise.fractal(x / 380, y / 380, 4), { step: 20 })
  })
  if (scene.layout === 'emblem' && isThere(scene.hero)) {
    const height = heightIn(scene.hero, w * 0.6, h * 0.27)
    const metal = metalColour(scene.palette.metal)
    const dark = mix(deep, '#000000', 0.3)
    standThing(
      easel,
      scene.hero,
      { x: w / 2, y: h * 0.475, height },
      {
        body: mix(metal, deep, 0.3),
        shade: mix(metal, deep, 0.68),
        light: mix(metal, light, 0.55),
        accent,
        line: dark,
      },
    )
  }
  easel.part('vines', () => {
    using all = easel.layer((on) => {
      for (let nth = 0; nth < canes; nth++)
        drawCane(on, scene, caneOf(scene, nth), nth, 0, Number.POSITIVE_INFINITY, true)
    })
    layLifted(easel, all, { lift: 24, colour: '#000000', alpha: 0.6 })
  })
  fillBox(ctx, blend(ctx, [0, h * 0.82], [0, h], [0, withAlpha(deep, 0)], [0.6, withAlpha(deep, 0.92)], [1, deep]), {
    x: extent.x,
    y: h * 0.82,
    w: extent.w,
    h: h * 0.18,
  })
  fillBox(ctx, blend(ctx, [0, 0], [0, h * 0.2], [0, deep], [0.5, withAlpha(deep, 0.7)], [1, withAlpha(deep, 0)]), {
    x: extent.x,
    y: 0,
    w: extent.w,
    h: h * 0.2,
  })
  easel.part('blooms', () => {
    // Head and foot apart: a layer of both would be as large as the sheet.
    for (const [nth, some] of [roses.slice(0, 4), roses.slice(4)].entries()) {
      const box = { x: extent.x, y: nth === 0 ? -w * 0.1 : h * 0.7, w: extent.w, h: h * 0.3 + w * 0.1 }
      const drawBed = (on: Context): void => {
        for (const [at, spot] of some.entries()) drawRose(on, scene, spot, nth * 4 + at)
      }
      using bed = easel.layer(drawBed, { box })
      layLifted(easel, bed, { lift: 22, colour: '#000000', alpha: 0.6 })
    }
  })
}

/** Where a cane runs over the great lines it comes before them once, and no more of a letter is lost than it is thick. */
const paintFront = (easel: Easel, scene: Scene, type: SetType): void => {
  const title = titleOf(type)
  if (!title) return
  const largest = Math.max(...title.runs.map(({ size }) => size))
  const great = title.runs.filter(({ size }) => size > largest * 0.6 && size > 190)
  if (great.length === 0) return
  const around = grown(union(great.map(({ box }) => box)), easel.w * 0.06)
  easel.part('vines', () => {
    using front = easel.layer(
      (on) => {
        for (const [at, { box }] of great.entries()) {
          // One cane to a line: the line stays whole.
          const nth = (at * 2 + 1) % canes
          const cane = caneOf(scene, nth)
          const inside = cane.flatMap(([x, y], step) =>
            overlaps(box, { x: x - 2, y: y - 2, w: 4, h: 4 }) ? [step] : [],
          )
          const [first, last] = [inside[0], inside.at(-1)]
          if (first === undefined || last === undefined) continue
          drawCane(on, scene, cane, nth, first - 2, last + 2, false)
        }
      },
      { box: around },
    )
    layLifted(easel, front, { lift: 7, colour: '#000000', alpha: 0.35 })
  })
}

export const wovenTitle: Family = {
  id: 'woven-title',
  name: 'Woven Title',
  look: 'typographic',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:romantasy',
    'Romance:romantasy',
    'Fantasy:dark-fantasy',
    'Romance:dark-romance',
    'Romance:paranormal-monster',
    'Fantasy:myth-folklore',
    'Fantasy:*',
    'Young Adult:*',
  ],
  moods: ['romantic', 'mysterious', 'epic', 'intense'],
  technique: 'thorny canes grown through the letters with roses at the corners',
  lettering: 'black Roman capitals in foil, crossed by canes',
  palettes: palettesOf('woven-title'),
  pairings: [
    { title: 'cinzel-black', text: 'cinzel-medium' },
    { title: 'cinzel-decorative-bold', text: 'cormorant-italic' },
    { title: 'cormorant-sc', text: 'cormorant-italic' },
    { title: 'uncial-antiqua', text: 'cormorant-sc' },
  ],
  layouts: [
    { id: 'grown', phrase: 'the title grown over in the middle of the page' },
    { id: 'rising', phrase: 'the title grown over in the upper half of the page' },
    { id: 'emblem', phrase: 'the subject in metal among the canes above the title' },
  ],
  heroes: [
    'crown',
    'dagger',
    'sword',
    'raven',
    'wolf',
    'stag',
    'key',
    'moon',
    'rose',
    'dragon',
    'mask',
    'skull',
    'moth',
  ],
  sample: {
    title: 'A Vow of Thorn and Ember',
    subtitle: 'He asked for her name. She gave him roots.',
    author: 'Delphine Ros',
    summary: 'A thief swears a vow to the fae king of the thorn wood, whose crown of roses grows through his throne.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.width < 1.8 &&
    ((motif.kind === 'creature' && !isHomely(motif) && (isNoble(motif) || sizeOf(motif) >= 0.5) && !isOfWater(motif)) ||
      (motif.kind === 'object' && (isTimeless(motif) || isGrim(motif)) && !isModern(motif)) ||
      (isNoble(motif) && isOfKind(motif, 'symbol', 'sky', 'plant', 'place')) ||
      motif.id === 'flame'),
  carries: ({ title }) => title.length <= 44,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    front: (easel, type) => paintFront(easel, scene, type),
    grain: 0.3,
    vignette: 0.35,
  }),
}
