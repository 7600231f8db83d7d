// Opens the parts that every entrance needs, as the configuration says.
import type { Config } from './config.ts'
import type { Database } from './platform/database/database.ts'
import { openPostgres } from './platform/database/open-postgres.ts'
import { openSqlite } from './platform/database/open-sqlite.ts'
import type { Log } from './platform/log.ts'

/** The database, at its newest schema. */
export const openDatabase = async ({ database: where }: Config, log: Log): Promise<Database> => {
  const database =
    where.kind === 'sqlite'
      ? openSqlite(where.file)
      : openPostgres({
          url: where.url,
          onConnectionError: (error) => log.warn({ err: error }, 'lost a database connection'),
        })
  try {
    await database.migrate()
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
