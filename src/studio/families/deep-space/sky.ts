// The dark between the stars: nebula, stars, and the calm that type needs.

import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintNebula } from '../../paint/atmosphere/nebula.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Easel } from '../../paint/easel.ts'

const within = ({ x, y, w, h }: Box, px: number, py: number): boolean => px > x && px < x + w && py > y && py < y + h

export const paintStarField = (easel: Easel, palette: Palette, zones: readonly Box[], to = easel.h): void => {
  const quiet = zones.map((zone) => grown(zone, 30))
  paintStars(easel, {
    colours: [palette.light, mix(palette.light, palette.soft, 0.6), mix(palette.light, palette.accent, 0.4)],
    to,
    count: 2300,
    haloed: 9,
    crossed: true,
    density: (x, y) => (quiet.some((zone) => within(zone, x, y)) ? 0.14 : 1),
  })
}

export interface GasOptions {
  readonly heart: Point
  readonly lean: number
  readonly breadth?: number
}

export const paintGas = asPart(
  'smoke',
  (easel: Easel, palette: Palette, { heart, lean, breadth = 620 }: GasOptions): void =>
    paintNebula(easel, {
      heart,
      lean,
      breadth,
      dust: 0.75,
      gas: [
        palette.deep,
        [0.22, mix(palette.deep, palette.dark, 0.9)],
        [0.5, mix(palette.dark, palette.mid, 0.8)],
        [0.78, mix(palette.mid, palette.soft, 0.6)],
        palette.light,
      ],
      flame: [
        '#000000',
        [0.35, mix('#000000', palette.counter, 0.22)],
        [0.7, mix(palette.counter, '#000000', 0.55)],
        mix(mix(palette.counter, palette.accent, 0.4), '#000000', 0.2),
      ],
    }),
)

/** Darkens from one edge inwards, as gas thins out towards the rim of a picture. */
export const darkenTowards = (
  easel: Easel,
  palette: Palette,
  edge: 'top' | 'bottom',
  reach: number,
  strength: number,
): void => {
  const { ctx } = easel
  const [from, to] = edge === 'top' ? [0, reach] : [easel.h, easel.h - reach]
  const shade = ctx.createLinearGradient(0, from, 0, to)
  shade.addColorStop(0, withAlpha(palette.deep, strength))
  shade.addColorStop(0.55, withAlpha(palette.deep, strength * 0.72))
  shade.addColorStop(1, withAlpha(palette.deep, 0))
  ctx.fillStyle = shade
  ctx.fillRect(0, Math.min(from, to), easel.w, reach)
}
