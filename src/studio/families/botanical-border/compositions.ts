// Where the garlands run and where the hero stands among them.
import { lchOf, mix, withAlpha } from '../../colour/colour.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Easel } from '../../paint/easel.ts'
import type { FlowerKind } from '../../paint/flora/flowers.ts'
import { drawArrangement, layLit } from '../../paint/flora/lit-arrangement.ts'
import { drawCane } from '../../paint/flora/thorns.ts'
import { paper } from '../../paint/materials/paper.ts'
import { pointAt, winding } from '../../paint/ornament/taper.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { runsBeyond } from './beyond.ts'
import { beds, type Planting, plant, type Station, stationsAlong } from './garland.ts'

export interface Stage {
  readonly ground: string
  readonly isDark: boolean
}

export const stageOf = ({ palette, random }: Scene): Stage => {
  const isDark = random.sub('ground').chance(0.42)
  const ground = isDark ? mix(palette.deep, palette.dark, 0.35) : palette.light
  return { ground, isDark: lchOf(ground).l < 0.55 }
}

const [up, down, right, left] = [-Math.PI / 2, Math.PI / 2, 0, Math.PI]

interface Plan {
  readonly runs: readonly (readonly Station[])[]
  /** The middle of the hero's foot and its room. */
  readonly hero: { readonly x: number; readonly y: number; readonly high: number; readonly wide: number }
}

const corners = ({ w, h }: Easel, m: number): Plan => {
  const [big, slim] = [m * 0.125, m * 0.055]
  return {
    runs: [
      [
        { x: -slim * 0.2, y: h * 0.36, inward: 0.3, size: slim },
        { x: m * 0.02, y: h * 0.19, inward: 0.35, size: big * 0.75 },
        { x: m * 0.1, y: h * 0.055, inward: 0.8, size: big * 1.15 },
        { x: w * 0.34, y: h * 0.02, inward: 1.3, size: big * 0.75 },
        { x: w * 0.66, y: -slim * 0.2, inward: 1.5, size: slim },
      ],
      [
        { x: w + slim * 0.2, y: h * 0.68, inward: left - 0.2, size: slim },
        { x: w - m * 0.02, y: h * 0.8, inward: left + 0.3, size: big * 0.8 },
        { x: w - m * 0.13, y: h * 0.93, inward: left + 0.75, size: big * 1.25 },
        { x: w * 0.58, y: h * 0.955, inward: left + 1.2, size: big * 1.05 },
        { x: w * 0.3, y: h * 0.99, inward: left + 1.45, size: big * 0.75 },
        { x: w * 0.08, y: h + slim * 0.2, inward: left + 1.5, size: slim },
      ],
    ],
    hero: { x: w * 0.6, y: h * 0.925, high: h * 0.25, wide: w * 0.46 },
  }
}

const frame = ({ w, h }: Easel, m: number): Plan => {
  const [big, slim] = [m * 0.115, m * 0.05]
  return {
    runs: [
      [
        { x: w * 0.5, y: -slim * 0.3, inward: down, size: slim },
        { x: m * 0.05, y: h * 0.025, inward: 0.8, size: big },
        { x: 0, y: h * 0.16, inward: right, size: slim * 1.1 },
        { x: -slim * 0.4, y: h * 0.5, inward: right, size: slim * 0.8 },
        { x: 0, y: h * 0.78, inward: right - 0.3, size: big * 0.7 },
        { x: m * 0.07, y: h * 0.95, inward: -0.9, size: big * 1.1 },
        { x: w * 0.5, y: h * 0.985, inward: up, size: big * 0.8 },
      ],
      [
        { x: w * 0.5, y: -slim * 0.3, inward: down, size: slim },
        { x: w - m * 0.05, y: h * 0.025, inward: left - 0.8, size: big },
        { x: w, y: h * 0.16, inward: left, size: slim * 1.1 },
        { x: w + slim * 0.4, y: h * 0.5, inward: left, size: slim * 0.8 },
        { x: w, y: h * 0.78, inward: left + 0.3, size: big * 0.7 },
        { x: w - m * 0.07, y: h * 0.95, inward: left + 0.9, size: big * 1.1 },
        { x: w * 0.56, y: h * 0.985, inward: left + 1.5, size: big * 0.8 },
      ],
    ],
    hero: { x: w / 2, y: h * 0.945, high: h * 0.28, wide: w * 0.52 },
  }
}

