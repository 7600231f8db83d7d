// SQLite through node:sqlite as a Kysely dialect: readers never wait, writers take turns, nothing blocks the event loop.
import { setTimeout as delay } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Mutex } from './mutex.ts'
import { SqliteConnection } from './sqlite-connection.ts'

export class SqliteDialect implements Dialect {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  createDriver = (): Driver => new SqliteDriver(this.#file)
  createAdapter = () => new ConcurrentAdapter()
  createQueryCompiler = () => new LocklessQueryCompiler()
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db)
}

class ConcurrentAdapter extends SqliteAdapter {
  // The driver lets readers pass a running transaction; otherwise Kysely would queue everything behind it.
  override get supportsMultipleConnections(): boolean {
    return true
  }

  // SQLite's schema changes are transactional, and our transactions hold the write lock from their first statement:
  // saying so makes the migrator run in one, so that a second process starting at the same moment waits for the first.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

// A write transaction is alone, so `for update` and `skip locked` have nothing to say here.
class LocklessQueryCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node)
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #turn = new Mutex()
  #reader: SqliteConnection | undefined
  #writer: SqliteConnection | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    const writer = new SqliteConnection(this.#file)
    // WAL lets other processes read while one writes; FULL makes a commit survive a power cut.
    await retryWhileBusy(() => writer.execute('pragma journal_mode = wal; pragma synchronous = full'))
    writer.defineFunction('now_ms', () => Date.now())
    const reader = new SqliteConnection(this.#file)
    // The standard cache holds 2 MB; a service with many books has more than that to look up.
    reader.execute('pragma query_only = on; pragma cache_size = -65536; pragma mmap_size = 1073741824')
    reader.defineFunction('now_ms', () => Date.now())
    this.#writer = writer
    this.#reader = reader
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader || !this.#writer) throw new Error('the embedded database is closed')
    return new Session(this.#reader, this.#writer, this.#turn)
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin()
  }

  async commitTransaction(session: Session): Promise<void> {
    session.commit()
  }

  async rollbackTransaction(session: Session): Promise<void> {
    session.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.close()
    this.#writer?.close()
    this.#reader = undefined
    this.#writer = undefined
  }
}

/** What Kysely holds as a connection: the shared reader, and the writer for as long as a transaction runs. */
class Session implements DatabaseConnection {
  readonly #reader: SqliteConnection
  readonly #writer: SqliteConnection
  readonly #turn: Mutex
  #release: (() => void) | undefined
  #ended = false

  constructor(reader: SqliteConnection, writer: SqliteConnection, turn: Mutex) {
    this.#reader = reader
    this.#writer = writer
    this.#turn = turn
  }

  async begin(): Promise<void> {
    const release = await this.#turn.acquire()
    try {
      // IMMEDIATE: a transaction that read first and wrote later could otherwise fail half-way with SQLITE_BUSY.
      await retryWhileBusy(() => this.#writer.execute('begin immediate'))
    } catch (error) {
      release()
      throw error
    }
    this.#release = release
  }

  commit(): void {
    // A failed commit is followed by a rollback, which needs the turn too.
    this.#writer.execute('commit')
    this.#end()
  }

  rollback(): void {
    try {
      // After a full disk or an I/O error SQLite has rolled back by itself.
      if (this.#release && this.#writer.inTransaction) this.#writer.execute('rollback')
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#ended = true
    this.#release?.()
    this.#release = undefined
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended || (this.#release && !this.#writer.inTransaction)) throw new Error('the transaction has ended')
    if (this.#release) return this.#writer.run<R>(sql, parameters)
    if (query.kind === 'SelectQueryNode') return retryWhileBusy(() => this.#reader.run<R>(sql, parameters))
    return this.#writeAlone(sql, parameters)
  }

  // Kysely's migrator creates its own tables outside a transaction.
  async #writeAlone<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    const release = await this.#turn.acquire()
    try {
      return await retryWhileBusy(() => this.#writer.run<R>(sql, parameters))
    } finally {
      release()
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported by the embedded database')
  }
}

const busyPatienceMs = 15_000
const longestWaitMs = 25

/** Another process may hold the file for a moment: try again, without blocking, until patience ends. */
const retryWhileBusy = async <T>(attempt: () => T): Promise<T> => {
  const giveUpAt = Date.now() + busyPatienceMs
  for (let tries = 1; ; tries++) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error
      await delay(Math.random() * Math.min(longestWaitMs, 2 ** tries))
    }
  }
}

const SQLITE_BUSY = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 0xff) === SQLITE_BUSY
