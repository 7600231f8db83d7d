// The six files a cover can have, and how one is made from another.

export const assetTypes = ['preview', 'full', 'audiobook_preview', 'audiobook_full', 'no_text', 'no_text_full'] as const

export type AssetType = (typeof assetTypes)[number]

/** What upscaling makes of an asset. */
export const upscaledAsset = {
  preview: 'full',
  audiobook_preview: 'audiobook_full',
  no_text: 'no_text_full',
} as const satisfies Partial<Record<AssetType, AssetType>>

/** What each asset is made from; null for the one that comes first. */
export const assetSource: Readonly<Record<AssetType, AssetType | null>> = {
  preview: null,
  full: 'preview',
  audiobook_preview: 'preview',
  audiobook_full: 'audiobook_preview',
  no_text: 'preview',
  no_text_full: 'no_text',
}

export type UpscaleSource = keyof typeof upscaledAsset

export const upscaleSources = ['preview', 'audiobook_preview', 'no_text'] as const satisfies readonly UpscaleSource[]
