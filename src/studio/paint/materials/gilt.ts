// Flat gilding for rules and borders: a pressed edge of shade, a lit edge, and leaf that turns from light to deep across the sheet. Raised
// metal is kept for emblems, because it costs far more.

import { mix, withAlpha } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'
import { asPart } from '../as-part.ts'
import type { Context, Easel } from '../easel.ts'
import { metalColour } from './metal.ts'

/** `draw` fills and strokes in the styles it finds; it is called three times and must draw the same each time. */
export const layLeaf = (easel: Easel, metal: Metal, draw: (ctx: Context) => void): void => {
  const { ctx, w, h } = easel
  const gold = metalColour(metal)
  const leaf = ctx.createLinearGradient(0, 0, w, h)
  for (const [at, share] of [0.5, 0.08, 0.42, 0, 0.48, 0.1, 0.4, 0.02, 0.3].entries())
    leaf.addColorStop(at / 8, share === 0 ? mix(gold, '#000000', 0.16) : mix(gold, '#ffffff', share))
  const passes = [
    [2, 3, withAlpha('#000000', 0.55)],
    [-1.2, -1.6, mix(gold, '#ffffff', 0.72)],
    [0, 0, leaf],
  ] as const
  for (const [dx, dy, style] of passes) {
    ctx.save()
    ctx.translate(dx, dy)
    ctx.fillStyle = style
    ctx.strokeStyle = style
    draw(ctx)
    ctx.restore()
  }
}

/** Leaf for what is around the sheet. */
export const layGilt = asPart('frame', layLeaf)
