// Which covers a caller may see, and what may be asked of them.
import { type AssetType, assetTypes } from '../catalog/assets.ts'
import { fault } from '../catalog/fault.ts'
import { type SignedFile, signFile } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import { isId } from '../platform/ids.ts'
import type { Storage } from '../platform/storage/storage.ts'
import * as store from './store.ts'

export { type Ask, commissioner } from './commission.ts'

export type Cover = store.Cover
export type CoverAsset = store.CoverAsset

/** A cover of the account, or the fault that says there is none. */
export const requireCover = async (reads: Reads, accountId: string, id: string): Promise<Cover> => {
  if (id === '') throw fault('missing_cover_id')
  const cover = isId(id) ? await store.findCover(reads, accountId, id) : undefined
  if (!cover) throw fault('cover_not_found')
  return cover
}

export const findAsset = store.findAsset

/** An asset's file with a fresh URL. */
export const signAsset = (storage: Storage, asset: CoverAsset, at: number): Promise<SignedFile> =>
  signFile(storage, { storageKey: asset.storage_key, fileName: asset.file_name }, at)

/** A value for each of the six asset types. */
export const perAsset = <Value>(value: (asset: AssetType) => Value): Record<AssetType, Value> => ({
  preview: value('preview'),
  full: value('full'),
  audiobook_preview: value('audiobook_preview'),
  audiobook_full: value('audiobook_full'),
  no_text: value('no_text'),
  no_text_full: value('no_text_full'),
})

export const knownAssetType = (name: string): AssetType => {
  const known = assetTypes.find((type) => type === name)
  if (known) return known
  throw fault('invalid_asset_type', {
    message: `assetType must be one of ${assetTypes.join(', ')}.`,
    details: { field: 'assetType', allowed: assetTypes },
  })
}

export interface CoverWithAssets extends store.ListedCover {
  readonly assets: ReadonlySet<AssetType>
}

/** The newest covers of a book with the names of their assets, and how many there are in all. */
export const listCovers = async (
  reads: Reads,
  bookId: string,
  limit: number,
): Promise<{ readonly covers: readonly CoverWithAssets[]; readonly total: number }> => {
  const covers = await store.findCoversOfBook(reads, bookId, limit)
  if (covers.length === 0) return { covers: [], total: 0 }
  const names = await store.findAssetNames(
    reads,
    covers.map(({ id }) => id),
  )
  const assetsOf = Map.groupBy(names, ({ cover_id }) => cover_id)
  return {
    covers: covers.map((cover) => ({
      ...cover,
      assets: new Set(assetsOf.get(cover.id)?.map(({ asset }) => asset)),
    })),
    total: covers.length < limit ? covers.length : await store.countCoversOfBook(reads, bookId),
  }
}
