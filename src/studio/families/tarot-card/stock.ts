// What the card is printed on: dark stock with hot foil, or old paper with one dark ink. Lines, plates and type follow it.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Metal, Palette } from '../../colour/palette.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { flatFoil } from '../../paint/materials/flat-foil.ts'
import type { Tones } from '../../paint/pen.ts'

export interface Stock {
  readonly isPaper: boolean
  readonly ground: Colour
  /** Patterns printed into the ground. */
  readonly tint: Colour
  readonly line: Colour
  readonly metal: Metal
  /** The picture's sky, from around the light to its edges. */
  readonly sky: readonly [Colour, Colour, Colour, Colour, Colour]
  readonly disc: Colour
  readonly hero: Tones
}

export const stockOf = ({ deep, dark, mid, soft, light, accent, metal }: Palette, isPaper: boolean): Stock => {
  const night = mix(deep, '#000000', 0.2)
  return {
    isPaper,
    ground: isPaper ? mix(light, soft, 0.1) : mix(deep, dark, 0.3),
    tint: isPaper ? mix(light, soft, 0.42) : mix(dark, mid, 0.3),
    line: isPaper ? mix(deep, dark, 0.35) : light,
    metal,
    sky: [mix(mid, soft, 0.55), mix(mid, soft, 0.2), mid, mix(mid, dark, 0.55), dark],
    disc: mix(light, soft, 0.12),
    hero: {
      body: mix(deep, mid, 0.3),
      shade: night,
      light: mix(light, soft, 0.12),
      accent,
      line: mix(night, '#000000', 0.35),
    },
  }
}

/** Prints a mask in the card's line: foil on dark stock, ink on paper. */
export const strike = (easel: Easel, stock: Stock, draw: (ctx: Context) => void): void => {
  if (!stock.isPaper) {
    flatFoil(easel, draw, { metal: stock.metal, shadow: 0.4 })
    return
  }
  easel.spend(
    easel.layer((ctx) => {
      ctx.fillStyle = stock.line
      ctx.strokeStyle = stock.line
      draw(ctx)
    }),
  )
}
