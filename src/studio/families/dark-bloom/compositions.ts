// How object, roses and thorns are put together: a bouquet, a ring, a cascade, or the object in the heart of one great bloom.
import { mix } from '../../colour/colour.ts'
import { paintGilded } from '../../light/gilding.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintMotes } from '../../paint/atmosphere/motes.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { FlowerKind } from '../../paint/flora/flowers.ts'
import { type BloomSpot, drawArrangement, layLit, type SprigSpot } from '../../paint/flora/lit-arrangement.ts'
import type { SprigKind } from '../../paint/flora/sprigs.ts'
import { drawCane } from '../../paint/flora/thorns.ts'
import { hangDamask } from '../../paint/ornament/damask-wall.ts'
import { winding } from '../../paint/ornament/taper.ts'
import type { Point } from '../../paint/point.ts'
import type { Random } from '../../paint/random.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'

interface Stage {
  readonly easel: Easel
  readonly scene: Scene
  readonly m: number
  readonly random: Random
}

const greens: readonly [SprigKind, ...SprigKind[]] = ['leafy', 'fern', 'leafy', 'olive', 'berry']

const paintGround = ({ easel, scene, m }: Stage, x: number, y: number): void => {
  const { palette } = scene
  easel.fill(mix(palette.deep, '#000000', 0.35))
  const { ctx } = easel
  hangDamask(easel, m * 0.25, mix(mix(palette.deep, '#000000', 0.35), palette.mid, 0.14))
  drawGlow(ctx, { x, y, radius: m * 0.95, colour: mix(palette.dark, palette.mid, 0.55), strength: 0.8 })
}

/** The object in raised foil; its middle at (x, y), as large as the room allows. */
const gildHero = ({ easel, scene }: Stage, x: number, y: number, high: number, wide: number): void => {
  const { hero, palette } = scene
  const height = Math.min(high, wide / hero.width)
  const foot = y + height / 2
  paintGilded(easel, hero, { x, y: foot, height, random: easel.random.sub('hero') }, palette)
}

const bloom = (stage: Stage, x: number, y: number, radius: number, rank: 0 | 1 | 2): BloomSpot => {
  const { hues } = stage.scene.palette
  const kinds: readonly FlowerKind[] = ['rose', 'peony', 'anemone']
  const heart = mix(stage.scene.palette.deep, '#000000', 0.4)
  return {
    x,
    y,
    radius,
    kind: kinds[rank] ?? 'rose',
    colour: hues[rank] ?? hues[0],
    heart,
    tilt: stage.random.between(0, 0.16),
  }
}

/** Leaves that spread from a place between two directions. */
const fan = (
  { random }: Stage,
  at: { x: number; y: number },
  from: number,
  to: number,
  count: number,
  length: number,
): SprigSpot[] =>
  Array.from({ length: count }, (_, leaf) => ({
    ...at,
    kind: random.pick(greens),
    turn: from + ((to - from) * (leaf + random.between(0.2, 0.8))) / count,
    length: length * random.between(0.72, 1.12),
    depth: random.between(0, 0.6),
  }))

const layFlowers = (
  stage: Stage,
  sprigs: readonly SprigSpot[],
  blooms: readonly BloomSpot[],
  light: { x: number; y: number; reach: number },
  under?: (ctx: Context) => void,
): void => {
  const { easel, scene } = stage
  const { palette } = scene
  layLit(
    easel,
    (ctx) => {
      if (under) easel.part('vines', () => under(ctx), ctx)
      drawArrangement(
        easel,
        ctx,
        {
          sprigs,
          blooms,
          leaf: palette.hues[3],
          fruit: palette.hues[4],
          ground: mix(palette.deep, palette.dark, 0.5),
          velvet: 1,
        },
        easel.random.sub('flowers'),
      )
    },
    { from: light, reach: light.reach, shade: mix(palette.deep, '#000000', 0.3), strength: 0.82, shadow: 0.75 },
  )
}

