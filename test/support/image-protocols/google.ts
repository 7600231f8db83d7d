// Google's generateContent: words and pictures are parts of one message, and so is the answer.
import { at, bytesOf, jsonOf, numberOf, type Protocol, sizeOfAspect, textOf } from './protocol.ts'

const usage = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 }

export const google: Protocol = {
  read: async ({ method, path, body }) => {
    if (method !== 'POST' || !path.endsWith(':generateContent')) return null
    const json = jsonOf(body)
    const parts = at(json, 'contents', 0, 'parts')
    const all: unknown[] = Array.isArray(parts) ? parts : []
    const picture = all.map((part) => at(part, 'inlineData', 'data')).find((data) => data !== undefined)
    return {
      words: all.map((part) => textOf(at(part, 'text'))).join(''),
      size: sizeOfAspect(textOf(at(json, 'generationConfig', 'imageConfig', 'aspectRatio')) || '1:1'),
      seed: numberOf(at(json, 'generationConfig', 'seed')),
      picture: bytesOf(picture),
      mask: null,
      maskMeans: 'transparent',
    }
  },
  painted: (picture) => ({
    status: 200,
    json: {
      candidates: [
        {
          content: {
            role: 'model',
            parts: picture ? [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }] : [],
          },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: usage,
    },
  }),
  refused: () => ({
    status: 200,
    json: {
      candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY' }],
      usageMetadata: usage,
    },
  }),
  failed: (status, message) => ({ status, json: { error: { code: status, message, status: 'INTERNAL' } } }),
  settings: (root, key) => ({
    IMAGE_PROVIDER: 'google:gemini-2.5-flash-image',
    GOOGLE_GENERATIVE_AI_BASE_URL: `${root}/v1beta`,
    GOOGLE_GENERATIVE_AI_API_KEY: key,
  }),
}
