// Removes files that no wrap uses any more: those that were replaced some time ago, and what a worker left behind.
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { sweepUnknown } from '../platform/storage/sweep-unknown.ts'
import { forgetFiles, keptFiles } from './store.ts'

const day = 24 * 60 * 60_000

/** URLs live for an hour, and work ends within minutes. */
const renderLifeMs = day

/** A job's result names its files, so they outlive their use. */
const resultLifeMs = 30 * day

/** Returns how many it removed. */
export const sweepWrapFiles = async (
  database: Database,
  storage: Storage,
  now: number,
  signal?: AbortSignal,
): Promise<number> => {
  const keeping = { rendersSince: now - renderLifeMs, resultsSince: now - resultLifeMs }
  return sweepUnknown(storage, {
    prefix: 'wraps/',
    before: new Date(now - day),
    known: (keys) => keptFiles(database.read, keys, keeping),
    removed: (keys) => database.transact((trx) => forgetFiles(trx, keys)),
    signal,
  })
}
