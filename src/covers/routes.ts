// The endpoints that read covers.
import { requireBook } from '../books/rules.ts'
import { fault } from '../catalog/fault.ts'
import { downloadAsset, getCover, listBookCovers } from '../contract/covers.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { type Clock, isoTime } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import * as rules from './rules.ts'
import { findAssets } from './store.ts'

interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly now: Clock
}

export const coverEndpoints = ({ database, storage, now }: Parts): Endpoint[] => [
  endpoint(getCover, async ({ credential: { accountId }, param }) => {
    const cover = await rules.requireCover(database.read, accountId, param('coverId'))
    const at = now()
    const signed = new Map(
      await Promise.all(
        (await findAssets(database.read, cover.id)).map(
          async (asset) => [asset.asset, await rules.signAsset(storage, asset, at)] as const,
        ),
      ),
    )
    const assets = rules.perAsset((asset) => ({ available: signed.has(asset), ...signed.get(asset) }))
    return { status: 200, body: { coverId: cover.id, bookId: cover.book_id, coverStyle: cover.style, assets } }
  }),

  endpoint(listBookCovers, async ({ credential: { accountId }, param, query }) => {
    const bookId = param('bookId')
    if (bookId === '') throw fault('missing_book_id')
    const { limit } = query()
    const book = await requireBook(database.read, accountId, bookId)
    const { covers, total } = await rules.listCovers(database.read, book.id, limit)
    const items = covers.map(({ id, style, created_at, assets }) => ({
      coverId: id,
      coverStyle: style,
      created_at: isoTime(created_at),
      assets: rules.perAsset((asset) => ({ available: assets.has(asset) })),
    }))
    return { status: 200, body: { bookId: book.id, covers: items, total } }
  }),

  endpoint(downloadAsset, async ({ credential: { accountId }, param }) => {
    if (param('coverId') === '') throw fault('missing_cover_id')
    const type = rules.knownAssetType(param('assetType'))
    const cover = await rules.requireCover(database.read, accountId, param('coverId'))
    const asset = await rules.findAsset(database.read, cover.id, type)
    if (!asset)
      throw fault('asset_not_available', { message: `The cover has no ${type} yet.`, details: { asset: type } })
    const { signedUrl } = await rules.signAsset(storage, asset, now())
    return { status: 302, body: null, location: signedUrl }
  }),
]
