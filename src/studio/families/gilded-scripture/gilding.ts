// What is gilt on the boards: emblem, wreath, glory, rules and corners, each drawn into one mask.

import type { Motif } from '../../motifs/motif.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context } from '../../paint/easel.ts'
import { inset, rule } from '../../paint/ornament/frame.ts'
import { laurel } from '../../paint/ornament/laurel.ts'
import { glory, halo } from '../../paint/ornament/rays.ts'
import { scroll } from '../../paint/ornament/scroll.ts'
import { disc, inCorners } from '../../paint/ornament/taper.ts'
import { stencil } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Seal {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The emblem fills a disc of this radius; its lines are cut out of the gold. */
export const cutEmblem = (ctx: Context, motif: Motif, { x, y, radius }: Seal, random: Random): void => {
  const height = Math.min(radius * 1.7, (radius * 1.75) / motif.width, (radius * 2) / Math.hypot(1, motif.width))
  drawMotif(ctx, motif, { x, y: y + height / 2, height, tones: stencil, random })
}

export type Surround = 'wreath' | 'glory' | 'halo'

export const cutSurround = (ctx: Context, kind: Surround, { x, y, radius }: Seal): void => {
  if (kind === 'wreath') laurel(ctx, { x, y, radius: radius * 1.28, reach: 0.86, leaves: 17 })
  else if (kind === 'glory') glory(ctx, x, y, radius * 1.16, radius * 1.75, radius * 0.016, 96)
  else halo(ctx, x, y, radius * 1.2, { weight: radius * 0.018, points: 36 })
}

/** Two rules with scrolled corners, as on a family Bible. */
export const cutBorder = (ctx: Context, sheet: Box, unit: number): void => {
  const outer = inset(sheet, unit * 0.04)
  rule(ctx, outer, unit * 0.006)
  rule(ctx, inset(outer, unit * 0.016), unit * 0.0022)
  const inner = inset(outer, unit * 0.042)
  rule(ctx, inner, unit * 0.0026, 'scoop', unit * 0.075)
  inCorners(ctx, outer, () => {
    disc(ctx, unit * 0.058, unit * 0.058, unit * 0.013)
    for (const [heading, curl] of [
      [0.12, 5.4],
      [Math.PI / 2 - 0.12, -5.4],
    ] as const)
      scroll(ctx, {
        start: [unit * 0.075, unit * 0.075],
        heading,
        length: unit * 0.15,
        weight: unit * 0.008,
        curl,
        leaves: 2,
        shoots: 0,
      })
  })
}

/** An arch with its mouldings, drawn as lines. */
export const traceArch = (ctx: Context, { x, y, w, h }: Box): void => {
  ctx.beginPath()
  ctx.moveTo(x, y + h)
  ctx.lineTo(x, y + w / 2)
  ctx.arc(x + w / 2, y + w / 2, w / 2, tau / 2, 0)
  ctx.lineTo(x + w, y + h)
  ctx.closePath()
}
