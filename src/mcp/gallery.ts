// The pictures of covers and wraps as agents see them: small and inline, except what is meant for print.
import { type AssetType, upscaledAsset } from '../catalog/assets.ts'
import type { JobDetail } from '../contract/jobs.ts'
import { findAsset, requireCover } from '../covers/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { previewKey } from '../wraps/rules.ts'
import { createSmallPictures } from './small-picture.ts'
import type { InlinePicture } from './tool.ts'

interface Parts {
  readonly reads: Reads
  readonly storage: Storage
}

/** The pictures of what an account has. */
export interface Gallery {
  cover(accountId: string, coverId: string, asset: AssetType): Promise<InlinePicture[]>
  wrap(accountId: string, wrapId: string): Promise<InlinePicture[]>
  result(accountId: string, result: JobDetail['result']): Promise<InlinePicture[]>
}

const printAssets: readonly AssetType[] = Object.values(upscaledAsset)

export const createGallery = ({ reads, storage }: Parts): Gallery => {
  const small = createSmallPictures(storage)

  const framed = async (caption: string, key: string | undefined): Promise<InlinePicture[]> => {
    const jpeg = key === undefined ? null : await small(key)
    return jpeg ? [{ caption, jpeg }] : []
  }

  const cover: Gallery['cover'] = async (accountId, coverId, asset) => {
    if (printAssets.includes(asset)) return []
    const { id } = await requireCover(reads, accountId, coverId)
    return framed(`Cover ${id}, ${asset}:`, (await findAsset(reads, id, asset))?.storage_key)
  }

  const wrap: Gallery['wrap'] = async (accountId, wrapId) =>
    framed(`Wrap ${wrapId}, preview:`, await previewKey(reads, accountId, wrapId))

  return {
    cover,
    wrap,
    result: async (accountId, result) => {
      if (result === null) return []
      if ('wrapId' in result) return wrap(accountId, result.wrapId)
      const shown = result.covers.map((made) =>
        cover(accountId, made.coverId, 'asset' in made ? made.asset : 'preview'),
      )
      return (await Promise.all(shown)).flat()
    },
  }
}
