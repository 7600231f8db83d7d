// Splatter: ink or paint flung from a point, with satellites, tails and drips.
import { tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'

export interface SplatterOptions {
  readonly x: number
  readonly y: number
  /** Units to which most drops fly. */
  readonly reach: number
  readonly drops?: number
  /** Direction of the throw in radians; to all sides when left out. */
  readonly throw?: number
  /** Size of the pool in the middle as a share of the reach; 0 for drops only. */
  readonly pool?: number
  /** Drips running down from the pool. */
  readonly drips?: number
  readonly random: Random
}

const blob = (ctx: Context, x: number, y: number, radius: number, random: Random, lobes = 0.12): void => {
  const points = 18
  const phases = [random.next() * tau, random.next() * tau, random.next() * tau] as const
  ctx.beginPath()
  for (let at = 0; at <= points; at++) {
    const turn = (at / points) * tau
    const wobble =
      1 +
      lobes *
        (Math.sin(turn * 2 + phases[0]) + 0.6 * Math.sin(turn * 3 + phases[1]) + 0.4 * Math.sin(turn * 5 + phases[2]))
    ctx.lineTo(x + Math.cos(turn) * radius * wobble, y + Math.sin(turn) * radius * wobble)
  }
  ctx.fill()
}

/** A drop that flew: round head, thin tail towards where it came from. */
const flung = (ctx: Context, x: number, y: number, radius: number, turn: number, long: number): void => {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  ctx.beginPath()
  ctx.moveTo(x - sin * radius, y + cos * radius)
  ctx.quadraticCurveTo(
    x - cos * long * 0.4 - sin * radius * 0.3,
    y - sin * long * 0.4 + cos * radius * 0.3,
    x - cos * long,
    y - sin * long,
  )
  ctx.quadraticCurveTo(
    x - cos * long * 0.4 + sin * radius * 0.3,
    y - sin * long * 0.4 - cos * radius * 0.3,
    x + sin * radius,
    y - cos * radius,
  )
  ctx.arc(x, y, radius, turn - Math.PI / 2, turn + Math.PI / 2)
  ctx.fill()
}

/** Draws with the fill style of the context, so it serves as ink, as blood, or as a mask for foil. */
export const splatter = (ctx: Context, options: SplatterOptions): void => {
  const { x, y, reach, drops = 260, pool = 0.16, drips = 0, random } = options
  if (pool > 0) {
    blob(ctx, x, y, reach * pool, random, 0.1)
    for (let arm = 0; arm < 13; arm++) {
      const turn = random.next() * tau
      const out = reach * pool * random.between(0.8, 1.25)
      blob(ctx, x + Math.cos(turn) * out, y + Math.sin(turn) * out, reach * pool * random.between(0.06, 0.3), random)
    }
  }
  for (let drop = 0; drop < drops; drop++) {
    const turn = options.throw === undefined ? random.next() * tau : options.throw + random.bell() * 0.42
    const distance = reach * (pool + (1 - pool) * Math.abs(random.bell()) * 0.55)
    const radius = reach * 0.024 * random.next() ** 4.5 + reach * 0.0012
    const px = x + Math.cos(turn) * distance
    const py = y + Math.sin(turn) * distance
    if (random.chance(0.4)) flung(ctx, px, py, radius, turn, radius * random.between(3, 9))
    else blob(ctx, px, py, radius, random, 0.06)
  }
  for (let drip = 0; drip < drips; drip++) {
    const px = x + random.bell() * reach * pool * 0.55
    const wide = reach * random.between(0.006, 0.016)
    const long = reach * random.between(0.15, 0.6)
    ctx.beginPath()
    ctx.moveTo(px - wide * 2, y)
    ctx.quadraticCurveTo(px - wide * 0.7, y + long * 0.3, px - wide * 0.5, y + long)
    ctx.arc(px, y + long, wide * 0.95, Math.PI, 0, true)
    ctx.quadraticCurveTo(px + wide * 0.7, y + long * 0.3, px + wide * 2, y)
    ctx.fill()
  }
}
