// From a good request to the order of a job: who may have it, what it costs, and what stands in its way.

import type { Book } from '../books/rules.ts'
import { type AssetType, type UpscaleSource, upscaledAsset } from '../catalog/assets.ts'
import { fault } from '../catalog/fault.ts'
import { findGenre } from '../catalog/genres.ts'
import { creditsFor, type OperationName } from '../catalog/operations.ts'
import { isBeingMade, type JobOrder } from '../jobs/rules.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { AssetInput, EditInput, GenerateInput, ReferenceInput, VariationInput } from './inputs.ts'
import { type Cover, findAsset } from './rules.ts'

/** What callers may say with any order. */
export interface Note {
  readonly externalRef: string | null
  readonly webhookUrl: string | null
}

const plainOrder = { bookId: null, coverId: null, target: null }

/** Books of some genres, and with subgenres of the caller's own, can be kept but not painted. */
export const refuseUnsupportedGenre = (book: Book): void => {
  const genre = findGenre(book.genre)
  if (!genre?.supported) {
    throw fault('unsupported_genre', {
      message: `Covers cannot be generated for the genre ${book.genre}.`,
      details: { genre: book.genre },
    })
  }
  if (book.subgenre === null || genre.subgenres.includes(book.subgenre)) return
  throw fault('unsupported_genre', {
    message: `Covers cannot be generated for the subgenre "${book.subgenre}" of ${book.genre}.`,
    details: { genre: book.genre, subgenre: book.subgenre, allowed: genre.subgenres },
  })
}

export const generateOrder = (book: Book, input: GenerateInput, note: Note): JobOrder => ({
  ...plainOrder,
  ...note,
  operation: 'generate',
  credits: creditsFor('generate', input.count),
  input,
  bookId: book.id,
})

export const referenceOrder = (book: Book, input: ReferenceInput, note: Note): JobOrder => ({
  ...plainOrder,
  ...note,
  operation: 'generate_reference',
  credits: creditsFor('generate_reference', 1),
  input,
  bookId: book.id,
})

const ofCover = (cover: Cover) => ({ ...plainOrder, bookId: cover.book_id, coverId: cover.id })

export const variationOrder = (cover: Cover, count: number, note: Note): JobOrder => {
  if (cover.prompt === null) {
    throw fault('missing_prompt', { message: 'The cover has no stored prompt to make variations of.' })
  }
  const input: VariationInput = { count }
  return { ...ofCover(cover), ...note, operation: 'variation', credits: creditsFor('variation', count), input }
}

export const editOrder = async (reads: Reads, cover: Cover, input: EditInput, note: Note): Promise<JobOrder> => {
  await requirePreview(reads, cover)
  return { ...ofCover(cover), ...note, operation: 'edit_image', credits: creditsFor('edit_image', 1), input }
}

export const upscaleOrder = async (
  reads: Reads,
  cover: Cover,
  source: UpscaleSource,
  note: Note,
): Promise<JobOrder> => {
  if (!(await findAsset(reads, cover.id, source))) {
    throw fault('asset_not_available', {
      message: `The cover has no ${source} to upscale yet.`,
      details: { asset: source },
    })
  }
  return assetOrder('upscale', cover, upscaledAsset[source], note)
}

export const audiobookOrder = async (reads: Reads, cover: Cover, note: Note): Promise<JobOrder> => {
  await requirePreview(reads, cover)
  return assetOrder('audiobook_cover', cover, 'audiobook_preview', note)
}

export const removeTextOrder = async (reads: Reads, cover: Cover, note: Note): Promise<JobOrder> => {
  await requirePreview(reads, cover)
  return assetOrder('remove_text', cover, 'no_text', note)
}

const requirePreview = async (reads: Reads, cover: Cover): Promise<void> => {
  if (!(await findAsset(reads, cover.id, 'preview'))) throw fault('missing_cover_image')
}

const assetOrder = (operation: OperationName, cover: Cover, asset: AssetType, note: Note): JobOrder => {
  const input: AssetInput = { asset }
  return {
    ...ofCover(cover),
    ...note,
    operation,
    credits: creditsFor(operation, 1),
    input,
    target: asset,
    refuseConflicts: (trx) => refuseMadeOrRunning(trx, cover.id, asset),
  }
}

const refuseMadeOrRunning = async (trx: Trx, coverId: string, asset: AssetType): Promise<void> => {
  if (await findAsset(trx, coverId, asset)) {
    throw fault('asset_already_exists', { message: `The cover has ${asset} already.`, details: { asset } })
  }
  if (await isBeingMade(trx, coverId, asset)) {
    throw fault('operation_in_progress', {
      message: `A job that makes ${asset} of this cover is queued or running.`,
      details: { asset },
    })
  }
}
