// PostgreSQL through pg as a Kysely dialect: statements are planned once a connection, and transactions are whole.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'

export class PostgresDialect implements Dialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  createDriver = (): Driver => new PostgresDriver(this.#pool)
  createAdapter = () => new PostgresAdapter()
  createQueryCompiler = () => new PostgresQueryCompiler()
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db)
}

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #names = new StatementNames()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Session(await this.#pool.connect(), this.#names)
  }

  async beginTransaction(session: Session): Promise<void> {
    session.begin()
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.end('commit')
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.end('rollback')
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

// Prepared, not only to be parsed once: the driver sends a plain text by itself, and a prepared statement with what follows it.
const begin = { name: 'begin', text: 'begin' }
const ends = { commit: { name: 'commit', text: 'commit' }, rollback: { name: 'rollback', text: 'rollback' } }

const last = new WeakSet<CompiledQuery>()

/** Marks the last statement of a transaction: the commit is sent behind it at once, and fails with it. Nothing may follow it. */
export const withCommit = <R>(query: CompiledQuery<R>): CompiledQuery<R> => {
  last.add(query)
  return query
}

/** A connection of the pool while somebody uses it. */
class Session implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  #inTransaction = false
  #ending = false
  /** The commit that has been sent behind the last statement. */
  #committing: Promise<pg.QueryResult> | undefined
  #broken = false

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client
    this.#names = names
  }

  /** Does not wait: what follows is sent behind it, and fails with it. */
  begin(): void {
    this.#client.query(begin).catch(() => {})
    this.#inTransaction = true
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#ending = true
    try {
      const { command } = await (this.#committing ?? this.#client.query(ends[how]))
      // PostgreSQL answers the commit of a transaction in which something failed with a rollback, and no error.
      if (how === 'commit' && command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
      if (how === 'rollback' && command === 'COMMIT')
        throw new Error('work failed after the last statement: it is committed')
    } catch (error) {
      this.#broken = how === 'rollback'
      throw error
    } finally {
      this.#inTransaction = false
      this.#ending = false
      this.#committing = undefined
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query
    // Of queries that were started together, one may come when another's failure has already caused the rollback: it
    // would run after it, outside any transaction, and commit by itself.
    if (this.#ending || this.#committing) throw new Error('the transaction has ended: await its queries inside it')
    const isUsual = parameters.length > 0 && parameters.length <= usualParameters
    const name = isUsual ? this.#names.of(sql) : undefined
    try {
      const answer = this.#run<R>(sql, parameters, name)
      if (last.has(query)) this.#commitBehind()
      return await answer
    } catch (error) {
      if (!name || !isOutdated(error)) throw error
      this.#names.replace(sql, name)
      // The transaction is lost with the statement, and is tried again as a whole.
      if (this.#inTransaction) throw error
      return this.#run<R>(sql, parameters, undefined)
    }
  }

  async #run<R>(text: string, parameters: readonly unknown[], name: string | undefined): Promise<QueryResult<R>> {
    const statement = { text, values: [...parameters], ...(name ? { name } : {}) }
    const { rows, rowCount } = await this.#client.query<R & pg.QueryResultRow>(statement)
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  /** In the same turn as the last statement, so that both leave together. */
  #commitBehind(): void {
    this.#committing = this.#client.query(ends.commit)
    // Whoever ends the transaction hears of its failure.
    this.#committing.catch(() => {})
  }

  /** A connection that could not even roll back is thrown away. */
  release(): void {
    this.#client.release(this.#broken)
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used here')
  }
}

// Every connection keeps its prepared statements; texts without end, such as lists of every length, stay unnamed.
const preparedLimit = 200
/** More come with lists of rows, of which hardly two have the same length. */
const usualParameters = 64

/** Names under which statements are prepared: parsing and planning them anew costs as much as running them. */
class StatementNames {
  readonly #names = new Map<string, string>()
  #count = 0

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= preparedLimit) return known
    return this.#add(text)
  }

  /** Gives a statement another name, so that every connection prepares it anew. */
  replace(text: string, outdated: string): void {
    if (this.#names.get(text) === outdated) this.#add(text)
  }

  #add(text: string): string {
    const name = `s${this.#count++}`
    this.#names.set(text, name)
    return name
  }
}

const featureNotSupported = '0A000'

/** "cached plan must not change result type": another process has changed the table since the statement was prepared. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === featureNotSupported
