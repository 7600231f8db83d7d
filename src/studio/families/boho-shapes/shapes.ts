// Organic shapes cut by a soft hand: pebbles, arches, suns, hills, sprigs and terrazzo, each shaded by a stipple instead of a gradient.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

/** A closed soft outline through points around a middle. */
export const pebble = (x: number, y: number, radius: number, random: Random, uneven = 0.22): Path2D => {
  const count = 7
  const turn = random.between(0, tau)
  const points = Array.from({ length: count }, (_, at) => {
    const angle = turn + (at / count) * tau
    const reach = radius * (1 + random.between(-uneven, uneven))
    return { x: x + Math.cos(angle) * reach * 1.06, y: y + Math.sin(angle) * reach * 0.96 }
  })
  const path = new Path2D()
  points.forEach((point, at) => {
    const next = points[(at + 1) % count] ?? point
    const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    if (at === 0) path.moveTo(middle.x, middle.y)
    const after = points[(at + 2) % count] ?? next
    path.quadraticCurveTo(next.x, next.y, (next.x + after.x) / 2, (next.y + after.y) / 2)
  })
  path.closePath()
  return path
}

/** An upright arch: straight sides, round head. */
export const archPath = (x: number, foot: number, width: number, height: number): Path2D => {
  const path = new Path2D()
  const radius = width / 2
  path.moveTo(x - radius, foot)
  path.lineTo(x - radius, foot - height + radius)
  path.arc(x, foot - height + radius, radius, tau / 2, tau)
  path.lineTo(x + radius, foot)
  path.closePath()
  return path
}

/** Fills a shape and stipples its shaded side, like a print pulled from a grained screen. */
export const fillStippled = (
  easel: Easel,
  path: Path2D,
  box: Box,
  colour: Colour,
  random: Random,
  depth = 0.22,
): void => {
  easel.ctx.fillStyle = colour
  easel.ctx.fill(path)
  stipple(easel, path, box, colour, random, depth)
}

/** The dots alone, in a part of a shape. */
export const stipple = (easel: Easel, path: Path2D, box: Box, colour: Colour, random: Random, depth: number): void => {
  const { ctx } = easel
  if (easel.isProof) return
  ctx.save()
  ctx.clip(path)
  const lean = random.between(0.3, 1.2)
  for (const [shade, towards] of [
    [mix(colour, '#000000', depth), 1],
    [mix(colour, '#ffffff', depth), -1],
  ] as const) {
    ctx.fillStyle = withAlpha(shade, 0.55)
    ctx.beginPath()
    const count = Math.min(5200, (box.w * box.h) / 70)
    for (let dot = 0; dot < count; dot++) {
      const [u, v] = [random.next(), random.next()]
      const side = ((u - 0.5) * Math.cos(lean) + (v - 0.5) * Math.sin(lean)) * towards
      if (random.next() > (side * 2) ** 2 * Math.sign(side) * 1.1) continue
      const size = random.between(1.6, 3.6)
      ctx.rect(box.x + u * box.w, box.y + v * box.h, size, size)
    }
    ctx.fill()
  }
  ctx.restore()
}

export const boxAround = (x: number, y: number, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  w: radius * 2,
  h: radius * 2,
})

/** A sun with hand-drawn rays of two lengths. */
export const drawSun = (easel: Easel, x: number, y: number, radius: number, colour: Colour, random: Random): void => {
  const disc = new Path2D()
  disc.arc(x, y, radius, 0, tau)
  fillStippled(easel, disc, boxAround(x, y, radius), colour, random)
  const { ctx } = easel
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  const rays = 32
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * tau + random.bell() * 0.012
    const from = radius * 1.16
    const to = radius * (ray % 2 ? 1.34 : 1.56) + random.bell() * radius * 0.02
    ctx.lineWidth = radius * 0.026
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from)
    ctx.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to)
    ctx.stroke()
  }
}

export interface Sprig {
  readonly x: number
  readonly y: number
  /** Radians; 0 grows upwards, positive leans to the right. */
  readonly turn: number
  readonly length: number
  readonly colour: Colour
  /** Full leaves, or their outlines only. */
  readonly isDrawn?: boolean
  readonly kind?: 'olive' | 'fern' | 'round'
}

