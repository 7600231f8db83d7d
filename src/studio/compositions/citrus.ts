// A citrus fruit cut through, seen from above: rind, pith, segments with their pulp.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'
import { dot } from '../paint/shapes/lay.ts'

export interface Citrus {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly skin: Colour
  readonly pith: Colour
  readonly pulp: Colour
}

const segments = 10

const segmentPath = (ctx: Context, far: number, near: number, half: number): void => {
  ctx.beginPath()
  ctx.moveTo(near, 0)
  ctx.bezierCurveTo(near * 1.1, -2, far * 0.72, -far * half * 0.84, far * 0.9, -far * half * 0.86)
  ctx.quadraticCurveTo(far, -far * half * 0.8, far, 0)
  ctx.quadraticCurveTo(far, far * half * 0.8, far * 0.9, far * half * 0.86)
  ctx.bezierCurveTo(far * 0.72, far * half * 0.84, near * 1.1, 2, near, 0)
  ctx.closePath()
}

export const drawCitrus = (ctx: Context, { x, y, radius, skin, pith, pulp }: Citrus, random: Random): void => {
  dot(ctx, x, y, radius, skin)
  dot(ctx, x, y, radius * 0.955, mix(skin, pith, 0.75))
  dot(ctx, x, y, radius * 0.93, pith)
  for (let at = 0; at < segments; at++) {
    const from = (at / segments) * tau + 0.12 + random.between(-0.04, 0.04)
    const to = ((at + 1) / segments) * tau + 0.12 + random.between(-0.04, 0.04)
    const half = (to - from) / 2 - 0.035
    const far = radius * 0.86
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate((from + to) / 2)
    segmentPath(ctx, far, radius * 0.1, half)
    const flesh = ctx.createRadialGradient(0, 0, 0, 0, 0, far)
    flesh.addColorStop(0, mix(pulp, pith, 0.45))
    flesh.addColorStop(0.5, pulp)
    flesh.addColorStop(1, mix(pulp, skin, 0.5))
    ctx.fillStyle = flesh
    ctx.fill()
    ctx.clip()
    // Short drops that point at the middle.
    for (let drop = 0; drop < 56; drop++) {
      const out = radius * (0.14 + 0.72 * Math.sqrt(random.next()))
      const long = radius * random.between(0.05, 0.13)
      ctx.save()
      ctx.rotate(random.between(-half, half))
      ctx.beginPath()
      ctx.moveTo(out - long, 0)
      ctx.quadraticCurveTo(out, -long * 0.28, out + long * 0.4, 0)
      ctx.quadraticCurveTo(out, long * 0.28, out - long, 0)
      ctx.fillStyle = withAlpha(random.chance(0.5) ? mix(pulp, '#ffffff', 0.6) : skin, 0.1 + 0.25 * random.next())
      ctx.fill()
      ctx.restore()
    }
    ctx.restore()
  }
  dot(ctx, x, y, radius * 0.05, mix(pith, pulp, 0.2))
}
