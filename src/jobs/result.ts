// What a job has made, as it is stored: with the keys of files. Callers get signed URLs instead, fresh on every read.
import { z } from 'zod'
import { assetTypes } from '../catalog/assets.ts'
import { signedUrlLifeMs } from '../catalog/limits.ts'
import { editReport } from '../contract/edit-report.ts'
import { type JobResult, job } from '../contract/jobs.ts'
import { madeWrap } from '../contract/wraps-results.ts'
import { isoTime } from '../platform/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'

export const storedFile = z.object({ storageKey: z.string(), fileName: z.string() })

const storedCover = z.object({
  coverId: z.string(),
  file: storedFile,
  coverStyle: z.string().nullable(),
  prompt: z.string().optional(),
  asset: z.enum(assetTypes).optional(),
})

const storedCovers = z.object({
  bookId: z.string().optional(),
  sourceCoverId: z.string().optional(),
  /** Of edits; jobs from before there were reports have none. */
  report: editReport.optional(),
  covers: z.array(storedCover),
})

const storedWrap = madeWrap.extend({
  assets: z.object({ wrap_preview: storedFile, wrap_flat: storedFile, wrap_pdf: storedFile }),
})

const storedResult = z.union([storedWrap, storedCovers])

export type StoredFile = z.infer<typeof storedFile>
export type StoredCover = z.infer<typeof storedCover>
export type StoredWrap = z.infer<typeof storedWrap>
export type StoredResult = z.infer<typeof storedResult>

export const readResult = (json: string): StoredResult => storedResult.parse(JSON.parse(json))

export interface SignedFile {
  readonly signedUrl: string
  readonly expiresAt: string
}

export const signFile = async (storage: Storage, file: StoredFile, at: number): Promise<SignedFile> => {
  const expiresAt = at + signedUrlLifeMs
  const { storageKey, fileName } = file
  const signedUrl = await storage.signedGetUrl(storageKey, { expiresAt: new Date(expiresAt), fileName })
  return { signedUrl, expiresAt: isoTime(expiresAt) }
}

const signCovers = async (storage: Storage, stored: z.infer<typeof storedCovers>, at: number) => {
  const covers = await Promise.all(
    stored.covers.map(async ({ coverId, file, ...rest }) => ({
      coverId,
      ...(await signFile(storage, file, at)),
      ...rest,
    })),
  )
  return job.shape.result.parse({ ...stored, covers })
}

/** The files of a wrap with fresh URLs, among whatever else is told of it. */
export const signWrap = async <Told extends Pick<StoredWrap, 'assets'>>(storage: Storage, told: Told, at: number) => {
  const { wrap_preview, wrap_flat, wrap_pdf } = told.assets
  const assets = {
    wrap_preview: await signFile(storage, wrap_preview, at),
    wrap_flat: await signFile(storage, wrap_flat, at),
    wrap_pdf: await signFile(storage, wrap_pdf, at),
  }
  return { ...told, assets }
}

/** The result as callers see it. */
export const signResult = async (storage: Storage, stored: StoredResult, at: number): Promise<JobResult | null> =>
  'wrapId' in stored ? signWrap(storage, stored, at) : signCovers(storage, stored, at)
