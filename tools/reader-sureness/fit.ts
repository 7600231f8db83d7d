// Fits how often the network is right when it says that it is so sure: one slope for all, and an offset for each operation that leans towards
// that of all the less often it was seen.
import type { EditOperation } from '../../src/contract/edit.ts'
import { logistic, logit, type SurenessTable } from '../../src/reader/network/sureness.ts'

export interface Seen {
  readonly op: EditOperation
  readonly said: number
  readonly isRight: boolean
}

const rounds = 4000
const step = 0.5
/** How much the offset of an operation is drawn back to that of all, as a share of the logit of one edit. */
const lean = 1
/** Edits from which an operation has an offset of its own. */
const fewest = 6

type Fit = Omit<SurenessTable, 'network'>

export const fitted = (seen: readonly Seen[]): Fit => {
  const byOp = Map.groupBy(seen, ({ op }) => op)
  const own = [...byOp].filter(([, { length }]) => length >= fewest).map(([op]) => op)
  const offsets = new Map(own.map((op) => [op, 0]))
  let [slope, usual] = [1, 0]
  const errorOf = ({ op, said, isRight }: Seen): number =>
    logistic(slope * logit(said) + usual + (offsets.get(op) ?? 0)) - Number(isRight)
  for (let round = 0; round < rounds; round += 1) {
    const errors = seen.map((each) => ({ op: each.op, error: errorOf(each), x: logit(each.said) }))
    const total = errors.length
    const sum = (of: (each: (typeof errors)[number]) => number): number =>
      errors.reduce((all, each) => all + of(each), 0)
    slope -= (step / 4) * (sum(({ error, x }) => error * x) / total)
    usual -= step * (sum(({ error }) => error) / total)
    for (const [op, offset] of offsets) {
      const ofOp = errors.filter((each) => each.op === op)
      const pull = ofOp.reduce((all, { error }) => all + error, 0) + offset * lean
      offsets.set(op, offset - (step * pull) / (ofOp.length / 4 + lean))
    }
  }
  const rounded = (value: number): number => Math.round(value * 1000) / 1000
  const told = [...offsets].toSorted().map(([op, offset]) => [op, rounded(usual + offset)] as const)
  return { slope: rounded(slope), usual: rounded(usual), offsets: Object.fromEntries(told) }
}