const traceLeaf = (ctx: Context, length: number, fat: number): void => {
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(length * 0.25, -length * fat, length * 0.75, -length * fat * 0.9, length, 0)
  ctx.bezierCurveTo(length * 0.7, length * fat * 0.75, length * 0.25, length * fat * 0.7, 0, 0)
}

/** A branch with paired leaves that shrink towards its tip. */
export const drawSprig = (ctx: Context, sprig: Sprig, random: Random): void => {
  const { length, colour, isDrawn = false, kind = 'olive' } = sprig
  const bend = random.between(0.1, 0.32) * (random.chance(0.5) ? 1 : -1)
  const at = (share: number): { x: number; y: number; turn: number } => ({
    x: Math.sin(share * bend * 2) * length * share * 0.5,
    y: -length * share,
    turn: share * bend * 1.6,
  })
  ctx.save()
  ctx.translate(sprig.x, sprig.y)
  ctx.rotate(sprig.turn)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.lineWidth = length * (isDrawn ? 0.009 : 0.013)
  ctx.beginPath()
  for (let step = 0; step <= 20; step++) ctx.lineTo(at(step / 20).x, at(step / 20).y)
  ctx.stroke()
  const pairs = kind === 'fern' ? 15 : kind === 'round' ? 7 : 9
  for (let pair = 0; pair <= pairs; pair++) {
    const share = lerp(0.16, 1, pair / pairs)
    const spot = at(share)
    const long = length * (kind === 'fern' ? 0.27 : 0.2) * (1.08 - share * 0.62) * random.between(0.9, 1.1)
    const fat = kind === 'fern' ? 0.11 : kind === 'round' ? 0.46 : 0.24
    for (const side of pair === pairs ? [0] : [-1, 1]) {
      ctx.save()
      ctx.translate(spot.x, spot.y)
      ctx.rotate(spot.turn - tau / 4 + side * (random.between(0.72, 0.95) - share * 0.12))
      ctx.beginPath()
      traceLeaf(ctx, long, fat)
      if (isDrawn) ctx.stroke()
      else ctx.fill()
      ctx.restore()
    }
  }
  ctx.restore()
}

/** Chips of stone, larger and smaller, none over another. */
export const paintTerrazzo = (
  easel: Easel,
  colours: readonly [Colour, ...Colour[]],
  random: Random,
  size: number,
): void => {
  const placed: { x: number; y: number; radius: number }[] = []
  layChips(easel, colours, random, { size, from: -size, to: easel.w + size, attempts: 2600 }, placed)
  const { x } = easel.extent
  if (x >= 0) return
  const attempts = Math.round((2600 * -x) / (easel.w + size))
  layChips(easel, colours, random.sub('beyond'), { size, from: x - size, to: -size, attempts }, placed)
}

interface Bed {
  readonly size: number
  readonly from: number
  readonly to: number
  readonly attempts: number
}

const layChips = (
  easel: Easel,
  colours: readonly [Colour, ...Colour[]],
  random: Random,
  { size, from, to, attempts }: Bed,
  placed: { x: number; y: number; radius: number }[],
): void => {
  const keeps = easel.wantsFewer('shapes') ? 3 : 1
  for (let attempt = 0; attempt < attempts; attempt++) {
    const radius = size * lerp(0.16, 1, random.next() ** 2.6)
    const [x, y] = [random.between(from, to), random.between(-size, easel.h + size)]
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < (other.radius + radius) * 1.06 + size * 0.06))
      continue
    placed.push({ x, y, radius })
    const corners = random.whole(4, 6)
    const turn = random.between(0, tau)
    const path = new Path2D()
    for (let corner = 0; corner < corners; corner++) {
      const angle = turn + ((corner + random.between(-0.28, 0.28)) / corners) * tau
      const reach = radius * random.between(0.72, 1)
      path.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    }
    path.closePath()
    const colour = random.pick(colours)
    easel.ctx.fillStyle = colour
    easel.ctx.strokeStyle = colour
    easel.ctx.lineJoin = 'round'
    easel.ctx.lineWidth = radius * 0.22
    if (placed.length % keeps > 0) continue
    easel.ctx.fill(path)
    easel.ctx.stroke(path)
  }
}
