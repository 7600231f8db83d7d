// Hot foil without a raised face: a drawn mask as bright metal with a pressed edge. For frames, rays and lines, at a fraction of the cost of
// a relief.
import type { Ramp } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'
import { bandBoxes } from '../bands.ts'
import type { Box, Context, Easel, Layer, OwnLayer } from '../easel.ts'
import { metalRamp } from './metal.ts'
import { castShadow } from './shadow.ts'

const toneOf = ({ rgb, steps }: Ramp, tone: number): string => {
  const from = Math.floor(tone * (steps - 1)) * 3
  return `rgb(${rgb[from] ?? 0},${rgb[from + 1] ?? 0},${rgb[from + 2] ?? 0})`
}

/** Bands of reflection across the sheet, uneven as a hand-held light makes them. */
const reflections = (
  ctx: Context,
  easel: Easel,
  ramp: Ramp,
  bright: number,
): ReturnType<Context['createLinearGradient']> => {
  const random = easel.random.sub('reflections')
  const sheen = ctx.createLinearGradient(easel.w * 0.1, 0, easel.w * 0.72, easel.h)
  const bands = 17
  for (let at = 0; at <= bands; at++) {
    const swing = at % 2 === 0 ? 0.13 : -0.12
    sheen.addColorStop(at / bands, toneOf(ramp, bright + swing * random.between(0.35, 1.15)))
  }
  return sheen
}

/** The mask in one style; with `by`, only what it shows beyond itself moved by so much: one side of its edge. */
const stamped = (easel: Easel, mask: Layer, box: Box, style: Context['fillStyle'], by?: number): OwnLayer =>
  easel.layer(
    (ctx) => {
      ctx.drawImage(mask.canvas, 0, 0, mask.box.w, mask.box.h)
      if (by !== undefined) {
        ctx.globalCompositeOperation = 'destination-out'
        ctx.drawImage(mask.canvas, by, by, mask.box.w, mask.box.h)
      }
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = style
      ctx.fillRect(0, 0, easel.w, easel.h)
    },
    { box },
  )

/** In one piece: a gradient taken up again in every band is not quite the same. */
const layFace = (easel: Easel, mask: Layer, sheen: Context['fillStyle']): void => {
  using face = stamped(easel, mask, mask.box, sheen)
  easel.lay(face)
}

export interface FlatFoilOptions {
  readonly metal: Metal
  /** Tone of its face, 0 to 1. */
  readonly bright?: number
  readonly shadow?: number
}

export const flatFoil = (easel: Easel, draw: (ctx: Context) => void, options: FlatFoilOptions): void => {
  const { metal, bright = 0.5, shadow = 0.55 } = options
  const ramp = metalRamp(metal)
  using mask = easel.layer((ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#ffffff'
    draw(ctx)
  })
  if (shadow > 0) castShadow(easel, mask, { blur: 7, dx: 2, dy: 6, alpha: shadow })
  layFace(easel, mask, reflections(easel.ctx, easel, ramp, bright))
  const [dark, light] = [toneOf(ramp, 0.12), toneOf(ramp, 0.82)]
  for (const box of bandBoxes(easel)) {
    using turned = stamped(easel, mask, box, dark, -1.8)
    easel.lay(turned, { alpha: 0.8 })
    using lit = stamped(easel, mask, box, light, 1.8)
    easel.lay(lit, { alpha: 0.8 })
  }
}
