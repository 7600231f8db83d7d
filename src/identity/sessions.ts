// Sessions of people: begun at sign-in with a token of their own, over after a while of rest and after a month at the latest.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import type { Rates } from '../platform/rates/rates.ts'
import type { AddressOf } from './client-address.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { hashToken, newToken, tokenPattern } from './secret-token.ts'
import * as store from './sessions-store.ts'

/** What the rooms for people are made of. */
export interface IdentityParts {
  readonly database: Database
  readonly now: Clock
  readonly baseUrl: () => string
  readonly addressOf: AddressOf
  readonly rates: Rates
}

/** Somebody who has signed in. */
export interface Session {
  readonly accountId: string
  readonly email: string
  /** When the password was given. */
  readonly createdAt: number
}

const day = 24 * 60 * 60 * 1000
const idleMs = 3 * day
const longestMs = 30 * day
/** Writing down every request would cost a transaction each. */
const seenEveryMs = 10 * 60 * 1000

/** The token in the cookie, where it has the form of one. */
export const tokenOf = ({ baseUrl }: IdentityParts, request: FastifyRequest): string | null => {
  const token = readCookie(request, baseUrl(), 'session')
  return token !== null && tokenPattern.test(token) ? token : null
}

/** Who has signed in with the browser that asks; null where nobody has. */
export const sessionOf = async (parts: IdentityParts, request: FastifyRequest): Promise<Session | null> => {
  const { database, now } = parts
  const token = tokenOf(parts, request)
  const row = token === null ? undefined : await store.findSession(database.read, hashToken(token))
  if (token === null || !row) return null
  const at = now()
  if (at >= row.seenAt + idleMs || at >= row.createdAt + longestMs) return null
  if (at >= row.seenAt + seenEveryMs) await database.transact((trx) => store.updateSeen(trx, hashToken(token), at))
  const { accountId, email, createdAt } = row
  return { accountId, email, createdAt }
}

/** Begins a session under a new token. A token that the browser brought along is never used again. */
export const beginSession = async (
  trx: Trx,
  { accountId, before, at }: { accountId: string; before: string | null; at: number },
): Promise<string> => {
  if (before !== null) await store.deleteSession(trx, hashToken(before))
  const token = newToken()
  await store.insertSession(trx, {
    token_hash: hashToken(token),
    account_id: accountId,
    created_at: at,
    seen_at: at,
  })
  return token
}

/** Hands the token of a session to the browser. */
export const keepSession = ({ baseUrl }: IdentityParts, reply: FastifyReply, token: string): void =>
  writeCookie(reply, baseUrl(), { name: 'session', value: token, maxAgeMs: longestMs })

const forgetSession = ({ baseUrl }: IdentityParts, reply: FastifyReply): void =>
  writeCookie(reply, baseUrl(), { name: 'session', value: '', maxAgeMs: 0 })

export const signOut = async (parts: IdentityParts, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const token = tokenOf(parts, request)
  if (token !== null) await parts.database.transact((trx) => store.deleteSession(trx, hashToken(token)))
  forgetSession(parts, reply)
}

export const signOutEverywhere = async (
  parts: IdentityParts,
  reply: FastifyReply,
  { accountId }: Session,
): Promise<void> => {
  await parts.database.transact((trx) => store.deleteSessionsOf(trx, accountId))
  forgetSession(parts, reply)
}

export const endSessionsOf = (trx: Trx, accountId: string): Promise<void> => store.deleteSessionsOf(trx, accountId)

/** Removes sessions that are over. */
export const sweepSessions = (trx: Trx, at: number): Promise<number> =>
  store.deleteSessionsBefore(trx, { seen: at - idleMs, created: at - longestMs })
