// Cut paper: a layer of card with paper tooth, a lit edge and a soft shadow. Stack several for depth.
import { bandBoxes } from '../bands.ts'
import type { Box, Context, Easel, Layer } from '../easel.ts'
import { fillTile, greyTile, SeamlessNoise } from './seamless.ts'
import { castShadow } from './shadow.ts'

export interface CutPaperOptions {
  /** How far the card floats above what lies below, in units: 6 is glued down, 30 is a stage set. */
  readonly lift?: number
  /** Strength of the shadow. */
  readonly shadow?: number
  /** Grain of the card, 0 to 1. */
  readonly tooth?: number
  /** Brightness of the cut edge towards the light, 0 to 1. */
  readonly edge?: number
  /** Where the card is; a smaller box saves time. */
  readonly box?: Box
}

/** The rim within a box: the card minus itself moved down and right, in white. */
const layEdge = (easel: Easel, { canvas, box }: Layer, within: Box, alpha: number): void => {
  using rim = easel.layer(
    (ctx) => {
      ctx.drawImage(canvas, box.x, box.y, box.w, box.h)
      ctx.globalCompositeOperation = 'destination-out'
      ctx.drawImage(canvas, box.x + 1.2, box.y + 1.8, box.w, box.h)
      ctx.globalCompositeOperation = 'source-in'
      ctx.fillStyle = '#ffffff'
      ctx.fillRect(box.x, box.y, box.w, box.h)
    },
    { box: within },
  )
  easel.lay(rim, { alpha })
}

/** `draw` fills shapes in the card's own colours; what it leaves out is cut away. */
export const cutPaper = (easel: Easel, draw: (ctx: Context) => void, options: CutPaperOptions = {}): void => {
  const { lift = 16, shadow = 0.42, tooth = 0.5, edge = 0.3 } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  using layer = easel.layer(draw, { box })
  const ctx = layer.canvas.getContext('2d')
  if (tooth > 0 && !easel.isProof) {
    const random = easel.random.sub('card')
    const noise = new SeamlessNoise(random)
    const tile = greyTile(
      256,
      (u, v) => 0.5 + (noise.value(u * 64, v * 64, 64, 64) - 0.5) * 0.5 + (random.next() - 0.5) * 0.4,
    )
    // Grain must stay on the card, and an overlay would colour the empty parts: cut it out of itself by drawing atop.
    fillTile(ctx, tile, box, { blend: 'source-atop', alpha: tooth * 0.13 })
  }
  castShadow(easel, layer, { blur: lift * 1.1, dx: lift * 0.25, dy: lift * 0.7, alpha: shadow })
  castShadow(easel, layer, { blur: lift * 0.28, dx: lift * 0.08, dy: lift * 0.16, alpha: shadow * 0.8 })
  easel.lay(layer)
  if (edge <= 0) return
  // Only a card as large as the sheet lies on its pixels, so that bands of it meet.
  for (const within of options.box ? [box] : bandBoxes(easel)) layEdge(easel, layer, within, edge)
}
