// Removes files that nobody knows.
import type { ListedFile, Storage } from './storage.ts'

interface Sweep {
  readonly prefix: string
  /** Younger files may belong to work that is about to end. */
  readonly before: Date
  readonly known: (keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Hears of what was removed, also when the sweep is cut short. */
  readonly removed?: (keys: readonly string[]) => Promise<void>
  /** What is left when it aborts is left to the next sweep. */
  readonly signal?: AbortSignal | undefined
}

const batchSize = 200

/** Returns how many it removed. */
export const sweepUnknown = async (
  storage: Storage,
  { prefix, before, known, removed, signal }: Sweep,
): Promise<number> => {
  let count = 0
  let batch: ListedFile[] = []
  const sweep = async (): Promise<void> => {
    const keys = batch.map(({ key }) => key)
    batch = []
    if (keys.length === 0) return
    const kept = await known(keys)
    const gone: string[] = []
    try {
      for (const key of keys.filter((each) => !kept.has(each))) {
        await storage.remove(key, signal)
        gone.push(key)
      }
    } finally {
      if (gone.length > 0) await removed?.(gone)
    }
    count += gone.length
  }
  for await (const file of storage.list(prefix, signal)) {
    if (file.modifiedAt < before) batch.push(file)
    if (batch.length === batchSize) await sweep()
  }
  await sweep()
  return count
}