const meadow = ({ w, h }: Easel, m: number): Plan => {
  const size = m * 0.115
  return {
    runs: [
      [
        { x: 0, y: h * 0.8, inward: up + 0.5, size: size * 0.75 },
        { x: w * 0.2, y: h * 0.87, inward: up + 0.2, size: size * 0.9 },
        { x: w * 0.5, y: h * 0.91, inward: up, size: size * 0.75 },
        { x: w * 0.8, y: h * 0.87, inward: up - 0.2, size: size * 0.9 },
        { x: w, y: h * 0.8, inward: up - 0.5, size: size * 0.75 },
      ],
      [
        { x: 0, y: h * 0.96, inward: up, size: size * 1.25 },
        { x: w * 0.5, y: h * 0.99, inward: up, size: size * 1.1 },
        { x: w, y: h * 0.96, inward: up, size: size * 1.25 },
      ],
    ],
    hero: { x: w / 2, y: h * 0.875, high: h * 0.32, wide: w * 0.6 },
  }
}

const swag = ({ w, h }: Easel, m: number): Plan => {
  const size = m * 0.115
  return {
    runs: [
      [
        { x: -m * 0.01, y: h * 0.34, inward: right + 0.8, size: size * 0.4 },
        { x: m * 0.02, y: h * 0.2, inward: right + 0.6, size: size * 0.75 },
        { x: w * 0.16, y: h * 0.1, inward: down - 0.3, size },
        { x: w * 0.5, y: h * 0.045, inward: down, size: size * 1.1 },
        { x: w * 0.84, y: h * 0.1, inward: down + 0.3, size },
        { x: w - m * 0.02, y: h * 0.2, inward: left - 0.6, size: size * 0.75 },
        { x: w + m * 0.01, y: h * 0.34, inward: left - 0.8, size: size * 0.4 },
      ],
      [
        { x: 0, y: h * 0.01, inward: down, size: size * 1.1 },
        { x: w, y: h * 0.01, inward: down, size: size * 1.1 },
      ],
      [
        { x: w * 0.06, y: h * 1.01, inward: up, size: size * 0.6 },
        { x: w * 0.5, y: h * 0.975, inward: up, size: size * 0.8 },
        { x: w * 0.94, y: h * 1.01, inward: up, size: size * 0.6 },
      ],
    ],
    hero: { x: w / 2, y: h * 0.96, high: h * 0.25, wide: w * 0.6 },
  }
}

const plans: Readonly<Record<string, (easel: Easel, m: number) => Plan>> = { corners, frame, meadow, swag }

const heroTones = ({ palette }: Scene, { isDark, ground }: Stage): Tones =>
  isDark
    ? {
        body: mix(palette.soft, palette.hues[0], 0.25),
        shade: mix(palette.mid, ground, 0.25),
        light: palette.light,
        accent: palette.accent,
        line: mix(palette.mid, ground, 0.6),
      }
    : {
        body: mix(palette.dark, palette.mid, 0.5),
        shade: mix(palette.deep, palette.dark, 0.6),
        light: mix(palette.soft, palette.light, 0.35),
        accent: palette.accent,
        line: mix(palette.dark, palette.mid, 0.15),
      }

const paintGround = (easel: Easel, scene: Scene, { ground, isDark }: Stage, m: number): void => {
  const { palette } = scene
  const { w, h, ctx } = easel
  easel.fill(ground)
  const warm = isDark ? mix(palette.dark, palette.mid, 0.4) : mix(palette.light, '#ffffff', 0.6)
  drawGlow(ctx, { x: w * 0.5, y: h * 0.42, radius: m * 0.9, colour: warm, strength: isDark ? 0.55 : 0.8 })
  const foot = ctx.createLinearGradient(0, h * 0.6, 0, h)
  foot.addColorStop(0, withAlpha(palette.soft, 0))
  foot.addColorStop(1, withAlpha(isDark ? mix(palette.deep, '#000000', 0.4) : palette.soft, 0.5))
  ctx.fillStyle = foot
  ctx.fillRect(0, h * 0.6, w, h * 0.4)
  if (!isDark) paper(easel, { kind: 'smooth', strength: 0.5 })
}

