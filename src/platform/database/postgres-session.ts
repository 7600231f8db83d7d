// A connection to PostgreSQL while somebody uses it: statements, and transactions that are whole.
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import type { StatementNames } from './statement-names.ts'

const last = new WeakSet<CompiledQuery>()

/**
 * Marks the last statement of a transaction: the commit is sent behind it at once, and fails with it. What it risks: work that fails, or
 * asks for more, after it finds everything committed already; that is refused aloud. Plain statements, each awaited, cost a sixth more of the
 * processor when jobs are accepted.
 */
export const withCommit = <R>(query: CompiledQuery<R>): CompiledQuery<R> => {
  last.add(query)
  return query
}

export class PostgresSession implements DatabaseConnection {
  readonly #client: pg.PoolClient
  /** Null behind a pooler: the next transaction may find another server, where nothing is prepared. */
  readonly #names: StatementNames | null
  #state: 'alone' | 'in transaction' | 'ended' = 'alone'
  /** The answer to `begin`; undefined once it is known to be good. */
  #begun: Promise<void> | undefined
  /** The commit that has been sent behind the last statement. */
  #committing: Promise<pg.QueryResult> | undefined
  #broken = false

  constructor(client: pg.PoolClient, names: StatementNames | null) {
    this.#client = client
    this.#names = names
  }

  /** Does not wait: a read that comes first is sent behind it, without a journey between them. */
  begin(): void {
    this.#state = 'in transaction'
    const begun = this.#client.query('begin').then(() => {
      this.#begun = undefined
    })
    // Whoever asks anything of the transaction hears of it.
    begun.catch(() => {
      this.#broken = true
    })
    this.#begun = begun
  }

  async commit(): Promise<void> {
    await this.#end(async () => {
      const { command } = await (this.#committing ?? this.#client.query('commit'))
      // PostgreSQL answers the commit of a transaction in which something failed with a rollback, and no error.
      if (command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
    })
  }

  async rollback(): Promise<void> {
    await this.#end(async () => {
      this.#broken = true
      const { command } = await (this.#committing ?? this.#client.query('rollback'))
      this.#broken = false
      if (command === 'COMMIT') throw new Error('work failed after the last statement: it is committed')
    })
  }

  async #end(how: () => Promise<void>): Promise<void> {
    this.#state = 'ended'
    try {
      await this.#begun
      await how()
    } finally {
      this.#committing = undefined
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#refuseLate()
    // A write that was sent behind a `begin` that fails would be outside any transaction, and commit by itself.
    if (this.#begun && !isRead(query)) {
      await this.#begun
      this.#refuseLate()
    }
    const answer = await this.#ask<R>(query)
    // A read outside any transaction has locked nothing: what is built on it must not go on.
    await this.#begun
    return answer
  }

  /**
   * Of queries that were started together, one may come when another's failure has already caused the rollback: it would run after it, outside
   * any transaction, and commit by itself.
   */
  #refuseLate(): void {
    if (this.#state === 'ended' || this.#committing)
      throw new Error('the transaction has ended: await its queries inside it')
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = this.#names?.of(query)
    try {
      const answer = this.#run<R>(query, name)
      if (last.has(query)) this.#commitBehind()
      return await answer
    } catch (error) {
      if (name === undefined || !isOutdated(error)) throw error
      this.#names?.replace(query.sql, name)
      // The transaction is lost with the statement, and is tried again as a whole.
      if (this.#state !== 'alone') throw error
      return this.#run<R>(query, undefined)
    }
  }

  async #run<R>({ sql, parameters }: CompiledQuery, name: string | undefined): Promise<QueryResult<R>> {
    const statement = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) }
    const { rows, rowCount } = await this.#client.query<R & pg.QueryResultRow>(statement)
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  #commitBehind(): void {
    this.#committing = this.#client.query('commit')
    // Whoever ends the transaction hears of its failure.
    this.#committing.catch(() => {})
  }

  /** A connection that could not begin or roll back is thrown away. */
  release(): void {
    this.#client.release(this.#broken)
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used here')
  }
}

/** `with` may write. */
const isRead = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode' && query.with === undefined

const featureNotSupported = '0A000'

/** "cached plan must not change result type": another process has changed the table since the statement was prepared. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === featureNotSupported
