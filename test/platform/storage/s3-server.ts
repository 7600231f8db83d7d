// A real S3-compatible server in this process, and storages that talk to it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { S3Storage, type S3StorageOptions } from '../../../src/platform/storage/s3-storage.ts'
import { parseStorageUrl } from '../../../src/platform/storage/storage-url.ts'

export const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export const startS3Server = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dustjacket-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'jackets' }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const storageUrl = (path: string) => `s3://${path}?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1`
  return {
    storageUrl,
    storageAt: (path: string, options: Partial<S3StorageOptions> = {}) =>
      new S3Storage({
        location: parseStorageUrl(storageUrl(path)),
        credentials: s3Credentials,
        now: Date.now,
        ...options,
      }),
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
