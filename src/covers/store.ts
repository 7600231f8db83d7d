// SQL of covers and their files.
import type { Insertable, Selectable } from 'kysely'
import type { AssetType } from '../catalog/assets.ts'
import type { Reads, Trx } from '../platform/database/database.ts'
import type { CoverAssetsTable, CoversTable } from '../platform/database/schema.ts'

export type Cover = Selectable<CoversTable>
export type CoverAsset = Selectable<CoverAssetsTable>

export const insertCover = async (trx: Trx, row: Insertable<CoversTable>): Promise<void> => {
  await trx.insertInto('covers').values(row).execute()
}

export const insertAsset = async (trx: Trx, row: Insertable<CoverAssetsTable>): Promise<void> => {
  await trx.insertInto('cover_assets').values(row).execute()
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
    .execute()
  return new Set(known.map(({ storage_key }) => storage_key))
}
