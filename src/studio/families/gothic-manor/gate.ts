// Iron gates between stone pillars, one leaf ajar.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'

export interface Gate {
  readonly x: number
  readonly ground: number
  /** Between the pillars. */
  readonly width: number
  readonly height: number
  readonly stone: Colour
  readonly iron: Colour
  /** Light along edges turned to the house. */
  readonly rim: Colour
}

const drawPillar = (ctx: Context, gate: Gate, side: number): void => {
  const { ground, height, width, stone, rim } = gate
  const half = width * 0.066
  const x = gate.x + side * (width / 2 + half)
  const top = ground - height * 0.92
  ctx.fillStyle = stone
  ctx.fillRect(x - half, top, half * 2, height * 1.4)
  for (const [reach, y, high] of [
    [1.25, top - half * 0.35, 0.4],
    [1.5, top - half * 0.75, 0.45],
    [1.1, top - half * 1.05, 0.35],
    [1.2, ground - half * 0.5, 2.4],
  ] as const)
    ctx.fillRect(x - half * reach, y, half * 2 * reach, half * high)
  ctx.beginPath()
  ctx.moveTo(x - half * 0.55, top - half)
  ctx.quadraticCurveTo(x - half * 0.2, top - half * 1.3, x - half * 0.18, top - half * 1.6)
  ctx.arc(x, top - half * 2.2, half * 0.72, 2.1, 1.04)
  ctx.quadraticCurveTo(x + half * 0.2, top - half * 1.3, x + half * 0.55, top - half)
  ctx.fill()
  ctx.strokeStyle = rim
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.moveTo(x - side * half, top + half * 0.2)
  ctx.lineTo(x - side * half, ground - half * 0.5)
  ctx.moveTo(x - side * half * 1.5, top - half * 0.72)
  ctx.lineTo(x - side * half * 1.5, top - half * 0.36)
  ctx.stroke()
}

const drawScroll = (ctx: Context, x: number, y: number, size: number, turn: number): void => {
  ctx.beginPath()
  for (let at = 0; at <= 40; at++) {
    const along = at / 40
    const angle = turn * along * tau * 1.25
    const radius = size * (1 - along * 0.82)
    ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  ctx.stroke()
}

/** One leaf from its hinge; `open` under 1 turns it away from the eye. */
const drawLeaf = (ctx: Context, gate: Gate, side: number, open: number): void => {
  const { ground, height, width, iron } = gate
  const long = width / 2
  ctx.save()
  ctx.translate(gate.x + side * (width / 2), ground)
  ctx.transform(-side * open, (1 - open) * -0.16, 0, 1, 0, 0)
  ctx.strokeStyle = iron
  ctx.fillStyle = iron
  ctx.lineCap = 'round'
  const bars = 9
  const topAt = (share: number): number => -height * (0.72 + 0.26 * share ** 1.6)
  for (let bar = 0; bar <= bars; bar++) {
    const share = bar / bars
    const x = share * long
    const top = topAt(share)
    ctx.lineWidth = bar === 0 || bar === bars ? 13 : 8
    ctx.beginPath()
    ctx.moveTo(x, 0)
    ctx.lineTo(x, top)
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(x, top - height * 0.085)
    ctx.quadraticCurveTo(x + 17, top - height * 0.03, x + 5, top)
    ctx.lineTo(x - 5, top)
    ctx.quadraticCurveTo(x - 17, top - height * 0.03, x, top - height * 0.085)
    ctx.fill()
    if (bar === bars) continue
    ctx.lineWidth = 5
    drawScroll(ctx, x + long / bars / 2, -height * 0.25, long / bars / 2.3, bar % 2 ? 1 : -1)
  }
  ctx.lineWidth = 11
  for (const level of [0.05, 0.19, 0.31]) {
    ctx.beginPath()
    ctx.moveTo(0, -height * level)
    ctx.lineTo(long, -height * level)
    ctx.stroke()
  }
  ctx.beginPath()
  for (let at = 0; at <= 20; at++) ctx.lineTo((at / 20) * long, topAt(at / 20) + height * 0.07)
  ctx.stroke()
  ctx.restore()
}

export const drawGate = (ctx: Context, gate: Gate, ajar: number): void => {
  drawLeaf(ctx, gate, -1, ajar < 0 ? 0.34 : 0.58)
  drawLeaf(ctx, gate, 1, ajar < 0 ? 0.58 : 0.34)
  for (const side of [-1, 1]) drawPillar(ctx, gate, side)
}
