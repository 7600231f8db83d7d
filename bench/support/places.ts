// Databases for benches: an embedded file in a temporary folder, and a real PostgreSQL server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../test/support/postgres-server.ts'

export interface BenchPlace {
  readonly name: 'embedded' | 'PostgreSQL'
  /** What the service is started with to use it. */
  readonly environment: Readonly<Record<string, string>>
}

export interface BenchPlaces {
  /** A new, empty database of each kind. */
  create(): Promise<BenchPlace[]>
  remove(): Promise<void>
}

export const openPlaces = async (): Promise<BenchPlaces> => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-bench-'))
  const postgres = await startPostgres()
  let made = 0
  return {
    create: async () => {
      const name = `bench${made++}`
      const dataDir = join(folder, name)
      await createDatabase(postgres.url, name)
      const url = new URL(postgres.url)
      url.pathname = `/${name}`
      return [
        { name: 'embedded', environment: { DATA_DIR: dataDir } },
        { name: 'PostgreSQL', environment: { DATA_DIR: `${dataDir}-pg`, DATABASE_URL: url.href } },
      ]
    },
    remove: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const createDatabase = async (server: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}
