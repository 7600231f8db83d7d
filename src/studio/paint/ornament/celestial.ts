// Sun, moons and stars in the manner of old almanacs.
import { tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import type { Random } from '../random.ts'
import { disc, ring } from './taper.ts'

/** A star of any number of points; `depth` is how deep it is cut (.2 is a sparkle, .5 a badge). */
export const star = (ctx: Context, x: number, y: number, radius: number, points = 5, depth = 0.4, turn = 0): void => {
  ctx.beginPath()
  for (let at = 0; at < points * 2; at++) {
    const around = turn + (at / (points * 2)) * tau - tau / 4
    const out = at % 2 === 0 ? radius : radius * depth
    ctx.lineTo(x + Math.cos(around) * out, y + Math.sin(around) * out)
  }
  ctx.fill()
}

/** A four-pointed sparkle with hollow sides. */
export const sparkle = (ctx: Context, x: number, y: number, radius: number): void => {
  const waist = radius * 0.08
  ctx.beginPath()
  ctx.moveTo(x, y - radius)
  ctx.quadraticCurveTo(x + waist, y - waist, x + radius * 0.72, y)
  ctx.quadraticCurveTo(x + waist, y + waist, x, y + radius)
  ctx.quadraticCurveTo(x - waist, y + waist, x - radius * 0.72, y)
  ctx.quadraticCurveTo(x - waist, y - waist, x, y - radius)
  ctx.fill()
}

/** A moon of which `lit` is seen: 0 new, .25 a crescent, .5 half, 1 full; negative wanes. */
export const moon = (ctx: Context, x: number, y: number, radius: number, lit: number): void => {
  const share = Math.min(1, Math.abs(lit))
  if (share < 0.02) {
    ring(ctx, x, y, radius, radius * 0.05)
    return
  }
  ctx.save()
  ctx.translate(x, y)
  if (lit < 0) ctx.scale(-1, 1)
  ctx.beginPath()
  ctx.arc(0, 0, radius, -tau / 4, tau / 4)
  ctx.ellipse(0, 0, radius * Math.abs(1 - share * 2), radius, 0, tau / 4, -tau / 4, share < 0.5)
  ctx.fill()
  ctx.restore()
}

/** The crescent of signs and flags, thick and leaning. */
export const crescent = (ctx: Context, x: number, y: number, radius: number, turn = -0.4): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0.62, tau - 0.62)
  ctx.arc(radius * 0.42, 0, radius * 0.7, tau - 0.98, 0.98, true)
  ctx.fill()
  ctx.restore()
}

/** A sun with straight and flaming rays in turn. */
export const almanacSun = (ctx: Context, x: number, y: number, radius: number, rays = 12): void => {
  disc(ctx, x, y, radius * 0.4)
  ring(ctx, x, y, radius * 0.475, radius * 0.022)
  for (let ray = 0; ray < rays * 2; ray++) {
    const turn = (ray / (rays * 2)) * tau - tau / 4
    const foot = radius * 0.52
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    if (ray % 2 === 0) {
      ctx.beginPath()
      ctx.moveTo(foot, -radius * 0.055)
      ctx.lineTo(radius, 0)
      ctx.lineTo(foot, radius * 0.055)
      ctx.fill()
    } else {
      ctx.beginPath()
      ctx.moveTo(foot, -radius * 0.05)
      ctx.bezierCurveTo(radius * 0.62, -radius * 0.13, radius * 0.7, radius * 0.07, radius * 0.86, -radius * 0.03)
      ctx.bezierCurveTo(radius * 0.74, radius * 0.13, radius * 0.62, -radius * 0.02, foot, radius * 0.05)
      ctx.fill()
    }
    ctx.restore()
  }
}

/** Stars of mixed size scattered over a box, kept off what must stay free. */
export const starScatter = (
  ctx: Context,
  box: Box,
  options: {
    readonly count?: number
    readonly size?: number
    readonly avoid?: readonly Box[]
    readonly random: Random
  },
): void => {
  const { count = 60, size = 26, avoid = [], random } = options
  for (let at = 0; at < count; at++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const own = size * (0.12 + 0.88 * random.next() ** 3)
    if (
      avoid.some(
        (taken) => x > taken.x - own && x < taken.x + taken.w + own && y > taken.y - own && y < taken.y + taken.h + own,
      )
    )
      continue
    if (own > size * 0.35) sparkle(ctx, x, y, own)
    else disc(ctx, x, y, own * 0.22)
  }
}
