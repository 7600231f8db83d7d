// Brings a database to the newest schema. Safe when several processes start at once: one migrates, the others wait.
import type { Kysely } from 'kysely'
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

const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001-foundation': { up: foundation(dialect) },
  '0002-covers': { up: covers(dialect) },
  '0003-webhooks': { up: webhooks(dialect) },
  '0004-wraps': { up: wraps(dialect) },
  '0005-identity': { up: identity(dialect) },
  '0006-dashboard': { up: dashboard(dialect) },
  '0007-art': { up: art(dialect) },
  '0008-quotas': { up: quotas(dialect) },
})

export const migrate = async <T>(db: Kysely<T>, dialect: Dialect): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
