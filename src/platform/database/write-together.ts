// Writes that do not build on each other, sent as one statement with the commit where every statement is a journey to the server and back.
import { type OperationNodeSource, PostgresAdapter, sql } from 'kysely'
import { type Channel, sendSignal, type Trx } from './database.ts'
import { withCommit } from './postgres-session.ts'

/** A write that is built and not yet sent. */
export interface Write extends OperationNodeSource {
  execute(): Promise<unknown>
}

/** A write that gives back the row it has made. */
export interface RowWrite<Row> extends OperationNodeSource {
  executeTakeFirstOrThrow(): Promise<Row>
}

interface Together<Row> {
  readonly writes: readonly Write[]
  readonly row: RowWrite<Row>
  readonly signal: Channel
}

/**
 * Does all of it as the last thing that the transaction does, wakes the channel with the commit, and returns the row. None of the writes may
 * depend on another: they see the tables as they were before, so that one which reads what another writes would read what is outdated.
 */
export const writeLast = async <Row>(trx: Trx, { writes, row, signal }: Together<Row>): Promise<Row> => {
  sendSignal(trx, signal)
  // SQLite has no writes inside `with`, and no journey to save either.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) {
    for (const write of writes) await write.execute()
    const made = await row.executeTakeFirstOrThrow()
    return made
  }
  const parts = writes.map((write, index) => sql`${sql.ref(`write${index}`)} as (${write})`)
  const statement = sql<Row>`with ${sql.join([...parts, sql`made as (${row})`])}
    select * from made`
  const { rows } = await trx.executeQuery(withCommit(statement.compile(trx)))
  const [made] = rows
  if (made === undefined) throw new Error('a write that was to give back a row gave none')
  return made
}
