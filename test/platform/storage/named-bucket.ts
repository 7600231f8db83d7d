// The bucket of a server that runs elsewhere, when the environment names one: TEST_S3_URL with the usual AWS variables.
import { randomUUID } from 'node:crypto'
import { S3Storage, type S3StorageOptions } from '../../../src/platform/storage/s3-storage.ts'
import { parseStorageUrl } from '../../../src/platform/storage/storage-url.ts'
import { keysIn } from './subject.ts'

/** Null when TEST_S3_URL is not set. */
export const namedBucket = ({ TEST_S3_URL, ...environment }: NodeJS.ProcessEnv) => {
  if (!TEST_S3_URL) return null
  const location = parseStorageUrl(TEST_S3_URL)
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN: sessionToken } = environment
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('TEST_S3_URL needs the usual AWS variables.')
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken }

  /** A place of its own in the bucket, emptied when it stops. */
  return async () => {
    const prefix = [location.prefix, randomUUID()].filter(Boolean).join('/')
    const storage = (options: Partial<S3StorageOptions> = {}) =>
      new S3Storage({ location: { ...location, prefix }, credentials, now: Date.now, ...options })
    return {
      credentials,
      storage,
      missing: () => storage({ location: { ...location, bucket: `no-such-${randomUUID()}` } }),
      stop: async () => {
        const place = storage()
        const keys = await keysIn(place, '')
        for (let at = 0; at < keys.length; at += 20)
          await Promise.all(keys.slice(at, at + 20).map((key) => place.remove(key)))
      },
    }
  }
}
