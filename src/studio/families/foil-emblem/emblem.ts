// The emblem: the hero as raised foil with enamel in its jewels, and what is struck around it.
import { mix } from '../../colour/colour.ts'
import { paintGilded } from '../../light/gilding.ts'
import type { Motif } from '../../motifs/motif.ts'
import { alteredLight } from '../../paint/atmosphere/altered-light.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { flatFoil } from '../../paint/materials/flat-foil.ts'
import { crescent, sparkle, starScatter } from '../../paint/ornament/celestial.ts'
import type { Frame } from '../../paint/ornament/frame.ts'
import { laurel } from '../../paint/ornament/laurel.ts'
import { glory, sunburst } from '../../paint/ornament/rays.ts'
import { disc, ring } from '../../paint/ornament/taper.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Seat {
  readonly x: number
  readonly y: number
  /** Of the circle that the emblem fills. */
  readonly radius: number
}

export interface Setting {
  readonly seat: Seat
  /** Share of the radius that the hero fills. */
  readonly fill: number
}

interface HeroPlace {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** As large as its diagonal allows inside the circle. */
const placeHero = ({ width }: Motif, { x, y, radius }: Seat, fill: number): HeroPlace => {
  const height = Math.min((2 * radius * fill) / (Math.hypot(1, width) * 0.94), radius * 2 * fill * 0.94)
  return { x, y: y + height / 2, height }
}

export const paintFoilHero = (easel: Easel, scene: Scene, { seat, fill }: Setting): void => {
  const { hero, palette } = scene
  const place = { ...placeHero(hero, seat, fill), random: easel.random.sub('hero') }
  const aura = mix(palette.deep, '#000000', 0.5)
  // A dark aura parts the hero from foil behind it.
  easel.soft(34, (ctx) => drawMotif(ctx, hero, { ...place, tones: silhouette(aura) }), { alpha: 0.6 })
  paintGilded(easel, hero, { ...place, random: easel.random.sub('hero') }, palette, aura)
}

/** What is struck in one piece with the hero's surroundings; drawn as a mask. */
export type Surround = (ctx: Context, seat: Seat, easel: Easel, avoid: readonly Box[]) => void

export const wreathSurround: Surround = (ctx, { x, y, radius }, easel) => {
  easel.part('wreath', () => laurel(ctx, { x, y, radius: radius * 0.97, reach: 0.93, leaves: 19 }), ctx)
  easel.part(
    'rings',
    () => {
      ring(ctx, x, y, radius * 0.83, 7)
      ring(ctx, x, y, radius * 0.8, 2.5)
    },
    ctx,
  )
  easel.part('rays', () => glory(ctx, x, y, radius * 1.18, radius * 1.37, 5, 84), ctx)
}

const drawBeaded = (ctx: Context, { x, y, radius }: Seat): void => {
  ring(ctx, x, y, radius * 0.99, 9)
  ring(ctx, x, y, radius * 0.95, 3)
  for (let at = 0; at < 48; at++) {
    const turn = (at / 48) * tau
    disc(ctx, x + Math.cos(turn) * radius * 1.06, y + Math.sin(turn) * radius * 1.06, at % 4 === 0 ? 9 : 4.5)
  }
}

export const burstSurround: Surround = (ctx, seat, easel) => {
  const { x, y, radius } = seat
  const burst = { x, y, inner: radius * 1.13, outer: radius * 1.36, rays: 48, share: 0.5, alternate: 0.55 }
  easel.part('rings', () => drawBeaded(ctx, seat), ctx)
  easel.part('rays', () => sunburst(ctx, { ...burst, isPointed: true }), ctx)
}

/** Fine lines and dots left free along the outer curve, as engravers shade a moon. */
const etchCrescent = (ctx: Context, x: number, y: number, radius: number): void => {
  ctx.save()
  ctx.globalCompositeOperation = 'destination-out'
  ctx.lineCap = 'round'
  for (const [share, width, from, to] of [
    [1.065, 3.5, 0.9, 4.15],
    [1.02, 2.2, 1.15, 3.9],
    [0.86, 1.8, 1.75, 3.3],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.arc(x, y, radius * share, from, to)
    ctx.stroke()
  }
  for (let at = 0; at <= 22; at++) {
    const turn = 1.4 + (at / 22) * 2.25
    disc(ctx, x + Math.cos(turn) * radius * 0.945, y + Math.sin(turn) * radius * 0.945, at % 2 === 0 ? 7 : 3.2)
  }
  ctx.restore()
}

export const crescentSurround: Surround = (ctx, { x, y, radius }, easel, avoid) => {
  const isFull = alteredLight(easel, 'moon').phase === 1
  const drawMoon = (): void => {
    if (isFull) disc(ctx, x, y, radius * 1.12)
    else {
      crescent(ctx, x, y, radius * 1.12, -0.62)
      etchCrescent(ctx, x, y, radius)
    }
  }
  if (!easel.without.has('moon')) easel.part('moon', drawMoon, ctx)
  easel.part('rings', () => ring(ctx, x, y, radius * 1.22, 3), ctx)
  easel.part('stars', () => strewSparkles(ctx, { x, y, radius }, easel, avoid), ctx)
}

const strewSparkles: Surround = (ctx, { x, y, radius }, easel, avoid) => {
  const random = easel.random.sub('stars')
  for (let at = 0; at < 26; at++) {
    const turn = random.between(-1.45, 0.75)
    const away = radius * random.between(0.78, 1.5)
    const size = random.between(5, 30) * (at < 5 ? 1.5 : 0.7)
    const [starX, starY] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
    const isTaken = avoid.some(
      (box) => starX > box.x - 30 && starX < box.x + box.w + 30 && starY < box.y + box.h + 30 && starY > box.y - 30,
    )
    if (!isTaken) sparkle(ctx, starX, starY, size)
  }
}

/** Strikes frame, surround and scattered stars in one piece of foil. */
export const paintStrikings = (
  easel: Easel,
  scene: Scene,
  options: {
    readonly frame: Frame
    readonly seat: Seat
    readonly surround: Surround | null
    readonly avoid: readonly Box[]
  },
): void => {
  const { frame, seat, surround, avoid } = options
  const edge = Math.min(easel.w, easel.h) * 0.042
  const box = { x: edge, y: edge, w: easel.w - 2 * edge, h: easel.h - 2 * edge }
  flatFoil(
    easel,
    (ctx) => {
      if (!easel.without.has('border')) easel.part('frame', () => frame(ctx, box, { weight: 6 }), ctx)
      surround?.(ctx, seat, easel, avoid)
      const { x, y, radius } = seat
      const kept = { x: x - radius * 1.25, y: y - radius * 1.25, w: radius * 2.5, h: radius * 2.5 }
      const inner = { x: edge * 3.4, y: edge * 3.4, w: easel.w - edge * 6.8, h: easel.h - edge * 6.8 }
      const scatter = { count: 46, size: 20, avoid: [...avoid, kept], random: easel.random.sub('scatter') }
      easel.part('stars', () => starScatter(ctx, inner, scatter), ctx)
    },
    { metal: scene.palette.metal, bright: scene.layout === 'crescent' ? 0.4 : 0.5 },
  )
}
