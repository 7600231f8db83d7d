// The ways to the providers of models: their own usual variables for address and key. Images and language share them.

import type { ImageProviderName } from '../studio/painters/painter-config.ts'
import type { ProviderAccess } from '../studio/providers/provider-access.ts'
import { plainUrl, type Read, refuse } from './values.ts'

interface Way {
  readonly urlName: string
  /** null: there is no usual one, so that it must be given. */
  readonly usualUrl: string | null
  /** The first that is set counts. */
  readonly keyNames: readonly [string, ...string[]]
  readonly needsKey: boolean
}

const ways: Readonly<Record<ImageProviderName, Way>> = {
  openai: {
    urlName: 'OPENAI_BASE_URL',
    usualUrl: 'https://api.openai.com/v1',
    keyNames: ['OPENAI_API_KEY'],
    needsKey: true,
  },
  compatible: {
    urlName: 'OPENAI_COMPATIBLE_BASE_URL',
    usualUrl: null,
    keyNames: ['OPENAI_COMPATIBLE_API_KEY'],
    needsKey: false,
  },
  google: {
    urlName: 'GOOGLE_GENERATIVE_AI_BASE_URL',
    usualUrl: 'https://generativelanguage.googleapis.com/v1beta',
    keyNames: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY'],
    needsKey: true,
  },
  fal: { urlName: 'FAL_BASE_URL', usualUrl: 'https://fal.run', keyNames: ['FAL_API_KEY', 'FAL_KEY'], needsKey: true },
  replicate: {
    urlName: 'REPLICATE_BASE_URL',
    usualUrl: 'https://api.replicate.com/v1',
    keyNames: ['REPLICATE_API_TOKEN'],
    needsKey: true,
  },
  'black-forest-labs': {
    urlName: 'BFL_BASE_URL',
    usualUrl: 'https://api.bfl.ai/v1',
    keyNames: ['BFL_API_KEY'],
    needsKey: true,
  },
  comfyui: {
    urlName: 'COMFYUI_BASE_URL',
    usualUrl: 'http://127.0.0.1:8188',
    keyNames: ['COMFYUI_API_KEY'],
    needsKey: false,
  },
  automatic1111: {
    urlName: 'AUTOMATIC1111_BASE_URL',
    usualUrl: 'http://127.0.0.1:7860',
    keyNames: ['AUTOMATIC1111_AUTH'],
    needsKey: false,
  },
}

/** `chosenBy` says who needs it: `IMAGE_PROVIDER=openai:gpt-image-1`. */
export const providerAccess = (read: Read, provider: ImageProviderName, chosenBy: string): ProviderAccess => {
  const way = ways[provider]
  const url = read(way.urlName) ?? way.usualUrl ?? refuse(way.urlName, '', `the address of the server for ${chosenBy}`)
  return { baseUrl: plainUrl(way.urlName, url), apiKey: keyOf(read, way, chosenBy) }
}

const keyOf = (read: Read, { keyNames, needsKey }: Way, chosenBy: string): string | null => {
  for (const name of keyNames) {
    const key = read(name)
    // An error about a header that cannot be sent would quote the key.
    if (key !== undefined) return /^[\x21-\x7e]+$/.test(key) ? key : refuse(name, '***', 'a key without spaces')
  }
  return needsKey ? refuse(keyNames[0], '', `the API key for ${chosenBy}`) : null
}
