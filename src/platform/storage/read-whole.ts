// A stored file as bytes: for pictures that are worked on, not passed on.
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** Null where there is no such file. */
export const readWhole = async (storage: Storage, key: string): Promise<Uint8Array | null> => {
  const stored = await storage.read(key)
  return stored && buffer(stored.body)
}
