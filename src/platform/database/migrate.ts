// Brings a database to the newest schema. Safe when several processes start at once: one migrates, the others wait.
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Dialect } from './dialect.ts'
import { foundation } from './migrations/0001-foundation.ts'
import { covers } from './migrations/0002-covers.ts'
import { webhooks } from './migrations/0003-webhooks.ts'
import { wraps } from './migrations/0004-wraps.ts'
import { identity } from './migrations/0005-identity.ts'
import { dashboard } from './migrations/0006-dashboard.ts'
import { art } from './migrations/0007-art.ts'
import { quotas } from './migrations/0008-quotas.ts'
import { rates } from './migrations/0009-rates.ts'
import { sequences } from './migrations/0011-sequences.ts'

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001-foundation': { up: foundation(dialect) },
  '0002-covers': { up: covers(dialect) },
  '0003-webhooks': { up: webhooks(dialect) },
  '0004-wraps': { up: wraps(dialect) },
  '0005-identity': { up: identity(dialect) },
  '0006-dashboard': { up: dashboard(dialect) },
  '0007-art': { up: art(dialect) },
  '0008-quotas': { up: quotas(dialect) },
  '0009-rates': { up: rates(dialect) },
  '0011-sequences': { up: sequences(dialect) },
})

/** The lock that Kysely itself would take, so that a version which leaves it to Kysely waits for this one. */
const migrationLock = 3853314791062309107n

/** All in one transaction, the lock too: one that belongs to a session is lost, or left behind, where a pooler lends the session to others. */
export const migrate = <T>(db: Kysely<T>, dialect: Dialect): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx)
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations(dialect) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  })
