// Cuts the finished art again out of flat colours: calm shapes with clean edges, and nothing fine in them.
import { rgbOfLab } from '../../../colour/oklab.ts'
import type { Easel } from '../../../paint/easel.ts'
import { readPicture } from '../../../paint/materials/picture.ts'
import { isAloneAt } from './calm-shapes.ts'
import { type Rgb, repainted } from './repainted.ts'
import { type Shapes, shapesOf } from './shapes-of-art.ts'
import { smoothed } from './smoothed.ts'

/** Cells across in which shapes are told, whatever the size of the sheet. */
const across = 480
/** Units up to which something is too fine to be a shape. */
const finest = 8
/** Pixels across: edges of shapes are no finer. */
const mostPixels = 1600
/** Cells around a place that say whose it is, and how fast their word fades. */
const around = 3
const fading = 1.5
/** How much more of a place the first of two shapes must have to be all of it. */
const soft = 0.14

export const shapesIn = (easel: Easel): Shapes => {
  const step = easel.w / across
  const picture = readPicture(easel, step)
  return shapesOf(smoothed(picture, finest / step), picture.columns, picture.rows)
}

/** Whose a place is, and how much of it is the next one's: cells are coarse, and shapes have round edges all the same. */
const ownersAt = (
  { columns, rows, numbers }: Shapes,
  alone: Uint8Array,
  u: number,
  v: number,
): readonly [number, number, number] => {
  const [left, top] = [Math.round(u), Math.round(v)]
  const [column, row] = [Math.min(columns - 1, Math.max(0, left)), Math.min(rows - 1, Math.max(0, top))]
  const own = numbers[row * columns + column] ?? 0
  if (alone[row * columns + column] === 1) return [own, own, 0]
  const votes = new Map<number, number>()
  for (let y = -around; y <= around; y++)
    for (let x = -around; x <= around; x++) {
      const across = Math.min(columns - 1, Math.max(0, left + x))
      const down = Math.min(rows - 1, Math.max(0, top + y))
      const number = numbers[down * columns + across] ?? 0
      const weight = Math.exp(-((left + x - u) ** 2 + (top + y - v) ** 2) / (2 * fading ** 2))
      votes.set(number, (votes.get(number) ?? 0) + weight)
    }
  const [first, second] = [...votes].toSorted(([, one], [, other]) => other - one)
  if (!first || !second) return [own, own, 0]
  return [first[0], second[0], Math.max(0, 0.5 - (first[1] - second[1]) / (first[1] + second[1]) / soft / 2)]
}

export const flatArt = (easel: Easel): void => {
  const shapes = shapesIn(easel)
  const columns = Math.min(mostPixels, easel.canvas.width)
  const rows = Math.round((columns * easel.h) / easel.extent.w)
  const alone = Uint8Array.from(shapes.numbers, (_, at) => {
    const place = { column: at % shapes.columns, row: Math.floor(at / shapes.columns), around }
    return isAloneAt(shapes.numbers, shapes.columns, place) ? 1 : 0
  })
  const colours = new Map([...shapes.colours].map(([number, colour]) => [number, rgbOfLab(colour)]))
  repainted(easel, columns, rows, (column, row): Rgb => {
    const [first, second, share] = ownersAt(
      shapes,
      alone,
      ((column + 0.5) * shapes.columns) / columns - 0.5,
      ((row + 0.5) * shapes.rows) / rows - 0.5,
    )
    const [one, other] = [colours.get(first) ?? [0, 0, 0], colours.get(second) ?? [0, 0, 0]]
    return [
      one[0] + (other[0] - one[0]) * share,
      one[1] + (other[1] - one[1]) * share,
      one[2] + (other[2] - one[2]) * share,
    ]
  })
}
