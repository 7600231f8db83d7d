// Flowers that show their middle: anemones, daisies, cosmos and poppies seen from above.
import { withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { type BloomColours, toneOf } from './flora-colours.ts'
import { type BloomPlace, inBloom, petalRing } from './petal.ts'

/** A domed middle with seeds in the spiral of sunflowers. */
const dome = (ctx: Context, radius: number, colours: BloomColours): void => {
  ctx.fillStyle = withAlpha('#000000', 0.2)
  ctx.beginPath()
  ctx.arc(radius * 0.06, radius * 0.1, radius * 1.06, 0, tau)
  ctx.fill()
  const body = ctx.createRadialGradient(-radius * 0.3, -radius * 0.35, 0, 0, 0, radius)
  body.addColorStop(0, colours.heartLight)
  body.addColorStop(1, colours.heart)
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, tau)
  ctx.fill()
  const seeds = 64
  for (const [style, shiftBy] of [
    [withAlpha('#000000', 0.2), 0.02],
    [withAlpha(colours.heartLight, 0.85), 0],
  ] as const) {
    ctx.fillStyle = style
    ctx.beginPath()
    for (let seed = 0; seed < seeds; seed++) {
      const out = radius * 0.94 * Math.sqrt(seed / seeds)
      const x = Math.cos(seed * 2.3999) * out + radius * shiftBy * 2
      const y = Math.sin(seed * 2.3999) * out + radius * shiftBy * 3
      ctx.moveTo(x, y)
      ctx.arc(x, y, radius * 0.06, 0, tau)
    }
    ctx.fill()
  }
}

/** Threads with a bead at their end. */
const stamens = (
  ctx: Context,
  inner: number,
  outer: number,
  count: number,
  colours: BloomColours,
  random: Random,
): void => {
  const ends: (readonly [number, number])[] = []
  ctx.strokeStyle = withAlpha(colours.heart, 0.8)
  ctx.lineWidth = outer * 0.018
  ctx.beginPath()
  for (let at = 0; at < count; at++) {
    const turn = (at / count) * tau + random.bell() * 0.06
    const out = random.between(inner * 1.2, outer)
    ctx.moveTo(Math.cos(turn) * inner * 0.6, Math.sin(turn) * inner * 0.6)
    ctx.lineTo(Math.cos(turn) * out, Math.sin(turn) * out)
    ends.push([Math.cos(turn) * out, Math.sin(turn) * out])
  }
  ctx.stroke()
  for (const [style, radius, lift] of [
    [colours.heart, 0.055, 0],
    [colours.stamen, 0.036, 0.012],
  ] as const) {
    ctx.fillStyle = style
    ctx.beginPath()
    for (const [x, y] of ends) {
      ctx.moveTo(x, y)
      ctx.arc(x - outer * lift, y - outer * lift, outer * radius, 0, tau)
    }
    ctx.fill()
  }
}

export const anemone = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.06, ...place }, () => {
    const { radius } = place
    const turn = random.next() * tau
    for (const [share, count, from, tip] of [
      [1, 6, 0, 0.72],
      [0.84, 5, 0.6, 0.86],
    ] as const)
      petalRing(
        ctx,
        {
          count,
          from: turn + from,
          shape: { length: radius * share, width: radius * share * 1.02, belly: 0.68, ruffle: 0.05, notch: 0.05 },
          paint: { tones: colours, foot: 0.22, tip, shadow: share === 1 ? 0.2 : 0.42, veins: 7 },
        },
        random,
      )
    const ring = ctx.createRadialGradient(0, 0, radius * 0.12, 0, 0, radius * 0.36)
    ring.addColorStop(0, withAlpha(toneOf(colours, 1), 0.85))
    ring.addColorStop(1, withAlpha(toneOf(colours, 1), 0))
    ctx.fillStyle = ring
    ctx.beginPath()
    ctx.arc(0, 0, radius * 0.36, 0, tau)
    ctx.fill()
    stamens(ctx, radius * 0.15, radius * 0.34, 44, colours, random)
    dome(ctx, radius * 0.15, colours)
  })

export const daisy = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.12, ...place }, () => {
    const { radius } = place
    const turn = random.next() * tau
    for (const [share, from, tip] of [
      [1, 0, 0.6],
      [0.92, 0.17, 0.92],
    ] as const)
      petalRing(
        ctx,
        {
          count: 16,
          from: turn + from,
          out: radius * 0.12,
          shape: { length: radius * share * 0.88, width: radius * 0.25, belly: 0.72, ruffle: 0.03, notch: 0.06 },
          paint: { tones: colours, foot: 0.3, tip, shadow: 0.24, veins: radius > 60 ? 2 : 0 },
          vary: 0.9,
        },
        random,
      )
    dome(ctx, radius * 0.25, colours)
  })

/** Eight broad toothed petals on a small middle. */
export const cosmos = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.16, ...place }, () => {
    const { radius } = place
    petalRing(
      ctx,
      {
        count: 8,
        from: random.next() * tau,
        out: radius * 0.06,
        shape: { length: radius * 0.94, width: radius * 0.66, belly: 0.82, ruffle: 0.07, notch: 0.12 },
        paint: { tones: colours, foot: 0.12, tip: 0.82, shadow: 0.24, veins: 6 },
        vary: 0.8,
      },
      random,
    )
    stamens(ctx, radius * 0.11, radius * 0.2, 22, colours, random)
    dome(ctx, radius * 0.13, colours)
  })

/** A poppy: crumpled petals and a dark heart. */
export const poppy = (ctx: Context, place: BloomPlace, colours: BloomColours, random: Random): void =>
  inBloom(ctx, { tilt: 0.14, ...place }, () => {
    const { radius } = place
    const turn = random.next() * tau
    for (const [count, share, from] of [
      [3, 1, 0],
      [3, 0.9, tau / 6],
    ] as const)
      petalRing(
        ctx,
        {
          count,
          from: turn + from,
          shape: { length: radius * share, width: radius * 1.3, belly: 0.66, ruffle: 0.09, notch: 0.06 },
          paint: {
            tones: colours,
            foot: 0.06,
            tip: share === 1 ? 0.6 : 0.8,
            shadow: share === 1 ? 0.2 : 0.45,
            veins: 10,
          },
        },
        random,
      )
    for (let blot = 0; blot < 4; blot++) {
      const around = turn + (blot / 4) * tau
      const x = Math.cos(around) * radius * 0.26
      const y = Math.sin(around) * radius * 0.26
      const dark = ctx.createRadialGradient(x, y, 0, x, y, radius * 0.26)
      dark.addColorStop(0, withAlpha(colours.heart, 0.85))
      dark.addColorStop(1, withAlpha(colours.heart, 0))
      ctx.fillStyle = dark
      ctx.fillRect(x - radius * 0.26, y - radius * 0.26, radius * 0.52, radius * 0.52)
    }
    stamens(ctx, radius * 0.14, radius * 0.3, 40, colours, random)
    dome(ctx, radius * 0.13, colours)
  })
