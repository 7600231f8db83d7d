// Foil: a drawn mask becomes raised metal, with bevel, reflections, shadow and glow. Title, frame and emblem in one mask become one object.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour, Ramp } from '../../colour/colour.ts'
import type { Metal } from '../../colour/palette.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel, Layer, OwnLayer } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import { Grid } from './grid.ts'
import { type Bevel, formResolution, type MaskDrawing, maskBox, maskLayer, raise } from './height.ts'
import { metalRamp } from './metal.ts'
import { castShadow } from './shadow.ts'

export interface ReliefOptions {
  readonly metal?: Metal
  /** Any ramp instead of a metal: enamel, stone, glass. */
  readonly ramp?: Ramp
  /** Width of the bevel in units: 3 for small type, 6 to 9 for titles. */
  readonly bevel?: number
  readonly profile?: 'round' | 'chisel'
  readonly softness?: number
  /** Where light comes from, in radians; upper left when left out. */
  readonly light?: number
  /** Tone of level faces, 0 to 1: lower is deeper metal. */
  readonly flat?: number
  /** How strongly bands of reflection sweep over the faces. */
  readonly sweep?: number
  /** Streaks of brushed metal, 0 to about .3. */
  readonly brushed?: number
  /** Uneven, hammered surface. */
  readonly hammered?: number
  /** Strength of the shadow, 0 for none. */
  readonly shadow?: number
  readonly glow?: Colour
  /** Where the mask may be; a smaller box saves time. */
  readonly box?: Box
}

const upperLeft = -2.25

/** Bands of reflection and a slight unevenness, the same for all that is gilded on the sheet. */
const reflections = ({ noise }: Easel, box: Box, sweep: number): Grid =>
  new Grid(box, 12, (x, y) => {
    const bend = 5 * (noise.value(x / 430, y / 430) - 0.5)
    const band = Math.sin((y * 0.9 + x * 0.35) / 150 + bend)
    return sweep * (band * 0.8 + 0.35 * band * band * band) + 0.16 * (noise.fractal(x / 70, y / 70, 2) - 0.5)
  })

/** The metal of every pixel in or next to the mask. */
const shade = (easel: Easel, mask: Layer, form: Bevel, options: ReliefOptions): Canvas => {
  const { light = upperLeft, flat = 0.5, sweep = 0.2, brushed = 0, hammered = 0 } = options
  const { scale, box } = mask
  const { noise } = easel
  const colours = options.ramp ?? metalRamp(options.metal ?? 'gold')
  const last = colours.steps - 1
  const lightX = Math.cos(light) * 0.5 * scale
  const lightY = Math.sin(light) * 0.5 * scale
  const reflection = reflections(easel, box, sweep)
  const canvas = createCanvas(mask.canvas.width, mask.canvas.height)
  const ctx = canvas.getContext('2d')
  raise(mask, form, ({ left, top, columns, rows, margin, mask: alpha, height }) => {
    const wide = columns - margin * 2
    const image = ctx.createImageData(wide, rows - margin * 2)
    const { data } = image
    for (let row = margin, to = 0; row < rows - margin; row++) {
      const y = box.y + (top + row - margin) / scale
      reflection.seek(y)
      for (let column = 0; column < wide; column++, to += 4) {
        const at = row * columns + margin + column
        // A rim of one pixel around the mask is shaded too, or scaling the shading up would fade it towards the edge.
        const isNear = alpha[at] || alpha[at - 1] || alpha[at + 1] || alpha[at - columns] || alpha[at + columns]
        if (!isNear) continue
        const x = box.x + (left + column) / scale
        const across = (height[at - 1] ?? 0) - (height[at + 1] ?? 0)
        const down = (height[at - columns] ?? 0) - (height[at + columns] ?? 0)
        const facing = across * lightX + down * lightY
        let tone = flat + facing * 0.6 + reflection.along(x) * (1 - 0.5 * Math.min(1, Math.abs(facing)))
        if (facing > 0) tone += facing * facing * facing * 0.3
        if (brushed) tone += brushed * (noise.value(x / 80, y / 1.7) - 0.5)
        if (hammered) tone += hammered * (noise.fractal(x / 26, y / 26, 2) - 0.5)
        const from = Math.floor(clamp(tone) * last) * 3
        data[to] = colours.rgb[from] ?? 0
        data[to + 1] = colours.rgb[from + 1] ?? 0
        data[to + 2] = colours.rgb[from + 2] ?? 0
        data[to + 3] = 255
      }
    }
    ctx.putImageData(image, left, top)
  })
  return canvas
}

/** The foil alone as a layer, without shadow or glow; nothing when the mask is empty. */
const reliefLayer = (easel: Easel, draw: MaskDrawing, options: ReliefOptions = {}): OwnLayer | undefined => {
  const { bevel = 6, profile = 'round', softness = 1.4 } = options
  const box = maskBox(easel, draw, options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h })
  if (!box) return undefined
  const resolution = formResolution(easel)
  const mask = maskLayer(easel, draw, box, resolution / easel.scale)
  const shading = shade(easel, mask, { bevel, profile, softness }, options)
  const layer = resolution === easel.scale ? mask : maskLayer(easel, draw, box)
  const ctx = layer.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-in'
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(shading, mask.box.x, mask.box.y, mask.box.w, mask.box.h)
  freeCanvas(shading)
  ctx.globalCompositeOperation = 'source-over'
  if (layer !== mask) freeCanvas(mask.canvas)
  return layer
}

/** Lays foil on the sheet: shadow, glow, metal. */
export const relief = (easel: Easel, draw: MaskDrawing, options: ReliefOptions = {}): void => {
  using layer = reliefLayer(easel, draw, options)
  if (!layer) return
  const { shadow = 0.55, glow } = options
  if (glow) castShadow(easel, layer, { colour: glow, blur: 46, blend: 'screen', alpha: 0.8 })
  if (shadow > 0) {
    castShadow(easel, layer, { blur: 13, dx: 3, dy: 9, alpha: shadow })
    castShadow(easel, layer, { blur: 2.5, dx: 1, dy: 2.5, alpha: shadow * 0.8 })
  }
  easel.lay(layer)
}
