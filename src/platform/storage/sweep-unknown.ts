// Removes files that nobody knows.
import type { ListedFile, Storage } from './storage.ts'

interface Sweep {
  readonly prefix: string
  /** Younger files may belong to work that is about to end. */
  readonly before: Date
  readonly known: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

const batchSize = 200

/** Returns the keys it removed. */
export const sweepUnknown = async (storage: Storage, { prefix, before, known }: Sweep): Promise<readonly string[]> => {
  const removed: string[] = []
  let batch: ListedFile[] = []
  const sweep = async (): Promise<void> => {
    const keys = batch.map(({ key }) => key)
    batch = []
    if (keys.length === 0) return
    const kept = await known(keys)
    for (const key of keys.filter((each) => !kept.has(each))) {
      await storage.remove(key)
      removed.push(key)
    }
  }
  for await (const file of storage.list(prefix)) {
    if (file.modifiedAt < before) batch.push(file)
    if (batch.length === batchSize) await sweep()
  }
  await sweep()
  return removed
}
