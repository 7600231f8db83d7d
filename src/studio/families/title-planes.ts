// Title planes: planes of land with air between them, and each line of the title standing on one of them.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isBuilding, isOneThing, isPlain, isSomebody, sizeOf } from '../motifs/suits.ts'
import { smooth } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { blend, dot, fillBelow, fillBox, fillShape } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { deep, light } = inksOf(palette)
  const pale = mix(light, '#ffffff', 0.5)
  const fill = { kind: 'gradient', colours: ['#ffffff', pale, mix(light, '#ffffff', 0.2)] } as const
  const align = layout === 'left' ? 'left' : 'center'
  const ink = speaking(light, mix(deep, '#000000', 0.2), palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0.05, 1, 0.1), align, 'top', [
        lineIn(scene, 'subtitle', 72, pale, {
          maxLines: 2,
          effect: { shadow: { colour: deep, blur: 0.3, alpha: 0.5 } },
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.12, 1, layout === 'deep' ? 0.7 : 0.74), align, 'bottom', [
        titleIn(scene, pale, {
          isAsDrawn: true,
          lockup: 'block',
          case: 'upper',
          leading: 0.6,
          maxSize: 820,
          maxLines: 5,
          minor: { scale: 0.58 },
          tracking: 0,
          effect: { fill, shadow: { colour: deep, blur: 0.12, drop: 0.02, alpha: 0.45 } },
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.87, 1, 1), align, 'bottom', [
        lineIn(scene, 'author', 150, ink, { case: 'upper', tracking: 0.05, maxLines: 2 }),
      ]),
    ],
  }
}

/** Spiky firs along a line of the land. */
const firs = (
  ctx: Context,
  easel: Easel,
  top: (x: number) => number,
  size: number,
  colour: Colour,
  scene: Scene,
  salt: number,
): void => {
  const random = scene.random.sub(`firs ${salt}`)
  ctx.fillStyle = colour
  for (let x = easel.extent.x - 60; x < easel.w + 60; x += size * random.between(0.16, 0.5)) {
    const tall = size * random.between(0.45, 1.1)
    const foot = top(x) + tall * 0.1
    for (let tier = 0; tier < 4; tier++) {
      const half = tall * (0.07 + tier * 0.045)
      const y = foot - tall * (1 - tier * 0.23)
      fillShape(
        ctx,
        [
          [x, y],
          [x + half, y + tall * 0.3],
          [x - half, y + tall * 0.3],
        ],
        colour,
      )
    }
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, noise, extent } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const title = titleOf(type)
  easel.part('sky', () =>
    easel.fill(
      blend(
        ctx,
        [0, 0],
        [0, h * 0.7],
        [0, mix(ground, deep, 0.25)],
        [0.5, mix(ground, accent, 0.35)],
        [1, mix(light, accent, 0.3)],
      ),
    ),
  )
  easel.part('sun', () =>
    easel.soft(
      90,
      (on) =>
        dot(
          on,
          w * (0.5 + scene.random.sub('sun').between(-0.22, 0.22)),
          h * 0.36,
          w * 0.3,
          mix(light, '#ffffff', 0.3),
        ),
      { blend: 'screen', alpha: 0.5 },
    ),
  )
  const hasFirs = scene.setting.place !== 'sea' && scene.layout !== 'deep'
  const ridge =
    (y: number, rough: number, salt: number, span: number) =>
    (x: number): number =>
      y -
      rough * (noise.ridged(x / span + salt * 7.3, salt * 3.1, 5) - 0.35) * 1.7 -
      rough * 0.18 * noise.fractal(x / 90, salt, 3)
  const mist = (y: number, depth: number, alpha: number): void =>
    paintVeil(
      easel,
      mix(light, accent, 0.14),
      (x, at) =>
        alpha *
        smooth(y - depth, y, at) *
        smooth(y + depth * 1.4, y, at) *
        (0.45 + 0.55 * smooth(0.3, 0.62, noise.fractal(x / 420, at / 120 + y, 3))),
      { box: { x: extent.x, y: y - depth, w: extent.w, h: depth * 2.4 }, step: 10 },
    )
  const runs = title?.runs ?? []
  const first = runs[0]
  const start = first ? first.baseline - first.box.h * 0.35 : h * 0.4
  easel.part('mountains', () => {
    for (const [row, share] of [
      [0, 0.36],
      [1, 0.62],
    ] as const) {
      const y = start - h * 0.05 + row * h * 0.07
      fillBelow(ctx, easel, ridge(y, h * 0.12, row + 1, w * 0.4), mix(mix(ground, light, 0.35), deep, share * 0.35))
      mist(y + h * 0.1, h * 0.08, 0.55)
    }
  })
  easel.part('hills', () =>
    runs.forEach((run, at) => {
      const share = runs.length > 1 ? (at + 1) / runs.length : 1
      const cap = run.box.h
      // The land begins behind the letters and deepens below their feet.
      const top = ridge(run.baseline - cap * 0.3, cap * 0.2, at + 5, w * 0.44)
      const tone = mix(mix(second, ground, 0.42 * (1 - share)), deep, 0.34 + 0.5 * share)
      if (hasFirs) firs(ctx, easel, top, Math.min(cap * 0.4, h * (0.03 + 0.05 * share)), tone, scene, at + 5)
      fillBelow(ctx, easel, top, tone)
      mist(run.baseline + cap * 0.3, cap * 0.36, 0.34 * (1 - share * 0.7))
    }),
  )
  const last = runs.at(-1)
  const foot = last ? last.baseline + h * 0.03 : h * 0.75
  easel.part('trees', () => {
    fillBelow(ctx, easel, ridge(foot + h * 0.05, h * 0.025, 15, w * 0.5), mix(deep, '#000000', 0.25))
    if (hasFirs)
      firs(ctx, easel, ridge(foot + h * 0.05, h * 0.025, 15, w * 0.5), h * 0.06, mix(deep, '#000000', 0.25), scene, 21)
    fillBox(
      ctx,
      blend(
        ctx,
        [0, foot],
        [0, h],
        [0, withAlpha(mix(deep, '#000000', 0.4), 0)],
        [0.6, withAlpha(mix(deep, '#000000', 0.4), 0.9)],
        [1, mix(deep, '#000000', 0.4)],
      ),
      { x: extent.x, y: foot, w: extent.w, h: h - foot },
    )
  })
  const { hero } = scene
  const author = type.zones.toSorted((one, other) => other.y - one.y)[0]
  const room = (author?.y ?? h * 0.88) - foot
  const x = w * (scene.layout === 'left' ? 0.76 : 0.5)
  const height = heightIn(hero, w * 0.34, Math.max(h * 0.05, Math.min(h * 0.13, room * 1.05)))
  const y = foot + Math.max(h * 0.055, Math.min(room - h * 0.015, height * 0.98))
  easel.soft(46, (on) => dot(on, x, y - height * 0.3, w * 0.42, mix(light, accent, 0.4), height * 0.42), {
    blend: 'screen',
    alpha: 0.3,
  })
  standThing(easel, hero, { x, y, height }, { ...shapeOf(mix(deep, '#000000', 0.75)), accent })
}

