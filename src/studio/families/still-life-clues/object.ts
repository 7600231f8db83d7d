// One object of a flat-lay: its long hard shadow over the ground, a soft one where it touches, and the thing in flat gouache tones.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Box, Easel, Layer } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Laid {
  readonly motif: Motif
  /** The middle, and the longer side, in units. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly tones: Tones
}

/** First step of the sweep, in units; every pass doubles it. */
const firstStep = 3
const passes = 6

/** Smears a silhouette along the light by laying it on itself at doubled distances. */
const sweep = (layer: Layer): Layer => {
  const ctx = layer.canvas.getContext('2d')
  ctx.save()
  ctx.globalCompositeOperation = 'destination-over'
  for (let pass = 0; pass < passes; pass++) {
    const step = firstStep * 2 ** pass
    ctx.drawImage(layer.canvas, layer.box.x + step, layer.box.y + step * 0.82, layer.box.w, layer.box.h)
  }
  ctx.restore()
  return layer
}

export const heightOf = ({ motif, size }: Pick<Laid, 'motif' | 'size'>): number => Math.min(size, size / motif.width)

export const layObject = (easel: Easel, laid: Laid, shadow: Colour, random: () => Random): void => {
  const { motif, x, y, size, turn } = laid
  const height = heightOf(laid)
  const place = { x: x - Math.sin(-turn) * -(height / 2), y: y + (Math.cos(turn) * height) / 2, height, turn }
  const reach = size * 0.75
  const sweepLength = firstStep * 2 ** passes
  const box: Box = { x: x - reach, y: y - reach, w: reach * 2 + sweepLength, h: reach * 2 + sweepLength }
  const draw = (tones: Tones) =>
    easel.layer((ctx) => drawMotif(ctx, motif, { ...place, tones, random: random() }), { box })
  easel.spend(sweep(draw(silhouette(shadow))), { alpha: 0.3 })
  using thing = draw(laid.tones)
  castShadow(easel, thing, {
    colour: mix(shadow, '#000000', 0.4),
    blur: size * 0.022,
    dx: size * 0.014,
    dy: size * 0.02,
    alpha: 0.5,
  })
  easel.lay(thing)
}

/** Tones around one colour: pale where the light falls, deep where it does not, contours softer than black. */
export const gouacheTones = (
  body: Colour,
  palette: { readonly deep: Colour; readonly light: Colour },
  accent: Colour,
): Tones => ({
  body,
  shade: mix(body, palette.deep, 0.48),
  light: mix(body, palette.light, 0.72),
  accent,
  line: withAlpha(mix(body, palette.deep, 0.85), 1),
})
