// Neon on the walls: frames, bars, chevrons and strokes that look like writing from afar and say nothing.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { neon } from '../../paint/materials/neon.ts'
import type { Random } from '../../paint/random.ts'

export interface Sign {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** 0 is level; the far edge of a sign on a receding wall is smaller by this share. */
  readonly recede?: number
}

/** A character of no script: three or four strokes in a square. */
const traceGlyph = (ctx: Context, x: number, y: number, size: number, random: Random): void => {
  const stroke = (fromX: number, fromY: number, toX: number, toY: number): void => {
    ctx.moveTo(x + fromX * size, y + fromY * size)
    ctx.lineTo(x + toX * size, y + toY * size)
  }
  stroke(0, random.pick([0.1, 0.3]), 1, random.pick([0.1, 0.3]))
  if (random.chance(0.7)) stroke(0.5, 0.1, random.pick([0.2, 0.5, 0.8]), 0.95)
  if (random.chance(0.6)) stroke(0.1, 0.6, 0.9, 0.6)
  if (random.chance(0.4)) stroke(0.15, 0.3, 0.15, 0.95)
  if (random.chance(0.35)) stroke(0.85, 0.3, 0.85, 0.95)
  if (random.chance(0.3)) {
    ctx.moveTo(x + size * 0.72, y + size * 0.62)
    ctx.arc(x + size * 0.5, y + size * 0.62, size * 0.22, 0, tau)
  }
}

const traceSign = (ctx: Context, { x, y, w, h }: Sign, random: Random): void => {
  const isTall = h > w
  const short = Math.min(w, h)
  const long = Math.max(w, h)
  const pad = short * 0.24
  if (random.chance(0.7)) ctx.roundRect(x, y, w, h, short * 0.16)
  const size = short - pad * 2
  const count = Math.max(1, Math.floor((long - pad) / (size * 1.35)))
  const spread = (long - pad * 2 - size) / Math.max(1, count - 1)
  for (let at = 0; at < count; at++) {
    const along = pad + (count > 1 ? at * spread : (long - pad * 2 - size) / 2)
    traceGlyph(ctx, x + (isTall ? pad : along), y + (isTall ? along : pad), size, random)
  }
}

/** All signs of one colour burn in one go: glow is the dear part. */
export const paintSigns = (
  easel: Easel,
  signs: readonly Sign[],
  colour: Colour,
  tube: number,
  random: Random,
): void => {
  if (easel.without.has('signs')) return
  if (signs.length === 0) return
  const { ctx } = easel
  ctx.fillStyle = '#000000'
  ctx.globalAlpha = 0.55
  for (const { x, y, w, h } of signs) ctx.fillRect(x - 6, y - 6, w + 12, h + 12)
  ctx.globalAlpha = 1
  neon(
    easel,
    (path) => {
      for (const [at, sign] of signs.entries()) traceSign(path, sign, random.sub(`sign ${at}`))
    },
    { colour, tube, glow: 0.8 },
  )
}
