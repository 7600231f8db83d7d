// Hourglass worlds: a glass cut by head and foot of the page; one world runs out into another.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import type { Motif } from '../motifs/motif.ts'
import { isFirm, isOfKind, isSomebody, sizeOf } from '../motifs/suits.ts'
import { lerp, smooth } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { blend, dot, fillBelow, fillShape, tracePath } from '../paint/shapes/lay.ts'
import { bandAlong, curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'

/** Share of the height at which the neck is. */
const necks: Readonly<Record<string, number>> = { even: 0.47, rising: 0.4, draining: 0.56 }

const neckOf = ({ h, layout }: Pick<Scene, 'h' | 'layout'>): number => h * (necks[layout] ?? 0.47)

const planType = (scene: Scene): TypePlan => {
  const { palette, h } = scene
  const { ground, deep, light, accent } = inksOf(palette)
  const dark = mix(ground, deep, 0.6)
  const ink = speaking(light, dark, palette)
  const from = neckOf(scene) / h + 0.045
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0.74, 1, 1), 'center', 'bottom', [
        titleIn(scene, ink, {
          lockup: 'even',
          case: 'upper',
          maxSize: 330,
          leading: 0.86,
          tracking: 0.005,
          gap: 44,
          maxLines: 3,
        }),
        lineIn(scene, 'subtitle', 66, speaking(mix(accent, light, 0.45), dark, palette), { gap: 44 }),
        lineIn(scene, 'author', 112, ink, { case: 'upper', tracking: 0.06, maxLines: 2 }),
      ]),
    ].map((stack) => ({ ...stack, box: { ...stack.box, y: Math.max(stack.box.y, h * from) } })),
  }
}

/** What can be a world's own thing. */
const shows = (motif: Motif): boolean =>
  isFirm(motif) &&
  motif.width < 2.7 &&
  (isOfKind(motif, 'vehicle', 'place') ||
    isSomebody(motif) ||
    (motif.kind === 'creature' && sizeOf(motif) >= 0.1) ||
    (motif.kind === 'plant' && motif.rests === 'ground'))

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const neck = neckOf(scene)
  const [middle, widest] = [w / 2, w * 0.45]
  const half = (y: number): number => w * 0.02 + widest * smooth(h * 0.01, h * 0.33, Math.abs(y - neck)) ** 0.9
  const glass = (on: Context, inset = 0): void => {
    const ys = Array.from({ length: 150 }, (_, at) => -20 + ((h + 40) * at) / 149)
    tracePath(on, [
      ...ys.map((y): Point => [middle - half(y) + inset, y]),
      ...ys.toReversed().map((y): Point => [middle + half(y) - inset, y]),
    ])
  }
  const black = mix(deep, '#000000', 0.25)
  easel.fill(blend(ctx, [0, 0], [0, h], [0, mix(ground, second, 0.12)], [0.5, deep], [1, mix(ground, accent, 0.08)]))
  const [one, two] = [scene.hero, scene.companions.find(shows)]
  ctx.save()
  glass(ctx, 14)
  ctx.clip()
  const sea = neck * 0.42
  easel.part('water', () => {
    ctx.fillStyle = blend(ctx, [0, 0], [0, sea], [0, mix(second, light, 0.6)], [1, mix(light, second, 0.2)])
    ctx.fillRect(extent.x, 0, extent.w, neck)
    // The sea is drawn down in the middle by the neck.
    const surface =
      (row: number) =>
      (x: number): number =>
        sea +
        row * h * 0.02 +
        Math.sin((x + row * 70) / 90) * 14 +
        h * 0.035 * smooth(w * 0.2, 0, Math.abs(x - middle)) +
        Math.sin(x / (60 + row * 14) + row) * 9
    for (let row = 0; row < 4; row++)
      fillBelow(
        ctx,
        easel,
        surface(row),
        blend(
          ctx,
          [0, sea],
          [0, neck],
          [0, mix(second, light, 0.32 - row * 0.1)],
          [0.5, mix(second, deep, 0.3 + row * 0.06)],
          [1, mix(second, deep, 0.7)],
        ),
      )
  })
  if (isThere(one)) {
    const isOfWater = one.rests === 'water' && one.kind !== 'creature'
    const height = heightIn(one, w * 0.56, isOfWater ? sea * 0.9 : h * 0.25)
    const foot = isOfWater
      ? sea + h * 0.045
      : one.rests === 'ground' || one.rests === 'held'
        ? sea + h * 0.035
        : neck * 0.8
    const tones = {
      body: mix(deep, second, 0.25),
      shade: black,
      light: mix(second, light, 0.4),
      accent,
      line: mix(black, second, 0.2),
    }
    standThing(
      easel,
      one,
      {
        x: middle + w * 0.015,
        y: Math.min(foot, neck * 0.82),
        height,
        turn: one.kind === 'creature' && one.rests === 'water' ? 0.16 : 0,
      },
      tones,
    )
  }
  easel.part('sand', () => {
    ctx.fillStyle = blend(
      ctx,
      [0, neck],
      [0, h * 0.86],
      [0, mix(deep, accent, 0.3)],
      [0.6, accent],
      [1, mix(accent, light, 0.5)],
    )
    ctx.fillRect(extent.x, neck, extent.w, h)
    const floor = lerp(neck, h, 0.42)
    easel.soft(60, (on) => dot(on, middle, floor - h * 0.05, w * 0.3, light, h * 0.07), {
      blend: 'screen',
      alpha: 0.65,
    })
    if (two)
      standThing(
        easel,
        two,
        { x: middle, y: floor + h * 0.02, height: heightIn(two, w * 0.52, h * 0.14) },
        shapeOf(mix(accent, deep, 0.62)),
      )
    for (let row = 0; row < 4; row++)
      fillBelow(
        ctx,
        easel,
        (x) =>
          floor +
          row * h * 0.04 -
          h * (row === 1 ? 0.035 : 0.012) * Math.exp(-(((x - middle + (row - 1) * w * 0.18) / (w * 0.2)) ** 2)) +
          22 * Math.sin(x / 210 + row * 2),
        blend(
          ctx,
          [w * 0.2, 0],
          [w * 0.8, 0],
          [0, mix(mix(accent, light, 0.25), deep, row * 0.16)],
          [0.52, mix(accent, deep, 0.15 + row * 0.14)],
          [1, mix(accent, deep, 0.5 + row * 0.1)],
        ),
      )
    ctx.fillStyle = blend(
      ctx,
      [0, h * 0.68],
      [0, h * 0.84],
      [0, withAlpha(mix(ground, deep, 0.6), 0)],
      [1, mix(ground, deep, 0.6)],
    )
    ctx.fillRect(extent.x, h * 0.66, extent.w, h)
    const fall = curveThrough(
      [
        [middle, neck - h * 0.045],
        [middle, neck],
        [middle + 1, neck + h * 0.1],
        [middle, floor - h * 0.01],
      ],
      20,
    )
    fillShape(
      ctx,
      bandAlong(fall, (share) => lerp(w * 0.024, w * 0.008, Math.min(1, share * 3.4))),
      blend(
        ctx,
        [0, neck - 60],
        [0, floor],
        [0, mix(second, light, 0.7)],
        [0.35, mix(light, accent, 0.3)],
        [1, withAlpha(light, 0.25)],
      ),
    )
  })
  ctx.restore()
  easel.part('glass', () => {
    glass(ctx)
    ctx.fillStyle = blend(
      ctx,
      [w * 0.04, 0],
      [w * 0.96, 0],
      [0, withAlpha(deep, 0.75)],
      [0.14, withAlpha(deep, 0)],
      [0.86, withAlpha(deep, 0)],
      [1, withAlpha(deep, 0.8)],
    )
    ctx.fill()
    for (const [inset, width, alpha] of [
      [0, 5, 0.8],
      [14, 15, 0.22],
    ] as const) {
      glass(ctx, inset)
      ctx.lineWidth = width
      ctx.strokeStyle = withAlpha(light, alpha)
      ctx.stroke()
    }
    easel.soft(5, (on) => {
      for (const [from, to, inset, width, alpha] of [
        [0.03, neck / h - 0.17, 74, 24, 0.55],
        [neck / h + 0.2, 0.72, 74, 20, 0.35],
      ] as const) {
        const shine = Array.from({ length: 40 }, (_, at): Point => {
          const y = h * lerp(from, to, at / 39)
          return [middle - half(y) + inset, y]
        })
        fillShape(
          on,
          bandAlong(shine, (share) => width * Math.sin(Math.PI * share)),
          withAlpha('#ffffff', alpha),
        )
      }
    })
    // What stands under the words is left to them.
    ctx.fillStyle = blend(
      ctx,
      [0, h * 0.66],
      [0, h * 0.82],
      [0, withAlpha(mix(ground, deep, 0.6), 0)],
      [1, mix(ground, deep, 0.6)],
    )
    ctx.fillRect(extent.x, h * 0.66, extent.w, h * 0.36)
  })
}

