// Deco geometry as masks for gilding: towers, fans, stepped portals, water. Everything is drawn in white.

import { lerp } from '../../paint/curves.ts'
import type { Box, Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

/** A tower of set-back storeys with fluted faces and a spire; clears what lies behind it. */
const drawTower = (ctx: Context, x: number, foot: number, width: number, height: number, random: Random): void => {
  const storeys = random.whole(2, 4)
  let bottom = foot
  let wide = width
  for (let storey = 0; storey < storeys; storey++) {
    const tall = height * (storey === 0 ? 0.5 : 0.5 / (storeys - 1)) * random.between(0.85, 1)
    const left = x - wide / 2
    ctx.clearRect(left - 4, bottom - tall - 4, wide + 8, tall + 4)
    ctx.lineWidth = 6
    ctx.strokeRect(left, bottom - tall, wide, tall)
    const flutes = Math.max(1, Math.round(wide / 34))
    for (let flute = 1; flute < flutes; flute++) {
      const at = left + (wide * flute) / flutes
      const isLong = flute % 2 === 0
      ctx.fillRect(at - 2, bottom - tall + 16, 4, tall * (isLong ? 0.72 : 1) - 26)
    }
    bottom -= tall
    wide *= random.between(0.6, 0.74)
  }
  ctx.beginPath()
  ctx.moveTo(x - wide * 0.5, bottom)
  ctx.lineTo(x, bottom - height * 0.2)
  ctx.lineTo(x + wide * 0.5, bottom)
  ctx.fill()
}

/** Towers to both sides, lower towards the middle, where the hero stands. */
export const drawTowers = (ctx: Context, box: Box, gap: number, random: Random): void => {
  const count = 5
  for (const side of [-1, 1])
    for (let rank = count - 1; rank >= 0; rank--) {
      const share = rank / (count - 1)
      const width = box.w * lerp(0.1, 0.135, random.next())
      const x = box.x + box.w / 2 + side * lerp(gap / 2 + width * 0.5, box.w / 2 - width * 0.5, share)
      const height = box.h * (rank === 2 ? 0.98 : lerp(0.5, 0.72, random.next()))
      drawTower(ctx, x, box.y + box.h, width, height * 0.84, random)
    }
}

export interface Rays {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
  readonly count: number
  /** How far they may go to either side. */
  readonly aside: number
}

/** Rays from a point over the half circle above it, long and short in turn, each with a stud at its end. */
export const drawRays = (ctx: Context, { x, y, from, to, count, aside }: Rays): void => {
  for (let ray = 1; ray < count; ray++) {
    const turn = Math.PI + (ray / count) * Math.PI
    const wanted = from + (to - from) * (ray % 2 ? 0.72 : 1)
    const end = Math.min(wanted, aside / Math.abs(Math.cos(turn)) - 24)
    if (end < from + 20) continue
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    ctx.lineWidth = ray % 2 ? 3 : 5
    ctx.beginPath()
    ctx.moveTo(x + cos * from, y + sin * from)
    ctx.lineTo(x + cos * end, y + sin * end)
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(x + cos * (end + 16), y + sin * (end + 16), ray % 2 ? 4 : 7, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** A half-open fan: arcs, spokes, and a scalloped rim. */
export const drawFan = (ctx: Context, x: number, y: number, radius: number): void => {
  const blades = 14
  for (const [share, weight] of [
    [1, 9],
    [0.965, 3],
    [0.74, 6],
    [0.71, 3],
    [0.42, 6],
  ] as const) {
    ctx.lineWidth = weight
    ctx.beginPath()
    ctx.arc(x, y, radius * share, Math.PI, Math.PI * 2)
    ctx.stroke()
  }
  for (let blade = 0; blade <= blades; blade++) {
    const turn = Math.PI + (blade / blades) * Math.PI
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    ctx.lineWidth = 4
    ctx.beginPath()
    ctx.moveTo(x + cos * radius * 0.42, y + sin * radius * 0.42)
    ctx.lineTo(x + cos * radius * 0.71, y + sin * radius * 0.71)
    ctx.stroke()
    if (blade === blades) continue
    const middle = turn + Math.PI / blades / 2
    for (const [size, weight] of [
      [1, 5],
      [0.62, 3],
    ] as const) {
      ctx.lineWidth = weight
      ctx.beginPath()
      const reach = radius * 0.85
      ctx.arc(x + Math.cos(middle) * reach, y + Math.sin(middle) * reach, radius * 0.095 * size, 0, Math.PI * 2)
      ctx.stroke()
    }
    ctx.beginPath()
    ctx.arc(x + Math.cos(middle) * radius * 0.85, y + Math.sin(middle) * radius * 0.85, radius * 0.022, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** The outline of a doorway whose head steps up to the middle. */
export const tracePortal = (ctx: Context, { x, y, w, h }: Box): void => {
  const steps = 4
  const run = w * 0.085
  const rise = w * 0.1
  ctx.beginPath()
  ctx.moveTo(x, y + h)
  ctx.lineTo(x, y + rise * steps)
  for (let step = 1; step <= steps; step++) {
    ctx.lineTo(x + run * step, y + rise * (steps - step + 1))
    ctx.lineTo(x + run * step, y + rise * (steps - step))
  }
  for (let step = steps; step >= 1; step--) {
    ctx.lineTo(x + w - run * step, y + rise * (steps - step))
    ctx.lineTo(x + w - run * step, y + rise * (steps - step + 1))
  }
  ctx.lineTo(x + w, y + rise * steps)
  ctx.lineTo(x + w, y + h)
}

/** A box whose corners are cut in steps, for panels. */
export const tracePanel = (ctx: Context, { x, y, w, h }: Box, step: number): void => {
  const corner = [
    [0, 2],
    [1, 2],
    [1, 1],
    [2, 1],
    [2, 0],
  ] as const
  ctx.beginPath()
  for (const [u, v] of corner) ctx.lineTo(x + u * step, y + v * step)
  for (const [u, v] of corner.toReversed()) ctx.lineTo(x + w - u * step, y + v * step)
  for (const [u, v] of corner) ctx.lineTo(x + w - u * step, y + h - v * step)
  for (const [u, v] of corner.toReversed()) ctx.lineTo(x + u * step, y + h - v * step)
  ctx.closePath()
}
