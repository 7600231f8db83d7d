// Garden roses and peonies: cups of broad petals within each other.
import { withAlpha } from '../../colour/colour.ts'
import { lerp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { type BloomColours, toneOf } from './flora-colours.ts'
import { type BloomPlace, inBloom, petalRing } from './petal.ts'

/** A broad cupped petal: part of a disc whose rim is lit and whose inside falls into shade. */
const cup = (
  ctx: Context,
  radius: number,
  middle: number,
  spread: number,
  colours: BloomColours,
  depth: number,
  random: Random,
): void => {
  const points = 12
  const phase = random.next() * tau
  const out = radius * (1 + random.bell() * 0.03)
  const rim = Array.from({ length: points + 1 }, (_, at): readonly [number, number] => {
    const share = at / points
    const turn = middle + (share - 0.5) * spread
    const shoulder = Math.sin(Math.PI * share) ** 0.32
    const wave = 1 + 0.035 * Math.sin(share * 7 + phase) - 0.05 * Math.exp(-(((share - 0.5) * 7) ** 2))
    const reach = out * (0.62 + 0.38 * shoulder) * wave
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  const trace = (shrink: number): void => {
    ctx.beginPath()
    ctx.moveTo(0, 0)
    for (const [at, [x, y]] of rim.entries()) {
      const [nextX, nextY] = rim[at + 1] ?? [x, y]
      ctx.quadraticCurveTo(x * shrink, y * shrink, ((x + nextX) / 2) * shrink, ((y + nextY) / 2) * shrink)
    }
    ctx.closePath()
  }
  trace(1)
  ctx.lineJoin = 'round'
  for (const [wide, alpha] of [
    [0.07, 0.2],
    [0.03, 0.26],
  ] as const) {
    // The outermost petals lie on the sheet: a wide dark there would be a halo.
    ctx.strokeStyle = withAlpha(toneOf(colours, 0), depth === 0 ? alpha * 0.4 : alpha)
    ctx.lineWidth = radius * wide
    ctx.stroke()
  }
  const lift = random.bell() * 0.06
  const inside = ctx.createRadialGradient(0, 0, out * 0.25, 0, 0, out)
  inside.addColorStop(0, toneOf(colours, lerp(0.12, 0, depth)))
  inside.addColorStop(0.55, toneOf(colours, lerp(0.4, 0.16, depth) + lift))
  inside.addColorStop(0.88, toneOf(colours, lerp(0.74, 0.46, depth) + lift))
  inside.addColorStop(1, toneOf(colours, lerp(0.86, 0.6, depth) + lift))
  ctx.fillStyle = inside
  ctx.fill()
  // The rolled lip: a crescent of light along the rim, thicker in its middle.
  ctx.beginPath()
  for (const [x, y] of rim) ctx.lineTo(x * 0.995, y * 0.995)
  for (const [at, [x, y]] of rim.toReversed().entries()) {
    const roll = 0.985 - 0.075 * Math.sin((Math.PI * at) / points) ** 1.4
    ctx.lineTo(x * roll, y * roll)
  }
  ctx.closePath()
  ctx.fillStyle = withAlpha(toneOf(colours, lerp(1, 0.8, depth) + lift), 0.75)
  ctx.fill()
}

/** An open rose. */
export const rose = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.08, ...place }, () => {
    const { radius } = place
    let turn = random.next() * tau
    const rings = [
      [1, 5, 1.75],
      [0.84, 5, 1.7],
      [0.67, 5, 1.75],
      [0.51, 4, 2.1],
      [0.37, 3, 2.7],
      [0.25, 3, 2.9],
      [0.15, 2, 3.4],
    ] as const
    for (const [ring, [share, count, spread]] of rings.entries()) {
      // The heart sits a little off the middle, as roses grow.
      const drift = radius * 0.05 * (ring / rings.length)
      for (let at = 0; at < count; at++) {
        ctx.save()
        ctx.translate(drift, -drift)
        cup(
          ctx,
          radius * share,
          turn + ((at + random.bell() * 0.06) / count) * tau,
          spread,
          colours,
          ring / (rings.length - 1),
          random,
        )
        ctx.restore()
      }
      turn += 2.4
    }
    ctx.strokeStyle = withAlpha(toneOf(colours, 0), 0.7)
    ctx.lineWidth = radius * 0.02
    ctx.lineCap = 'round'
    ctx.beginPath()
    for (let at = 0; at < 26; at++) {
      const out = radius * 0.11 * (1 - at / 28)
      ctx.lineTo(radius * 0.05 + Math.cos(turn + at * 0.42) * out, -radius * 0.05 + Math.sin(turn + at * 0.42) * out)
    }
    ctx.stroke()
  })

/** A full peony: ruffled petals crowding into the middle. */
export const peony = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.1, ...place }, () => {
    const { radius } = place
    const turn = random.next() * tau
    const rings = 6
    for (let ring = 0; ring < rings; ring++) {
      const share = ring / (rings - 1)
      const length = radius * lerp(1, 0.34, share ** 0.85)
      petalRing(
        ctx,
        {
          count: Math.round(lerp(8, 6, share)),
          from: turn + ring * 2.4,
          shape: { length, width: length * lerp(0.98, 0.86, share), belly: 0.74, ruffle: 0.1, notch: 0.1 },
          paint: {
            tones: colours,
            foot: lerp(0.2, 0.02, share),
            tip: lerp(0.86, 0.52, share * share),
            shadow: ring === 0 ? 0.22 : 0.5,
            veins: share < 0.5 ? 4 : 0,
          },
          vary: 1,
        },
        random,
      )
    }
    for (let tuft = 0; tuft < 9; tuft++) {
      ctx.save()
      ctx.rotate(random.next() * tau)
      ctx.translate(radius * 0.04 * random.next(), 0)
      const length = radius * random.between(0.14, 0.24)
      petalRing(
        ctx,
        {
          count: 1,
          from: 0,
          shape: { length, width: length * 0.8, belly: 0.76, ruffle: 0.14, notch: 0.2 },
          paint: { tones: colours, foot: 0, tip: random.between(0.35, 0.66), shadow: 0.5, veins: 0 },
        },
        random,
      )
      ctx.restore()
    }
  })
