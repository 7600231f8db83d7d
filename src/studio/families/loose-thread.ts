// Loose thread: a knotted line that comes out straight and underlines the title.
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { strokeLine } from '../paint/shapes/lay.ts'
import { curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 340, leading: 0.94, gap: 54 })
  const subtitle = lineIn(scene, 'subtitle', 78, ink, { maxWidth: scene.w * 0.78, gap: 40 })
  const author = lineIn(scene, 'author', 100, ink, { maxLines: 2 })
  if (layout === 'below')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.34), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.9, 1, 1), 'right', 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0.64, 1, 1), layout === 'aside' ? 'right' : 'left', 'bottom', [title, subtitle, author]),
    ],
  }
}

interface Knot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Ellipses that turn as they are drawn: a ball of thread, loose at its rim. */
const knotOf = ({ x, y, radius }: Knot, phase: number): Point[] =>
  Array.from({ length: 15 * 14 }, (_, at): Point => {
    const turn = (at / 14) * tau
    const lean = at / 31 + phase
    const far = radius * (0.78 + 0.2 * Math.sin(at / 9.7) + 0.1 * Math.sin(at / 4.3))
    const flat = 0.62 * Math.sin(at / 23 + 1) + 0.2
    const [px, py] = [far * Math.cos(turn), far * flat * Math.sin(turn)]
    return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
  })

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  easel.fill(ground)
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const isBelow = scene.layout === 'below'
  const isAside = scene.layout === 'aside'
  const head = isBelow && zones[0] ? zones[0].y + zones[0].h : 0
  const line = isBelow ? head + h * 0.032 : (zones[0]?.y ?? h * 0.64) - h * 0.034
  const foot = isBelow ? (zones.at(-1)?.y ?? h * 0.9) : line
  const room = foot - (isBelow ? line : 0)
  const radius = Math.min(w * (isAside ? 0.5 : 0.4), room * 0.4)
  const knot: Knot = { x: w * (isAside ? 0.7 : 0.51), y: isBelow ? line + room * 0.54 : room * 0.5, radius }
  const ball = knotOf(knot, scene.random.sub('thread').between(0, tau))
  const [ex, ey] = ball.at(-1) ?? [knot.x, knot.y]
  const way = isBelow ? -1 : 1
  // One loop after the ball, then straight on past the edge of the page.
  const loop: Point[] = [
    [lerp(ex, w * 0.26, 0.4), lerp(ey, line - way * h * 0.035, 0.55)],
    [w * 0.27, line - way * h * 0.032],
    [w * 0.135, line - way * h * 0.02],
    [w * 0.08, line - way * h * 0.05],
    [w * 0.125, line - way * h * 0.078],
    [w * 0.206, line - way * h * 0.058],
    [w * 0.3, line - way * h * 0.014],
    [w * 0.44, line - way * 2],
    [w * 0.62, line],
    [extent.x + extent.w + 120, line],
  ]
  const out = curveThrough([...ball, ...loop], 7)
  const ink = seenOn(ground, [accent, deep], 26)
  easel.part('lines', () => {
    // Over and under come from laying short pieces in order, each in a casing of the ground.
    for (let at = 0; at < out.length - 1; at += 4) {
      ctx.lineCap = 'butt'
      strokeLine(ctx, out.slice(Math.max(0, at - 1), at + 6), ground, 42)
      strokeLine(ctx, out.slice(Math.max(0, at - 3), at + 7), ink, 21)
    }
  })
}

export const looseThread: Family = {
  id: 'loose-thread',
  name: 'Loose Thread',
  look: 'abstract',
  templateType: 'graphic',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Health & Fitness:*',
    'Non-Fiction:*',
    'Contemporary Fiction:family-saga',
    'Mystery:psychological',
    'Biography & Memoir:*',
  ],
  moods: ['intellectual', 'intense', 'melancholic', 'mysterious'],
  technique: 'a ball of tangled thread that comes out straight and underlines the title',
  lettering: 'a plain heavy title right at the line',
  palettes: palettesOf('loose-thread'),
  pairings: [
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'fraunces-black', text: 'jost' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
  ],
  layouts: [
    { id: 'above', phrase: 'the tangle above and its thread straight over the title', isEndless: true },
    { id: 'below', phrase: 'the title above and the tangle under its line', isEndless: true },
    { id: 'aside', phrase: 'the tangle cut by the right edge above the title' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Thinking Straight',
    subtitle: 'Anxiety, and the small art of the next step',
    author: 'Jonas Petrie',
    summary: 'How worry tangles a mind, and how to find the loose thread.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
