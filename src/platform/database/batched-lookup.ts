// Look-ups of single rows that arrive together are answered by one query. Nothing is kept: a look-up never joins a query
// that has already started, so what it finds was true after it was asked.
//
// What it risks: a key that the database cannot read, such as an id that is no UUID, fails the look-ups of everybody who asked in the same turn.
// So keys are hashes, ids of rows, or have passed `isId`.
import type { Reads } from './database.ts'
import { allRequestsOfThisTurn } from './turn.ts'

type Load<Row> = (reads: Reads, keys: readonly string[]) => Promise<readonly Row[]>

interface Batch<Row> {
  readonly keys: Set<string>
  readonly rows: Promise<ReadonlyMap<string, Row>>
}

/** Turns a query for many keys into a look-up of one. `keyOf` says which key a row answers. */
export const batchedLookup = <Row>(load: Load<Row>, keyOf: (row: Row) => string) => {
  const open = new WeakMap<Reads, Batch<Row>>()

  const start = (reads: Reads): Batch<Row> => {
    const keys = new Set<string>()
    const rows = allRequestsOfThisTurn()
      .then(() => {
        open.delete(reads)
        return load(reads, [...keys])
      })
      .then((found) => new Map(found.map((row) => [keyOf(row), row])))
    const batch = { keys, rows }
    open.set(reads, batch)
    return batch
  }

  return async (reads: Reads, key: string): Promise<Row | undefined> => {
    const { keys, rows } = open.get(reads) ?? start(reads)
    keys.add(key)
    return (await rows).get(key)
  }
}
