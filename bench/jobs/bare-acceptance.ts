// The yardsticks of accepting a job: the same transaction in bare SQL, and a job queue's own way with one balance update.
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { newId } from '../../src/platform/ids.ts'
import type { Customer } from './seed-jobs.ts'

type Accept = (customer: Customer) => Promise<void>

const within = async (pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const takeCredit = async (client: pg.PoolClient, subscriptionId: string): Promise<void> => {
  await client.query({
    name: 'take',
    text: 'update subscriptions set overage_credits = overage_credits - 1 where id = $1 and overage_credits >= 1',
    values: [subscriptionId],
  })
}

const input = JSON.stringify({ count: 1, template: null, wishes: { prompt: null, colorPalette: null, mood: null } })

/** Balance, ledger row, job row: nothing is checked, nobody is told. */
export const bareSql =
  (pool: pg.Pool): Accept =>
  (customer) =>
    within(pool, async (client) => {
      const [jobId, now] = [newId(), Date.now()]
      await takeCredit(client, customer.subscriptionId)
      await client.query({
        name: 'ledger',
        text: `insert into credit_ledger (id, subscription_id, job_id, kind, monthly_delta, overage_delta, created_at)
          values ($1, $2, $3, 'reserve', 0, -1, $4)`,
        values: [newId(), customer.subscriptionId, jobId, now],
      })
      await client.query({
        name: 'job',
        text: `insert into jobs (id, account_id, subscription_id, key_id, operation, status, input, credits_reserved,
            credits_used, created_at, attempts, run_after, book_id, turn_at)
          values ($1, $2, $3, $4, 'generate', 'queued', $5, 1, 1, $6, 0, $6, $7, $6)`,
        values: [jobId, customer.accountId, customer.subscriptionId, customer.keyId, input, now, customer.bookId],
      })
    })

const queue = 'covers'

/** pg-boss, sending inside a transaction that takes the credit. */
export const openPgBoss = async (url: string, pool: pg.Pool): Promise<{ accept: Accept; stop(): Promise<void> }> => {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue(queue)
  return {
    accept: (customer) =>
      within(pool, async (client) => {
        await takeCredit(client, customer.subscriptionId)
        const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
        await boss.send(queue, { bookId: customer.bookId, count: 1 }, { db })
      }),
    stop: () => boss.stop({ graceful: false }),
  }
}
