// One card: a soft shadow far below it, a hard one at its edge, a lit rim, then the paper itself. Everything is drawn straight on the sheet,
// because laying full layers costs ten times as much.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'

/** Gives a part of the card the colour it has in this pass: shadow, rim or paper. */
export type Dye = (colour: Colour) => Colour

export interface CardOptions {
  /** How far the card floats, in units. */
  readonly lift: number
  readonly shadow: number
  /** Brightness of the cut edge, 0 to 1. */
  readonly edge?: number
  readonly box: Box
}

const shifted = (ctx: Context, dx: number, dy: number, draw: () => void): void => {
  ctx.save()
  ctx.translate(dx, dy)
  draw()
  ctx.restore()
}

/** `draw` is called once for every pass and must draw the same each time. */
export const layCard = (easel: Easel, options: CardOptions, draw: (ctx: Context, dye: Dye) => void): void => {
  const { ctx } = easel
  const { lift, shadow, edge = 0.3, box } = options
  const dark = withAlpha('#000000', 1)
  softly(easel, { blur: lift, box, alpha: shadow }, (layer) =>
    shifted(layer, lift * 0.25, lift * 0.7, () => draw(layer, () => dark)),
  )
  const contact = withAlpha('#000000', shadow * 0.3)
  shifted(ctx, lift * 0.08, lift * 0.18, () => draw(ctx, () => contact))
  shifted(ctx, -1.4, -2, () => draw(ctx, (colour) => mix(colour, '#ffffff', edge)))
  draw(ctx, (colour) => colour)
}
