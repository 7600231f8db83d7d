// Mirrored years: a slanting shore; above it the thing as it is, below it, foot to foot, what it was in another year.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, standThing } from '../compositions/things.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { isFirm, isOfKind, isSomebody } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Tones } from '../paint/pen.ts'
import { blend, dot, fillBelow, fillShape, tracePath } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const slopes: Readonly<Record<string, number>> = { falling: 0.2, rising: -0.2, level: 0 }

const shoreOf =
  ({ w, h, layout }: Pick<Scene, 'w' | 'h' | 'layout'>) =>
  (x: number): number =>
    h * 0.585 + (x - w / 2) * (slopes[layout] ?? 0)

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const align = layout === 'rising' ? 'right' : layout === 'level' ? 'center' : 'left'
  const ink = speaking(deep, ground, palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.34 : 0.33), align, 'top', [
        titleIn(scene, ink, { maxSize: 340, leading: 0.92, gap: 40 }),
        lineIn(scene, 'subtitle', 74, ink),
      ]),
      stackIn(boxIn(scene, 0, 0.89, 1, 1), align, 'bottom', [
        lineIn(scene, 'author', 116, speaking(light, mix(deep, '#000000', 0.1), palette), { maxLines: 2 }),
      ]),
    ],
  }
}

const stands = (motif: Motif): boolean =>
  isFirm(motif) &&
  motif.rests === 'ground' &&
  motif.width < 1.6 &&
  (isSomebody(motif) || isOfKind(motif, 'place', 'creature') || motif.kind === 'plant')

/** The other year's thing: a second thing of the book of the same kind, the bare tree for the tree, or the thing itself. */
const otherOf = ({ hero, companions }: Scene): Motif => {
  if (hero.id === 'tree') return findMotif('bare-tree') ?? hero
  return companions.find((other) => other.kind === hero.kind && stands(other)) ?? hero
}

const paintBack = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h, extent, noise } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const shore = shoreOf(scene)
  const night = mix(deep, '#000000', 0.1)
  const hill =
    (row: number, salt: number) =>
    (x: number): number =>
      h * (0.1 - row * 0.033) + h * 0.06 * (noise.fractal(x / (w * 0.3) + row * 7, salt + row, 4) - 0.45)
  easel.part('sky', () =>
    easel.fill(blend(ctx, [0, 0], [w * 0.2, h * 0.62], [0, ground], [0.55, mix(ground, light, 0.4)], [1, light])),
  )
  easel.part('hills', () => {
    for (let row = 0; row < 3; row++)
      fillBelow(
        ctx,
        easel,
        (x) => shore(x) - hill(row, 0)(x),
        mix(mix(accent, light, 0.62 - row * 0.2), deep, row * 0.07),
      )
  })
  easel.part('water', () => {
    using lower = easel.layer((on) => {
      tracePath(on, [
        [extent.x - 20, shore(extent.x - 20)],
        [w + 20, shore(w + 20)],
        [w + 20, h + 20],
        [extent.x - 20, h + 20],
      ])
      on.clip()
      on.fillStyle = blend(
        on,
        [0, h * 0.5],
        [-w * 0.1, h],
        [0, mix(second, light, 0.25)],
        [0.4, second],
        [0.85, night],
        [1, night],
      )
      on.fillRect(extent.x, 0, extent.w, h)
      for (let row = 0; row < 3; row++) {
        const top = hill(row, 20)
        const points = Array.from({ length: 121 }, (_, at): [number, number] => {
          const x = extent.x - 10 + ((extent.w + 20) * at) / 120
          return [x, shore(x) + top(x)]
        })
        fillShape(
          on,
          [[extent.x - 10, 0], ...points, [w + 20, 0]],
          mix(mix(second, light, 0.2), deep, 0.22 + row * 0.22),
        )
      }
      const random = scene.random.sub('stars')
      for (let at = 0; at < 150; at++)
        dot(
          on,
          random.between(0, w),
          random.between(h * 0.62, h * 0.88),
          1.5 + random.next() ** 3 * 6,
          withAlpha('#ffffff', random.between(0.2, 0.7)),
        )
    })
    easel.lay(lower)
  })
  const stand = (motif: Motif, x: number, height: number, tones: Tones, isBelow: boolean): void => {
    using thing = easel.layer((on) => {
      on.translate(x, shore(x))
      if (isBelow) on.scale(1, -1)
      standThing(easel, motif, { x: 0, y: 10, height }, tones, on)
    })
    layLifted(easel, thing, { lift: isBelow ? 8 : 16, colour: deep, alpha: 0.3 })
  }
  const { hero } = scene
  if (isThere(hero)) {
    const x = w * (scene.layout === 'falling' ? 0.68 : scene.layout === 'rising' ? 0.32 : 0.5)
    const height = heightIn(hero, w * 0.62, h * 0.265)
    const other = otherOf(scene)
    const warm = {
      body: mix(accent, deep, 0.35),
      shade: mix(accent, deep, 0.7),
      light: mix(accent, light, 0.35),
      accent: light,
      line: mix(deep, accent, 0.2),
    }
    const cold = {
      body: mix(night, second, 0.2),
      shade: night,
      light: mix(second, deep, 0.3),
      accent: mix(light, second, 0.4),
      line: mix(second, deep, 0.55),
    }
    stand(hero, x, height, warm, false)
    stand(other, x, heightIn(other, w * 0.62, h * 0.265), cold, true)
  }
  easel.part('lines', () => {
    for (const [off, alpha] of [
      [0, 0.9],
      [15, 0.4],
      [38, 0.2],
    ] as const)
      fillShape(
        ctx,
        [
          [extent.x, shore(extent.x) + off - 4],
          [w, shore(w) + off - 4],
          [w, shore(w) + off + 3],
          [extent.x, shore(extent.x) + off + 3],
        ],
        withAlpha('#ffffff', alpha),
      )
  })
}

export const mirroredYears: Family = {
  id: 'mirrored-years',
  name: 'Mirrored Years',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Biography & Memoir:historical',
    'Young Adult:*',
    'Fantasy:*',
  ],
  moods: ['melancholic', 'romantic', 'mysterious', 'epic'],
  technique: 'a thing on a slanting shore and, mirrored below it, the same in another year',
  lettering: 'a display serif in the sky',
  palettes: palettesOf('mirrored-years'),
  pairings: [
    { title: 'playfair-black', text: 'playfair-italic' },
    { title: 'gloock', text: 'garamond-italic' },
    { title: 'young-serif', text: 'lora-italic' },
    { title: 'cormorant-bold', text: 'cormorant-bold' },
  ],
  layouts: [
    { id: 'falling', phrase: 'a shore that falls to the right and the title in the upper left of the sky' },
    { id: 'rising', phrase: 'a shore that rises to the right and the title in the upper right of the sky' },
    { id: 'level', phrase: 'a level shore and the title in the middle of the sky', isEndless: true },
  ],
  heroes: [
    'tree',
    'house',
    'woman-in-gown',
    'lighthouse',
    'woman-standing',
    'castle',
    'church',
    'horse',
    'windmill',
    'man-in-coat',
    'soldier',
    'stag',
  ],
  sample: {
    title: 'The Other Winter of Ida Bell',
    subtitle: 'Two lives, one promise, eighty years apart',
    author: 'Clara Voss',
    summary: 'A woman in 2024 finds the tree under which her great-aunt promised to wait in 1943.',
  },
  shows: stands,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel) => paintBack(easel, scene),
    grain: 0.4,
    vignette: 0,
  }),
}
