// Removes files that belong to no cover: what a worker left behind when it died between the shelf and the job's end.
import type { Database } from '../platform/database/database.ts'
import type { ListedFile, Storage } from '../platform/storage/storage.ts'
import { knownFiles } from './store.ts'

const batchSize = 200

/** Looks only at files older than `before`: younger ones may belong to a job that is about to end. Returns how many it removed. */
export const sweepOrphans = async (database: Database, storage: Storage, before: Date): Promise<number> => {
  let removed = 0
  let batch: ListedFile[] = []
  const sweep = async (): Promise<void> => {
    const keys = batch.map(({ key }) => key)
    batch = []
    if (keys.length === 0) return
    const known = await knownFiles(database.read, keys)
    for (const key of keys.filter((each) => !known.has(each))) {
      await storage.remove(key)
      removed++
    }
  }
  for await (const file of storage.list('covers/')) {
    if (file.modifiedAt < before) batch.push(file)
    if (batch.length === batchSize) await sweep()
  }
  await sweep()
  return removed
}
