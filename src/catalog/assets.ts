// The six files a cover can have, and how one is made from another.

export const assetTypes = ['preview', 'full', 'audiobook_preview', 'audiobook_full', 'no_text', 'no_text_full'] as const

export type AssetType = (typeof assetTypes)[number]

/** What upscaling makes of an asset. */
export const upscaledAsset = {
  preview: 'full',
  audiobook_preview: 'audiobook_full',
  no_text: 'no_text_full',
} as const satisfies Partial<Record<AssetType, AssetType>>

export type UpscaleSource = keyof typeof upscaledAsset

export const upscaleSources = ['preview', 'audiobook_preview', 'no_text'] as const satisfies readonly UpscaleSource[]
