// Fills a database with accounts and books.
import { createAccount, type NewAccount } from '../../src/accounts/rules.ts'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import type { BenchPlace } from './places.ts'

interface SeedOptions {
  readonly accounts: number
  readonly books: number
}

const booksPerInsert = 1000

/** Makes the accounts, spreads the books evenly over them, and returns the API keys. */
export const seed = async ({ environment }: BenchPlace, { accounts, books }: SeedOptions): Promise<string[]> => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const made: NewAccount[] = []
  for (let index = 0; index < accounts; index++) {
    const at = Date.now()
    made.push(
      await createAccount(database, { email: `partner${index}@example.com`, plan: 'growth', password: null, at }),
    )
  }
  for (let first = 0; first < books; first += booksPerInsert) {
    const rows = Array.from({ length: Math.min(booksPerInsert, books - first) }, (_, offset) =>
      book(made[(first + offset) % accounts]?.accountId ?? '', first + offset),
    )
    await database.transact((trx) => trx.insertInto('books').values(rows).execute())
  }
  await database.close()
  return made.map(({ apiKey }) => apiKey)
}

const book = (accountId: string, number: number) => ({
  id: newId(),
  account_id: accountId,
  title: `The Lighthouse Keeper, Volume ${number}`,
  author: 'Jules Verne',
  subtitle: 'A novel of the southern seas',
  genre: 'Fantasy',
  subgenre: 'epic-fantasy',
  summary: 'Three keepers are left on an island at the end of the world, and a ship of pirates lands.',
  target_audience: 'adult' as const,
  planner_year: null,
  idempotency_key: null,
  created_at: Date.now(),
})
