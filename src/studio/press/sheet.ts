// The shapes and sizes of what is painted. All sheets have the same area in units, so that lengths mean the same on each.
import type { AssetType } from '../../catalog/assets.ts'

export interface Sheet {
  readonly w: number
  readonly h: number
  /** Its left edge is a fold, over which the picture goes on: nothing is worn or browned there. */
  readonly opensLeft?: boolean
}

export interface Format {
  readonly sheet: Sheet
  readonly pixels: { readonly w: number; readonly h: number }
  readonly text: boolean
}

const area = 1600 * 2560

export const sheetOf = (w: number, h: number): Sheet => {
  const unit = Math.sqrt(area / (w * h))
  return { w: w * unit, h: h * unit }
}

const format = (w: number, h: number, text = true): Format => ({ sheet: sheetOf(w, h), pixels: { w, h }, text })

/** The assets of a cover that are painted from its document. */
export const assetFormats = {
  preview: format(1600, 2560),
  full: format(3200, 5120),
  no_text: format(1600, 2560, false),
  no_text_full: format(3200, 5120, false),
  audiobook_preview: format(1600, 1600),
  audiobook_full: format(3200, 3200),
} as const satisfies Record<AssetType, Format>

/** The picture of a template in lists: painted at twice its size, for clean edges. */
export const thumbnailFormat = format(800, 1280)
