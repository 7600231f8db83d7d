// Which rows of a drawn back stay as they are: a band along its head, a floor along its foot. Text is set between them, or on them in
// another ink, and a band that pales on its way to the edge of the sheet is no band any more.
import { smooth } from '../paint/curves.ts'
import { type Cells, changeNeeded, chooseInks, type Inks, lightnessOf, strengthFor } from './reading-tones.ts'
import { type ToneMap, toneAt } from './tone-map.ts'

/** Change of lightness (0 to 1) from which a place is of another thing than the ground under the text. */
const otherThing = 0.035
/** The share of a row that a band must be, and that a wavy edge of it may still be. */
const bandShare = 0.3
const edgeShare = 0.08
/** As shares of the height: how high the waves of that edge may be, and over how much the keeping ends beyond them. */
const mostWaves = 0.13
const ending = 0.03
/** The share of the text's height that must be left between head and floor. */
const leastBetween = 0.5

/** The share of a row under the text that would have to change much. */
const needyShare = (map: ToneMap, { left, right }: Cells, inks: Inks, y: number): number => {
  let needy = 0
  for (let x = left; x < right; x++)
    if (changeNeeded(lightnessOf(toneAt(map, y * map.columns + x)), inks.rows[y] ?? 0) > otherThing) needy++
  return needy / Math.max(1, right - left)
}

/** How many of these rows, from the first on, are a band with its waves; 0 where there is none. */
const bandAlong = (shares: readonly number[]): number => {
  const end = shares.findIndex((share) => share < bandShare)
  if (end <= 0) return 0
  const most = Math.round(shares.length * mostWaves)
  const waves = shares.slice(end, end + most).findIndex((share) => share < edgeShare)
  return end + (waves < 0 ? most : waves)
}

/** The share of a row that a ledge or a border is, and how far from head and foot such lines are looked for, as a share of the height. */
const ledgeShare = 0.85
const ledgesWithin = 0.28

/** Whether a line from side to side lies at a row or beside it. */
const isLedge = (shares: readonly number[], y: number): boolean =>
  Math.min(y, shares.length - 1 - y) < shares.length * ledgesWithin &&
  shares.slice(Math.max(0, y - 1), y + 2).some((share) => share >= ledgeShare)

/** For every row of the map, 0 to 1: how much of what would have to change there stays as it is. */
const keptRows = (map: ToneMap, cells: Cells, inks: Inks): Float32Array => {
  const shares = Array.from({ length: map.rows }, (_, y) => needyShare(map, cells, inks, y))
  const [head, foot] = [bandAlong(shares), bandAlong(shares.toReversed())]
  const between = Math.min(cells.bottom, map.rows - foot) - Math.max(cells.top, head)
  if (between < (cells.bottom - cells.top) * leastBetween) return new Float32Array(map.rows)
  const soft = map.rows * ending
  const keptBy = (band: number, distance: number): number => (band > 0 ? 1 - smooth(band, band + soft, distance) : 0)
  return Float32Array.from({ length: map.rows }, (_, y) =>
    isLedge(shares, y) ? 1 : Math.max(keptBy(head, y + 0.5), keptBy(foot, map.rows - y - 0.5)),
  )
}

export interface DrawingPlan {
  readonly inks: Inks
  readonly kept: Float32Array
}

/** What a kept row costs, in lightness that a row under the text may change instead. */
const perKeptRow = 0.05

const needOf = (map: ToneMap, { left, right }: Cells, inks: Inks, y: number): number => {
  let sum = 0
  for (let x = left; x < right; x++)
    sum += changeNeeded(lightnessOf(toneAt(map, y * map.columns + x)), inks.rows[y] ?? 0)
  return sum / Math.max(1, right - left)
}

/** The inks that change a drawing least, its bands and floors left out. */
export const planDrawing = (map: ToneMap, cells: Cells, edge: 'soft' | 'sharp'): DrawingPlan => {
  const evenly = (ink: number): Inks => ({ rows: new Float32Array(map.rows).fill(ink), strength: 1 })
  const rows = Array.from({ length: Math.max(1, cells.bottom - cells.top) }, (_, row) => cells.top + row)
  const meanOf = (value: (y: number) => number): number => rows.reduce((sum, y) => sum + value(y), 0) / rows.length
  const plans = [chooseInks(map, cells, edge), evenly(1), evenly(0)].map((inks) => {
    const kept = keptRows(map, cells, inks)
    const change = meanOf((y) => needOf(map, cells, inks, y) * (1 - (kept[y] ?? 0)))
    return { inks, kept, change, price: change + perKeptRow * meanOf((y) => kept[y] ?? 0) }
  })
  const { inks, kept, change } = plans.reduce((one, other) => (other.price < one.price ? other : one))
  return { inks: { ...inks, strength: strengthFor(change) }, kept }
}

/** How much a colour of such a row stays, by the change that it would need. */
export const keptOf = (needed: number): number => smooth(otherThing * 0.4, otherThing, needed)
