// Silk: long folds of cloth with sheen, over a ramp of the cloth's own colours.
import type { Ramp } from '../../colour/colour.ts'
import { openedBox } from '../boxes.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { Grid } from './grid.ts'
import { paintRows } from './rows.ts'

export interface SilkOptions {
  /** From the depth of the folds to their sheen. */
  readonly ramp: Ramp
  /** Direction the folds run, in radians. */
  readonly angle?: number
  /** Units from fold to fold. */
  readonly fold?: number
  /** How deep folds are: .4 for a flat cloth, 1 for drapery. */
  readonly depth?: number
  readonly box?: Box
}

export const silk = (easel: Easel, options: SilkOptions): void => {
  const { ramp, angle = 1.1, fold = 240, depth = 0.8 } = options
  const box = options.box ? openedBox(easel, options.box) : easel.extent
  const { noise } = easel
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const phase = easel.random.sub('silk').between(0, 40)
  const height = (x: number, y: number): number => {
    const along = (x * cos + y * sin) / fold
    const across = (y * cos - x * sin) / fold
    const swing = noise.fractal(along * 0.28 + phase, across * 0.34, 2) * 4.4
    const broad = Math.sin((across + swing) * 3.1)
    const narrow = Math.sin((across * 1.7 + swing * 1.6 + noise.value(along * 0.5, across * 0.9 + phase) * 2.4) * 4)
    return broad * 0.7 + narrow * 0.3
  }
  const reach = 5
  const shade = new Grid(box, 5, (x, y) => {
    const here = height(x, y)
    const slope = ((here - height(x + reach, y + reach * 0.6)) * fold) / 42
    const sheen = Math.max(0, slope) ** 3 * 0.28
    return clamp(0.46 + depth * (slope * 0.3 + here * 0.16 + sheen))
  })
  const { rgb, steps } = ramp
  const last = steps - 1
  paintRows(easel, { box, resolution: Math.min(0.5, easel.scale) }, ({ x: left, y, step, count, pixels, from }) => {
    shade.seek(y)
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
      const place = ((shade.along(x) * last) | 0) * 3
      pixels[at] = (rgb[place] ?? 0) | ((rgb[place + 1] ?? 0) << 8) | ((rgb[place + 2] ?? 0) << 16) | (255 << 24)
    }
  })
}
