// Last domino: each domino is half as large again as the one that fells it, and the last still stands.

import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { mirroredIf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, shapeOf, standThing } from '../compositions/things.ts'
import { isOfKind, isOneThing } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { fillShape } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const isLeft = layout === 'left'
  const [from, to] = isLeft ? [0.24, 1] : [0, 0.76]
  const align = isLeft ? 'right' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, from, 0, to, 0.4), align, 'top', [
        titleIn(scene, ink, { maxSize: 330, leading: 0.94, gap: 60 }),
        lineIn(scene, 'subtitle', 80, ink, { maxWidth: scene.w * 0.5 }),
      ]),
      stackIn(boxIn(scene, 0, 0.88, 1, 1), align, 'bottom', [
        lineIn(scene, 'author', 102, speaking(light, deep, palette), { maxLines: 2 }),
      ]),
    ],
  }
}

interface Domino {
  /** Its left foot before it leans. */
  readonly x: number
  readonly thick: number
  readonly tall: number
  readonly lean: number
}

const cornerOf = ({ x, thick, tall, lean }: Domino, base: number, across: number, up: number): Point => {
  const [dx, dy] = [across * thick - thick, -up * tall]
  return [x + thick + dx * Math.cos(lean) - dy * Math.sin(lean), base + dx * Math.sin(lean) + dy * Math.cos(lean)]
}

/** The smallest first; each leans until its corner meets the next. */
const dominoesOf = ({ w, h, layout }: Scene, base: number): readonly Domino[] => {
  const growth = layout === 'many' ? 1.34 : 1.48
  const count = layout === 'many' ? 13 : 9
  const tallest = h * 0.72
  let x = w * 0.806 + tallest * 0.17
  const standing = Array.from({ length: count }, (_, at): Domino => {
    const tall = tallest / growth ** at
    const thick = tall * 0.17
    x -= thick
    const domino = { x, thick, tall, lean: 0 }
    x -= (tall / growth) * (layout === 'many' ? 0.19 : 0.22)
    return domino
  }).reverse()
  const leaning: Domino[] = []
  for (const [at, domino] of standing.toReversed().entries()) {
    const next = leaning.at(-1)
    leaning.push(at === 0 || !next ? domino : { ...domino, lean: leanAgainst(domino, next, base) })
  }
  return leaning.toReversed()
}

const leanAgainst = (domino: Domino, next: Domino, base: number): number => {
  const [foot, head] = [cornerOf(next, base, 0, 0), cornerOf(next, base, 0, 1)]
  for (let lean = 0; lean < 1.3; lean += 0.005) {
    const [x, y] = cornerOf({ ...domino, lean }, base, 1, 1)
    if ((head[0] - foot[0]) * (y - foot[1]) - (head[1] - foot[1]) * (x - foot[0]) > 0) return lean
  }
  return 1.3
}

const paintBack = (easel: Easel, scene: Scene, _type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, light, accent } = inksOf(scene.palette)
  const base = h * 0.87
  easel.fill(ground)
  mirroredIf(easel, scene.layout === 'left', () => {
    easel.part('floor', () => {
      ctx.fillStyle = deep
      ctx.fillRect(extent.x - w, base, extent.w + 3 * w, h)
    })
    const dominoes = dominoesOf(scene, base)
    easel.part('shapes', () =>
      dominoes.forEach((domino, at) => {
        const colour = at === dominoes.length - 1 ? accent : deep
        const face = [
          cornerOf(domino, base, 0, 0),
          cornerOf(domino, base, 0, 1),
          cornerOf(domino, base, 1, 1),
          cornerOf(domino, base, 1, 0),
        ]
        fillShape(ctx, face, colour)
        const edge = [
          cornerOf(domino, base, 0, 0),
          cornerOf(domino, base, 0, 1),
          cornerOf(domino, base, 0.2, 1),
          cornerOf(domino, base, 0.2, 0),
        ]
        fillShape(ctx, edge, mix(colour, light, 0.22))
      }),
    )
    const last = dominoes.at(-1)
    if (!last) return
    // Somebody sits on the one that still stands, or before the first.
    const { hero } = scene
    const room = w - last.x - w * 0.02
    const height = heightIn(hero, room * 0.8, h * 0.1)
    standThing(
      easel,
      hero,
      { x: last.x + room / 2, y: base - last.tall + 4, height, flip: scene.layout !== 'left' },
      shapeOf(seenOn(ground, [deep, accent], 30)),
    )
  })
}

export const lastDomino: Family = {
  id: 'last-domino',
  name: 'Last Domino',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Non-Fiction:*',
    'Self-Help & Personal Development:*',
    'Thriller:political',
  ],
  moods: ['intense', 'intellectual', 'melancholic'],
  technique: 'falling dominoes, each larger than the last, before one great red slab that still stands',
  lettering: 'a plain heavy title in the free corner',
  palettes: palettesOf('last-domino'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans-black' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
    { title: 'alegreya-black', text: 'jost-bold' },
  ],
  layouts: [
    { id: 'right', phrase: 'the title at the upper left and the last domino at the right edge' },
    { id: 'left', phrase: 'the title at the upper right and the last domino at the left edge' },
    { id: 'many', phrase: 'a long row of dominoes and the title at the upper left' },
  ],
  heroes: ['cat', 'man-in-coat', 'raven', 'child', 'owl', 'woman-standing', 'chess-king', 'rabbit', 'dog'],
  sample: {
    title: 'Small Causes',
    subtitle: 'How minor decisions bring down great firms',
    author: 'Greta Lindqvist',
    summary: 'A history of companies that fell over one small thing, and why.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    motif.width < 1.3 &&
    isOfKind(motif, 'creature', 'person', 'object') &&
    motif.id !== 'chart',
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
