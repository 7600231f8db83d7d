// What the database itself refuses, whatever the code above it does.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../../src/platform/ids.ts'
import { openAccount } from '../../accounts/open-account.ts'
import { acceptDraft } from '../../jobs/job-draft.ts'
import { onBothDatabases } from '../../support/databases.ts'

const keyOf = (accountId: string) => ({
  id: newId(),
  account_id: accountId,
  name: 'Key',
  secret_hash: newId(),
  webhook_url: null,
  webhook_secret: 'whsec_x',
  created_at: 0,
  revoked_at: null,
})

onBothDatabases('the database', (bench) => {
  const write = (statement: ReturnType<typeof sql>) => bench.database.transact((trx) => statement.execute(trx))

  it('refuses a row whose owner does not exist', async () => {
    const insert = (accountId: string) =>
      bench.database.transact((trx) => trx.insertInto('api_keys').values(keyOf(accountId)).execute())
    await assert.rejects(insert(newId()), /foreign key/i)
    const { accountId } = await openAccount(bench.database)
    await insert(accountId)
  })

  it('refuses to remove an account that still owns something', async () => {
    const { accountId } = await openAccount(bench.database)
    await assert.rejects(write(sql`delete from accounts where id = ${accountId}`), /foreign key/i)
  })

  it('refuses a negative balance in either bucket', async () => {
    const { accountId } = await openAccount(bench.database)
    const own = sql`where account_id = ${accountId}`
    await assert.rejects(write(sql`update subscriptions set monthly_credits = -1 ${own}`), /check constraint/i)
    await assert.rejects(write(sql`update subscriptions set overage_credits = -1 ${own}`), /check constraint/i)
  })

  it('refuses a plan, a ledger kind and a job status that do not exist, and a job that cost more than it reserved', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database)
    const own = sql`where account_id = ${accountId}`
    await assert.rejects(write(sql`update subscriptions set plan = 'gold' ${own}`), /check constraint/i)
    await assert.rejects(write(sql`update credit_ledger set kind = 'gift'`), /check constraint/i)
    await acceptDraft(database, { accountId, credits: 1 })
    await assert.rejects(write(sql`update jobs set status = 'lost' ${own}`), /check constraint/i)
    await assert.rejects(write(sql`update jobs set credits_used = 2 ${own}`), /check constraint/i)
  })

  it('refuses a second subscription of one account', async () => {
    const { accountId } = await openAccount(bench.database)
    const row = await bench.database.read
      .selectFrom('subscriptions')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const second = bench.database.transact((trx) =>
      trx
        .insertInto('subscriptions')
        .values({ ...row, id: newId() })
        .execute(),
    )
    await assert.rejects(second, /unique/i)
  })
})
