// One line: a line crosses the page, goes round the book's thing, and goes on. Nothing else.

import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { walkAround } from '../compositions/outline-walk.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere } from '../compositions/things.ts'
import type { Motif } from '../motifs/motif.ts'
import { heightBeside } from '../motifs/real-size.ts'
import { isFirm, isOfKind } from '../motifs/suits.ts'
import { lerp } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, light, deep, accent } = inksOf(palette)
  const ink = speaking(seenOn(ground, [light, deep], 60), ground, palette)
  const loud = speaking(accent, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 350, leading: 0.9, gap: 54 })
  const subtitle = lineIn(scene, 'subtitle', 92, loud, { maxWidth: scene.w * 0.72, gap: 54 })
  const author = lineIn(scene, 'author', 106, ink, { maxLines: 2 })
  if (layout === 'above')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.36), 'left', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.87, 1, 1), 'left', 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.14), layout === 'pair' ? 'right' : 'left', 'top', [subtitle]),
      stackIn(boxIn(scene, 0, isBroad(scene) ? 0.66 : 0.63, 1, 1), layout === 'pair' ? 'right' : 'left', 'bottom', [
        title,
        author,
      ]),
    ],
  }
}

interface Turn {
  readonly motif: Motif
  readonly x: number
  readonly height: number
  readonly flip: boolean
}

/** Where the line leaves its way, from left to right. */
const turnsOf = ({ w, hero, companions, layout }: Scene, room: number): Turn[] => {
  if (!isThere(hero) || hero.altered?.scale === 0) return []
  const [other] = companions.filter(({ width, rests }) => width < 1.5 && (rests === 'ground' || rests === 'water'))
  if (layout !== 'pair') return [{ motif: hero, x: w * 0.53, height: heightIn(hero, w * 0.72, room), flip: false }]
  const tall = heightIn(hero, w * 0.48, room * 0.92)
  const beside = other ? heightBeside(other, hero, tall, { least: room * 0.2, most: room * 0.92 }) : room * 0.42
  return [
    { motif: hero, x: w * 0.33, height: tall, flip: false },
    { motif: other ?? hero, x: w * 0.78, height: heightIn(other ?? hero, w * 0.28, beside), flip: true },
  ]
}

const lineOf = (easel: Easel, turns: readonly Turn[], y: number): Point[] => {
  const { extent, w } = easel
  const [from, to] = [extent.x - 60, extent.x + extent.w + 60]
  const points: Point[] = [[from, y + 6]]
  let last = 0
  for (const { motif, x, height, flip } of turns) {
    const walked = walkAround(easel, motif).map(([px, py]): Point => [x + (flip ? -px : px) * height, y + py * height])
    const path = flip ? walked.toReversed() : walked
    const [first] = path
    const end = path.at(-1)
    if (!first || !end) continue
    points.push([lerp(last, first[0], 0.4), y - 8], [first[0] - w * 0.045, y + 4], ...path)
    last = end[0]
    points.push([end[0] + w * 0.04, y + 2])
  }
  return [...points, [lerp(last, w, 0.6), y + 8], [to, y - 4]]
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, h } = easel
  const { ground, accent, light, deep } = inksOf(scene.palette)
  easel.fill(ground)
  const zones = type.zones.toSorted((one, other) => one.y - other.y)
  const isAbove = scene.layout === 'above'
  const low = isAbove ? (zones.at(-1)?.y ?? h * 0.88) - h * 0.035 : (zones.at(-1)?.y ?? h * 0.64) - h * 0.055
  const top = zones[0] && zones.length > 1 ? zones[0].y + zones[0].h : h * 0.08
  const y = Math.min(low, h * (isAbove ? 0.85 : 0.64))
  const line = curveThrough(lineOf(easel, turnsOf(scene, (y - top) * 0.86), y), 4)
  easel.part('lines', () => {
    ctx.strokeStyle = seenOn(ground, [accent, light, deep], 30)
    ctx.lineCap = 'round'
    // A pen presses more here and less there.
    for (let at = 1; at < line.length; at++) {
      const [ax, ay] = line[at - 1] ?? [0, 0]
      const [bx, by] = line[at] ?? [0, 0]
      ctx.lineWidth = 16 + 3.5 * Math.sin(at / 47)
      ctx.beginPath()
      ctx.moveTo(ax, ay)
      ctx.lineTo(bx, by)
      ctx.stroke()
    }
  })
  if (!easel.without.has(scene.hero.id)) easel.things.add(scene.hero.id)
}

export const oneLine: Family = {
  id: 'one-line',
  name: 'One Line',
  look: 'emblem',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Non-Fiction:*',
    'Religion & Spirituality:*',
    'Planner & Journal:minimalist',
    'Other:*',
  ],
  moods: ['intellectual', 'melancholic', 'romantic', 'uplifting'],
  technique: 'one unbroken line that crosses the page and goes round the subject on its way',
  lettering: 'a quiet display serif under the line',
  palettes: palettesOf('one-line'),
  pairings: [
    { title: 'dm-serif', text: 'dm-serif' },
    { title: 'gloock', text: 'cormorant-bold' },
    { title: 'fraunces', text: 'fraunces' },
    { title: 'young-serif', text: 'jost' },
  ],
  layouts: [
    { id: 'below', phrase: 'the subject drawn by the line above and the title under it', isEndless: true },
    { id: 'above', phrase: 'the title above and the subject drawn by the line at the foot', isEndless: true },
    { id: 'pair', phrase: 'the line going round two things on its way and the title under it', isEndless: true },
  ],
  heroes: [
    'swan',
    'cat',
    'rabbit',
    'owl',
    'elephant',
    'whale',
    'dog',
    'horse',
    'house',
    'woman-standing',
    'mountain',
    'teapot',
    'lighthouse',
  ],
  sample: {
    title: 'The Swan Answers',
    subtitle: 'A novel in letters',
    author: 'Ilse Marrow',
    summary: 'A swan comes to the same lake every winter, and a widow writes to it.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    (motif.rests === 'ground' || motif.rests === 'water') &&
    motif.width < 1.75 &&
    isOfKind(motif, 'creature', 'object', 'place', 'person'),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0,
  }),
}
