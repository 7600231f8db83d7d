// Hosted models and servers that are compatible with one of them, by the model SDK. Its packages are loaded with the first order.
import type { ImageModel, JSONValue } from 'ai'
import type { Brush, Stroke } from '../brush.ts'
import { maskPng } from '../free-area.ts'
import type { ImageProviderName, PainterConfig } from '../painter-config.ts'

export type SdkProvider = Exclude<ImageProviderName, 'comfyui' | 'automatic1111'>

export interface SdkAccess extends PainterConfig {
  readonly provider: SdkProvider
  readonly model: string
  readonly fetch: typeof globalThis.fetch
  /** Between two questions whether a picture is ready. */
  readonly pollMs: number
}

type Sdk = typeof import('ai')

interface Loaded {
  readonly sdk: Sdk
  readonly model: ImageModel
  readonly editModel: ImageModel
}

export const sdkBrush = (access: SdkAccess): Brush => {
  let loading: Promise<Loaded> | undefined
  return async (stroke, signal) => {
    loading ??= load(access)
    const { sdk, model, editModel } = await loading
    const { image } = await sdk.generateImage({
      model: stroke.ground ? editModel : model,
      prompt: await promptOf(access, stroke),
      ...shapeAsked(access, stroke),
      ...(takesSeed.has(access.provider) ? { seed: stroke.seed } : {}),
      providerOptions: optionsOf(access, stroke),
      // Our own patience knows when, how often and for how long.
      maxRetries: 0,
      abortSignal: signal,
    })
    return image.uint8Array
  }
}

/** The others drop it with a warning. */
const takesSeed: ReadonlySet<SdkProvider> = new Set(['google', 'fal', 'replicate', 'black-forest-labs'])

const load = async (access: SdkAccess): Promise<Loaded> => {
  const sdk = await import('ai')
  // It would print to the console what we know: seeds and sizes that a provider does not take.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const modelOf = await modelMaker(access)
  return { sdk, model: modelOf(access.model), editModel: modelOf(access.editModel ?? access.model) }
}

const modelMaker = async ({ provider, baseUrl, apiKey, fetch }: SdkAccess): Promise<(name: string) => ImageModel> => {
  const way = { baseURL: baseUrl, fetch, ...(apiKey === null ? {} : { apiKey }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return (name) => createOpenAI(way).image(name)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return (name) => createOpenAICompatible({ ...way, name: provider }).imageModel(name)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return (name) => createGoogle(way).image(name)
    }
    case 'fal': {
      const { createFal } = await import('@ai-sdk/fal')
      return (name) => createFal(way).image(name)
    }
    case 'replicate': {
      const { createReplicate } = await import('@ai-sdk/replicate')
      const { apiKey: apiToken, ...rest } = way
      return (name) => createReplicate({ ...rest, ...(apiToken === undefined ? {} : { apiToken }) }).image(name)
    }
    case 'black-forest-labs': {
      const { createBlackForestLabs } = await import('@ai-sdk/black-forest-labs')
      return (name) => createBlackForestLabs(way).image(name)
    }
  }
}

type Prompt = string | { text: string; images: Uint8Array[]; mask?: Uint8Array }

const promptOf = async ({ provider }: SdkAccess, { words, ground }: Stroke): Promise<Prompt> => {
  if (!ground) return words
  const text = { text: words, images: [ground.picture] }
  // Google's models take no mask: what must stay is put back afterwards.
  if (!ground.free || provider === 'google') return text
  const form = provider === 'openai' || provider === 'compatible' ? 'transparent' : 'white'
  return { ...text, mask: await maskPng(ground.free, form) }
}

type Asked = { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` } | Record<string, never>

/** Models of fal, Replicate and Black Forest Labs that edit keep the shape of the picture, and some refuse to be told one. */
const shapeAsked = ({ provider }: SdkAccess, { shape, ground }: Stroke): Asked => {
  if (ground && provider !== 'openai' && provider !== 'compatible' && provider !== 'google') return {}
  return shape.aspect === null ? { size: `${shape.width}x${shape.height}` } : { aspectRatio: shape.aspect }
}

type Options = Record<string, Record<string, JSONValue>>

const optionsOf = ({ provider, model, editModel, timeoutMs, pollMs }: SdkAccess, { seed, ground }: Stroke): Options => {
  const used = ground ? (editModel ?? model) : model
  switch (provider) {
    case 'openai':
      return /^(chat)?gpt-image/.test(used) ? { openai: { quality: 'medium', background: 'opaque' } } : {}
    case 'compatible':
      return { compatible: { seed, response_format: 'b64_json' } }
    case 'fal':
      return { fal: { outputFormat: 'png', useMultipleImages: used.endsWith('/edit') } }
    case 'replicate':
      return { replicate: { pollIntervalMillis: pollMs, maxPollAttempts: Math.ceil(timeoutMs / pollMs) } }
    case 'black-forest-labs':
      return { blackForestLabs: { outputFormat: 'png', pollIntervalMillis: pollMs, pollTimeoutMillis: timeoutMs } }
    case 'google':
      return {}
  }
}
