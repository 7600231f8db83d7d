// A stored file as bytes: for pictures that are worked on, not passed on.
import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** A file of our own making; null where there is no such file. */
export const readWhole = async (storage: Storage, key: string): Promise<Uint8Array | null> => {
  const stored = await storage.read(key)
  return stored && buffer(stored.body)
}

/**
 * A file that somebody else has put there, which may be of any size, and another than a moment ago. No more is taken into memory than is
 * allowed, and what a chunk is over.
 */
export const readAtMost = async (
  storage: Pick<Storage, 'read'>,
  key: string,
  maxBytes: number,
): Promise<Uint8Array | null | 'too large'> => {
  const stored = await storage.read(key)
  if (!stored) return null
  if (stored.size > maxBytes) {
    stored.body.destroy()
    return 'too large'
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop destroys the stream, and with it the connection.
  for await (const chunk of stored.body) {
    size += chunk.byteLength
    if (size > maxBytes) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
