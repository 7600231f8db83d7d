// Accounts, subscriptions, keys, credits, books and jobs.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const foundation = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, table } = columnTypes(dialect)

  await statements(
    db,
    `create table accounts (
      id ${id} primary key,
      email text not null unique,
      password_hash text,
      created_at ${instant} not null
    ) ${table}`,

    `create table subscriptions (
      id ${id} primary key,
      account_id ${id} not null unique references accounts (id),
      plan text not null check (plan in ('starter', 'growth', 'scale')),
      cancelled_at ${instant},
      monthly_credits ${count} not null check (monthly_credits >= 0),
      overage_credits ${count} not null check (overage_credits >= 0),
      period_allowance ${count} not null check (period_allowance >= 0),
      open_reservations ${count} not null default 0 check (open_reservations >= 0),
      reserved_credits ${count} not null default 0 check (reserved_credits >= 0),
      anchor_at ${instant} not null,
      period_ends_at ${instant} not null,
      created_at ${instant} not null
    ) ${table}`,
    `create index subscriptions_by_period_end on subscriptions (period_ends_at) where cancelled_at is null`,

    `create table api_keys (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      name text not null,
      secret_hash text not null unique,
      webhook_url text,
      webhook_secret text not null,
      created_at ${instant} not null,
      revoked_at ${instant}
    ) ${table}`,
    `create index api_keys_by_account on api_keys (account_id, id)`,

    `create table credit_ledger (
      id ${id} primary key,
      subscription_id ${id} not null references subscriptions (id),
      job_id ${id},
      kind text not null check (kind in ('reserve', 'settle', 'refund', 'grant', 'month_reset')),
      monthly_delta ${count} not null,
      overage_delta ${count} not null,
      reason text,
      created_at ${instant} not null
    ) ${table}`,
    `create index credit_ledger_by_subscription on credit_ledger (subscription_id, id)`,
    `create index credit_ledger_by_job on credit_ledger (job_id) where job_id is not null`,

    `create table credit_reservations (
      job_id ${id} primary key,
      subscription_id ${id} not null references subscriptions (id),
      monthly ${count} not null check (monthly >= 0),
      overage ${count} not null check (overage >= 0),
      period_ends_at ${instant} not null,
      closed_at ${instant}
    ) ${table}`,

    `create table books (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      title text not null,
      author text,
      subtitle text,
      genre text not null,
      subgenre text,
      summary text,
      target_audience text,
      planner_year text,
      idempotency_key text,
      created_at ${instant} not null
    ) ${table}`,
    `create index books_by_account on books (account_id, id desc)`,
    `create unique index books_by_idempotency_key on books (account_id, idempotency_key)
      where idempotency_key is not null`,

    `create table jobs (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      subscription_id ${id} not null references subscriptions (id),
      key_id ${id} references api_keys (id),
      operation text not null,
      status text not null check (status in ('queued', 'processing', 'completed', 'failed')),
      input text not null,
      result text,
      error text,
      external_ref text,
      webhook_url text,
      idempotency_key text,
      credits_reserved ${count} not null check (credits_reserved >= 0),
      credits_used ${count} not null check (credits_used between 0 and credits_reserved),
      created_at ${instant} not null,
      started_at ${instant},
      completed_at ${instant},
      attempts ${count} not null,
      run_after ${instant} not null,
      lease_token ${id},
      lease_until ${instant}
    ) ${table}`,
    `create index jobs_waiting on jobs (run_after, id) where status = 'queued'`,
    `create index jobs_leased on jobs (lease_until) where status = 'processing'`,
    `create index jobs_active_by_subscription on jobs (subscription_id) where status in ('queued', 'processing')`,
    `create unique index jobs_by_idempotency_key on jobs (key_id, idempotency_key) where idempotency_key is not null`,
  )

  // What the databases say differently becomes a function of one name, so that every query can be written once.
  // The embedded database gets its own when a connection opens.
  if (dialect === 'postgres') {
    await statements(
      db,
      `create function now_ms() returns bigint language sql volatile
        as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$`,
    )
  }
}
