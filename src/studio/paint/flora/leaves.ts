// Leaves: a blade in two halves, one lit and one turned away, with midrib and veins.
import { withAlpha } from '../../colour/colour.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { type Tones, toneOf } from './flora-colours.ts'

export interface LeafPlace {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly length: number
  /** Width over length. */
  readonly fat?: number
  /** Toothed rim, as rose leaves have. */
  readonly isToothed?: boolean
  /** Lighter or darker than the plant, -1 to 1. */
  readonly lift?: number
}

const traceHalf = (ctx: Context, length: number, width: number, bend: number, side: number, teeth: number): void => {
  ctx.beginPath()
  ctx.moveTo(0, 0)
  if (teeth === 0)
    ctx.bezierCurveTo(length * 0.2, side * width * 0.78, length * 0.66, side * width * 0.6 + bend * 0.4, length, bend)
  else
    for (let tooth = 1; tooth <= teeth; tooth++) {
      const share = tooth / teeth
      const half = side * width * 0.54 * Math.sin(Math.PI * share ** 0.8) ** 0.8
      const x = length * share
      const y = half + bend * share * share
      ctx.lineTo(x - (length / teeth) * 0.2, y + side * width * 0.05 * (1 - share))
      ctx.lineTo(x, y - side * width * 0.03)
    }
  ctx.lineTo(length, bend)
  ctx.quadraticCurveTo(length * 0.5, bend * 0.2, 0, 0)
}

export const leaf = (ctx: Context, place: LeafPlace, tones: Tones, random: Random): void => {
  const { length, fat = 0.42, isToothed = false, lift = 0 } = place
  const width = length * fat
  const bend = random.bell() * 0.09 * length
  const teeth = isToothed ? 9 : 0
  ctx.save()
  ctx.translate(place.x, place.y)
  ctx.rotate(place.turn)
  const base = 0.42 + lift * 0.35 + random.bell() * 0.06
  for (const [side, lighter] of [
    [1, -0.2],
    [-1, 0.12],
  ] as const) {
    traceHalf(ctx, length, width, bend, side, teeth)
    if (length > 30) {
      ctx.strokeStyle = withAlpha(toneOf(tones, 0), 0.2)
      ctx.lineWidth = length * 0.028
      ctx.stroke()
    }
    const body = ctx.createLinearGradient(0, 0, length, 0)
    body.addColorStop(0, toneOf(tones, base + lighter - 0.22))
    body.addColorStop(0.6, toneOf(tones, base + lighter + 0.06))
    body.addColorStop(1, toneOf(tones, base + lighter + 0.24))
    ctx.fillStyle = body
    ctx.fill()
  }
  if (length > 26) {
    ctx.strokeStyle = withAlpha(toneOf(tones, base + 0.5), 0.55)
    ctx.lineWidth = Math.max(0.8, length * 0.014)
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.quadraticCurveTo(length * 0.5, bend * 0.2, length * 0.97, bend * 0.96)
    ctx.stroke()
  }
  if (length > 26 && fat > 0.26) {
    ctx.lineWidth = Math.max(0.6, length * 0.0065)
    ctx.beginPath()
    for (let vein = 1; vein < 7; vein++) {
      const share = vein / 7.4
      const x = length * share
      const y = bend * 0.4 * share
      const out = width * 0.42 * Math.sin(Math.PI * share ** 0.85)
      for (const side of [-1, 1]) {
        ctx.moveTo(x, y)
        ctx.quadraticCurveTo(x + length * 0.06, y + side * out * 0.5, x + length * 0.13, y + side * out)
      }
    }
    ctx.stroke()
  }
  ctx.restore()
}

/** An ivy leaf: five lobes on a stalk. */
export const ivyLeaf = (ctx: Context, place: LeafPlace, tones: Tones, random: Random): void => {
  const { length } = place
  ctx.save()
  ctx.translate(place.x, place.y)
  ctx.rotate(place.turn)
  const lobes = [
    [-0.14, -0.36],
    [0.12, -0.34],
    [0.34, -0.58],
    [0.52, -0.32],
    [1, 0],
  ] as const
  const half = (side: number): void => {
    ctx.beginPath()
    ctx.moveTo(0, 0)
    for (const [at, [u, v]] of lobes.entries()) {
      const [beforeU, beforeV] = lobes[at - 1] ?? [0, 0]
      // Flanks of lobes swell outwards.
      ctx.quadraticCurveTo(
        ((beforeU + u) / 2) * length,
        side * ((beforeV + v) / 2 - 0.05) * length,
        u * length,
        side * v * length,
      )
    }
    ctx.closePath()
  }
  const lift = 0.4 + (place.lift ?? 0) * 0.3 + random.bell() * 0.06
  for (const [side, lighter] of [
    [1, -0.16],
    [-1, 0.1],
  ] as const) {
    half(side)
    ctx.fillStyle = toneOf(tones, lift + lighter)
    ctx.fill()
  }
  ctx.strokeStyle = withAlpha(toneOf(tones, lift + 0.5), 0.6)
  ctx.lineWidth = Math.max(0.7, length * 0.02)
  ctx.beginPath()
  for (const [u, v] of [
    [0.92, 0],
    [0.38, -0.54],
    [0.38, 0.54],
    [-0.12, -0.38],
    [-0.12, 0.38],
  ] as const) {
    ctx.moveTo(0, 0)
    ctx.lineTo(u * length, v * length)
  }
  ctx.stroke()
  ctx.restore()
}
