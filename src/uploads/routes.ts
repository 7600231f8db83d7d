// The endpoint of uploads.
import { uploadLimits } from '../catalog/limits.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { createUpload } from '../contract/uploads.ts'
import { type Clock, isoTime } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { takeUpload } from './quota.ts'
import { storageKeyOf, uploadId } from './upload-id.ts'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly now: Clock
}

export const uploadEndpoints = ({ database, storage, now }: Parts): Endpoint[] => [
  endpoint(createUpload, async ({ credential: { accountId }, body }) => {
    const { content_type: contentType, size_bytes: exactBytes } = body()
    await takeUpload(database, { accountId, announced: exactBytes, at: now() })
    const upload = uploadId(accountId, newId(), contentType)
    const expiresAt = now() + uploadLimits.lifeMs
    const { maxBytes, types } = uploadLimits
    const url = await storage.signedPutUrl(storageKeyOf(upload), {
      expiresAt: new Date(expiresAt),
      contentType,
      maxBytes,
      exactBytes,
    })
    return {
      status: 200,
      body: {
        upload_id: upload,
        upload_url: url,
        expires_at: isoTime(expiresAt),
        max_bytes: maxBytes,
        allowed_types: [...types],
      },
    }
  }),
]
