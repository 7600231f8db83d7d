// Prints the finished art again as a poster: flat areas in the few colours that it has most of, the darkest of them printed a hair beside
// its place, on paper with a grain.
import { type Lab, labOf, rgbOfLab } from '../../../colour/oklab.ts'
import { paintGrain } from '../../../paint/atmosphere/grain.ts'
import { clamp } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { groupsOf } from '../colours/colour-groups.ts'
import { spotsOf } from '../colours/turn-shades.ts'
import { flattened } from './flattened.ts'
import { type Rgb, repainted } from './repainted.ts'

/** Inks of a poster. */
const inks = 14
/** Units by which the darkest ink is printed beside its place, and the paper that shows there. */
const slip = { x: 5, y: -3 }
const paperLight = 0.9
/** Distance of light between inks under which no paper shows between them. */
const oneTone = 0.3
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
  const darkest = middles.reduce((best, { l }, nth) => (l < (middles[best]?.l ?? 1) ? nth : best), 0)
  const lightest = middles.reduce((best, { l }, nth) => (l > (middles[best]?.l ?? 0) ? nth : best), 0)
  const groupAt = (at: number): number => {
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
    return best
  }
  const groups = Uint8Array.from({ length: picture.columns * picture.rows }, (_, at) => groupAt(at))
  const [right, down] = [Math.round(slip.x / step), Math.round(slip.y / step)]
  const inkBeside = (column: number, row: number): number => {
    const [x, y] = [clamp(column - right, 0, picture.columns - 1), clamp(row - down, 0, picture.rows - 1)]
    return groups[y * picture.columns + x] ?? lightest
  }
  const paper = middles[lightest] ?? { l: paperLight, a: 0, b: 0 }
  const bare = rgbOfLab({ ...paper, l: Math.max(paper.l, paperLight) })
  repainted(easel, picture.columns, picture.rows, (column, row) => {
    const [own, beside] = [groups[row * picture.columns + column] ?? lightest, inkBeside(column, row)]
    if (beside === darkest) return colours[darkest] ?? bare
    if (own !== darkest) return colours[own] ?? bare
    const apart = (middles[beside]?.l ?? 1) - (middles[darkest]?.l ?? 0)
    return apart < oneTone ? (colours[beside] ?? bare) : bare
  })
  paintGrain(easel, { strength: 0.3, size: 3 })
}
