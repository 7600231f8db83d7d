// Opens a PostgreSQL database: a pool for queries and one connection of its own for signals.
import { Kysely } from 'kysely'
import pg from 'pg'
import { createDatabase, type Database } from './database.ts'
import { greet } from './pooler.ts'
import { PostgresDialect } from './postgres-dialect.ts'
import { isOutdated } from './postgres-session.ts'
import { openPostgresSignals } from './postgres-signals.ts'
import type { Schema } from './schema.ts'

interface PostgresOptions {
  readonly url: string
  /** The server itself, where `url` leads to a pooler: signals are heard there. */
  readonly directUrl?: string | null
  readonly poolSize?: number
  /** Hears of connections that the server closed while idle; the pool replaces them by itself. */
  readonly onConnectionError: (error: Error) => void
}

export const openPostgres = (options: PostgresOptions): Database => {
  const { url, directUrl, poolSize = 20, onConnectionError } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: { getTypeParser },
    application_name: 'dustjacket',
    connectionTimeoutMillis: 10_000,
    // A statement may be sent before the one in front of it is answered: `begin` and `commit` cost no journeys of their own.
    pipeline: true,
    onConnect: greet,
  })
  pool.on('error', onConnectionError)
  // The pool hears of idle connections only. One that is cut in use fails its query; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return createDatabase({
    dialect: 'postgres',
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect(pool) }),
    signals: openPostgresSignals({ url: directUrl ?? url, pool, onConnectionError }),
    isTransient,
  })
}

const int8 = pg.types.builtins.INT8

// Instants and sums are int8; they fit a number for the next 280,000 years, and SQLite gives numbers too.
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === int8 ? Number : pg.types.getTypeParser(oid, format)

const transientCodes = new Set(['40001', '40P01'])

const isTransient = (error: unknown): boolean =>
  isOutdated(error) || (error instanceof pg.DatabaseError && transientCodes.has(error.code ?? ''))