const cane = ({ scene, m }: Stage, points: readonly Point[], width: number) =>
  ({
    points,
    from: m * width,
    to: m * width * 0.35,
    colour: mix(scene.palette.hues[3], scene.palette.mid, 0.45),
    lit: mix(scene.palette.hues[3], scene.palette.light, 0.45),
    spacing: m * 0.05,
  }) as const

const bouquet = (stage: Stage): void => {
  const { easel, m, random } = stage
  const { w, h } = easel
  const x = w / 2
  const broad = isBroad({ w, h })
  const foot = h * (broad ? 0.7 : 0.755)
  const s = m * (broad ? 0.086 : 0.1)
  paintGround(stage, x, h * 0.58)
  layFlowers(
    stage,
    fan(stage, { x, y: foot + s }, -Math.PI - 0.1, 0.1, 15, s * 6.2),
    [],
    { x, y: foot - s * 3, reach: m * 0.62 },
    (ctx) => {
      for (const side of [-1, 1]) {
        const points = winding([x + side * s * 0.6, foot + s * 0.4], -Math.PI / 2 + side * 1.05, s * 7.8, {
          from: -side * 0.6,
          to: -side * 2.9,
        })
        drawCane(ctx, cane(stage, points, 0.02), random.sub(`cane ${side}`))
      }
    },
  )
  gildHero(stage, x, foot - h * 0.175, h * 0.37, m * 0.62)
  const spots: BloomSpot[] = [
    bloom(stage, x - s * 3.15, foot + s * 0.35, s * 0.95, 1),
    bloom(stage, x + s * 3.2, foot + s * 0.2, s * 0.95, 1),
    bloom(stage, x - s * 2.3, foot - s * 0.75, s * 0.5, 2),
    bloom(stage, x + s * 2.35, foot - s * 0.9, s * 0.5, 2),
    bloom(stage, x - s * 1.55, foot + s * 0.35, s * 1.4, 0),
    bloom(stage, x + s * 1.6, foot + s * 0.3, s * 1.3, 0),
    bloom(stage, x + s * random.between(-0.3, 0.3), foot + s * 1.05, s * 1.2, 0),
  ]
  const fringe = [
    ...fan(stage, { x: x - s * 2.5, y: foot + s * 0.6 }, 1.9, 3.9, 5, s * 2.6),
    ...fan(stage, { x: x + s * 2.5, y: foot + s * 0.6 }, -0.7, 1.3, 5, s * 2.6),
  ]
  layFlowers(stage, fringe, spots, { x, y: foot - s * 2, reach: m * 0.66 })
}

const ring = (stage: Stage): void => {
  const { easel, m, random } = stage
  const { w, h } = easel
  const broad = isBroad({ w, h })
  const [x, y, radius] = [w / 2, h * (broad ? 0.36 : 0.37), m * (broad ? 0.265 : 0.36)]
  const s = radius * 0.3
  paintGround(stage, x, y)
  const start = random.between(0, tau)
  const hoop = (turn: number, wobble: number): Point[] =>
    Array.from({ length: 120 }, (_, at) => {
      const around = turn + (at / 119) * tau * 0.94
      const out = radius * (1 + wobble * Math.sin(around * 3 + turn * 2) + wobble * 0.6 * Math.cos(around * 5 - turn))
      return [x + Math.cos(around) * out, y + Math.sin(around) * out]
    })
  const cluster = (turn: number, share: number): { sprigs: SprigSpot[]; blooms: BloomSpot[] } => {
    const at = (along: number, out = 1): { x: number; y: number } => ({
      x: x + Math.cos(turn + along) * radius * out,
      y: y + Math.sin(turn + along) * radius * out,
    })
    const [one, two, three, four] = [at(0), at(0.52, 1.02), at(-0.46, 0.98), at(0.24, 0.78)]
    return {
      sprigs: [
        ...fan(stage, two, turn + 0.9, turn + 2.5, 5, s * 3 * share),
        ...fan(stage, three, turn - 2.5, turn - 0.9, 5, s * 3 * share),
        ...fan(stage, one, turn - 0.8, turn + 0.8, 4, s * 2.2 * share),
      ],
      blooms: [
        bloom(stage, two.x, two.y, s * 0.82 * share, 1),
        bloom(stage, three.x, three.y, s * 0.74 * share, 1),
        bloom(stage, four.x, four.y, s * 0.4 * share, 2),
        bloom(stage, one.x, one.y, s * 1.2 * share, 0),
      ],
    }
  }
  const [large, small] = [cluster(2.2, 1.15), cluster(-0.75, 0.85)]
  layFlowers(
    stage,
    [...large.sprigs, ...small.sprigs],
    [...large.blooms, ...small.blooms],
    { x, y: y - radius * 0.3, reach: radius * 2.3 },
    (ctx) => {
      for (const [at, wobble] of [0.045, -0.05, 0.03].entries())
        drawCane(ctx, cane(stage, hoop(start + at * 2.1, wobble), 0.021 - at * 0.003), random.sub(`cane ${at}`))
    },
  )
  gildHero(stage, x, y, radius * 1.5, radius * 1.45)
}

