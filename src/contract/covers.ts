// Covers: how they are read and downloaded.
import { z } from 'zod'
import { type AssetType, assetTypes } from '../catalog/assets.ts'
import { pageLimits } from '../catalog/limits.ts'
import { operation } from './operation.ts'
import { noQuery, pageLimit } from './pages.ts'
import { count, id, instant, shortName, uri } from './values.ts'

const perAsset = <Shape extends z.ZodType>(shape: Shape) => {
  const shapes: Record<AssetType, Shape> = {
    preview: shape,
    full: shape,
    audiobook_preview: shape,
    audiobook_full: shape,
    no_text: shape,
    no_text_full: shape,
  }
  return z.object(shapes)
}

const signedAsset = z.object({
  available: z.boolean(),
  signedUrl: uri.optional().meta({ description: 'Only where available; valid for an hour.' }),
  expiresAt: instant.optional(),
})

const coverStyle = shortName
  .nullable()
  .meta({ description: 'Template id; null for covers made after reference images.' })

export const coverDetail = z.object({ coverId: id, bookId: id, coverStyle, assets: perAsset(signedAsset) })

export type CoverDetail = z.infer<typeof coverDetail>

const coverItem = z.object({
  coverId: id,
  coverStyle,
  created_at: instant,
  assets: perAsset(z.object({ available: z.boolean() })),
})

export type CoverItem = z.infer<typeof coverItem>

export const getCover = operation({
  id: 'getCover',
  method: 'GET',
  path: '/api/v1/covers/{coverId}',
  tag: 'Covers',
  summary: 'Get a cover',
  description: 'The cover and its six assets, with fresh signed URLs for those that exist. Free.',
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: null,
  answers: { 200: { description: 'The cover.', schema: coverDetail } },
  faults: ['missing_cover_id', 'cover_not_found'],
  failure: 'internal_error',
})

export const listBookCovers = operation({
  id: 'listBookCovers',
  method: 'GET',
  path: '/api/v1/books/{bookId}/covers',
  tag: 'Covers',
  summary: 'List the covers of a book',
  description: 'Newest first, without signed URLs. `total` counts all covers of the book. Free.',
  authenticated: true,
  idempotent: false,
  query: z.object({ limit: pageLimit(pageLimits.covers) }),
  body: null,
  answers: {
    200: {
      description: 'The covers.',
      schema: z.object({ bookId: id, covers: z.array(coverItem), total: count }),
    },
  },
  faults: ['missing_book_id', 'invalid_limit', 'book_not_found'],
  failure: 'fetch_failed',
})

export const downloadAsset = operation({
  id: 'downloadAsset',
  method: 'GET',
  path: '/api/v1/covers/{coverId}/assets/{assetType}/download',
  tag: 'Covers',
  summary: 'Download an asset',
  description: `Redirects to a signed URL that is valid for an hour. \`assetType\` is one of ${assetTypes.join(', ')}. Free.`,
  authenticated: true,
  idempotent: false,
  query: noQuery,
  body: null,
  answers: { 302: { description: 'The file is at `Location`.', schema: null } },
  faults: ['missing_cover_id', 'invalid_asset_type', 'asset_not_available', 'cover_not_found'],
  failure: 'internal_error',
})
