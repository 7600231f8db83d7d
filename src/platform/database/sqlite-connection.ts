// One open handle of the embedded database file: statements prepared once, rows out.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'

// A program has a few hundred distinct statements; one that builds them without end must not eat the memory.
const preparedLimit = 500

export class SqliteConnection {
  readonly #handle: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(file: string) {
    // No busy time-out: SQLite would wait by blocking the event loop. The driver retries without blocking instead.
    this.#handle = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  }

  run<R>(text: string, parameters: readonly unknown[] = []): QueryResult<R> {
    const { statement, columns } = this.#prepare(text)
    const values = parameters.map(toSqlValue)
    if (columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    const rows = statement.all(...values).map((cells) => rowOf<R>(columns, cells))
    return { rows, numAffectedRows: BigInt(rows.length) }
  }

  /** Runs text that must not be kept prepared: pragmas, schema changes, transaction control. */
  execute(text: string): void {
    this.#handle.exec(text)
  }

  get inTransaction(): boolean {
    return this.#handle.isTransaction
  }

  defineFunction(name: string, call: (...values: string[]) => number): void {
    this.#handle.function(name, { varargs: true }, (...values) => call(...values.map(String)))
  }

  close(): void {
    this.#prepared.clear()
    this.#handle.close()
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known) return known
    if (this.#prepared.size >= preparedLimit) this.#prepared.clear()
    const statement = this.#handle.prepare(text)
    // Arrays, from which we build plain objects: node:sqlite's own row objects are slow to make and slow to read.
    statement.setReturnArrays(true)
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) }
    this.#prepared.set(text, prepared)
    return prepared
  }
}

interface Prepared {
  readonly statement: StatementSync
  /** Empty for statements that give no rows. Asking SQLite costs more than most queries, so it is asked once. */
  readonly columns: readonly string[]
}

const rowOf = <R>(columns: readonly string[], cells: unknown): R => {
  const row: Record<string, unknown> = {}
  // A counted loop: this runs for every row, and iterators would double its cost.
  if (Array.isArray(cells))
    for (let index = 0; index < columns.length; index++) row[columns[index] ?? ''] = cells[index]
  return row as R
}

const toSqlValue = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`expected a string, number, bytes or null as SQL parameter but received ${typeof value}`)
}
