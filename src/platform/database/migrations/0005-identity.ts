// People: their sessions, what slows down guessing, team seats and invitations; and what the authorization server keeps.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { columnTypes, statements } from './sql.ts'

export const identity = (dialect: Dialect) => async (db: Kysely<unknown>) => {
  const { id, instant, count, table } = columnTypes(dialect)

  await statements(
    db,
    `create table sessions (
      token_hash text primary key,
      account_id ${id} not null references accounts (id),
      created_at ${instant} not null,
      seen_at ${instant} not null
    ) ${table}`,
    `create index sessions_by_account on sessions (account_id)`,
    `create index sessions_by_seen on sessions (seen_at)`,

    `create table throttles (
      name text primary key,
      strikes ${count} not null check (strikes >= 0),
      blocked_until ${instant} not null,
      forget_at ${instant} not null
    ) ${table}`,
    `create index throttles_by_end on throttles (forget_at)`,

    // A person sits in one team at a time.
    `create table team_seats (
      member_id ${id} primary key references accounts (id),
      owner_id ${id} not null references accounts (id),
      created_at ${instant} not null,
      check (member_id <> owner_id)
    ) ${table}`,
    `create index team_seats_by_owner on team_seats (owner_id, created_at)`,

    `create table team_invitations (
      id ${id} primary key,
      owner_id ${id} not null references accounts (id),
      email text not null,
      token_hash text not null unique,
      created_at ${instant} not null,
      expires_at ${instant} not null,
      unique (owner_id, email)
    ) ${table}`,
    `create index team_invitations_by_end on team_invitations (expires_at)`,

    // The payload comes last: SQLite would otherwise read through it to find whether a row has expired.
    `create table oauth_records (
      kind text not null,
      id_hash text not null,
      grant_id text,
      client_id text,
      account_id ${id} references accounts (id),
      created_at ${instant} not null,
      expires_at ${instant},
      used_at ${instant},
      payload text not null,
      primary key (kind, id_hash)
    ) ${table}`,
    `create index oauth_records_by_grant on oauth_records (grant_id) where grant_id is not null`,
    `create index oauth_records_by_client on oauth_records (client_id) where client_id is not null`,
    `create index oauth_records_by_account on oauth_records (account_id) where account_id is not null`,
    `create index oauth_records_by_end on oauth_records (expires_at) where expires_at is not null`,

    `create table oauth_keys (
      id text primary key,
      purpose text not null check (purpose in ('sign', 'cookie')),
      secret text not null,
      created_at ${instant} not null
    ) ${table}`,
  )
}
