// Which uploads may be used as references, and what is wrong with the others.
import { hash } from 'node:crypto'
import { fault } from '../catalog/fault.ts'
import { uploadLimits } from '../catalog/limits.ts'
import { contentTypeOf } from '../platform/storage/media-types.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type PictureFormat, readUploadId, storageKeyOf, uploadFolder } from './upload-id.ts'

/** What the bytes of a picture are. */
export interface Measured {
  readonly format: PictureFormat
  /** As seen: after the turn that the file asks for. */
  readonly width: number
  readonly height: number
}

export interface Inspect {
  /** Null for what cannot be read. */
  readonly measure: (bytes: Uint8Array) => Promise<Measured | null>
  /** Why the content policy forbids a picture of allowed dimensions; null where it allows it. */
  readonly forbids: (bytes: Uint8Array) => Promise<string | null>
}

/** An upload as it was when it was judged: its URL takes other bytes for as long as it lives. */
export interface JudgedUpload {
  readonly id: string
  readonly sha256: string
}

const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')

const { minBytes, maxBytes, minSide, maxSide, maxAspect } = uploadLimits

/** Checks uploads in the order in which the contract lists what can be wrong. */
export const requireUploads = async (
  { storage, inspect }: { storage: Storage; inspect: Inspect },
  accountId: string,
  uploads: readonly string[],
): Promise<readonly JudgedUpload[]> => {
  const names = uploads.map((upload) => ({ upload, format: ownFormat(accountId, upload) }))
  const stored = await Promise.all(
    names.map(async (name) => ({ ...name, size: (await requireStat(storage, name.upload)).size })),
  )
  for (const { upload, size } of stored) refuseTooLarge(upload, size)
  for (const { upload, size } of stored) refuseTooSmall(upload, size)
  const seen = []
  for (const { upload, format } of stored) {
    const bytes = await bytesOf(storage, upload)
    const measured = await inspect.measure(bytes)
    if (!measured) throw unusable(upload, 'is no JPEG, PNG or WebP image, or is damaged')
    if (measured.format !== format) throw unusable(upload, `was announced as ${format} but is ${measured.format}`)
    seen.push({ upload, bytes, ...measured })
  }
  for (const { upload, width, height } of seen) refuseDimensions(upload, width, height)
  for (const { upload, bytes } of seen) refuseForbidden(upload, await inspect.forbids(bytes))
  return seen.map(({ upload: id, bytes }) => ({ id, sha256: sha256Of(bytes) }))
}

/** Keeps bytes as the PUT to an upload's URL would, and checks them at once: what is refused is not kept. */
export const keepUpload = async (
  places: { readonly storage: Storage; readonly inspect: Inspect },
  accountId: string,
  upload: string,
  bytes: Uint8Array,
): Promise<void> => {
  const key = storageKeyOf(upload)
  await places.storage.put(key, bytes, { contentType: contentTypeOf(key) })
  try {
    await requireUploads(places, accountId, [upload])
  } catch (error) {
    await places.storage.remove(key)
    throw error
  }
}

const unusable = (upload: string, reason: string) =>
  fault('invalid_upload', {
    message: `The upload ${upload.slice(0, 120)} ${reason}.`,
    details: { upload_id: upload.slice(0, 200) },
  })

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
  const bytes = await readWhole(storage, storageKeyOf(upload))
  if (!bytes) throw fault('upload_not_found', { details: { upload_id: upload } })
  return bytes
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

const refuseDimensions = (upload: string, width: number, height: number): void => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short >= minSide && long <= maxSide && long / short <= maxAspect) return
  throw fault('invalid_image_dimensions', {
    message: `The image is ${width} x ${height}; each side must have ${minSide} to ${maxSide} pixels, and the aspect ratio must lie within 1:${maxAspect} and ${maxAspect}:1.`,
    details: { upload_id: upload, width, height },
  })
}

const refuseForbidden = (upload: string, reason: string | null): void => {
  if (reason === null) return
  throw fault('content_policy_violation', {
    message: 'The content policy does not allow a reference image.',
    details: { upload_id: upload, reason },
  })
}

/** The bytes of an upload, if they are still those that were judged. */
export const readJudged = async (
  storage: Storage,
  { id, sha256 }: JudgedUpload,
): Promise<Uint8Array | 'gone' | 'replaced'> => {
  const bytes = await readWhole(storage, storageKeyOf(id))
  if (!bytes) return 'gone'
  return sha256Of(bytes) === sha256 ? bytes : 'replaced'
}

/** Removes uploads older than `before`; whoever used one has used it by then. Returns how many it removed. */
export const sweepUploads = async (storage: Storage, before: Date): Promise<number> => {
  let removed = 0
  for await (const { key, modifiedAt } of storage.list(uploadFolder)) {
    if (modifiedAt >= before) continue
    await storage.remove(key)
    removed++
  }
  return removed
}
