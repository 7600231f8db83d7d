// Art deco frames: stepped corners, parallel lines, fans and chevrons.
import type { Box, Context } from '../easel.ts'
import { type Frame, inset } from './frame.ts'
import { diamond, inCorners, mirrored } from './taper.ts'

/** A rectangle whose corners step inwards `steps` times. */
const traceStepped = (ctx: Context, box: Box, step: number, steps: number): void => {
  const { x, y, w, h } = box
  const corner = (cornerX: number, cornerY: number, right: number, down: number, isFirstDown: boolean): void => {
    const stairs: (readonly [number, number])[] = []
    for (let at = steps; at >= 0; at--) {
      const u = (steps - at) * step
      const v = at * step
      stairs.push([u, v], [u + (at > 0 ? step : 0), v])
    }
    for (const [u, v] of isFirstDown ? stairs : stairs.toReversed()) ctx.lineTo(cornerX + right * u, cornerY + down * v)
  }
  corner(x, y, 1, 1, true)
  corner(x + w, y, -1, 1, false)
  corner(x + w, y + h, -1, -1, true)
  corner(x, y + h, 1, -1, false)
  ctx.closePath()
}

const steppedRule = (ctx: Context, box: Box, width: number, step: number, steps: number): void => {
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = width
  ctx.beginPath()
  traceStepped(ctx, box, step, steps)
  ctx.stroke()
  ctx.restore()
}

/** A quarter fan of rays between arcs, opening from the corner at (x, y). */
const quarterFan = (ctx: Context, x: number, y: number, radius: number, weight: number): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = weight
  for (const share of [1, 0.92, 0.34]) {
    ctx.beginPath()
    ctx.arc(0, 0, radius * share, 0, Math.PI / 2)
    ctx.stroke()
  }
  const rays = 7
  for (let ray = 0; ray <= rays; ray++) {
    const turn = (ray / rays) * (Math.PI / 2)
    ctx.beginPath()
    ctx.moveTo(Math.cos(turn) * radius * 0.34, Math.sin(turn) * radius * 0.34)
    ctx.lineTo(Math.cos(turn) * radius * 0.92, Math.sin(turn) * radius * 0.92)
    ctx.stroke()
  }
  ctx.restore()
}

/** Chevrons and a diamond that break the middle of an edge. */
const crest = (ctx: Context, x: number, y: number, size: number, weight: number): void => {
  diamond(ctx, x, y, size * 0.2, size * 0.34)
  for (let at = 1; at <= 3; at++)
    mirrored(ctx, x, () => {
      const off = size * (0.12 + at * 0.2)
      ctx.beginPath()
      ctx.moveTo(x + off, y - size * 0.3)
      ctx.lineTo(x + off + weight * 1.6, y - size * 0.3)
      ctx.lineTo(x + off + size * 0.16 + weight * 1.6, y)
      ctx.lineTo(x + off + weight * 1.6, y + size * 0.3)
      ctx.lineTo(x + off, y + size * 0.3)
      ctx.lineTo(x + off + size * 0.16, y)
      ctx.fill()
    })
}

/** Three stepped lines, the middle one fine, with crests above and below. */
export const decoFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  const step = Math.min(box.w, box.h) * 0.034
  steppedRule(ctx, inset(box, weight / 2), weight, step, 3)
  steppedRule(ctx, inset(box, weight * 2.8), weight * 0.36, step, 3)
  steppedRule(ctx, inset(box, weight * 6), weight * 0.36, step, 3)
  const inner = inset(box, weight * 7.2)
  const size = step * 2.1
  // Crests sit inside the lines, so that nothing has to be cut out of them.
  crest(ctx, inner.x + inner.w / 2, inner.y + size * 0.5, size, weight * 0.45)
  crest(ctx, inner.x + inner.w / 2, inner.y + inner.h - size * 0.5, size, weight * 0.45)
  return inset(inner, step * 1.2, size * 1.4)
}

/** Square lines with a quarter fan in every corner. */
export const fanFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  const radius = Math.min(box.w, box.h) * 0.15
  const outer = inset(box, weight / 2)
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = weight
  ctx.strokeRect(outer.x, outer.y, outer.w, outer.h)
  ctx.restore()
  const inner = inset(box, weight * 3)
  inCorners(ctx, inner, () => {
    quarterFan(ctx, inner.x, inner.y, radius, weight * 0.42)
    const from = radius + weight * 2
    const line = weight * 0.42
    for (const off of [0, weight * 1.6]) {
      ctx.fillRect(inner.x + from, inner.y + off, inner.w / 2 - from, line)
      ctx.fillRect(inner.x + off, inner.y + from, line, inner.h / 2 - from)
    }
  })
  return inset(inner, weight * 5)
}
