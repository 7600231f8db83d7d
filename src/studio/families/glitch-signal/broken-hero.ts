// The hero as a bad signal: three channels out of step, combed into scan lines, torn into slices that slip.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import type { Easel, Layer } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import type { Tones } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawMotif } from '../../paint/stamp.ts'

export interface Signal {
  readonly x: number
  /** The foot. */
  readonly y: number
  readonly height: number
  readonly tones: Tones
  /** The two colours that part from the picture. */
  readonly ghosts: readonly [Colour, Colour]
  readonly ground: Colour
  /** Largest slip, in units. */
  readonly slip: number
}

interface Slice {
  readonly y: number
  readonly h: number
  readonly dx: number
}

/** Cuts a height into slices, most of them in place, some slipped far. */
const slicesOf = (top: number, bottom: number, slip: number, random: Random): Slice[] => {
  const slices: Slice[] = []
  for (let y = top; y < bottom; ) {
    const isTorn = random.chance(0.34)
    const h = Math.min(bottom - y, isTorn ? random.between(10, 60) : random.between(50, 190))
    slices.push({ y, h, dx: isTorn ? random.bell() * slip : random.bell() * slip * 0.05 })
    y += h
  }
  return slices
}

/** Lays a layer slice by slice, for the last time. */
const spendSlices = (easel: Easel, layer: Layer, slices: readonly Slice[], shift: number): void => {
  const { ctx } = easel
  for (const { y, h, dx } of slices) {
    const from = (y - layer.box.y) * layer.scale
    ctx.drawImage(
      layer.canvas,
      0,
      from,
      layer.canvas.width,
      h * layer.scale,
      layer.box.x + dx + shift * (1 + Math.abs(dx) * 0.012),
      y,
      layer.box.w,
      h,
    )
  }
  freeCanvas(layer.canvas)
}

const tinted = (layer: Layer, colour: Colour): Layer => {
  const canvas = createCanvas(layer.canvas.width, layer.canvas.height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(layer.canvas, 0, 0)
  ctx.globalCompositeOperation = 'multiply'
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.drawImage(layer.canvas, 0, 0)
  return { ...layer, canvas }
}

const comb = (layer: Layer, pitch: number): void => {
  const ctx = layer.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'destination-out'
  ctx.fillStyle = withAlpha('#000000', 0.5)
  for (let y = layer.box.y; y < layer.box.y + layer.box.h; y += pitch)
    ctx.fillRect(layer.box.x, y, layer.box.w, pitch * 0.36)
}

/** Light from above that fades towards the foot: flat tones gain a body. */
const fade = (layer: Layer, colour: Colour): void => {
  const ctx = layer.canvas.getContext('2d')
  const { x, y, w, h } = layer.box
  const shade = ctx.createLinearGradient(x + w * 0.45, y, x + w * 0.6, y + h)
  shade.addColorStop(0, withAlpha(colour, 0))
  shade.addColorStop(0.4, withAlpha(colour, 0.12))
  shade.addColorStop(1, withAlpha(colour, 0.78))
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = shade
  ctx.fillRect(x, y, w, h)
}

export const paintBrokenHero = (easel: Easel, motif: Motif, signal: Signal): void => {
  const { x, y, height, tones, ghosts, slip } = signal
  const box = {
    x: 0,
    y: Math.max(0, y - height * 1.06),
    w: easel.w,
    h: Math.min(height * 1.1, easel.h - Math.max(0, y - height * 1.06)),
  }
  using layer = easel.layer((ctx) => drawMotif(ctx, motif, { x, y, height, tones, random: easel.random.sub('hero') }), {
    box,
  })
  fade(layer, signal.ground)
  if (easel.without.has('glitch')) {
    easel.lay(layer)
    return
  }
  comb(layer, 13)
  const slices = slicesOf(box.y, box.y + box.h, slip, easel.random.sub('slices'))
  const part = Math.max(10, height * 0.016)
  easel.ctx.save()
  easel.ctx.globalCompositeOperation = 'screen'
  spendSlices(easel, tinted(layer, ghosts[0]), slices, -part)
  spendSlices(easel, tinted(layer, ghosts[1]), slices, part)
  easel.ctx.globalCompositeOperation = 'source-over'
  spendSlices(easel, tinted(layer, mix(tones.light, '#ffffff', 0.7)), slices, 0)
  easel.ctx.restore()
}
