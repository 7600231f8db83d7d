// SQL of covers and their files.
import type { Insertable, Selectable } from 'kysely'
import type { AssetType } from '../catalog/assets.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { CoverArtTable, CoverAssetsTable, CoversTable } from '../platform/database/tables/covers.ts'

export type Cover = Selectable<CoversTable>
export type CoverAsset = Selectable<CoverAssetsTable>

export const insertCover = async (trx: Trx, row: Insertable<CoversTable>): Promise<void> => {
  await trx.insertInto('covers').values(row).execute()
}

export const insertAsset = async (trx: Trx, row: Insertable<CoverAssetsTable>): Promise<void> => {
  await trx.insertInto('cover_assets').values(row).execute()
}

export const insertArt = async (trx: Trx, row: Insertable<CoverArtTable>): Promise<void> => {
  await trx.insertInto('cover_art').values(row).execute()
}

/** The square of a picture, made for any cover that stands on this picture. */
export const findSquareOf = async (reads: Reads, pictureKey: string): Promise<string | undefined> => {
  const found = await reads
    .selectFrom('cover_art as front')
    .innerJoin('cover_art as square', 'square.cover_id', 'front.cover_id')
    .select('square.storage_key')
    .where('front.storage_key', '=', pictureKey)
    .where('front.shape', '=', 'front')
    .where('square.shape', '=', 'square')
    .limit(1)
    .executeTakeFirst()
  return found?.storage_key
}

export const findCover = (reads: Reads, accountId: string, id: string): Promise<Cover | undefined> =>
  reads.selectFrom('covers').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

export const findAssets = (reads: Reads, coverId: string): Promise<CoverAsset[]> =>
  reads.selectFrom('cover_assets').selectAll().where('cover_id', '=', coverId).execute()

export const findAsset = (reads: Reads, coverId: string, asset: AssetType): Promise<CoverAsset | undefined> =>
  reads
    .selectFrom('cover_assets')
    .selectAll()
    .where('cover_id', '=', coverId)
    .where('asset', '=', asset)
    .executeTakeFirst()

export type ListedCover = Pick<Cover, 'id' | 'style' | 'created_at'>

/** Newest first: ids grow with time. */
export const findCoversOfBook = (reads: Reads, bookId: string, limit: number): Promise<ListedCover[]> =>
  reads
    .selectFrom('covers')
    .select(['id', 'style', 'created_at'])
    .where('book_id', '=', bookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findAssetNames = (
  reads: Reads,
  coverIds: readonly string[],
): Promise<Pick<CoverAsset, 'cover_id' | 'asset'>[]> =>
  reads.selectFrom('cover_assets').select(['cover_id', 'asset']).where('cover_id', 'in', coverIds).execute()

export const countCoversOfBook = async (reads: Reads, bookId: string): Promise<number> => {
  const { total } = await reads
    .selectFrom('covers')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('book_id', '=', bookId)
    .executeTakeFirstOrThrow()
  return total
}

/** Which of these files belong to a cover. */
export const knownFiles = async (reads: Reads, storageKeys: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = await reads
    .selectFrom('cover_assets')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .union(reads.selectFrom('cover_art').select('storage_key').where('storage_key', 'in', storageKeys))
    .execute()
  return new Set(known.map(({ storage_key }) => storage_key))
}
