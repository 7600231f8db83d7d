// A Gothic frame: slender shafts, a pointed arch with cusps, and tracery in the spandrels.
import { tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import { type Frame, inset, rule } from './frame.ts'
import { diamond, disc, leafBlade, mirrored, ring } from './taper.ts'

/** Traces a pointed arch from the left springing over the apex to the right; the shafts are for the caller. */
const tracePointedArch = (ctx: Context, x: number, width: number, spring: number, rise: number): void => {
  const half = width / 2
  const radius = (half * half + rise * rise) / (2 * half)
  const sweep = Math.atan2(rise, radius - half)
  ctx.arc(x + radius, spring, radius, Math.PI, Math.PI + sweep)
  ctx.arc(x + width - radius, spring, radius, -sweep, 0)
}

/** Three or four lobes around a middle, as an open line. */
const foil = (ctx: Context, x: number, y: number, radius: number, lobes: number, width: number, turn: number): void => {
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = width
  ctx.lineJoin = 'miter'
  const out = radius * 0.46
  const own = radius * 0.5
  // Neighbouring lobes meet in a cusp on the line between them; each lobe is drawn from cusp to cusp.
  const apart = Math.PI / lobes
  const cusp = out * Math.cos(apart) + Math.sqrt(own * own - (out * Math.sin(apart)) ** 2)
  const reach = Math.atan2(cusp * Math.sin(apart), cusp * Math.cos(apart) - out)
  ctx.beginPath()
  for (let lobe = 0; lobe < lobes; lobe++) {
    const around = turn + (lobe / lobes) * tau
    ctx.arc(x + Math.cos(around) * out, y + Math.sin(around) * out, own, around - reach, around + reach)
  }
  ctx.closePath()
  ctx.stroke()
  ctx.restore()
  ring(ctx, x, y, radius, width)
}

/** Units between a place (from the upper left corner) and the outside of the left half of the arch. */
const archGap = (box: Box, spring: number, radius: number, u: number, v: number): number =>
  Math.hypot(radius - u, spring - box.y - v) - radius

/** The largest size that still fits, between 0 and 400 units. */
const largestFit = (room: (size: number) => number): number => {
  let low = 0
  let high = 400
  for (let step = 0; step < 24; step++) {
    const size = (low + high) / 2
    if (room(size) > 0) low = size
    else high = size
  }
  return low
}

const shaft = (ctx: Context, x: number, top: number, bottom: number, weight: number): void => {
  ctx.fillRect(x - weight * 0.5, top, weight, bottom - top)
  ctx.fillRect(x - weight * 1.7, top, weight * 0.4, bottom - top)
  ctx.fillRect(x + weight * 1.3, top, weight * 0.4, bottom - top)
  for (const [level, high] of [
    [top, 1],
    [bottom - weight * 2.4, 1],
    [(top + bottom) / 2, 0.7],
  ] as const) {
    ctx.fillRect(x - weight * 2.6, level, weight * 5.2, weight * 0.9 * high)
    ctx.fillRect(x - weight * 2, level + weight * 1.3 * high, weight * 4, weight * 0.6 * high)
  }
}

const archLine = (ctx: Context, box: Box, spring: number, rise: number, width: number): void => {
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = width
  ctx.beginPath()
  tracePointedArch(ctx, box.x, box.w, spring, rise)
  ctx.stroke()
  ctx.restore()
}

export const gothicFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  rule(ctx, inset(box, weight / 2), weight)
  rule(ctx, inset(box, weight * 2), weight * 0.35)
  // On a wide sheet the arch keeps its proportions in the middle; an arch lower than half its width would not be pointed.
  const whole = inset(box, weight * 5)
  const span = Math.min(whole.w, whole.h * 1.35)
  const inner = { ...whole, x: whole.x + (whole.w - span) / 2, w: span }
  const { x, y, w, h } = inner
  const rise = Math.max(w * 0.52, Math.min(w * 0.82, h * 0.4))
  const spring = y + rise + weight * 3
  mirrored(ctx, x + w / 2, () => shaft(ctx, x + weight * 2.2, spring, y + h, weight))
  for (const [by, width] of [
    [0, 1.1],
    [weight * 3.4, 0.45],
    [weight * 5.2, 0.45],
  ] as const)
    archLine(ctx, { x: x + by, y, w: w - by * 2, h }, spring, rise - by * 0.9, weight * width)
  const half = w / 2
  const radius = (half * half + rise * rise) / (2 * half)
  const rim = weight * 1.1
  const largest = largestFit((size) => archGap(inner, spring, radius, size + rim, size + rim) - size - rim)
  const across = largestFit(
    (size) => archGap(inner, spring, radius, largest * 2 + rim * 1.4 + size, size + rim) - size - rim,
  )
  const down = largestFit(
    (size) => archGap(inner, spring, radius, size + rim, largest * 2 + rim * 1.4 + size) - size - rim,
  )
  const size = largest
  mirrored(ctx, x + w / 2, () => {
    foil(ctx, x + largest + rim, y + largest + rim, largest, 4, weight * 0.55, 0)
    foil(ctx, x + largest * 2 + rim * 1.4 + across, y + across + rim, across, 3, weight * 0.45, Math.PI)
    foil(ctx, x + down + rim, y + largest * 2 + rim * 1.4 + down, down, 3, weight * 0.45, -Math.PI / 2)
    // Crockets climb the arch.
    for (let at = 1; at <= 5; at++) {
      const share = at / 6.2
      const sweep = Math.atan2(rise, radius - half) * share
      const px = x + radius - Math.cos(sweep) * radius
      const py = spring - Math.sin(sweep) * radius
      leafBlade(ctx, px, py, -Math.PI / 2 - 0.9 + sweep * 0.7, size * 0.26, size * 0.14, -size * 0.09)
    }
  })
  const apex = spring - rise
  diamond(ctx, x + w / 2, apex + rise * 0.2, weight * 1.3, weight * 2.2)
  disc(ctx, x + w / 2, apex + rise * 0.2 + weight * 4.4, weight * 0.8)
  return {
    x: x + weight * 8,
    y: spring - rise * 0.45,
    w: w - weight * 16,
    h: y + h - (spring - rise * 0.45) - weight * 4,
  }
}
