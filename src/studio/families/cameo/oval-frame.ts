// The frames of miniatures: a beaded oval with scrolled crest and foot, drawn as one mask so that it becomes one piece of gilt.
import { tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'
import { scroll } from '../../paint/ornament/scroll.ts'
import { diamond, disc, leafBlade, mirrored } from '../../paint/ornament/taper.ts'

export interface Oval {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

export const traceOval = (ctx: Context, { x, y, rx, ry }: Oval, out = 0): void => {
  ctx.beginPath()
  ctx.ellipse(x, y, rx + out, ry + out, 0, 0, tau)
}

const hoop = (ctx: Context, oval: Oval, out: number, width: number): void => {
  traceOval(ctx, oval, out)
  ctx.lineWidth = width
  ctx.stroke()
}

const beads = (ctx: Context, { x, y, rx, ry }: Oval, out: number, size: number): void => {
  const count = Math.round((Math.PI * (rx + ry + out * 2)) / (size * 2.5))
  for (let bead = 0; bead < count; bead++) {
    const turn = (bead / count) * tau
    disc(ctx, x + Math.cos(turn) * (rx + out), y + Math.sin(turn) * (ry + out), size)
  }
}

/** A crest of leaves between two scrolls; `down` turns it over for the foot. */
const crest = (ctx: Context, x: number, y: number, size: number, down: number): void => {
  const up = (-Math.PI / 2) * down
  mirrored(ctx, x, () => {
    scroll(ctx, {
      start: [x, y],
      heading: down > 0 ? -0.5 : 0.5,
      length: size * 2.6,
      weight: size * 0.16,
      curl: down * 5,
      leaves: 3,
      shoots: 1,
    })
    scroll(ctx, {
      start: [x + size * 0.1, y - down * size * 0.1],
      heading: up + 0.35,
      length: size * 1.3,
      weight: size * 0.12,
      curl: down * 4.6,
      leaves: 2,
      shoots: 0,
    })
    leafBlade(ctx, x, y, up + 0.42, size * 0.78, size * 0.26, size * 0.08)
  })
  leafBlade(ctx, x, y, up, size * 1.05, size * 0.34)
  disc(ctx, x, y, size * 0.14)
  diamond(ctx, x, y - down * size * 1.18, size * 0.07, size * 0.1)
}

/** Drawn with the fill style; `unit` is the breadth of the moulding. */
export const drawOvalFrame = (ctx: Context, oval: Oval, unit: number): void => {
  ctx.strokeStyle = ctx.fillStyle
  hoop(ctx, oval, unit * 0.2, unit * 0.22)
  beads(ctx, oval, unit * 0.62, unit * 0.17)
  hoop(ctx, oval, unit * 1.2, unit * 0.46)
  hoop(ctx, oval, unit * 1.66, unit * 0.1)
  crest(ctx, oval.x, oval.y - oval.ry - unit * 1.6, unit * 2.7, 1)
  crest(ctx, oval.x, oval.y + oval.ry + unit * 1.6, unit * 2.1, -1)
}