export const hourglassWorlds: Family = {
  id: 'hourglass-worlds',
  name: 'Hourglass Worlds',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Science Fiction:dystopian',
    'Science Fiction:hard-sf',
    'Science Fiction:*',
    'Fantasy:dystopian',
    'Fantasy:epic-fantasy',
    'Fantasy:myth-folklore',
    'Young Adult:*',
    'Historical Fiction:*',
  ],
  moods: ['epic', 'mysterious', 'melancholic', 'intense'],
  technique: 'an hourglass cut by head and foot of the page in which one world runs out into another',
  lettering: 'condensed capitals in the dark of the foot',
  palettes: palettesOf('hourglass-worlds'),
  pairings: [
    { title: 'league-gothic', text: 'jost' },
    { title: 'cinzel-bold', text: 'jost' },
    { title: 'oswald-bold', text: 'oswald-light' },
    { title: 'forum', text: 'jost' },
  ],
  layouts: [
    { id: 'even', phrase: 'both worlds of one size and the title in the dark of the foot' },
    { id: 'rising', phrase: 'the lower world the larger and the title in the dark of the foot' },
    { id: 'draining', phrase: 'the upper world the larger and the title in the dark of the foot' },
  ],
  heroes: [
    'whale',
    'tall-ship',
    'castle',
    'tree',
    'sailboat',
    'mountain',
    'shark',
    'turtle',
    'lighthouse',
    'astronaut',
    'stag',
  ],
  sample: {
    title: 'After Water',
    subtitle: 'The sea had an hour left',
    author: 'Ines Okafor',
    summary: 'The last whale swims in the last sea while the city on the other side of the world is buried in sand.',
  },
  shows,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.4,
    vignette: 0.1,
  }),
}
