// Keeps painted pictures: in memory while the process lives, in storage for the next one.
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** Several readers of a picture that is being painted share the one painting. A failed one is tried again. */
export const previewKeeper = (storage: Storage) => {
  const kept = new Map<string, Promise<Uint8Array>>()

  const fetchOrPaint = async (key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const stored = await readWhole(storage, key)
    if (stored) return stored
    const picture = await paint()
    await storage.put(key, picture, { contentType: 'image/jpeg' })
    return picture
  }

  return (key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = kept.get(key)
    if (known) return known
    const picture = fetchOrPaint(key, paint)
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    return picture
  }
}
