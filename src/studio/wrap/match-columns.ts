// Finds how far each row of one column of colours must be moved for it to tell the same story as another: ridge to ridge, horizon to horizon.
// Rows keep their order, none is moved far, and nothing is stretched to more than twice or pressed to less than half its height.
import { evened } from './even-line.ts'

/** Colours from top to bottom: three numbers a row, 0 to 255. */
export type Column = Float32Array

/** Rows are moved in steps of half a row. */
const step = 0.5
/** How much the shift may change from one row to the next, in steps, and what each costs: shifts should be few and gentle. */
const bends: readonly (readonly [change: number, cost: number])[] = [
  [0, 0],
  [-1, 1.6],
  [1, 1.6],
  [2, 4.4],
]
/** The same in rows, where things are pressed to half or stretched to twice their height. */
const [mostPressed, mostStretched] = [1, -0.5]
/** Colours that differ by more than this are other things altogether: how much more does not matter. */
const otherThing = 72
/** What the furthest shift costs a row: where both sides are plain, nothing moves. */
const perShift = 5
/** Of the misfit of the columns as they are, what must be gone for a small shift, and how much more for the furthest: else they have nothing in common. */
const leastGain = 0.1
const gainOfFurthest = 0.2
/** Of 255, the misfit below which columns meet as they are. */
const meets = 0.75

const misfit = (one: Column, row: number, other: Column, at: number): number => {
  const upper = Math.floor(at)
  const share = at - upper
  const above = upper * 3
  const below = Math.min(other.length - 3, above + 3)
  let sum = 0
  for (let channel = 0; channel < 3; channel++) {
    const from = other[above + channel] ?? 0
    sum += Math.abs((one[row * 3 + channel] ?? 0) - from - ((other[below + channel] ?? 0) - from) * share)
  }
  return Math.min(otherThing, sum / 3)
}

/** The cheapest way through all rows, as shifts in steps. */
const cheapestShifts = (wanted: Column, given: Column, most: number): Float32Array => {
  const rows = wanted.length / 3
  const reach = Math.floor(most / step)
  const states = reach * 2 + 1
  const cameBy = new Int8Array(rows * states)
  let before = new Float64Array(states)
  for (let row = 0; row < rows; row++) {
    const now = new Float64Array(states).fill(Number.POSITIVE_INFINITY)
    for (let state = 0; state < states; state++) {
      const shift = (state - reach) * step
      // What lies beyond the ends is not known: to repeat the last row would smear it.
      if (row + shift < 0 || row + shift > rows - 1) continue
      let least = row === 0 ? 0 : Number.POSITIVE_INFINITY
      for (const [change, cost] of row === 0 ? [] : bends) {
        const way = (before[state - change] ?? Number.POSITIVE_INFINITY) + cost
        if (way >= least) continue
        least = way
        cameBy[row * states + state] = change
      }
      now[state] = least + misfit(wanted, row, given, row + shift) + (Math.abs(shift) / most) * perShift
    }
    before = now
  }
  let state = before.reduce((best, cost, at) => (cost < (before[best] ?? 0) ? at : best), reach)
  const shifts = new Float32Array(rows)
  for (let row = rows - 1; row >= 0; row--) {
    shifts[row] = (state - reach) * step
    state -= cameBy[row * states + state] ?? 0
  }
  return shifts
}

const misfitOf = (wanted: Column, given: Column, shifts: Float32Array): number =>
  shifts.reduce((sum, shift, row) => sum + misfit(wanted, row, given, row + shift), 0) / shifts.length

/** How much a row counts: one at an edge that both columns have says where it belongs, one of a plain ground does not. */
const weightsOf = (wanted: Column, given: Column, shifts: Float32Array): Float32Array =>
  shifts.map((shift, row) => {
    const [last, at] = [shifts.length - 1, row + shift]
    const around = [Math.max(0, row - 1), Math.min(last, row + 1)] as const
    const edge = misfit(wanted, around[0], wanted, around[1])
    const found = misfit(given, Math.floor(Math.max(0, at - 1)), given, Math.min(last, at + 1))
    return (Math.min(edge, found) / 24) * (1 - misfit(wanted, row, given, at) / otherThing)
  })

/** No row beyond the ends, none pressed or stretched too much: also not where a shift must run out before an end. */
const withinBounds = (line: Float32Array): Float32Array => {
  const bounded = new Float32Array(line.length)
  for (const [row, shift] of line.entries()) {
    const kept = Math.min((row - line.length + 1) * mostStretched, Math.max(row * mostStretched, shift))
    const above = row > 0 ? (bounded[row - 1] ?? 0) : kept
    bounded[row] = Math.min(above + mostPressed, Math.max(above + mostStretched, kept))
  }
  return bounded
}

/**
 * For every row of `wanted`, how far below it (in rows) its like is in `given`; at most `most`. All are 0 where the columns already meet,
 * and where no shift would bring them together.
 */
export const matchColumns = (wanted: Column, given: Column, most: number): Float32Array => {
  const none = new Float32Array(wanted.length / 3)
  const asIs = misfitOf(wanted, given, none)
  if (asIs < meets || most < 1) return none
  const shifts = cheapestShifts(wanted, given, most)
  const line = withinBounds(evened(shifts, weightsOf(wanted, given, shifts)))
  const furthest = line.reduce((far, shift) => Math.max(far, Math.abs(shift)), 0)
  const needed = leastGain + (gainOfFurthest * furthest) / most
  return misfitOf(wanted, given, line) < asIs * (1 - needed) ? line : none
}
