// Halftone: a field of darkness as a screen of dots or lines.
import type { Colour } from '../../colour/colour.ts'
import { openedBox } from '../boxes.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel, Laying } from '../easel.ts'
import { type Field, Grid } from './grid.ts'
import { packed, paintRows } from './rows.ts'

export interface HalftoneOptions extends Laying {
  readonly colour: Colour
  /** Units from dot to dot. */
  readonly pitch?: number
  /** Radians; 45 degrees hides the screen best. */
  readonly angle?: number
  readonly shape?: 'dot' | 'line' | 'diamond'
  readonly box?: Box
}

/** The share of a cell inside this distance from its middle, turned round: the radius (in cells) that covers a share. */
const dotRadius = (share: number): number => (share < 0.785 ? Math.sqrt(share / Math.PI) : 0.5 + (share - 0.785) * 0.97)

export const halftone = (easel: Easel, darkness: Field, options: HalftoneOptions): void => {
  const { pitch = 16, angle = Math.PI / 4, shape = 'dot' } = options
  const box = options.box ? openedBox(easel, options.box) : easel.extent
  const darks = new Grid(box, Math.max(3, pitch / 2), darkness)
  const tint = packed(options.colour)
  const cos = Math.cos(angle) / pitch
  const sin = Math.sin(angle) / pitch
  paintRows(easel, { ...options, box }, ({ x: left, y, step, count, pixels, from }) => {
    darks.seek(y)
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
      const dark = clamp(darks.along(x))
      if (dark < 0.02) continue
      const u = x * cos + y * sin
      const v = y * cos - x * sin
      const across = u - Math.floor(u) - 0.5
      const down = v - Math.floor(v) - 0.5
      const inside =
        shape === 'line'
          ? dark / 2 - Math.abs(down)
          : shape === 'diamond'
            ? dark * 0.98 - Math.abs(across) - Math.abs(down)
            : dotRadius(dark) - Math.sqrt(across * across + down * down)
      const ink = (inside * pitch) / step + 0.5
      if (ink <= 0) continue
      pixels[at] = tint | ((Math.min(1, ink) * 255) << 24)
    }
  })
}
