// Covers and the files made of them.
import type { AssetType } from '../../../catalog/assets.ts'
import type { Fixed } from './column.ts'

export interface CoversTable {
  id: Fixed<string>
  account_id: Fixed<string>
  book_id: Fixed<string>
  /** The job that made it. */
  job_id: Fixed<string | null>
  source_cover_id: Fixed<string | null>
  /** Template id; null for covers made after references. */
  style: Fixed<string | null>
  prompt: Fixed<string | null>
  /** What every asset is painted from; null for covers that are only a picture. */
  document: Fixed<string | null>
  created_at: Fixed<number>
}

/** What an image model has painted for a cover: the picture behind its type, and that picture as a square. */
export type ArtShape = 'front' | 'square'

export interface CoverArtTable {
  cover_id: Fixed<string>
  shape: Fixed<ArtShape>
  /** Covers that were edited share the file of the cover they came from. */
  storage_key: Fixed<string>
  created_at: Fixed<number>
}

export interface CoverAssetsTable {
  cover_id: Fixed<string>
  asset: Fixed<AssetType>
  storage_key: Fixed<string>
  file_name: Fixed<string>
  created_at: Fixed<number>
}
