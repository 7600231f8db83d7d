// Many small dots of few strengths: sorted into classes, so that thousands cost a handful of fills.
import type { Colour } from '../../colour/colour.ts'
import { withAlpha } from '../../colour/colour.ts'
import { clamp, tau } from '../curves.ts'
import type { Context } from '../easel.ts'

export interface Speck {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly alpha: number
  readonly colour: Colour
  /** Length over width, for streaks, and the direction they point to. */
  readonly stretch?: number
  readonly turn?: number
}

const strengths = 8

export const drawSpecks = (ctx: Context, specks: Iterable<Speck>): void => {
  const classes = new Map<string, Speck[]>()
  for (const speck of specks) {
    const style = withAlpha(speck.colour, Math.ceil(clamp(speck.alpha) * strengths) / strengths)
    const sameStyle = classes.get(style)
    if (sameStyle) sameStyle.push(speck)
    else classes.set(style, [speck])
  }
  for (const [style, members] of classes) {
    ctx.fillStyle = style
    ctx.beginPath()
    for (const { x, y, radius, stretch = 1, turn = 0 } of members) {
      ctx.moveTo(x + Math.cos(turn) * radius * stretch, y + Math.sin(turn) * radius * stretch)
      ctx.ellipse(x, y, radius * stretch, radius, turn, 0, tau)
    }
    ctx.fill()
  }
}
