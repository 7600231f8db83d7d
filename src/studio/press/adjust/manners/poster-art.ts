// Prints the finished art again as a poster: flat areas in the few colours that it has most of, with clean edges.
import { type Lab, labOf, rgbOfLab } from '../../../colour/oklab.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { groupsOf } from '../colours/colour-groups.ts'
import { spotsOf } from '../colours/turn-shades.ts'
import { flattened } from './flattened.ts'
import { type Rgb, repainted } from './repainted.ts'

/** Inks of a poster. */
const inks = 9
/** Pixels across: edges of a stencil are no finer. */
const mostPixels = 1400
/** Units that one stencil makes alike. */
const touch = 6
/** Printers' inks are fuller than paint. */
const fullness = 1.22

const printed = ({ l, a, b }: Lab): Rgb => rgbOfLab({ l, a: a * fullness, b: b * fullness })

export const posterArt = (easel: Easel): void => {
  const spots = spotsOf(easel, null)
  const middles = groupsOf(
    spots.filter((_, at) => at % 7 === 0),
    inks,
  )
  const colours = middles.map(printed)
  const step = easel.w / Math.min(mostPixels, easel.canvas.width)
  const picture = readPicture(easel, step)
  const flat = flattened(picture, Math.max(1, Math.round(touch / step)))
  const inkAt = (at: number): Rgb => {
    const pixel = labOf(
      Math.round(flat.colours[at * 3] ?? 0),
      Math.round(flat.colours[at * 3 + 1] ?? 0),
      Math.round(flat.colours[at * 3 + 2] ?? 0),
    )
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (const [nth, { l, a, b }] of middles.entries()) {
      const away = (pixel.l - l) ** 2 + (pixel.a - a) ** 2 + (pixel.b - b) ** 2
      if (away < least) [best, least] = [nth, away]
    }
    return colours[best] ?? [0, 0, 0]
  }
  repainted(easel, picture.columns, picture.rows, (column, row) => inkAt(row * picture.columns + column))
}
