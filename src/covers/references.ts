// The pictures a cover is made after: uploads of the caller and covers of the account.
import { fault } from '../catalog/fault.ts'
import { maxReferences } from '../catalog/limits.ts'
import { JobFailure, type Workload } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { ReferenceReading } from '../studio/senses/references/reading.ts'
import type { Senses } from '../studio/senses/senses.ts'
import { type Inspect, type JudgedUpload, readJudged, requireUploads, type Uploader } from '../uploads/rules.ts'
import { findAsset, findCover } from './store.ts'

export interface References {
  readonly reference_upload_ids?: readonly string[] | undefined
  readonly reference_cover_ids?: readonly string[] | undefined
}

interface Places {
  readonly storage: Storage
  readonly inspect: Inspect
}

/** Refuses references that no account could use; returns the uploads among them as they are now. */
export const requireReferences = async (
  places: Places,
  uploader: Uploader,
  { reference_upload_ids: uploads = [], reference_cover_ids: covers = [] }: References,
): Promise<readonly JudgedUpload[]> => {
  const count = uploads.length + covers.length
  if (count === 0) throw fault('missing_reference_images')
  if (count > maxReferences) {
    throw fault('too_many_reference_images', { details: { count, limit: maxReferences } })
  }
  const kept = await requireUploads(places, uploader, uploads)
  const wrong = covers.find((id) => !isId(id))
  if (wrong === undefined) return kept
  throw fault('reference_cover_not_found', {
    status: 400,
    message: `"${wrong.slice(0, 100)}" is no cover id.`,
    details: { coverId: wrong.slice(0, 100) },
  })
}

/** Where the previews of reference covers are kept. */
export const requireReferenceCovers = (
  reads: Reads,
  accountId: string,
  { reference_cover_ids: covers = [] }: References,
): Promise<readonly string[]> =>
  Promise.all(
    covers.map(async (id) => {
      const cover = await findCover(reads, accountId, id)
      const preview = cover && (await findAsset(reads, cover.id, 'preview'))
      if (!preview) throw fault('reference_cover_not_found', { details: { coverId: id } })
      return preview.storage_key
    }),
  )

/** The bytes of an upload as they were when the job was accepted; others have been judged by nobody. */
export const acceptedUpload = async (storage: Storage, upload: JudgedUpload): Promise<Uint8Array> => {
  const bytes = await readJudged(storage, upload)
  if (bytes === 'gone') {
    throw new JobFailure(
      'generation_failed',
      `The upload ${upload.id} was removed while the job waited. Upload the picture again and ask again.`,
    )
  }
  if (bytes === 'replaced') {
    throw new JobFailure(
      'generation_failed',
      `The upload ${upload.id} was replaced after the job was accepted. Ask again to use the new picture, and use one upload for one picture.`,
    )
  }
  return bytes
}

/** What is in the pictures. One that takes too long will do so again: the job ends instead of trying once more. */
export const readReferences = (
  senses: Pick<Senses, 'readReference'>,
  pictures: readonly Uint8Array[],
  { job, signal }: Pick<Workload, 'job' | 'signal'>,
): Promise<ReferenceReading[]> =>
  Promise.all(pictures.map((bytes) => senses.readReference(bytes, signal, job.account_id))).catch((error) => {
    if (!(error instanceof TookTooLong)) throw error
    throw new JobFailure('timeout', 'A reference image takes too long to decode. Save it anew, smaller.', {
      cause: error,
    })
  })
