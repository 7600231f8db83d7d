// A thing of a drawing stays as it is or changes, all of it: a hill of which only the foot stayed would have an edge that nobody drew. Things
// of one colour do alike.
import type { Rgb } from '../colour/colour.ts'
import { changeNeeded, hardlyOther, type Inks, lightnessOf } from './reading-tones.ts'
import { type ToneMap, toneAt } from './tone-map.ts'

/** The share of all things of a colour that must lie in kept rows, and how fine colours are told apart. */
const leastKept = 0.45
const steps = 10

/** What is kept: rows that are bands, floors or ledges, and whatever stands right of a column. */
export interface Keeping {
  readonly rows: Float32Array
  readonly clear: number
  /** Whether whatever runs from edge to edge is a band too: in a place with depth it is a ridge that text may stand on. */
  readonly hasLand: boolean
}

interface Thing {
  readonly cells: number[]
  readonly colour: string
  /** How many of its cells lie in kept rows. */
  readonly kept: number
  /** Whether it only reaches over from the front. */
  readonly isOver: boolean
}

const colourOf = (cells: readonly number[], map: ToneMap): string => {
  const sum: Rgb = cells.reduce<Rgb>(
    ([red, green, blue], cell) => {
      const tone = toneAt(map, cell)
      return [red + tone[0], green + tone[1], blue + tone[2]]
    },
    [0, 0, 0],
  )
  return sum.map((value) => Math.round((value * steps) / (cells.length * 256))).join()
}

/** Of the cells: what is smaller is but the soft edge of another thing. */
const scrap = 0.0008
/** Of 255: up to this difference two neighbouring cells are of one thing. */
const sameThing = 16

const isSame = (map: ToneMap, one: number, other: number): boolean => {
  const [a, b] = [toneAt(map, one), toneAt(map, other)]
  return a.every((value, channel) => Math.abs(value - (b[channel] ?? 0)) <= sameThing)
}

/** As shares of the map: how much of it a river or a far hill may be, and above and below which height it is a part of the land. */
const mostOfLand = 0.16
const [head, foot] = [0.3, 0.52]

/** Whether a thing runs from edge to edge above or below most of the text: one more band of the picture. */
const isLand = (cells: readonly number[], { columns, rows }: ToneMap): boolean => {
  if (cells.length > columns * rows * mostOfLand) return false
  let [first, last, sum] = [columns, 0, 0]
  for (const cell of cells) {
    first = Math.min(first, cell % columns)
    last = Math.max(last, cell % columns)
    sum += Math.floor(cell / columns) / rows
  }
  const height = sum / cells.length
  return first === 0 && last === columns - 1 && (height < head || height > foot)
}

/** Cells of one colour that touch each other, among those that would have to change. */
const thingsOf = (map: ToneMap, isNeedy: Uint8Array, { rows, clear, hasLand }: Keeping): Thing[] => {
  const { columns } = map
  const seen = new Uint8Array(isNeedy.length)
  const things: Thing[] = []
  for (let first = 0; first < isNeedy.length; first++) {
    if (!isNeedy[first] || seen[first]) continue
    const cells = [first]
    seen[first] = 1
    for (const cell of cells) {
      const x = cell % columns
      const beside = [x > 0 ? cell - 1 : -1, x < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns]
      for (const next of beside) {
        if (!isNeedy[next] || seen[next] || !isSame(map, cell, next)) continue
        seen[next] = 1
        cells.push(next)
      }
    }
    const inRows = cells.reduce((sum, cell) => sum + (rows[Math.floor(cell / columns)] ?? 0), 0)
    const kept = hasLand && isLand(cells, map) ? cells.length : inRows
    const isOver = cells.length >= isNeedy.length * scrap && cells.every((cell) => cell % columns >= clear)
    things.push({ cells, colour: colourOf(cells, map), kept, isOver })
  }
  return things
}

/** Of the cells: what is smaller is no thing of its own, and stays where its rows do. */
const smallest = 0.006

/** A cell and its neighbours: edges are drawn softly. */
const keepAround = (kept: Uint8Array, cell: number, columns: number): void => {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  for (let row = Math.max(0, y - 1); row <= Math.min(kept.length / columns - 1, y + 1); row++)
    kept.fill(1, row * columns + Math.max(0, x - 1), row * columns + Math.min(columns, x + 2))
}

/** For every cell of the map, 1 where it belongs to a thing that stays, or lies at its edge. */
export const keptThings = (map: ToneMap, inks: Inks, keeping: Keeping): Uint8Array => {
  const { columns } = map
  const count = columns * map.rows
  const isNeedy = Uint8Array.from({ length: count }, (_, cell) => {
    const needed = changeNeeded(lightnessOf(toneAt(map, cell)), inks.rows[Math.floor(cell / columns)] ?? 0)
    return needed > hardlyOther ? 1 : 0
  })
  const things = thingsOf(map, isNeedy, keeping)
  const byColour = new Map<string, { all: number; kept: number }>()
  for (const { cells, colour, kept, isOver } of things) {
    if (isOver || cells.length < count * smallest) continue
    const sums = byColour.get(colour) ?? { all: 0, kept: 0 }
    byColour.set(colour, { all: sums.all + cells.length, kept: sums.kept + kept })
  }
  const kept = new Uint8Array(count)
  for (const { cells, colour, kept: own, isOver } of things) {
    const { all, kept: sum } =
      cells.length < count * smallest ? { all: cells.length, kept: own } : (byColour.get(colour) ?? { all: 1, kept: 0 })
    if (!isOver && sum < all * leastKept) continue
    for (const cell of cells) keepAround(kept, cell, columns)
  }
  return kept
}
