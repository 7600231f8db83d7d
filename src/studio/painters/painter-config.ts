// What an operator decides about the image model that paints the art.
import type { ProviderAccess } from '../providers/provider-access.ts'

export const imageProviders = [
  'openai',
  'compatible',
  'google',
  'fal',
  'replicate',
  'black-forest-labs',
  'comfyui',
  'automatic1111',
] as const

export type ImageProviderName = (typeof imageProviders)[number]

export interface PainterConfig extends ProviderAccess {
  readonly provider: ImageProviderName
  /** null: what the operator's own server has loaded. */
  readonly model: string | null
  /** The model that edits and extends, where it is another one. */
  readonly editModel: string | null
  /** Graphs of the operator's own for ComfyUI, as JSON with placeholders; null: the shipped ones. */
  readonly workflows: { readonly paint: string | null; readonly edit: string | null }
  /** Orders that the provider is given at once. */
  readonly concurrency: number
  /** For one attempt. */
  readonly timeoutMs: number
  /** What one picture costs; null: what is known of the model. */
  readonly price: number | null
  /** Whether the studio's own families may paint what the model cannot. */
  readonly fallback: 'embedded' | 'none'
}