/** Flowers that are the hero are painted like all the others, only taller. */
const heroFlowers: Readonly<Record<string, FlowerKind>> = {
  rose: 'rose',
  sunflower: 'daisy',
  tulip: 'poppy',
  lotus: 'peony',
}

const paintHeroFlower = (easel: Easel, { palette }: Scene, kind: FlowerKind, { x, y, high }: Plan['hero']): void => {
  const random = easel.random.sub('hero flower')
  const head = y - high * 0.82
  const radius = high * 0.27
  const leaf = palette.hues[3]
  const points = winding([x, y], up + 0.12, y - head, { from: -0.1, to: -0.2 })
  drawCane(
    easel.ctx,
    { points, from: 22, to: 15, colour: leaf, lit: mix(leaf, palette.light, 0.4), spacing: 90 },
    random,
  )
  const sprigs = ([-0.75, 0.8, -0.6] as const).map((lean, at) => {
    const [leafX, leafY] = pointAt(points, 0.2 + at * 0.24)
    return { x: leafX, y: leafY, kind: 'leafy' as const, turn: up + lean, length: high * 0.34 }
  })
  const [tipX, tipY] = pointAt(points, 1)
  drawArrangement(
    easel,
    easel.ctx,
    {
      sprigs,
      blooms: [{ x: tipX, y: tipY, kind, radius, colour: palette.accent, tilt: 0.08 }],
      leaf,
      fruit: leaf,
      ground: leaf,
      velvet: 0.5,
    },
    random,
  )
}

const paintHero = (easel: Easel, scene: Scene, stage: Stage, place: Plan['hero']): void => {
  const { hero } = scene
  const flower = heroFlowers[hero.id]
  if (easel.without.has(hero.id)) return
  if (flower) {
    paintHeroFlower(easel, scene, flower, place)
    return
  }
  const isAloft = hero.rests === 'air'
  const height = Math.min(place.high, place.wide / hero.width)
  stampMotif(easel, hero, {
    x: place.x,
    y: place.y - (isAloft ? place.high * 0.25 : 0),
    height: isAloft ? height * 0.8 : height,
    tones: heroTones(scene, stage),
    random: easel.random.sub('hero'),
  })
}

export const composeGarland = (easel: Easel, scene: Scene, stage: Stage): void => {
  const { palette } = scene
  const m = Math.min(easel.w, easel.h)
  const plan = (plans[scene.layout] ?? frame)(easel, m)
  const random = easel.random.sub('garland')
  const bed = random.pick(beds)
  paintGround(easel, scene, stage, m)
  const plantAll = (runs: Plan['runs'], name: string): Planting[] =>
    runs.map((run, at) => plant(stationsAlong(run), bed, palette, random.sub(`${name} ${at}`)))
  const lay = (which: 'sprigs' | 'blooms', planted: readonly Planting[], chance: Random): void =>
    layLit(
      easel,
      (ctx) =>
        drawArrangement(
          easel,
          ctx,
          {
            sprigs: which === 'sprigs' ? planted.flatMap(({ sprigs }) => sprigs) : [],
            blooms: which === 'blooms' ? planted.flatMap(({ blooms }) => blooms) : [],
            leaf: palette.hues[3],
            fruit: palette.hues[4],
            ground: mix(stage.ground, palette.mid, stage.isDark ? 0.1 : 0.25),
            velvet: stage.isDark ? 0.6 : 0.15,
          },
          chance.sub(which),
        ),
      {
        from: { x: easel.w * 0.4, y: easel.h * 0.4 },
        reach: Math.max(easel.w, easel.h) * 0.85,
        shade: stage.isDark ? mix(palette.deep, '#000000', 0.3) : mix(palette.dark, palette.mid, 0.4),
        strength: stage.isDark ? 0.6 : 0.22,
        shadow: stage.isDark ? 0.6 : 0.2,
      },
    )
  const further = plantAll(runsBeyond(easel, scene.layout, m), 'beyond')
  const planted = plantAll(plan.runs, 'run')
  if (further.length > 0) lay('sprigs', further, random.sub('beyond'))
  lay('sprigs', planted, random)
  paintHero(easel, scene, stage, plan.hero)
  if (further.length > 0) lay('blooms', further, random.sub('beyond'))
  lay('blooms', planted, random)
}
