// One ridge of mountains: faces turned to and from the light, gullies, snow on request, haze at its foot.

import { type Colour, mix, rgbOf } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Point } from '../atmosphere/point.ts'
import { withinSheet } from '../atmosphere/within-sheet.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import { groundPath, type Line, summitOf, summitSeen, valleyOf } from './ridge-line.ts'

export interface RidgeOptions {
  readonly line: Line
  readonly colour: Colour
  /** Haze into which its foot sinks. */
  readonly foot: Colour
  /** How far down it is modelled before the haze. */
  readonly height: number
  /** Where the light stands, and what it adds to the faces it meets. */
  readonly light: Point
  readonly lit: Colour
  readonly shade?: Colour
  /** 0..1: how strong rock shows. */
  readonly relief?: number
  readonly snow?: Colour
  /** Share of the height that is snowed, from the summits down. */
  readonly snowLine?: number
  readonly seed?: number
}

/** Units between the samples of a ridge; a box that begins higher begins by whole samples. */
const [coarse, fine] = [8, 5]

export const paintRidge = asPart('hills', (easel: Easel, options: RidgeOptions): void => {
  const { line, colour, foot, height, light, relief = 0.7, snow, snowLine = 0.6, seed = 0 } = options
  const { ctx, noise } = easel
  const top = summitOf(easel, line)
  const bottom = Math.min(easel.h, valleyOf(easel, line) + height * 1.2)
  const step = relief < 0.4 ? coarse : fine
  // Its tones are laid by what of it stands on the sheet, but no summit beyond the edge is cut off.
  const above = Math.ceil((top - summitSeen(easel, line)) / step) * step
  const [bright, dark] = [rgbOf(options.lit), rgbOf(options.shade ?? mix(colour, '#000000', 0.55))]
  const white = rgbOf(snow ?? options.lit)
  ctx.save()
  ctx.clip(groundPath(easel, line))
  const haze = ctx.createLinearGradient(0, top, 0, Math.max(top + height * 1.5, bottom - height * 0.3))
  haze.addColorStop(0, colour)
  haze.addColorStop(0.35, mix(colour, foot, 0.22))
  haze.addColorStop(1, foot)
  ctx.fillStyle = haze
  ctx.fillRect(0, top - 4 - above, easel.w, easel.h - top + 4 + above)
  paintPixels(
    easel,
    (x, y, out) => {
      const below = y - line(x)
      out[3] = 0
      if (below < -6 || below > height * 1.2) return
      const wander = noise.fractal(x / 120 + seed * 5.3, y / 120 + seed, 3) - 0.5
      const at = x + wander * (below * 1.5 + 30)
      const slope = (line(at + 22) - line(at - 22)) / 44
      const facing = slope * clamp((light.x - x) / 260, -1, 1)
      const u = (x + below * 0.35 * Math.sign(slope)) / 120 + seed * 9
      const gully = noise.ridged(u, below / 300 + seed, 3)
      const lee = noise.ridged(u + 0.07, below / 300 + seed - 0.02, 3)
      const model = clamp(facing * 1.1 + (gully - lee) * 2.2 * Math.sign(x - light.x) + wander * 0.35, -1, 1)
      const fade = Math.exp(-Math.max(0, below) / (height * 0.5)) * (1 - smooth(0.8, 1.2, below / height))
      const ink = model > 0 ? bright : dark
      out[0] = ink[0]
      out[1] = ink[1]
      out[2] = ink[2]
      out[3] = 255 * Math.abs(model) ** 0.8 * fade * relief * (model > 0 ? 0.72 : 0.8)
      if (!snow) return
      const drifted = smooth(0, 0.14, snowLine - (y - top) / height + wander * 0.6 + (gully - 0.3) * 0.5)
      const cover = drifted * smooth(-0.45, 0.05, model) * (0.7 + model * 0.3)
      if (cover < 0.04) return
      out[0] = white[0]
      out[1] = white[1]
      out[2] = white[2]
      out[3] = Math.max(255 * cover, out[3])
    },
    { step, box: withinSheet(easel, { x: 0, y: top - 4 - above, w: easel.w, h: bottom - top + above }) },
  )
  ctx.restore()
})
