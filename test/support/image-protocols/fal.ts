// fal: one call that answers with the address of the picture.
import { randomUUID } from 'node:crypto'
import { at, bytesOf, jsonOf, numberOf, type Protocol, pixelsOf, textOf } from './protocol.ts'

export const fal: Protocol = {
  read: async ({ method, body }) => {
    if (method !== 'POST') return null
    const json = jsonOf(body)
    return {
      words: textOf(at(json, 'prompt')),
      size: pixelsOf(at(json, 'image_size', 'width'), at(json, 'image_size', 'height')),
      seed: numberOf(at(json, 'seed')),
      picture: bytesOf(at(json, 'image_url')) ?? bytesOf(at(json, 'image_urls', 0)),
      mask: bytesOf(at(json, 'mask_url')),
      maskMeans: 'white',
    }
  },
  painted: (picture, { at: root, shelve }) => {
    if (!picture) return { status: 200, json: { images: [] } }
    const path = `/files/${randomUUID()}.png`
    shelve(path, { status: 200, bytes: picture })
    return {
      status: 200,
      json: { images: [{ url: `${root}${path}`, content_type: 'image/png' }], has_nsfw_concepts: [false] },
    }
  },
  refused: () => ({
    status: 422,
    json: {
      detail: [
        { loc: ['body', 'prompt'], msg: 'The content could not be processed.', type: 'content_policy_violation' },
      ],
    },
  }),
  failed: (status, message) => ({ status, json: { message } }),
  settings: (root, key) => ({ IMAGE_PROVIDER: 'fal:fal-ai/flux/dev', FAL_BASE_URL: root, FAL_API_KEY: key }),
}
