// Opens the parts that every entrance needs, as the configuration says.
import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { openPostgres } from '../platform/database/open-postgres.ts'
import { openSqlite } from '../platform/database/open-sqlite.ts'
import type { Log } from '../platform/log.ts'
import { openSecrets } from '../platform/secrets.ts'
import { FileStorage } from '../platform/storage/file-storage.ts'
import { S3Storage } from '../platform/storage/s3-storage.ts'

/** The database, at its newest schema. */
export const openDatabase = async ({ database: where }: Config, log: Log): Promise<Database> => {
  const database =
    where.kind === 'sqlite'
      ? openSqlite(where.file)
      : openPostgres({
          url: where.url,
          directUrl: where.directUrl,
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

/** Where files are kept, and what URLs that lead to the service itself are signed with. */
export type OpenStorage =
  | { readonly kind: 'files'; readonly storage: FileStorage; readonly secret: string }
  | { readonly kind: 's3'; readonly storage: S3Storage; readonly secret: string }

export const openStorage = ({ storage: where, dataDir }: Config, baseUrl: () => string, now: Clock): OpenStorage => {
  if (where.kind === 's3') {
    // Of what all processes of one bucket have: what one has signed, another one may be asked to take.
    const secret = createHmac('sha256', where.credentials.secretAccessKey)
      .update('dustjacket upload urls')
      .digest('hex')
    return { kind: 's3', storage: new S3Storage({ ...where, now, door: { secret, baseUrl } }), secret }
  }
  const { urlSigning: secret } = openSecrets(dataDir)
  return { kind: 'files', storage: new FileStorage({ root: where.directory, secret, baseUrl }), secret }
}
