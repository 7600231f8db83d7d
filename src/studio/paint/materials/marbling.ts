// Marbled paper: inks floated on water and drawn into veins, combs or stones.
import { type Colour, type Rgb, rgbOf } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { Grid } from './grid.ts'
import { paintRows } from './rows.ts'

export interface MarblingOptions {
  /** Three to six inks, in the order in which bands follow each other. */
  readonly colours: readonly Colour[]
  /** `flow` is poured ink, `comb` the nonpareil of old endpapers, `stone` round drops. */
  readonly style?: 'flow' | 'comb' | 'stone'
  /** A fine line between inks: gold or white. */
  readonly vein?: Colour
  /** Size of the pattern: 1 suits a whole cover. */
  readonly size?: number
  readonly box?: Box
}

export const marbling = (easel: Easel, options: MarblingOptions): void => {
  const { colours, style = 'flow', size = 1 } = options
  const box = options.box ?? easel.extent
  const { noise } = easel
  const phase = easel.random.sub('marbling').between(0, 60)
  const flow = (x: number, y: number): number => noise.warped(x / (720 * size) + phase, y / (720 * size), 2.1, 3) * 2.6
  const comb = (x: number, y: number): number => {
    const tooth = 78 * size
    const place = x / tooth + (noise.value(x / 300, y / 300) - 0.5) * 0.35
    const off = place - Math.floor(place) - 0.5
    // Each tooth of the comb drags the bands into a point.
    const drag = Math.exp(-Math.abs(off) * 7) * 1.25 - off * off * 0.8
    const swell = (noise.value(x / 240 + phase, y / 240) - 0.5) * 0.5
    return (y / (250 * size) + swell + (Math.floor(place) % 2 === 0 ? drag : -drag) * 0.42) * 0.9
  }
  const stone = (x: number, y: number): number => {
    const u = x / (190 * size) + (noise.fractal(x / 260, y / 260, 2) - 0.5) * 1.7
    const v = y / (190 * size) + (noise.fractal(x / 260 + 40, y / 260, 2) - 0.5) * 1.7
    return noise.value(u + phase, v) * 1.5 + noise.value(u * 2.3, v * 2.3 + phase) * 0.45
  }
  const field = { flow, comb, stone }[style]
  const bands = new Grid(box, style === 'comb' ? 4 : 6, field)
  // How many units a band boundary is away follows from the steepness of the field: veins keep one width everywhere.
  const steepness = new Grid(box, 8, (x, y) =>
    Math.max(Math.hypot(bands.at(x + 4, y) - bands.at(x - 4, y), bands.at(x, y + 4) - bands.at(x, y - 4)) / 8, 1e-4),
  )
  const weight = new Grid(box, 8, (x, y) => smooth(0.25, 0.7, noise.value(x / 70 + phase, y / 70)) * 3.4 - 0.6)
  const inks = colours.map(rgbOf)
  const vein = options.vein ? rgbOf(options.vein) : undefined
  const count = inks.length
  const white: Rgb = [255, 255, 255]
  paintRows(easel, { box, resolution: Math.min(0.8, easel.scale) }, (row) => {
    const { y, step, pixels } = row
    bands.seek(y)
    steepness.seek(y)
    weight.seek(y)
    for (let column = 0, at = row.from, x = row.x; column < row.count; column++, at++, x += step) {
      const turn = bands.along(x) * count
      const band = Math.floor(turn)
      const share = turn - band
      const units = (share < 0.5 ? share : 1 - share) / count / steepness.along(x)
      const ink = inks[((band % count) + count) % count] ?? white
      const next = inks[(((share < 0.5 ? band - 1 : band + 1) % count) + count) % count] ?? white
      const blend = units < 0.7 ? 0.5 - units / 1.4 : 0
      // Pigment lies in fine streaks along its band.
      const streak = Math.sin(share * 23) * 5 + Math.sin(share * 61 + band) * 3
      let red = ink[0] + (next[0] - ink[0]) * blend + streak
      let green = ink[1] + (next[1] - ink[1]) * blend + streak
      let blue = ink[2] + (next[2] - ink[2]) * blend + streak
      if (vein) {
        const line = clamp(weight.along(x) - units + 0.5)
        red += (vein[0] - red) * line
        green += (vein[1] - green) * line
        blue += (vein[2] - blue) * line
      }
      pixels[at] = clamp(red, 0, 255) | (clamp(green, 0, 255) << 8) | (clamp(blue, 0, 255) << 16) | (255 << 24)
    }
  })
}
