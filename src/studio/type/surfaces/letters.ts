// Letters as a surface gets them: where they are, how they are drawn, and the colours that they have to themselves.
import type { Colour } from '../../colour/colour.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

export interface Letters {
  readonly easel: Easel
  /** Draws them in the fill style of the context. */
  readonly trace: (ctx: Context) => void
  /** Draws a line of this width (in units) around them. */
  readonly outline: (ctx: Context, width: number) => void
  readonly box: Box
  /** The ink of each line, from the top. */
  readonly rows: readonly [Box, ...Box[]]
  /** The largest type size, in units: all lengths are shares of it. */
  readonly size: number
  readonly ink: Colour
  readonly second: Colour
  /** Of their shadows. */
  readonly deep: Colour
  readonly random: Random
}

export type Surface = (letters: Letters) => void

/** Draws them in one colour, moved. */
export const inked = ({ trace }: Letters, ctx: Context, colour: Colour, dx = 0, dy = 0): void => {
  ctx.save()
  ctx.translate(dx, dy)
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  trace(ctx)
  ctx.restore()
}

/** Their soft shadow on what lies below. */
export const shadowed = (letters: Letters, blur: number, dx: number, dy: number, alpha: number): void =>
  letters.easel.soft(blur, (ctx) => inked(letters, ctx, letters.deep, dx, dy), { alpha })

/** A line around them in one colour. */
export const lined = ({ outline }: Letters, ctx: Context, colour: Colour, width: number, dx = 0, dy = 0): void => {
  ctx.save()
  ctx.translate(dx, dy)
  ctx.strokeStyle = colour
  outline(ctx, width)
  ctx.restore()
}
