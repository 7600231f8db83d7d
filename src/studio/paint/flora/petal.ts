// The petal all flowers are made of: a soft dark below it, a gradient from its foot to its tip, a fold, veins and a lit rim.
import { withAlpha } from '../../colour/colour.ts'
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { type Tones, toneOf } from './flora-colours.ts'

export interface PetalShape {
  readonly length: number
  readonly width: number
  /** Where it is widest: .5 is a lens, .8 a spoon. */
  readonly belly?: number
  /** Waves along the rim, 0 to about .2. */
  readonly ruffle?: number
  /** How deep the tip is notched, 0 to .3; negative is pointed. */
  readonly notch?: number
}

export interface PetalPaint {
  readonly tones: Tones
  /** Tone at the foot and at the tip, 0 to 1. */
  readonly foot: number
  readonly tip: number
  readonly shadow?: number
  readonly veins?: number
}

/** Half the width at a share of the length: rises from the foot, full at the belly, rounds off at the tip. */
const girth = (share: number, belly: number): number =>
  share < belly
    ? Math.sin(((share / belly) * Math.PI) / 2) ** 0.85
    : Math.cos((((share - belly) / (1 - belly)) * Math.PI) / 2) ** 0.55

const samples = 13

/** Traces a petal along +x from the origin. */
const tracePetal = (ctx: Context, shape: PetalShape, random: Random): void => {
  const { length, width, belly = 0.66, ruffle = 0.05, notch = 0 } = shape
  const phase = random.next() * tau
  const waves = random.between(2.2, 3.4)
  const place = (share: number, side: number): readonly [number, number] => {
    const half = girth(share, belly) * width * 0.5
    const wave = 1 + ruffle * Math.sin(share * waves * tau + phase + side * 1.3) * share
    // Near the tip the rim is pulled in (notch) or out (point) along the middle.
    const nearTip = Math.max(0, share - 0.72) / 0.28
    const pull = notch * length * nearTip * nearTip * (1 - Math.min(1, half / (width * 0.42)))
    const tipWave = ruffle * 0.3 * length * Math.sin(phase * 2 + side * half * (9 / width) * Math.PI) * nearTip
    return [share * length - pull + tipWave, side * half * wave]
  }
  const rim: (readonly [number, number])[] = []
  for (let at = 0; at <= samples; at++) rim.push(place(1 - (1 - at / samples) ** 1.4, -1))
  for (let at = samples - 1; at >= 0; at--) rim.push(place(1 - (1 - at / samples) ** 1.4, 1))
  ctx.beginPath()
  ctx.moveTo(0, 0)
  // Smooth through the middles of the samples, or the rim would show corners.
  for (let at = 1; at < rim.length - 1; at++) {
    const [x, y] = rim[at] ?? [0, 0]
    const [nextX, nextY] = rim[at + 1] ?? [x, y]
    ctx.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
  }
  ctx.closePath()
}

/** Paints a petal from (0, 0) towards +x. */
export const petal = (ctx: Context, shape: PetalShape, paint: PetalPaint, random: Random): void => {
  const { length, width } = shape
  const { tones, foot, tip, shadow = 0.3, veins = 4 } = paint
  tracePetal(ctx, shape, random)
  ctx.lineJoin = 'round'
  if (shadow > 0) {
    for (const [wide, share] of [
      [0.075, 0.4],
      [0.034, 0.65],
    ] as const) {
      ctx.strokeStyle = withAlpha(toneOf(tones, 0), shadow * share)
      ctx.lineWidth = width * wide
      ctx.stroke()
    }
  }
  const body = ctx.createLinearGradient(0, 0, length, 0)
  body.addColorStop(0, toneOf(tones, foot))
  body.addColorStop(0.45, toneOf(tones, lerp(foot, tip, 0.55)))
  body.addColorStop(0.86, toneOf(tones, tip))
  body.addColorStop(1, toneOf(tones, tip + 0.12))
  ctx.fillStyle = body
  ctx.fill()
  ctx.strokeStyle = withAlpha(toneOf(tones, tip + 0.3), 0.5)
  ctx.lineWidth = width * 0.014
  ctx.stroke()
  // One half turns from the light.
  const side = random.chance(0.5) ? 1 : -1
  const lean = random.bell() * width * 0.05
  ctx.fillStyle = withAlpha(toneOf(tones, foot * 0.5), 0.16)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(length * 0.3, lean, length * 0.6, lean, length * 0.9, lean * 0.5)
  ctx.bezierCurveTo(length * 0.84, side * width * 0.42, length * 0.4, side * width * 0.44, 0, 0)
  ctx.fill()
  if (veins === 0) return
  ctx.strokeStyle = withAlpha(toneOf(tones, foot), 0.3)
  ctx.lineWidth = Math.max(0.7, width * 0.009)
  ctx.beginPath()
  for (let vein = 0; vein < veins; vein++) {
    const off = ((vein + 0.5) / veins - 0.5) * 0.74 + random.bell() * 0.03
    ctx.moveTo(length * 0.06, off * width * 0.1)
    ctx.quadraticCurveTo(length * 0.42, off * width * 0.75, length * random.between(0.68, 0.86), off * width * 0.82)
  }
  ctx.stroke()
}

export interface BloomPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly turn?: number
  /** Seen from aside: 0 from straight above, .5 steeply. */
  readonly tilt?: number
}

/** Works in the frame of a flower: its middle at the origin, tilted. */
export const inBloom = (ctx: Context, place: BloomPlace, draw: () => void): void => {
  ctx.save()
  ctx.translate(place.x, place.y)
  ctx.rotate(place.turn ?? 0)
  ctx.scale(1, 1 - (place.tilt ?? 0))
  draw()
  ctx.restore()
}

/** A ring of petals around the origin. */
export const petalRing = (
  ctx: Context,
  ring: {
    readonly count: number
    readonly from: number
    readonly shape: PetalShape
    readonly paint: PetalPaint
    /** Distance of the feet from the middle. */
    readonly out?: number
    /** How unequal petals are, 0 to 1. */
    readonly vary?: number
  },
  random: Random,
): void => {
  const { count, from, shape, paint, out = 0, vary = 0.5 } = ring
  for (let at = 0; at < count; at++) {
    ctx.save()
    ctx.rotate(from + ((at + random.bell() * 0.09 * vary) / count) * tau)
    ctx.translate(out, 0)
    const grow = 1 + random.bell() * 0.06 * vary
    const lighter = random.bell() * 0.07 * vary
    petal(
      ctx,
      { ...shape, length: shape.length * grow, width: shape.width * (1 + random.bell() * 0.06 * vary) },
      { ...paint, foot: paint.foot + lighter, tip: paint.tip + lighter },
      random,
    )
    ctx.restore()
  }
}
