// Webhook deliveries, their attempts, and the secret that a roll replaced.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const webhooks = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, table } = columnTypes(dialect)

  await statements(
    db,
    `alter table api_keys add column webhook_secret_before text`,
    `alter table api_keys add column webhook_secret_rolled_at ${instant}`,

    // The body comes last: SQLite would otherwise read through it to find whether a row is due.
    `create table webhook_deliveries (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      key_id ${id} not null references api_keys (id),
      job_id ${id},
      event text not null check (event in ('job.completed', 'job.failed', 'webhook.test')),
      url text not null,
      host text not null,
      status text not null check (status in ('queued', 'processing', 'delivered', 'failed')),
      created_at ${instant} not null,
      started_at ${instant},
      ended_at ${instant},
      attempts ${count} not null,
      attempts_before ${count} not null,
      run_after ${instant} not null,
      lease_token ${id},
      lease_until ${instant},
      body text not null
    ) ${table}`,
    // A job ends once, so it has one payload.
    `create unique index webhook_deliveries_by_job on webhook_deliveries (job_id) where job_id is not null`,
    `create index webhook_deliveries_by_account on webhook_deliveries (account_id, id desc)`,
    // With the lanes in it, whoever passes over the backlog of a busy receiver need not read its rows.
    `create index webhook_deliveries_waiting on webhook_deliveries (run_after, id, host, account_id)
      where status = 'queued'`,
    `create index webhook_deliveries_ended on webhook_deliveries (ended_at) where ended_at is not null`,
    `create index webhook_deliveries_leased on webhook_deliveries (lease_until) where status = 'processing'`,

    `create table webhook_attempts (
      id ${id} primary key,
      delivery_id ${id} not null references webhook_deliveries (id),
      number ${count} not null check (number > 0),
      at ${instant} not null,
      duration_ms ${count} not null,
      status_code ${count},
      error text,
      response_excerpt text,
      next_attempt_at ${instant},
      unique (delivery_id, number)
    ) ${table}`,
  )
}