export const titlePlanes: Family = {
  id: 'title-planes',
  name: 'Title Planes',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Non-Fiction:*',
    'Historical Fiction:*',
    'Historical Fiction:historical-fiction',
    'Biography & Memoir:inspirational',
    'Fantasy:grounded-low',
    'Thriller:rural',
    'Mystery:rural',
    'Young Adult:*',
    'Fantasy:*',
  ],
  moods: ['epic', 'melancholic', 'intense', 'uplifting'],
  technique: 'planes of land with mist between them and the lines of the title standing on them',
  lettering: 'tall pale capitals as large as the land',
  palettes: palettesOf('title-planes'),
  pairings: [
    { title: 'league-gothic', text: 'spectral' },
    { title: 'anton', text: 'oswald-medium' },
    { title: 'oswald-bold', text: 'oswald-medium' },
    { title: 'cinzel-black', text: 'cinzel-medium' },
  ],
  layouts: [
    { id: 'woods', phrase: 'wooded ridges under each line of the title', isEndless: true },
    { id: 'left', phrase: 'wooded ridges and the title along the left edge', isEndless: true },
    { id: 'deep', phrase: 'bare ridges under each line of the title and more land before them', isEndless: true },
  ],
  heroes: [
    'stag',
    'wolf',
    'horse',
    'cloaked-traveller',
    'man-in-coat',
    'rider',
    'bear',
    'cabin',
    'woman-standing',
    'tent',
    'soldier',
    'fox',
  ],
  sample: {
    title: 'Where the North Ends',
    subtitle: 'He followed the herd. The winter followed him.',
    author: 'Anders Rohn',
    summary: 'A herder follows a stag across the last mountains before the sea of ice.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    motif.width < 1.9 &&
    !isPlain(motif) &&
    ((motif.kind === 'creature' && sizeOf(motif) >= 0.3) ||
      isSomebody(motif) ||
      isBuilding(motif) ||
      (motif.kind === 'place' && sizeOf(motif) >= 2 && sizeOf(motif) < 60)),
  carries: ({ title }) => title.length <= 48,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.45,
    vignette: 0.2,
  }),
}
