// A file server with one file on its shelf, for the tests of the file routes.
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import type { OpenFile } from '../../../src/platform/storage/file-storage.ts'
import { startFileServer } from './file-server.ts'

export const start = async (t: TestContext) => {
  const clock = { now: Date.now() }
  const opened: Promise<void>[] = []
  const server = await startFileServer({
    now: () => clock.now,
    watch: (storage) => ({
      put: (...args) => storage.put(...args),
      open: async (key) => {
        const file = await storage.open(key)
        return file && watched(file, opened)
      },
    }),
  })
  t.after(server.stop)
  const inOneMinute = new Date(Math.floor(clock.now / 1000) * 1000 + 60_000)
  const bytes = randomBytes(1000)
  await server.storage.put('shelf/cover.jpg', bytes, { contentType: 'image/jpeg' })

  const url = (fileName = 'Cover.jpg', key = 'shelf/cover.jpg') =>
    server.storage.signedGetUrl(key, { expiresAt: inOneMinute, fileName })
  return {
    ...server,
    bytes,
    clock,
    opened,
    url,
    get: async (headers: Record<string, string> = {}, method = 'GET') => fetch(await url(), { headers, method }),
    putUrl: (maxBytes: number, key = 'uploads/new.jpg') =>
      server.storage.signedPutUrl(key, { expiresAt: inOneMinute, contentType: 'image/jpeg', maxBytes }),
  }
}

// Adds a promise for each opened file that is kept when the file is closed.
const watched = (file: OpenFile, opened: Promise<void>[]): OpenFile => {
  const closed = Promise.withResolvers<void>()
  opened.push(closed.promise)
  return {
    stat: file.stat,
    stream: (range) => file.stream(range).once('close', closed.resolve),
    close: async () => {
      await file.close()
      closed.resolve()
    },
  }
}

export const codeOf = async (response: Response): Promise<unknown> => JSON.parse(await response.text()).error.code
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
export const jpeg = { 'content-type': 'image/jpeg' }
