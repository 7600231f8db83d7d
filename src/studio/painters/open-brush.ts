// The brush for a provider, with its way to the network.
import type { Brush } from './brush.ts'
import { automatic1111Brush } from './brushes/automatic1111.ts'
import { comfyuiBrush } from './brushes/comfyui.ts'
import { sdkBrush } from './brushes/sdk-brush.ts'
import type { PainterConfig } from './painter-config.ts'
import type { Patience } from './persist.ts'
import { type FetchElsewhere, providerFetch } from './provider-fetch.ts'

interface BrushParts {
  readonly patience: Patience
  readonly fetchElsewhere: FetchElsewhere
  readonly pollMs: number
}

export const openBrush = (config: PainterConfig, { patience, fetchElsewhere, pollMs }: BrushParts): Brush => {
  const { provider, model } = config
  const fetch = providerFetch({ provider, baseUrl: config.baseUrl, fetchElsewhere, now: () => patience.now() })
  const access = { ...config, fetch, pollMs, wait: (ms: number, signal: AbortSignal) => patience.wait(ms, signal) }
  if (provider === 'comfyui') return comfyuiBrush(access)
  if (provider === 'automatic1111') return automatic1111Brush(access)
  if (model === null) throw new Error(`${provider} needs a model`)
  return sdkBrush({ ...access, provider, model })
}
