// Gives the hero another colour, whatever it is made of: the pixels that are not there without it are its own.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { bandsOf } from '../../paint/bands.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'

/** Change of a channel (of 255) from which a pixel belongs to the hero, and at which it does so wholly. */
const first = 18
const whole = 70
/** How much of its own light and shade shows through. */
const body = 0.74

export const colourHero = (easel: Easel, bare: Easel, colour: Colour): void => {
  const { width, height } = easel.canvas
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const [red, green, blue] = rgbOf(colour)
  for (const [top, rows] of bandsOf(height)) {
    const shown = easel.ctx.getImageData(0, top, width, rows).data
    const without = bare.ctx.getImageData(0, top, width, rows).data
    const image = ctx.createImageData(width, rows)
    const { data } = image
    for (let at = 0; at < data.length; at += 4) {
      const change = Math.max(
        Math.abs((shown[at] ?? 0) - (without[at] ?? 0)),
        Math.abs((shown[at + 1] ?? 0) - (without[at + 1] ?? 0)),
        Math.abs((shown[at + 2] ?? 0) - (without[at + 2] ?? 0)),
      )
      if (change < first) continue
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
      data[at + 3] = 255 * smooth(first, whole, change)
    }
    ctx.putImageData(image, 0, top)
  }
  const layer = { canvas, box: { x: 0, y: 0, w: easel.w, h: easel.h }, scale: easel.scale }
  easel.lay(layer, { blend: 'color' })
  easel.spend(layer, { alpha: body })
}
