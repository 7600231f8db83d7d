// Fine patterns for planners: quarter rings, scales and fans that cover the whole page.
import { tau } from '../../paint/curves.ts'
import type { Box, Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

type Pattern = (ctx: Context, box: Box, cell: number, weight: number, random: Random) => void

const ring = (ctx: Context, x: number, y: number, radius: number): void => {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.stroke()
}

/** Rings around one corner of every cell, each cell turned by chance. */
const quarters: Pattern = (ctx, { x: left, y: top, w, h }, cell, weight, random) => {
  ctx.lineWidth = cell * weight
  for (let y = top; y < top + h; y += cell)
    for (let x = left; x < left + w; x += cell) {
      ctx.save()
      ctx.beginPath()
      ctx.rect(x, y, cell, cell)
      ctx.clip()
      ctx.translate(x + cell / 2, y + cell / 2)
      ctx.rotate((random.whole(0, 3) * Math.PI) / 2)
      for (let nth = 0; nth < 7; nth++) ring(ctx, -cell / 2, -cell / 2, cell * (0.1 + nth * 0.2))
      ctx.restore()
    }
}

/** Scales as on old cloth, row before row. */
const scales: Pattern = (ctx, { x: left, y: top, w, h }, cell, weight) => {
  ctx.lineWidth = cell * weight
  const rows = Math.ceil((h / cell) * 4) + 6
  for (let row = rows; row >= -2; row--)
    for (let x = left - cell; x < left + w + cell; x += cell) {
      const [middle, y] = [x + (row % 2 ? cell / 2 : 0), top + row * cell * 0.25]
      ctx.save()
      ctx.beginPath()
      ctx.arc(middle, y, cell / 2, 0, tau)
      // Each scale covers those behind it.
      ctx.globalCompositeOperation = 'destination-out'
      ctx.fill()
      ctx.globalCompositeOperation = 'source-over'
      for (const share of [0.48, 0.34, 0.2]) ring(ctx, middle, y, cell * share)
      ctx.restore()
    }
}

/** Rays from points along the foot, as on a picture palace. */
const fans: Pattern = (ctx, { x: left, y: top, w, h }, cell, weight) => {
  ctx.lineWidth = cell * weight
  const [x, y] = [left + w / 2, top + h * 0.86]
  const reach = Math.hypot(w, h)
  for (let at = 0; at < 60; at++) {
    const turn = (at / 60) * tau
    ctx.beginPath()
    ctx.moveTo(x + Math.cos(turn) * cell * (at % 2 ? 1.4 : 0.7), y + Math.sin(turn) * cell * (at % 2 ? 1.4 : 0.7))
    ctx.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach)
    ctx.stroke()
  }
  for (let radius = cell * 0.7; radius < reach; radius += cell * 1.4) ring(ctx, x, y, radius)
}

export const patterns: Readonly<Record<string, Pattern>> = { quarters, scales, fans }
