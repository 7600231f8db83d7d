// Struck match: fire runs along a row of matches and stops where one has stepped down.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { mirroredIf } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { blend, dot, strokeLine } from '../paint/shapes/lay.ts'
import { curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, accent } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const align = layout === 'back' ? 'right' : 'left'
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.46 : 0.49), align, 'top', [
        titleIn(scene, ink, { case: 'upper', maxSize: 560, leading: 0.82, tracking: 0, gap: 56 }),
        lineIn(scene, 'subtitle', 82, ink, { maxWidth: scene.w * 0.62, gap: 46 }),
        lineIn(scene, 'author', 100, seenOn(ground, [accent, ink], 62), { maxLines: 2 }),
      ]),
    ],
  }
}

interface Match {
  readonly x: number
  readonly top: number
  readonly state: 'burnt' | 'lit' | 'whole'
  /** How far it has burnt down. */
  readonly burnt: number
  readonly body: readonly Point[]
  readonly bend: number
}

const char = '#2b2624'

const rowOf = ({ w, h, layout, random }: Scene, top: number): { matches: Match[]; thick: number } => {
  const chance = random.sub('matches')
  const count = layout === 'few' ? 6 : 9
  const lit = layout === 'few' ? 2 : 4
  const pitch = w / (count + 0.15)
  const thick = Math.min(pitch * 0.34, w * 0.05)
  const matches = Array.from({ length: count }, (_, at): Match => {
    const x = pitch * (at + 0.58)
    const burnt = at < lit ? 0.62 - 0.36 * (at / lit) : at === lit ? 0.16 : 0
    // One has stepped out of the row: its foot is below the page.
    const isOut = at === lit + 1
    const own = isOut ? Math.min(h * 0.86, top + (h - top) * 0.4) : top + (at < lit ? (lit - at) * h * 0.009 : 0)
    const bend = at < lit ? (lit - at) * w * 0.013 + chance.between(-8, 8) : 0
    const state = at < lit ? 'burnt' : at === lit ? 'lit' : 'whole'
    const shaft = curveThrough(
      [
        [x, h + 60],
        [x, own + (h - own) * 0.42],
        [x + bend * 0.3, own + (h - own) * 0.2],
        [x + bend, own + 36],
      ],
      10,
    )
    return { x, top: own, state, burnt, body: shaft, bend }
  })
  return { matches, thick }
}

const flame = (ctx: Context, x: number, y: number, size: number): void => {
  for (const [share, colour] of [
    [1, '#f4511e'],
    [0.7, '#ff9d1e'],
    [0.42, '#fff0a8'],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(x, y + size * 0.17)
    ctx.bezierCurveTo(
      x - size * 0.45 * share,
      y + size * 0.1,
      x - size * 0.29 * share,
      y - size * 0.36 * share,
      x + size * 0.024 * share,
      y - size * share,
    )
    ctx.bezierCurveTo(
      x + size * 0.07 * share,
      y - size * 0.55 * share,
      x + size * 0.4 * share,
      y - size * 0.24 * share,
      x,
      y + size * 0.17,
    )
    ctx.fill()
  }
}

const paintMatch = (
  easel: Easel,
  { x, top, state, burnt, body, bend }: Match,
  thick: number,
  wood: Colour,
  head: Colour,
): void => {
  const { ctx, h } = easel
  const style =
    burnt === 0
      ? wood
      : blend(
          ctx,
          [0, top],
          [0, h],
          [0, char],
          [burnt, char],
          [Math.min(1, burnt + 0.1), mix(wood, char, 0.35)],
          [Math.min(1, burnt + 0.16), wood],
        )
  ctx.lineCap = 'butt'
  strokeLine(ctx, body, style, state === 'burnt' ? thick * 0.8 : thick, 'butt')
  ctx.save()
  ctx.translate(thick * 0.3, 0)
  strokeLine(ctx, body, withAlpha('#000000', 0.14), thick * 0.3, 'butt')
  ctx.restore()
  const round = thick * 0.8
  if (state === 'burnt') dot(ctx, x + bend, top + round * 0.2, round * 0.78, char, round)
  else {
    dot(ctx, x, top, round, head, round * 1.35)
    dot(ctx, x - round * 0.33, top - round * 0.4, round * 0.2, withAlpha('#ffffff', 0.4), round * 0.4)
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, accent, second } = inksOf(scene.palette)
  easel.fill(ground)
  const [zone] = type.zones
  const foot = zone ? zone.y + zone.h : h * 0.4
  const size = Math.min(h * 0.165, w * 0.27)
  const { matches, thick } = rowOf(scene, Math.max(h * 0.5, foot + size * 1.12))
  mirroredIf(easel, scene.layout === 'back', () => {
    easel.part('lines', () => {
      easel.soft(
        20,
        (on) => {
          on.translate(w * 0.012, h * 0.01)
          for (const { body, x, bend, top } of matches) {
            strokeLine(on, body, deep, thick, 'butt')
            dot(on, x + bend, top, thick * 0.8, deep, thick)
          }
        },
        { blend: 'multiply', alpha: 0.28 },
      )
      for (const match of matches) paintMatch(easel, match, thick, second, accent)
    })
    const lit = matches.find(({ state }) => state === 'lit')
    if (!lit) return
    easel.shine('lights', () =>
      easel.soft(86, (on) => dot(on, lit.x, lit.top - size * 0.3, size * 0.62, '#ffb020'), {
        blend: 'screen',
        alpha: 0.55,
      }),
    )
    easel.part('flame', () => flame(ctx, lit.x, lit.top, size))
    dot(ctx, lit.x, lit.top + size * 0.05, thick * 0.45, withAlpha(char, 0.55), thick * 0.7)
  })
}

export const struckMatch: Family = {
  id: 'struck-match',
  name: 'Struck Match',
  look: 'object',
  templateType: 'graphic',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Business & Economics:business',
    'Business & Economics:*',
    'Health & Fitness:*',
    'Non-Fiction:*',
  ],
  moods: ['intense', 'intellectual', 'melancholic'],
  technique: 'a row of matches along which fire runs until one has stepped out of the row',
  lettering: 'tall condensed capitals',
  palettes: palettesOf('struck-match'),
  pairings: [
    { title: 'league-gothic', text: 'dm-sans-black' },
    { title: 'anton', text: 'dm-sans-black' },
    { title: 'bebas-neue', text: 'jost-bold' },
    { title: 'alfa-slab', text: 'dm-sans-black' },
  ],
  layouts: [
    { id: 'row', phrase: 'the title at the upper left and the fire running to the right' },
    { id: 'back', phrase: 'the title at the upper right and the fire running to the left' },
    { id: 'few', phrase: 'the title at the upper left above a few great matches' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Not My Fire',
    subtitle: 'How to stop burning out for other people',
    author: 'Sam Adeyemi',
    summary: 'A guide out of burnout: how anger and hurry spread, and where to step out of the row.',
  },
  shows: ({ id }) => id === noHero.id,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
