// Black Forest Labs: an order answers with the address to ask at, and that with the address of the picture.
import { randomUUID } from 'node:crypto'
import { at, bytesOf, jsonOf, numberOf, type Protocol, pixelsOf, sizeOfAspect, textOf } from './protocol.ts'

export const blackForestLabs: Protocol = {
  read: async ({ method, body }) => {
    if (method !== 'POST') return null
    const json = jsonOf(body)
    const aspect = textOf(at(json, 'aspect_ratio'))
    return {
      words: textOf(at(json, 'prompt')),
      size: pixelsOf(at(json, 'width'), at(json, 'height')) ?? (aspect ? sizeOfAspect(aspect) : null),
      seed: numberOf(at(json, 'seed')),
      picture: bytesOf(at(json, 'image')) ?? bytesOf(at(json, 'input_image')),
      mask: bytesOf(at(json, 'mask')),
      maskMeans: 'white',
    }
  },
  painted: (picture, { at: root, shelve }) => {
    const id = randomUUID()
    const sample = `/delivery/${id}.png`
    if (picture) shelve(sample, { status: 200, bytes: picture })
    const result = picture ? { sample: `${root}${sample}` } : null
    shelve(`/v1/get_result?id=${id}`, { status: 200, json: { id, status: 'Ready', result } })
    return { status: 200, json: { id, polling_url: `${root}/v1/get_result?id=${id}` } }
  },
  refused: ({ at: root, shelve }) => {
    const id = randomUUID()
    shelve(`/v1/get_result?id=${id}`, {
      status: 200,
      json: { id, status: 'Request Moderated', result: null, details: { 'Moderation Reasons': ['Violence'] } },
    })
    return { status: 200, json: { id, polling_url: `${root}/v1/get_result?id=${id}` } }
  },
  failed: (status, message) => ({ status, json: { detail: message } }),
  settings: (root, key) => ({
    IMAGE_PROVIDER: 'black-forest-labs:flux-pro-1.1',
    BFL_BASE_URL: `${root}/v1`,
    BFL_API_KEY: key,
  }),
}
