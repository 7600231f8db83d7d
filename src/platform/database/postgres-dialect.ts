// PostgreSQL through pg as a Kysely dialect: connections of a pool, statements that are prepared once, lists as one parameter.
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely'
import type pg from 'pg'
import { isDirect } from './pooler.ts'
import { PostgresQueryCompiler } from './postgres-query-compiler.ts'
import { PostgresSession } from './postgres-session.ts'
import { StatementNames } from './statement-names.ts'

export class PostgresDialect implements Dialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  createDriver = (): Driver => new PostgresDriver(this.#pool)
  createAdapter = () => new LocklessAdapter()
  createQueryCompiler = () => new PostgresQueryCompiler()
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db)
}

/** Whoever migrates has the lock already (migrate.ts); Kysely's own belongs to a session. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class PostgresDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #names = new StatementNames()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect()
    return new PostgresSession(client, isDirect(client) ? this.#names : null)
  }

  async beginTransaction(session: PostgresSession): Promise<void> {
    session.begin()
  }

  async commitTransaction(session: PostgresSession): Promise<void> {
    await session.commit()
  }

  async rollbackTransaction(session: PostgresSession): Promise<void> {
    await session.rollback()
  }

  async releaseConnection(session: PostgresSession): Promise<void> {
    session.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}
