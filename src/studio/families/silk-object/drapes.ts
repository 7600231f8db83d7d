// Silk as a bed, as a drape across the dark, and as curtains that part.
import { mix, type Ramp, ramp, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silk } from '../../paint/materials/silk.ts'

export const clothOf = ({ deep, dark, mid, soft, accent, light }: Palette): Ramp =>
  ramp([
    [0, mix(deep, '#000000', 0.45)],
    [0.22, mix(deep, dark, 0.7)],
    [0.45, mix(dark, mid, 0.55)],
    [0.66, mix(mid, accent, 0.4)],
    [0.86, mix(soft, accent, 0.25)],
    [1, mix(soft, light, 0.7)],
  ])

interface Folds {
  readonly angle: number
  readonly fold: number
  readonly depth?: number
}

/** Paints silk inside a shape, with a shadow under its edge and a lit hem. */
export const layCloth = asPart(
  'silk',
  (easel: Easel, palette: Palette, trace: (ctx: Context) => void, folds: Folds): void => {
    const { ctx } = easel
    using shape = easel.layer(
      (own) => {
        own.beginPath()
        trace(own)
        own.fill()
      },
      { detail: 0.25 },
    )
    castShadow(easel, shape, { blur: 46, dx: 0, dy: 18, alpha: 0.85 })
    ctx.save()
    ctx.beginPath()
    trace(ctx)
    ctx.clip()
    silk(easel, { ramp: clothOf(palette), depth: 0.95, ...folds })
    ctx.restore()
    ctx.save()
    ctx.beginPath()
    trace(ctx)
    ctx.strokeStyle = withAlpha(mix(palette.soft, palette.light, 0.5), 0.32)
    ctx.lineWidth = 4
    ctx.stroke()
    ctx.restore()
  },
)

/** Lets part of the sheet sink into the dark, for type. */
export const dim = (easel: Easel, palette: Palette, from: number, to: number, strength: number): void => {
  const { ctx, w, h } = easel
  const shade = mix(palette.deep, '#000000', 0.5)
  const dusk = ctx.createLinearGradient(0, from * h, 0, to * h)
  dusk.addColorStop(0, withAlpha(shade, strength))
  dusk.addColorStop(0.55, withAlpha(shade, strength * 0.72))
  dusk.addColorStop(1, withAlpha(shade, 0))
  ctx.fillStyle = dusk
  ctx.fillRect(0, Math.min(from, to) * h, w, Math.abs(to - from) * h)
}
