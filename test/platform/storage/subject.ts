// What the common promises are tried on: a storage, and new files for it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../src/platform/storage/storage.ts'

export interface Subject {
  readonly storage: Storage
  /** The same files, signed for as if it were `now`. */
  storageAt(now: number): Storage
  stop(): Promise<void>
}

export const jpeg = { contentType: 'image/jpeg' }
export const newKey = (extension = 'jpg') => `shelf/${randomUUID()}.${extension}`
export const inAnHour = () => new Date(Date.now() + 3_600_000)

export const bytesAt = async (storage: Storage, key: string) => {
  const file = await storage.read(key)
  assert(file, `${key} is there`)
  return await buffer(file.body)
}

export const keysIn = async (storage: Storage, prefix: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}

/** A body left unread keeps its connection, and that keeps the server from closing. */
export const drained = async (response: Response): Promise<Response> => {
  await response.arrayBuffer()
  return response
}
