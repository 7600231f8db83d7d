// What of a drawn back stays as it is: a band along its head, a floor along its foot. Text is set between them, or on them in another ink,
// and a band that pales on its way to the edge of the sheet is no band any more.
import { smooth } from '../paint/curves.ts'
import { keptThings } from './kept-things.ts'
import {
  type Cells,
  changeNeeded,
  chooseInks,
  hardlyOther,
  type Inks,
  lightnessOf,
  otherThing,
  strengthFor,
} from './reading-tones.ts'
import { type ToneMap, toneAt } from './tone-map.ts'

/** The share of a row that a band must be, and that a wavy edge of it may still be. */
const bandShare = 0.3
const edgeShare = 0.08
/** As a share of the height: how high the waves of that edge may be. */
const mostWaves = 0.13
/** The share of the text's height that must be left between head and floor: of a flat drawing, and of a place with depth. */
const leastBetween = { sharp: 0.4, soft: 0.5 } as const

/** The share of a row under the text that would have to change much. */
const needyShare = (map: ToneMap, { left, right }: Cells, inks: Inks, y: number): number => {
  let needy = 0
  for (let x = left; x < right; x++)
    if (changeNeeded(lightnessOf(toneAt(map, y * map.columns + x)), inks.rows[y] ?? 0) > otherThing) needy++
  return needy / Math.max(1, right - left)
}

/** Rows that must be calm together to end a band. */
const lookAhead = 4
/** How high a band of changing loudness may be, as a share of the height, and how loud it must be in the mean. */
const mostWhole = 0.32
const leastLoud = 0.25

/** How many of these rows, from the first on, are a band with its waves; 0 where there is none. */
const bandAlong = (shares: readonly number[]): number => {
  const calmFrom = (most: number): number =>
    shares.findIndex((_, row) => shares.slice(row, row + lookAhead).every((share) => share < most))
  // Marbling is loud here and calm there, but ends at once.
  const whole = calmFrom(edgeShare)
  const loudness = shares.slice(0, whole).reduce((sum, share) => sum + share / whole, 0)
  if (whole > 0 && whole <= shares.length * mostWhole && loudness >= leastLoud) return whole
  const end = calmFrom(bandShare)
  if (end <= 0) return 0
  const most = Math.round(shares.length * mostWaves)
  const waves = shares.slice(end, end + most).findIndex((share) => share < edgeShare)
  return end + (waves < 0 ? most : waves)
}

/** The share of a row that a ledge or a border is, and how far from head and foot such lines are looked for, as a share of the height. */
const ledgeShare = 0.85
const ledgesWithin = 0.28

/** Whether a line from side to side lies at each row or beside it. What reaches further is no line but the ground itself. */
const ledgesOf = (shares: readonly number[]): boolean[] => {
  const isLedge = shares.map((_, y) => shares.slice(Math.max(0, y - 1), y + 2).some((share) => share >= ledgeShare))
  const within = Math.floor(shares.length * ledgesWithin)
  for (let from = 0; from < shares.length; from++) {
    if (!isLedge[from] || isLedge[from - 1]) continue
    const next = isLedge.indexOf(false, from)
    const to = next < 0 ? shares.length : next
    if (to > within && from < shares.length - within) isLedge.fill(false, from, to)
  }
  return isLedge
}

/** For every row of the map, 0 to 1: how much of what would have to change there stays as it is. */
const keptRows = (map: ToneMap, cells: Cells, inks: Inks, edge: keyof typeof leastBetween): Float32Array => {
  const shares = Array.from({ length: map.rows }, (_, y) => needyShare(map, cells, inks, y))
  const [head, foot] = [bandAlong(shares), bandAlong(shares.toReversed())]
  const between = Math.min(cells.bottom, map.rows - foot) - Math.max(cells.top, head)
  if (between < (cells.bottom - cells.top) * leastBetween[edge]) return new Float32Array(map.rows)
  const ledges = ledgesOf(shares)
  return Float32Array.from({ length: map.rows }, (_, y) => (ledges[y] || y < head || y >= map.rows - foot ? 1 : 0))
}

export interface DrawingPlan {
  readonly inks: Inks
  /** For every cell of the map, 1 where what would have to change stays as it is. */
  readonly kept: Uint8Array
}

/** What a kept row costs, in lightness that a row under the text may change instead. */
const perKeptRow = 0.05

const needOf = (map: ToneMap, { left, right }: Cells, inks: Inks, y: number): number => {
  let sum = 0
  for (let x = left; x < right; x++)
    sum += changeNeeded(lightnessOf(toneAt(map, y * map.columns + x)), inks.rows[y] ?? 0)
  return sum / Math.max(1, right - left)
}

/** The inks that change a drawing least, its bands and floors left out. What stands right of the column `clear` is the front's. */
export const planDrawing = (map: ToneMap, cells: Cells, clear: number, edge: 'soft' | 'sharp'): DrawingPlan => {
  const evenly = (ink: number): Inks => ({ rows: new Float32Array(map.rows).fill(ink), strength: 1 })
  const rows = Array.from({ length: Math.max(1, cells.bottom - cells.top) }, (_, row) => cells.top + row)
  const meanOf = (value: (y: number) => number): number => rows.reduce((sum, y) => sum + value(y), 0) / rows.length
  const plans = [chooseInks(map, cells, edge), evenly(1), evenly(0)].map((inks) => {
    const kept = keptRows(map, cells, inks, edge)
    const change = meanOf((y) => needOf(map, cells, inks, y) * (1 - (kept[y] ?? 0)))
    return { inks, kept, change, price: change + perKeptRow * meanOf((y) => kept[y] ?? 0) }
  })
  const { inks, kept, change } = plans.reduce((one, other) => (other.price < one.price ? other : one))
  return {
    inks: { ...inks, strength: strengthFor(change) },
    kept: keptThings(map, inks, { rows: kept, clear, hasLand: edge === 'sharp' }),
  }
}

/** How much a colour of such a row stays, by the change that it would need. */
export const keptOf = (needed: number): number => smooth(hardlyOther, otherThing, needed)
