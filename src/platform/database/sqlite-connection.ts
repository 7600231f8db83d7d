// One open handle of the embedded database file: statements prepared once, rows out.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'

// A program has a few hundred distinct statements; one that builds them without end must not eat the memory.
const preparedLimit = 500

export class SqliteConnection {
  readonly #handle: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()

  constructor(file: string) {
    // No busy time-out: SQLite would wait by blocking the event loop. The driver retries without blocking instead.
    this.#handle = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true })
  }

  run<R>(text: string, parameters: readonly unknown[] = []): QueryResult<R> {
    const statement = this.#prepare(text)
    const values = parameters.map(toSqlValue)
    if (statement.columns().length > 0) {
      const rows = statement.all(...values) as R[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  /** Runs text that must not be kept prepared: pragmas, schema changes, transaction control. */
  execute(text: string): void {
    this.#handle.exec(text)
  }

  defineFunction(name: string, call: (...values: string[]) => number): void {
    this.#handle.function(name, { varargs: true }, (...values) => call(...values.map(String)))
  }

  close(): void {
    this.#prepared.clear()
    this.#handle.close()
  }

  #prepare(text: string): StatementSync {
    const known = this.#prepared.get(text)
    if (known) return known
    if (this.#prepared.size >= preparedLimit) this.#prepared.clear()
    const statement = this.#handle.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}

const toSqlValue = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`expected a string, number, bytes or null as SQL parameter but received ${typeof value}`)
}
