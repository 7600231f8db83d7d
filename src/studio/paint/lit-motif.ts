// A motif against the light: its near side dark but modelled, its edge towards the lamp, the sun or the moon drawn in light.
import { type Colour, withAlpha } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { withinSheet } from './atmosphere/within-sheet.ts'
import type { Easel, Layer } from './easel.ts'
import { silhouette, type Tones } from './pen.ts'
import { drawMotif, type Placing } from './stamp.ts'

export interface RimLight {
  readonly rim: Colour
  /** Direction to the light, radians; up is -PI / 2. */
  readonly towards: number
  /** Units that the rim is wide. */
  readonly width: number
  /** Units of blur between rim and body. */
  readonly softness?: number
  /** What the side away from the light sinks into. */
  readonly falloff?: Colour
}

/** Shades a layer across itself, from the light to what it sinks into. */
const sink = (layer: Layer, { x, y, height }: Placing, width: number, towards: number, colour: Colour): void => {
  const ctx = layer.canvas.getContext('2d')
  const half = (Math.abs(Math.cos(towards)) * width + Math.abs(Math.sin(towards))) * height * 0.5
  const [dx, dy] = [Math.cos(towards) * half, Math.sin(towards) * half]
  const middle = y - height / 2
  const shade = ctx.createLinearGradient(x + dx, middle + dy, x - dx, middle - dy)
  shade.addColorStop(0, withAlpha(colour, 0))
  shade.addColorStop(0.35, withAlpha(colour, 0.18))
  shade.addColorStop(1, withAlpha(colour, 0.9))
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = shade
  ctx.fillRect(layer.box.x, layer.box.y, layer.box.w, layer.box.h)
}

export const paintLitMotif = (easel: Easel, motif: Motif, placing: Placing, light: RimLight): void => {
  // What an edit has made larger or moved needs a larger layer.
  const moved = motif.altered ?? { scale: 1, dx: 0, dy: 0 }
  const gained = Math.max(0, moved.scale - 1) * Math.max(1, motif.width)
  const spare = placing.height * (gained + Math.max(Math.abs(moved.dx), Math.abs(moved.dy)))
  const reach = placing.height * Math.max(1.1, motif.width * 0.8) + spare
  const box = withinSheet(easel, {
    x: placing.x - reach,
    y: placing.y - placing.height * 1.15 - reach * Math.abs(Math.sin(placing.turn ?? 0)) - spare,
    w: reach * 2,
    h: placing.height * 1.3 + reach * 2 * Math.abs(Math.sin(placing.turn ?? 0)) + spare * 2,
  })
  // Both layers draw from the same stream, so that a motif with chances in it meets its own rim.
  const drawn = (tones: Tones) =>
    easel.layer((ctx) => drawMotif(ctx, motif, { ...placing, tones, random: placing.random.sub('motif') }), { box })
  using rim = drawn(silhouette(light.rim))
  using body = drawn(placing.tones)
  if (light.falloff) sink(body, placing, motif.width, light.towards, light.falloff)
  const ctx = body.canvas.getContext('2d')
  ctx.globalCompositeOperation = 'destination-in'
  if (light.softness) ctx.filter = `blur(${light.softness * easel.scale}px)`
  const [dx, dy] = [Math.cos(light.towards) * light.width, Math.sin(light.towards) * light.width]
  ctx.drawImage(rim.canvas, rim.box.x - dx, rim.box.y - dy, rim.box.w, rim.box.h)
  easel.lay(rim)
  easel.lay(body)
}
