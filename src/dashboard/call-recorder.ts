// Keeps the recent calls of every account, and when keys were last used: noted in memory, written together a little later.
import type { FastifyInstance } from 'fastify'
import { markKeysUsed } from '../accounts/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import * as store from './requests-store.ts'

export interface Call {
  readonly accountId: string
  readonly keyId: string | null
  readonly requestId: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

export interface CallRecorder {
  note(call: Call): void
  /** Writes what is still to be written, and writes nothing afterwards. */
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly log: Log
  readonly now: Clock
  readonly writeEveryMs?: number
}

/** So many calls of an account are kept, and for a while up to a tenth more. */
export const callsKept = 1000
const callsBetweenLooks = 100
/** So many of one account are noted until the next writing; of more, the newest. */
const callsOfAccount = 100
/** Whatever comes when so many are noted is not: a database that is slow must not fill the memory. */
const callsNoted = 2000
const usedEveryMs = 60_000
const longestPath = 200

export const createCallRecorder = ({ database, log, now, writeEveryMs = 2000 }: Parts): CallRecorder => {
  let noted = new Map<string, store.LoggedCall[]>()
  let count = 0
  /** When the use of a key was last written by this process. */
  const usedAt = new Map<string, number>()
  /** How many calls of an account were written since its oldest were last forgotten. */
  const since = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let stopped = false

  const keysUsed = (calls: readonly store.LoggedCall[], at: number): string[] => {
    for (const [keyId, before] of usedAt) if (at >= before + usedEveryMs || at < before) usedAt.delete(keyId)
    const keys = new Set(calls.flatMap(({ key_id }) => (key_id === null ? [] : [key_id])))
    const due = [...keys].filter((keyId) => !usedAt.has(keyId))
    for (const keyId of due) usedAt.set(keyId, at)
    return due
  }

  /** The accounts of which so many calls came since this process last forgot their oldest that it is worth looking again. */
  const crowded = (accounts: ReadonlyMap<string, readonly store.LoggedCall[]>): string[] => {
    for (const [accountId, calls] of accounts) since.set(accountId, (since.get(accountId) ?? 0) + calls.length)
    const due = [...accounts.keys()].filter((accountId) => (since.get(accountId) ?? 0) >= callsBetweenLooks)
    for (const accountId of due) since.delete(accountId)
    return due
  }

  const write = async (): Promise<void> => {
    const accounts = noted
    const calls = [...accounts.values()].flat()
    noted = new Map()
    count = 0
    if (calls.length === 0) return
    const at = now()
    const keys = keysUsed(calls, at)
    await database.transact(async (trx) => {
      await store.insertCalls(trx, calls)
      for (const accountId of crowded(accounts)) await store.keepNewest(trx, accountId, callsKept)
      await markKeysUsed(trx, keys, at)
    })
  }

  /** What cannot be written is let go: the log of calls must never cost a call. */
  const writeSoon = (): Promise<void> => {
    writing = writing.then(write).catch((error) => log.warn({ err: error }, 'calls were not written down'))
    return writing
  }

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void writeSoon()
    }, writeEveryMs).unref()
  }

  return {
    note: ({ accountId, keyId, requestId, method, path, status, ms }) => {
      if (stopped || count >= callsNoted) return
      const calls = noted.get(accountId) ?? []
      if (calls.length === 0) noted.set(accountId, calls)
      if (calls.length >= callsOfAccount) calls.shift()
      else count++
      calls.push({
        id: newId(),
        account_id: accountId,
        key_id: keyId,
        request_id: requestId,
        method,
        path: path.slice(0, longestPath),
        status,
        ms,
        at: now(),
      })
      schedule()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await writeSoon()
    },
  }
}

/** Notes every call that is made with a key or an access token: never its query, its body or its headers. */
export const recordCalls = (app: FastifyInstance, recorder: CallRecorder): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { credential, method, url, id: requestId } = request
    if (credential) {
      const { accountId, keyId } = credential
      const [path = ''] = url.split('?', 1)
      const ms = Math.round(reply.elapsedTime)
      recorder.note({ accountId, keyId, requestId, method, path, status: reply.statusCode, ms })
    }
    done()
  })
}

/** For so long a call is remembered. */
const callLifeMs = 7 * 24 * 60 * 60 * 1000

export const sweepCalls = (database: Database, at: number): Promise<number> =>
  database.transact((trx) => store.deleteBefore(trx, at - callLifeMs))
