// What a job has made, as it is stored: with the keys of files. Callers get signed URLs instead, fresh on every read.
import { z } from 'zod'
import { assetTypes } from '../catalog/assets.ts'
import { signedUrlLifeMs } from '../catalog/limits.ts'
import { type JobResult, job } from '../contract/jobs.ts'
import { isoTime } from '../platform/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'

const storedFile = z.object({ storageKey: z.string(), fileName: z.string() })

const storedCover = z.object({
  coverId: z.string(),
  file: storedFile,
  coverStyle: z.string().nullable(),
  prompt: z.string().optional(),
  asset: z.enum(assetTypes).optional(),
})

const storedResult = z.object({
  bookId: z.string().optional(),
  sourceCoverId: z.string().optional(),
  covers: z.array(storedCover),
})

export type StoredFile = z.infer<typeof storedFile>
export type StoredCover = z.infer<typeof storedCover>
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

/** The result as callers see it. */
export const signResult = async (storage: Storage, stored: StoredResult, at: number): Promise<JobResult | null> => {
  const covers = await Promise.all(
    stored.covers.map(async ({ coverId, file, ...rest }) => ({
      coverId,
      ...(await signFile(storage, file, at)),
      ...rest,
    })),
  )
  return job.shape.result.parse({ ...stored, covers })
}
