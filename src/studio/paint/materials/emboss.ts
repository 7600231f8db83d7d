// Blind embossing and letterpress: the surface itself rises or is pressed in; nothing is printed unless a tint is given.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { withAlpha } from '../../colour/colour.ts'
import type { Box, Easel, Layer } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import { type Bevel, formResolution, type MaskDrawing, maskBox, maskLayer, raise } from './height.ts'

export interface EmbossOptions {
  readonly direction?: 'raised' | 'pressed'
  readonly bevel?: number
  /** How plainly light and shade show, 0 to 1. */
  readonly strength?: number
  readonly light?: number
  /** Ink on the pressed face. */
  readonly tint?: Colour
  readonly box?: Box
}

const upperLeft = -2.25
/** The slope runs outside the mask too, as card does around a die. */
const reach = 14

const lightAndShade = (mask: Layer, form: Bevel, strength: number, light: number): Canvas => {
  const lightX = Math.cos(light) * 0.5 * mask.scale
  const lightY = Math.sin(light) * 0.5 * mask.scale
  const canvas = createCanvas(mask.canvas.width, mask.canvas.height)
  const ctx = canvas.getContext('2d')
  raise(mask, form, ({ left, top, columns, rows, margin, height }) => {
    const image = ctx.createImageData(columns - margin * 2, rows - margin * 2)
    const { data } = image
    for (let row = margin, to = 0; row < rows - margin; row++)
      for (let at = row * columns + margin, stop = at + columns - margin * 2; at < stop; at++, to += 4) {
        const across = (height[at - 1] ?? 0) - (height[at + 1] ?? 0)
        const down = (height[at - columns] ?? 0) - (height[at + columns] ?? 0)
        const facing = across * lightX + down * lightY
        if (facing === 0) continue
        const grey = facing > 0 ? 255 : 0
        data[to] = grey
        data[to + 1] = grey
        data[to + 2] = grey
        data[to + 3] = Math.min(1, Math.abs(facing)) * strength * (facing > 0 ? 210 : 150)
      }
    ctx.putImageData(image, left, top)
  })
  return canvas
}

export const emboss = (easel: Easel, draw: MaskDrawing, options: EmbossOptions = {}): void => {
  const { direction = 'raised', bevel = 7, strength = 0.7, light = upperLeft, tint } = options
  const found = maskBox(easel, draw, options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h })
  if (!found) return
  const box = { x: found.x - reach, y: found.y - reach, w: found.w + reach * 2, h: found.h + reach * 2 }
  if (tint) {
    using ink = maskLayer(easel, draw, box)
    const ctx = ink.canvas.getContext('2d')
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = withAlpha(tint, 1)
    ctx.fillRect(box.x, box.y, box.w, box.h)
    easel.lay(ink)
  }
  using mask = maskLayer(easel, draw, box, formResolution(easel) / easel.scale)
  const towards = direction === 'raised' ? light : light + Math.PI
  const canvas = lightAndShade(mask, { bevel, profile: 'round', softness: bevel * 0.4 }, strength, towards)
  easel.lay({ ...mask, canvas })
  freeCanvas(canvas)
}
