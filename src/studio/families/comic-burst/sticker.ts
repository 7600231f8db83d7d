// A sticker: a drawing with a thick ink contour and a white rim, as if cut out and pasted on the page.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import { type Box, type Context, type Easel, type Layer, type OwnLayer, ownLayer } from '../../paint/easel.ts'

const turns = 18
/** Contours are soft enough to be made small. */
const rimDetail = 0.4

/** The drawing grown by `reach` units. */
const grownLayer = (layer: Layer, reach: number): OwnLayer => {
  const canvas = createCanvas(layer.canvas.width, layer.canvas.height)
  const ctx = canvas.getContext('2d')
  for (let turn = 0; turn < turns; turn++) {
    const angle = (turn / turns) * tau
    ctx.drawImage(layer.canvas, Math.cos(angle) * reach * layer.scale, Math.sin(angle) * reach * layer.scale)
  }
  return ownLayer({ ...layer, canvas })
}

/** The layer in one colour. */
const tinted = (layer: Layer, colour: Colour): Layer => {
  const canvas = createCanvas(layer.canvas.width, layer.canvas.height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(layer.canvas, 0, 0)
  ctx.globalCompositeOperation = 'source-in'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return { ...layer, canvas }
}

export interface StickerOptions {
  readonly box: Box
  readonly ink: Colour
  readonly rim: Colour
  /** Width of the rim in units. */
  readonly width: number
  /** Colour of its hard shadow on the page. */
  readonly shadow: Colour
}

export const paste = (
  easel: Easel,
  draw: (ctx: Context) => void,
  { box, ink, rim, width, shadow }: StickerOptions,
): void => {
  using small = easel.layer(draw, { box, detail: rimDetail })
  using outer = grownLayer(small, width * 1.55)
  const cast = { ...outer.box, x: outer.box.x + width, y: outer.box.y + width * 1.3 }
  easel.spend({ ...tinted(outer, shadow), box: cast }, { alpha: 0.45 })
  easel.spend(tinted(outer, ink))
  using middle = grownLayer(small, width * 1.2)
  easel.spend(tinted(middle, rim))
  using inner = grownLayer(small, width * 0.36)
  easel.spend(tinted(inner, ink))
  draw(easel.ctx)
}
