// Which uploads may be used as references, and what is wrong with the others.
import { hash } from 'node:crypto'
import { fault } from '../catalog/fault.ts'
import { uploadLimits } from '../catalog/limits.ts'
import type { PictureFormat } from '../pictures/picture-format.ts'
import { contentTypeOf } from '../platform/storage/media-types.ts'
import { readAtMost } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import {
  type Inspect,
  measured,
  refuseByBytes,
  refuseDimensions,
  refuseForbidden,
  type Uploader,
  unusable,
} from './judge-picture.ts'
import { readUploadId, storageKeyOf, uploadFolder } from './upload-id.ts'

export type { Inspect, Uploader } from './judge-picture.ts'
export { sweepUploadDays } from './quota.ts'

/** An upload as it was when it was judged: its URL takes other bytes for as long as it lives. */
export interface JudgedUpload {
  readonly id: string
  readonly sha256: string
}

const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

const { minBytes, maxBytes } = uploadLimits

interface Places {
  readonly storage: Storage
  readonly inspect: Inspect
}

/** Checks uploads in the order in which the contract lists what can be wrong. */
export const requireUploads = async (
  { storage, inspect }: Places,
  uploader: Uploader,
  uploads: readonly string[],
): Promise<readonly JudgedUpload[]> => {
  const names = uploads.map((upload) => ({ upload, format: ownFormat(uploader.accountId, upload) }))
  const stored = await Promise.all(
    names.map(async (name) => ({ ...name, size: (await requireStat(storage, name.upload)).size })),
  )
  for (const { upload, size } of stored) refuseTooLarge(upload, size)
  for (const { upload, size } of stored) refuseTooSmall(upload, size)
  const seen = []
  for (const { upload, format } of stored) {
    const bytes = await bytesOf(storage, upload)
    refuseByBytes(upload, bytes, format)
    seen.push({ upload, bytes, picture: await measured(inspect, uploader, upload, bytes) })
  }
  for (const { upload, picture } of seen) refuseDimensions(upload, picture)
  for (const { upload, bytes } of seen) await refuseForbidden(inspect, uploader, upload, bytes)
  return seen.map(({ upload: id, bytes }) => ({ id, sha256: sha256Of(bytes) }))
}

/** Keeps bytes as the PUT to an upload's URL would, and checks them at once: what is refused is not kept. */
export const keepUpload = async (
  places: Places,
  uploader: Uploader,
  upload: string,
  bytes: Uint8Array,
): Promise<void> => {
  const key = storageKeyOf(upload)
  await places.storage.put(key, bytes, { contentType: contentTypeOf(key) })
  try {
    await requireUploads(places, uploader, [upload])
  } catch (error) {
    await places.storage.remove(key)
    throw error
  }
}

const ownFormat = (accountId: string, upload: string): PictureFormat => {
  const name = readUploadId(upload)
  if (name?.accountId === accountId) return name.format
  throw unusable(upload, 'is no upload_id of this account')
}

const requireStat = async (storage: Storage, upload: string) => {
  const stat = await storage.stat(storageKeyOf(upload))
  if (stat) return stat
  throw fault('upload_not_found', {
    message: `Nothing has been uploaded as ${upload}, or it has been removed; unused uploads go after 24 hours.`,
    details: { upload_id: upload },
  })
}

const bytesOf = async (storage: Storage, upload: string): Promise<Uint8Array> => {
  const bytes = await readAtMost(storage, storageKeyOf(upload), maxBytes)
  if (!bytes) throw fault('upload_not_found', { details: { upload_id: upload } })
  if (bytes !== 'too large') return bytes
  throw fault('file_too_large', {
    message: `The upload has more than ${maxBytes} bytes.`,
    details: { upload_id: upload, limit: maxBytes },
  })
}

const refuseTooLarge = (upload: string, size: number): void => {
  if (size <= maxBytes) return
  throw fault('file_too_large', {
    message: `The upload has ${size} bytes; at most ${maxBytes} are allowed.`,
    details: { upload_id: upload, limit: maxBytes },
  })
}

const refuseTooSmall = (upload: string, size: number): void => {
  if (size >= minBytes) return
  throw fault('file_too_small', {
    message: `The upload has ${size} bytes; at least ${minBytes} are needed.`,
    details: { upload_id: upload, limit: minBytes },
  })
}

/** The bytes of an upload, if they are still those that were judged. */
export const readJudged = async (
  storage: Storage,
  { id, sha256 }: JudgedUpload,
): Promise<Uint8Array | 'gone' | 'replaced'> => {
  const bytes = await readAtMost(storage, storageKeyOf(id), maxBytes)
  if (!bytes) return 'gone'
  return bytes !== 'too large' && sha256Of(bytes) === sha256 ? bytes : 'replaced'
}

/** Removes uploads older than `before`; whoever used one has used it by then. Returns how many it removed. */
export const sweepUploads = async (storage: Storage, before: Date, signal?: AbortSignal): Promise<number> => {
  let removed = 0
  for await (const { key, modifiedAt } of storage.list(uploadFolder, signal)) {
    if (modifiedAt >= before) continue
    await storage.remove(key, signal)
    removed++
  }
  return removed
}
