// Engraving: a field of darkness becomes lines whose weight swells and fades, straight or along any flow.
import type { Colour } from '../../colour/colour.ts'
import { openedBox } from '../boxes.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel, Laying } from '../easel.ts'
import { type Field, Grid } from './grid.ts'
import { packed, paintRows } from './rows.ts'

export interface EngravingOptions extends Laying {
  readonly colour: Colour
  /** Units from line to line: 7 for fine banknote work, 12 for a bold vignette. */
  readonly spacing?: number
  /** Direction of straight lines, in radians. */
  readonly angle?: number
  /** Bends the lines: moves them by so many units at a place. Waves, contours, folds. */
  readonly bend?: Field
  /** Lines follow the levels of this field (in units) instead of being straight: `Math.hypot` for rings, a height for contours. */
  readonly flow?: Field
  /** Darkness from which a second set of lines crosses the first; over 1 for never. */
  readonly crossing?: number
  readonly box?: Box
  /** Units between samples of the darkness. */
  readonly step?: number
}

/** How much of a pixel a line of this half width covers at this distance from its middle. */
const covered = (distance: number, half: number, step: number): number => clamp((half - distance) / step + 0.5)

/** `darkness` is 0 for bare paper and 1 for solid ink. */
export const engrave = (easel: Easel, darkness: Field, options: EngravingOptions): void => {
  const { spacing = 9, angle = 0, bend, flow, crossing = 0.62 } = options
  const box = options.box ? openedBox(easel, options.box) : easel.extent
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const { noise } = easel
  // A hand never cuts quite straight.
  const waver: Field = (x, y) => (noise.value(x / 90, y / 90) - 0.5) * spacing * 0.35
  const line: Field = flow ?? (bend ? (x, y) => y * cos - x * sin + bend(x, y) : (x, y) => y * cos - x * sin)
  const lines = new Grid(box, 6, (x, y) => line(x, y) + waver(x, y))
  const crossed = new Grid(box, 10, (x, y) => line(x, y) * 0.55 + (x * cos + y * sin) * 0.83 + waver(x, y))
  const darks = new Grid(box, options.step ?? 4, darkness)
  const tint = packed(options.colour)
  paintRows(easel, { ...options, box }, ({ x: left, y, step, count, pixels, from }) => {
    lines.seek(y)
    crossed.seek(y)
    darks.seek(y)
    for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
      const dark = darks.along(x)
      if (dark < 0.03) continue
      const place = lines.along(x) / spacing
      const distance = Math.abs(place - Math.floor(place) - 0.5) * spacing
      const weight = dark > 0.97 ? 1 : 0.06 + dark * 0.86
      let ink = covered(distance, weight * spacing * 0.5, step)
      if (dark > crossing) {
        const other = crossed.along(x) / spacing
        const away = Math.abs(other - Math.floor(other) - 0.5) * spacing
        ink = Math.max(ink, covered(away, (dark - crossing) * spacing * 0.7, step))
      }
      if (ink <= 0) continue
      pixels[at] = tint | ((ink * 255 * Math.min(1, dark * 12)) << 24)
    }
  })
}
