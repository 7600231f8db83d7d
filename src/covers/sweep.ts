// Removes files that belong to no cover: what a worker left behind when it died between the shelf and the job's end.
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { sweepUnknown } from '../platform/storage/sweep-unknown.ts'
import { knownFiles } from './store.ts'

/** Looks only at files older than `before`: younger ones may belong to a job that is about to end. Returns how many it removed. */
export const sweepOrphans = async (
  database: Database,
  storage: Storage,
  before: Date,
  signal?: AbortSignal,
): Promise<number> => {
  const known = (keys: readonly string[]) => knownFiles(database.read, keys)
  return sweepUnknown(storage, { prefix: 'covers/', before, known, signal })
}
