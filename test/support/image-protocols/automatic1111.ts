// AUTOMATIC1111's web UI: txt2img and img2img, pictures as base64 both ways.
import { at, bytesOf, jsonOf, numberOf, type Protocol, pixelsOf, textOf } from './protocol.ts'

export const automatic1111: Protocol = {
  read: async ({ method, path, body }) => {
    if (method !== 'POST' || !/\/sdapi\/v1\/(txt|img)2img$/.test(path)) return null
    const json = jsonOf(body)
    return {
      words: textOf(at(json, 'prompt')),
      size: pixelsOf(at(json, 'width'), at(json, 'height')),
      seed: numberOf(at(json, 'seed')),
      picture: bytesOf(at(json, 'init_images', 0)),
      mask: bytesOf(at(json, 'mask')),
      maskMeans: 'white',
    }
  },
  painted: (picture) => ({
    status: 200,
    json: { images: picture ? [picture.toString('base64')] : [], parameters: {}, info: '{}' },
  }),
  // It has no rules of its own; extensions that check answer like this.
  refused: () => ({ status: 422, json: { error: 'HTTPException', detail: 'NSFW content detected', errors: '' } }),
  failed: (status, message) => ({ status, json: { error: 'Error', detail: message, errors: message } }),
  settings: (root, key) => ({
    IMAGE_PROVIDER: 'automatic1111:house.safetensors',
    AUTOMATIC1111_BASE_URL: root,
    AUTOMATIC1111_AUTH: `painter:${key}`,
  }),
}
