// Double exposure: a world seen through the outline of a head or figure, with the features kept as a breath of shade.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Vessel {
  readonly motif: Motif
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip: boolean
}

/** Paints `world` on a sheet of its own and keeps what lies within the vessels. */
export const expose = (
  easel: Easel,
  vessels: readonly Vessel[],
  world: (easel: Easel) => void,
  options: { readonly features: Colour; readonly strength?: number; readonly random: () => Random },
): void => {
  const { extent } = easel
  using inner = easel.fresh()
  world(inner)
  inner.pictured({ x: 0, y: 0, w: easel.w, h: easel.h })
  const { ctx } = inner
  const draw = (on: Context, tones: Tones): void => {
    for (const vessel of vessels) drawMotif(on, vessel.motif, { ...vessel, tones, random: options.random() })
  }
  const { features, strength = 0.4 } = options
  // Drawn solid on a sheet of their own: overlapping feathers and curls would darken each other otherwise.
  using modelling = easel.layer((on) =>
    draw(on, {
      body: mix(features, '#ffffff', 0.62),
      shade: features,
      light: '#ffffff',
      accent: '#ffffff',
      line: null,
    }),
  )
  inner.lay(modelling, { blend: 'multiply', alpha: strength })
  using mask = easel.layer((on) => draw(on, silhouette('#000000')))
  inner.soft(
    26,
    (on) => {
      on.fillStyle = features
      on.fillRect(extent.x, extent.y, extent.w, extent.h)
      on.globalCompositeOperation = 'destination-out'
      on.drawImage(mask.canvas, mask.box.x, mask.box.y, mask.box.w, mask.box.h)
    },
    { alpha: 0.85 },
  )
  ctx.globalCompositeOperation = 'destination-in'
  ctx.drawImage(mask.canvas, mask.box.x, mask.box.y, mask.box.w, mask.box.h)
  easel.lay({ canvas: inner.canvas, box: extent, scale: easel.scale })
}
