// Runs a suite on both databases, each time on a fresh, migrated one of its own.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe } from 'node:test'
import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { openPostgres } from '../../src/platform/database/open-postgres.ts'
import { openSqlite } from '../../src/platform/database/open-sqlite.ts'

/** Where a database lives, so that other processes of a test can open it too. */
export type Place =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string }

export const dialects: readonly Dialect[] = ['sqlite', 'postgres']

export const openPlace = (place: Place): Database =>
  place.dialect === 'sqlite'
    ? openSqlite(place.file)
    : openPostgres({
        url: place.url,
        onConnectionError: (error) => process.stderr.write(`postgres connection: ${error.message}\n`),
      })

interface Home {
  readonly place: Place
  remove(): Promise<void>
}

/** Makes room for an empty database. */
export const createPlace = (dialect: Dialect): Promise<Home> =>
  dialect === 'sqlite' ? sqliteHome() : postgresHome('template1')

/** The database of the server that has all tables and no rows: copied in a third of the time that making the tables takes. */
const withTables = 'with_tables'

/** Makes room for a database that has its tables, or will quickly have. */
export const createFurnishedPlace = (dialect: Dialect): Promise<Home> =>
  dialect === 'sqlite' ? sqliteHome() : postgresHome(withTables)

/** Before the first test, once a server. */
export const furnish = async (server: string): Promise<void> => {
  await administer(server, `create database ${withTables}`)
  const database = openPlace({ dialect: 'postgres', url: urlOf(server, withTables) })
  await database.migrate()
  await database.close()
}

const sqliteHome = async (): Promise<Home> => {
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-test-'))
  return {
    place: { dialect: 'sqlite', file: join(folder, 'dustjacket.db') },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const urlOf = (server: string, name: string): string => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const postgresHome = async (template: string): Promise<Home> => {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with `npm test`')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template ${template}`)
  return {
    // Through a pooler, where the tests are run behind one.
    place: { dialect: 'postgres', url: urlOf(process.env.TEST_POOLER_URL ?? server, name) },
    remove: () => administer(server, `drop database ${name} with (force)`),
  }
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** What a suite works with; filled before its first test runs. */
export interface Bench {
  database: Database
  place: Place
}

/** Describes a suite once per database. `bench` is ready inside tests and hooks. */
export const onBothDatabases = (name: string, suite: (bench: Bench) => void): void => {
  for (const dialect of dialects) {
    describe(`${name} [${dialect}]`, () => {
      const opened: Partial<Bench> = {}
      let home: Home | undefined

      before(async () => {
        home = await createFurnishedPlace(dialect)
        opened.place = home.place
        opened.database = openPlace(home.place)
        await opened.database.migrate()
      })
      after(async () => {
        await opened.database?.close()
        await home?.remove()
      })

      suite({
        get database() {
          return present(opened.database)
        },
        get place() {
          return present(opened.place)
        },
      })
    })
  }
}

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the database is only open while tests run')
  return value
}
