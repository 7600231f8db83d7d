// Woodcut and linocut: a field of darkness cut with a gouge. Ink everywhere, and paper where the knife took the wood away in bold wedges.
import type { Colour } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Box, Easel, Laying } from '../easel.ts'
import { type Field, Grid } from './grid.ts'
import { packed, paintRows } from './rows.ts'

export interface WoodcutOptions extends Laying {
  readonly ink: Colour
  /** Units from cut to cut. */
  readonly spacing?: number
  readonly angle?: number
  /** Cuts follow the levels of this field (in units) instead of the angle. */
  readonly flow?: Field
  /** Ink left standing in cleared areas, 0 to 1: the chatter of the gouge. */
  readonly chatter?: number
  readonly box?: Box
}

/** Prints the ink; the paper is what already lies on the easel. */
export const woodcut = (easel: Easel, darkness: Field, options: WoodcutOptions): void => {
  const { spacing = 20, angle = 0.2, chatter = 0.4, flow } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { noise } = easel
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const line: Field = flow ?? ((x, y) => y * cos - x * sin)
  const lines = new Grid(box, 8, (x, y) => line(x, y) + (noise.fractal(x / 120, y / 120, 2) - 0.5) * spacing * 0.9)
  const darks = new Grid(box, 4, darkness)
  // Each stroke of the gouge begins and ends somewhere: length and weight vary along the cut.
  const strokes = new Grid(box, 6, (x, y) => noise.value(x / 46, y / (spacing * 0.8)) - 0.5)
  const grain = new Grid(box, 5, (x, y) => noise.value(x / 38, y / 5) * 0.6 + noise.value(x / 7, y / 7) * 0.4)
  const tint = packed(options.ink)
  paintRows(easel, { ...options, box }, ({ x: left, y, step, count, pixels, from }) => {
    lines.seek(y)
    darks.seek(y)
    strokes.seek(y)
    grain.seek(y)
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
      const dark = clamp(darks.along(x))
      const place = lines.along(x) / spacing
      const distance = Math.abs(place - Math.floor(place) - 0.5) * 2
      const vary = strokes.along(x)
      const standing = smooth(0.1, 0.86, dark) + vary * 0.5 * (1 - Math.abs(dark * 2 - 1))
      let inside = ((dark > 0.86 ? 1.4 : dark < 0.12 ? -1 : standing) - distance) * spacing * 0.5
      if (dark < 0.3 && grain.along(x) > 1 - 0.32 * chatter && distance < 0.34) inside = (grain.along(x) - 0.7) * 8
      const ink = inside / step + 0.5
      if (ink <= 0) continue
      pixels[at] = tint | ((Math.min(1, ink) * (grain.along(x) > 0.16 ? 255 : 215)) << 24)
    }
  })
}
