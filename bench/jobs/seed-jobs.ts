// Accounts that may order much: each with a book, and credits that do not run out.
import { createAccount } from '../../src/accounts/rules.ts'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { adjust } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import type { BenchPlace } from '../support/places.ts'

export interface Customer {
  readonly accountId: string
  readonly keyId: string
  readonly apiKey: string
  readonly subscriptionId: string
  readonly bookId: string
}

const plenty = 100_000_000

const books = [
  { title: 'The Time Machine', author: 'H. G. Wells', genre: 'Science Fiction', subgenre: 'hard-sf' },
  { title: 'Dracula', author: 'Bram Stoker', genre: 'Horror', subgenre: 'gothic' },
  { title: 'The Moonstone', author: 'Wilkie Collins', genre: 'Mystery', subgenre: 'procedural' },
  { title: 'Persuasion', author: 'Jane Austen', genre: 'Romance', subgenre: 'historical-romance' },
  { title: 'Phantastes', author: 'George MacDonald', genre: 'Fantasy', subgenre: 'myth-folklore' },
] as const

export const seedCustomers = async ({ environment }: BenchPlace, count: number): Promise<Customer[]> => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const customers: Customer[] = []
  for (let number = 0; number < count; number++) {
    const at = Date.now()
    const email = `partner${number}@example.test`
    const { accountId, keyId, apiKey } = await createAccount(database, { email, plan: 'scale', password: null, at })
    const bookId = newId()
    await database.transact(async (trx) => {
      await adjust(trx, { accountId, bucket: 'overage', by: plenty, reason: 'bench', at })
      const { title, author, genre, subgenre } = books[number % books.length] ?? books[0]
      await trx
        .insertInto('books')
        .values({
          id: bookId,
          account_id: accountId,
          title,
          author,
          subtitle: null,
          genre,
          subgenre,
          summary: null,
          target_audience: null,
          planner_year: null,
          idempotency_key: null,
          created_at: at,
        })
        .execute()
    })
    const { id: subscriptionId } = await database.read
      .selectFrom('subscriptions')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    customers.push({ accountId, keyId, apiKey, subscriptionId, bookId })
  }
  await database.close()
  return customers
}
