// The kinds of cover work, and what each is told as it waits in the queue.
import { z } from 'zod'
import { assetTypes } from '../catalog/assets.ts'
import { moods } from '../catalog/moods.ts'
import type { OperationName } from '../catalog/operations.ts'
import { colorPalettes } from '../catalog/palettes.ts'

export const coverOperations = [
  'generate',
  'variation',
  'edit_image',
  'generate_reference',
  'upscale',
  'audiobook_cover',
  'remove_text',
] as const satisfies readonly OperationName[]

export type CoverOperation = (typeof coverOperations)[number]

export const generateInput = z.object({
  count: z.int().positive(),
  template: z.string().nullable(),
  wishes: z.object({
    prompt: z.string().nullable(),
    colorPalette: z.enum(colorPalettes).nullable(),
    mood: z.enum(moods).nullable(),
  }),
})

export const variationInput = z.object({ count: z.int().positive() })

export const editInput = z.object({ prompt: z.string() })

/** Upscaling, squaring and removing text each make one asset of the cover. */
export const assetInput = z.object({ asset: z.enum(assetTypes) })

export const referenceInput = z.object({
  instructions: z.string(),
  uploads: z.array(z.object({ id: z.string(), sha256: z.string() })),
  /** Storage keys of the previews of covers. */
  previews: z.array(z.string()),
})

export type GenerateInput = z.infer<typeof generateInput>
export type VariationInput = z.infer<typeof variationInput>
export type EditInput = z.infer<typeof editInput>
export type AssetInput = z.infer<typeof assetInput>
export type ReferenceInput = z.infer<typeof referenceInput>
