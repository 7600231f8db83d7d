// The furniture of a plate: rules, rings, leader lines.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

/** A heavy and a fine rule around the sheet, with notched corners. */
export const drawFrame = (ctx: Context, { x, y, w, h }: Box, ink: Colour): void => {
  ctx.strokeStyle = ink
  ctx.lineJoin = 'miter'
  for (const [inset, line, notch] of [
    [0, 6, 34],
    [15, 2, 34],
    [24, 1.4, 34],
  ] as const) {
    const [left, top, right, bottom] = [x + inset, y + inset, x + w - inset, y + h - inset]
    ctx.lineWidth = line
    ctx.beginPath()
    ctx.moveTo(left + notch, top)
    ctx.lineTo(right - notch, top)
    ctx.arc(right, top, notch, Math.PI, Math.PI / 2, true)
    ctx.lineTo(right, bottom - notch)
    ctx.arc(right, bottom, notch, -Math.PI / 2, Math.PI, true)
    ctx.lineTo(left + notch, bottom)
    ctx.arc(left, bottom, notch, 0, -Math.PI / 2, true)
    ctx.lineTo(left, top + notch)
    ctx.arc(left, top, notch, Math.PI / 2, 0, true)
    ctx.closePath()
    ctx.stroke()
  }
}

/** Fine lines from the specimen to small rings beside it, as anatomists number parts. */
export const drawLeaders = (ctx: Context, around: Box, ink: Colour, random: Random): void => {
  ctx.strokeStyle = withAlpha(ink, 0.8)
  ctx.fillStyle = ink
  ctx.lineWidth = 1.8
  for (let leader = 0; leader < 6; leader++) {
    const side = leader % 2 ? 1 : -1
    const share = 0.14 + (0.72 * (Math.floor(leader / 2) + random.between(0.1, 0.9))) / 3
    const endX = around.x + around.w / 2 + side * around.w * 0.5
    const endY = around.y + around.h * share
    const [fromX, fromY] = [
      around.x + around.w / 2 + side * around.w * random.between(0.06, 0.2),
      endY + random.between(-0.05, 0.08) * around.h,
    ]
    const elbow = endX - side * around.w * random.between(0.06, 0.12)
    ctx.beginPath()
    ctx.moveTo(fromX, fromY)
    ctx.lineTo(elbow, endY)
    ctx.lineTo(endX, endY)
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(fromX, fromY, 4.5, 0, tau)
    ctx.fill()
    ctx.beginPath()
    ctx.arc(endX + side * 15, endY, 14, 0, tau)
    ctx.stroke()
  }
}

/** Rings with ticks, as on a dial or a reticle. */
export const drawDial = (ctx: Context, x: number, y: number, radius: number, ink: Colour): void => {
  ctx.strokeStyle = ink
  for (const [share, line] of [
    [1, 3],
    [0.972, 1.4],
    [0.9, 1.4],
  ] as const) {
    ctx.lineWidth = line
    ctx.beginPath()
    ctx.arc(x, y, radius * share, 0, tau)
    ctx.stroke()
  }
  ctx.lineWidth = 1.6
  for (let tick = 0; tick < 180; tick++) {
    const turn = (tick / 180) * tau
    const inner = tick % 15 === 0 ? 0.9 : tick % 5 === 0 ? 0.93 : 0.952
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(turn) * radius * 0.972, y + Math.sin(turn) * radius * 0.972)
    ctx.lineTo(x + Math.cos(turn) * radius * inner, y + Math.sin(turn) * radius * inner)
    ctx.stroke()
  }
}
