// A painted cover on its way into the database: its file is on the shelf, its rows are written when the job ends.

import type { Book } from '../books/rules.ts'
import type { AssetType } from '../catalog/assets.ts'
import type { Job, Shelf, StoredCover, StoredFile } from '../jobs/rules.ts'
import type { Trx } from '../platform/database/database.ts'
import type { ArtShape } from '../platform/database/tables/covers.ts'
import { newId } from '../platform/ids.ts'
import { readableFileName } from '../platform/storage/file-name.ts'
import type { CoverDocument } from '../studio/document.ts'
import * as store from './store.ts'

/** Puts a file on the shelf, under a name that nobody else uses: two workers may believe that they own the job. */
export const shelve = async (
  shelf: Shelf,
  picture: Uint8Array,
  { coverId, asset, title }: { coverId: string; asset: AssetType; title: string },
): Promise<StoredFile> => {
  const storageKey = `covers/${coverId}/${asset}-${newId()}.jpg`
  await shelf.put(storageKey, picture)
  return { storageKey, fileName: readableFileName(title, asset, 'jpg') }
}

export const publishAsset = (
  trx: Trx,
  { coverId, asset, file, at }: { coverId: string; asset: AssetType; file: StoredFile; at: number },
): Promise<void> =>
  store.insertAsset(trx, {
    cover_id: coverId,
    asset,
    storage_key: file.storageKey,
    file_name: file.fileName,
    created_at: at,
  })

/** Art is no asset: it stays in the house, and is kept as long as its covers are. */
export const publishArt = (
  trx: Trx,
  { coverId, shape, key, at }: { coverId: string; shape: ArtShape; key: string; at: number },
): Promise<void> => store.insertArt(trx, { cover_id: coverId, shape, storage_key: key, created_at: at })

/** A new cover with its preview. */
export interface PaintedCover {
  readonly id: string
  readonly document: CoverDocument
  readonly style: string | null
  /** What is on it, told by whoever painted it. */
  readonly account: string
  readonly preview: StoredFile
}

export const publishCover = async (
  trx: Trx,
  cover: PaintedCover,
  { job, book, at }: { job: Job; book: Book; at: number },
): Promise<void> => {
  await store.insertCover(trx, {
    id: cover.id,
    account_id: job.account_id,
    book_id: book.id,
    job_id: job.id,
    source_cover_id: job.cover_id,
    style: cover.style,
    prompt: cover.account,
    document: JSON.stringify(cover.document),
    created_at: at,
  })
  const { art } = cover.document
  if (art) await publishArt(trx, { coverId: cover.id, shape: 'front', key: art.picture, at })
  await publishAsset(trx, { coverId: cover.id, asset: 'preview', file: cover.preview, at })
}

export const storedCover = ({ id, style, preview }: PaintedCover): StoredCover => ({
  coverId: id,
  file: preview,
  coverStyle: style,
})