const cascade = (stage: Stage): void => {
  const { easel, scene, m } = stage
  const { w, h } = easel
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const at = (x: number): number => w / 2 + side * w * x
  const s = m * 0.1
  const spots: readonly (readonly [x: number, y: number, radius: number, rank: 0 | 1 | 2])[] = [
    [0.08, 0.0, 1.5, 1],
    [0.47, 0.5, 1.3, 1],
    [-0.16, 0.035, 0.6, 2],
    [0.26, 0.33, 0.6, 2],
    [0.46, 0.36, 1.25, 0],
    [0.2, 0.165, 1.15, 1],
    [0.46, 0.58, 0.6, 2],
    [0.42, 0.115, 2.6, 0],
  ]
  paintGround(stage, at(-0.05), h * 0.36)
  const sprigs = [
    ...fan(stage, { x: at(0.5), y: h * 0.44 }, side > 0 ? 1.6 : -0.4, side > 0 ? 3.6 : 1.6, 8, s * 4.4),
    ...fan(stage, { x: at(0.22), y: h * 0.12 }, side > 0 ? 1.5 : -0.1, side > 0 ? 3.3 : 1.7, 9, s * 4.6),
  ]
  const head: Point = [at(0.5), h * 0.3]
  layFlowers(
    stage,
    sprigs,
    spots.map(([x, y, radius, rank]) => bloom(stage, at(x), h * y, s * radius, rank)),
    { x: at(0), y: h * 0.2, reach: m * 0.95 },
    (ctx) =>
      drawCane(
        ctx,
        cane(stage, winding(head, side > 0 ? 2.6 : 0.54, s * 8, { from: -side * 1.6, to: side * 2.6 }), 0.018),
        stage.random.sub('cane'),
      ),
  )
  gildHero(stage, at(-0.13), h * 0.4, h * 0.4, m * 0.56)
}

const heart = (stage: Stage): void => {
  const { easel, m } = stage
  const { w, h } = easel
  const broad = isBroad({ w, h })
  const [x, y, radius] = [w / 2, h * 0.61, m * (broad ? 0.26 : 0.39)]
  paintGround(stage, x, y)
  layFlowers(stage, fan(stage, { x, y }, 0, tau, 18, radius * 1.45), [bloom(stage, x, y, radius, 0)], {
    x: x - radius * 0.4,
    y: y - radius * 0.5,
    reach: radius * 1.7,
  })
  gildHero(stage, x, y, radius * 1.7, radius * 1.55)
}

const compositions: Readonly<Record<string, (stage: Stage) => void>> = { bouquet, ring, cascade, heart }

export const composeBloom = (easel: Easel, scene: Scene): void => {
  const m = Math.min(easel.w, easel.h)
  const stage = { easel, scene, m, random: easel.random.sub('arrangement') }
  ;(compositions[scene.layout] ?? bouquet)(stage)
  paintMotes(easel, {
    colour: mix(scene.palette.counter, scene.palette.light, 0.3),
    x: easel.w / 2,
    y: easel.h * 0.5,
    reach: m * 0.6,
    count: 50,
    size: 5,
    strength: 0.5,
  })
}
