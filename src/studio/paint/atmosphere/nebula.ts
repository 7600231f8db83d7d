// Nebulae: glowing gas over two ramps, filaments where it folds, and dust that darkens it. Fills its box.

import { ramp, type Stop } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { clamp, smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import type { Point } from './point.ts'
import { writeTone } from './tone.ts'

export interface NebulaOptions {
  /** From the black of space to the white of the gas. */
  readonly gas: readonly Stop[]
  /** A second gas glowing in it; from black too. */
  readonly flame: readonly Stop[]
  /** What the brightest part lies around, and how the band leans (radians). */
  readonly heart?: Point
  readonly lean?: number
  /** Half the width of the band. */
  readonly breadth?: number
  /** 0..1: how much dust darkens it. */
  readonly dust?: number
  readonly box?: Box
}

export const paintNebula = asPart('smoke', (easel: Easel, options: NebulaOptions): void => {
  const { heart = { x: easel.w * 0.55, y: easel.h * 0.4 }, lean = -0.65, dust = 0.7 } = options
  const breadth = options.breadth ?? Math.sqrt(easel.w * easel.h) * 0.3
  const { noise } = easel
  const [gas, flame] = [ramp(options.gas), ramp(options.flame)]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const second = new Float32Array(4)
  paintPixels(
    easel,
    (x, y, out) => {
      const along = ((x - heart.x) * cos + (y - heart.y) * sin) / 760
      const across = (-(x - heart.x) * sin + (y - heart.y) * cos) / 760
      const bend = noise.fractal(along * 1.3 + 3.1, across * 1.3 + 8.2, 3)
      const curl = noise.fractal(along * 1.3 + 11.4, across * 1.3 + 1.7, 3)
      const wide = breadth / 760
      const band = Math.exp(-(((across + (bend - 0.5) * 1.1) / wide) ** 2)) * Math.exp(-((along / 1.7) ** 2))
      const mist = noise.fractal(along * 1.5 + bend * 3.2, across * 1.5 + curl * 3.2, 4)
      const fold = noise.ridged(along * 1.1 + curl * 2.4 + 4, across * 1.1 + bend * 2.4, 3)
      const lane = smooth(0.5, 0.72, noise.fractal(along * 2.6 + curl * 3 + 7, across * 2.6 + bend * 3, 3))
      const shade = 1 - lane * dust * (0.35 + band * 0.6)
      const glow = clamp((mist - 0.36) * (0.5 + band * 2.1) + fold * fold * 0.5 * (0.12 + band))
      const burn = clamp(smooth(0.46, 0.8, bend * 0.55 + curl * 0.6) * (0.25 + band) + fold * band * 0.2 - 0.06)
      writeTone(flame, burn * shade, second)
      writeTone(gas, glow * shade, out)
      for (let channel = 0; channel < 3; channel++) {
        const one = (out[channel] ?? 0) / 255
        const other = ((second[channel] ?? 0) / 255) * 0.85
        out[channel] = 255 * (1 - (1 - one) * (1 - other))
      }
    },
    { step: 7, ...(options.box ? { box: options.box } : {}) },
  )
})
