// Soft shadows and glows of a layer, made small and scaled up.
import { createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import { type Context, type Easel, type Layer, type Laying, type OwnLayer, ownLayer } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'

export interface Shadow extends Omit<Laying, 'blur'> {
  readonly colour?: Colour
  /** Units. */
  readonly blur: number
  readonly dx?: number
  readonly dy?: number
}

/** Pixels of blur that stay smooth when the small shadow is scaled up. */
const enoughPixels = 1.2

/** The silhouette of a layer in one colour, blurred; it grows by the reach of the blur. */
export const shadowOf = (layer: Layer, blur: number, colour: Colour = '#000000'): OwnLayer => {
  const scale = Math.min(layer.scale, enoughPixels / Math.max(blur, 0.01))
  const margin = blur * 3
  const box = {
    x: layer.box.x - margin,
    y: layer.box.y - margin,
    w: layer.box.w + margin * 2,
    h: layer.box.h + margin * 2,
  }
  const canvas = createCanvas(Math.max(1, Math.ceil(box.w * scale)), Math.max(1, Math.ceil(box.h * scale)))
  const small = createCanvas(canvas.width, canvas.height)
  const first = small.getContext('2d')
  first.imageSmoothingQuality = 'medium'
  first.drawImage(layer.canvas, margin * scale, margin * scale, layer.box.w * scale, layer.box.h * scale)
  first.globalCompositeOperation = 'source-in'
  first.fillStyle = colour
  first.fillRect(0, 0, small.width, small.height)
  const ctx = canvas.getContext('2d')
  ctx.filter = `blur(${blur * scale}px)`
  ctx.drawImage(small, 0, 0)
  freeCanvas(small)
  return ownLayer({ canvas, box: { ...box, w: canvas.width / scale, h: canvas.height / scale }, scale })
}

/** Lays the shadow of a layer; the layer itself is for the caller to lay. */
export const castShadow = (easel: Easel, layer: Layer, shadow: Shadow): void => {
  using cast = shadowOf(layer, shadow.blur, shadow.colour)
  const box = { ...cast.box, x: cast.box.x + (shadow.dx ?? 0), y: cast.box.y + (shadow.dy ?? 0) }
  easel.lay({ ...cast, box }, { ...shadow, blur: 0, alpha: clamp(shadow.alpha ?? 1) })
}

/** Draws something blurred by `blur` units, small and quickly: glows and contact shadows. */
export const softly = (
  easel: Easel,
  blur: number,
  draw: (ctx: Context) => void,
  laying: Omit<Laying, 'blur'> = {},
): void => {
  const detail = clamp((enoughPixels * 1.4) / (blur * easel.scale), 0.03, 1)
  using sharp = easel.layer(draw, { detail })
  const canvas = createCanvas(sharp.canvas.width, sharp.canvas.height)
  const ctx = canvas.getContext('2d')
  ctx.filter = `blur(${blur * sharp.scale}px)`
  ctx.drawImage(sharp.canvas, 0, 0)
  easel.lay({ ...sharp, canvas }, laying)
  freeCanvas(canvas)
}
