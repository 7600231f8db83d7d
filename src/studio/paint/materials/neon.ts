// Neon: a glass tube along a path, white-hot inside, its colour around it and its light on the wall.
import { type Colour, mix, shift, withAlpha } from '../../colour/colour.ts'
import type { Context, Easel } from '../easel.ts'
import { softly } from './shadow.ts'

export interface NeonOptions {
  readonly colour: Colour
  /** Units across the tube. */
  readonly tube?: number
  /** Reach of the light, as a share of the usual. */
  readonly glow?: number
  /** A tube that is switched off: glass only. */
  readonly isOff?: boolean
}

/** `path` traces one or more lines; gaps between them are where the tube is painted black. */
export const neon = (easel: Easel, path: (ctx: Context) => void, options: NeonOptions): void => {
  const { colour, tube = 13, glow = 1, isOff = false } = options
  const stroke = (ctx: Context, style: Colour, width: number): void => {
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.strokeStyle = style
    ctx.lineWidth = width
    ctx.beginPath()
    path(ctx)
    ctx.stroke()
  }
  const { ctx } = easel
  ctx.save()
  ctx.translate(tube * 0.35, tube * 0.7)
  stroke(ctx, withAlpha('#000000', 0.35), tube * 1.1)
  ctx.restore()
  if (isOff) {
    ctx.save()
    stroke(ctx, withAlpha(mix(colour, '#000000', 0.72), 1), tube)
    ctx.translate(-tube * 0.16, -tube * 0.18)
    stroke(ctx, withAlpha('#ffffff', 0.22), tube * 0.22)
    ctx.restore()
    return
  }
  const halos = [
    [tube * 11, tube * 6, 0.5],
    [tube * 3.6, tube * 2.6, 0.6],
    [tube * 1.1, tube * 1.7, 0.75],
  ] as const
  for (const [blur, width, alpha] of easel.without.has('glow') ? [] : halos)
    softly(easel, blur * Math.sqrt(glow), (soft) => stroke(soft, colour, width), {
      blend: 'screen',
      alpha: alpha * glow,
    })
  ctx.save()
  stroke(ctx, shift(colour, { l: 0.08, c: 1.1 }), tube)
  stroke(ctx, mix(colour, '#ffffff', 0.62), tube * 0.68)
  stroke(ctx, mix(colour, '#ffffff', 0.95), tube * 0.4)
  ctx.restore()
}
