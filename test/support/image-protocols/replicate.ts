// Replicate: a prediction that is asked for until it has ended, with the address of the picture.
import { randomUUID } from 'node:crypto'
import { at, bytesOf, jsonOf, numberOf, type Protocol, sizeOfAspect, textOf } from './protocol.ts'

export const replicate: Protocol = {
  read: async ({ method, path, body }) => {
    if (method !== 'POST' || !path.endsWith('/predictions')) return null
    const input = at(jsonOf(body), 'input')
    const aspect = textOf(at(input, 'aspect_ratio'))
    return {
      words: textOf(at(input, 'prompt')),
      size: aspect.includes(':') ? sizeOfAspect(aspect) : null,
      seed: numberOf(at(input, 'seed')),
      picture: bytesOf(at(input, 'image')) ?? bytesOf(at(input, 'input_image')),
      mask: bytesOf(at(input, 'mask')),
      maskMeans: 'white',
    }
  },
  painted: (picture, { at: root, shelve }) => {
    const id = randomUUID()
    const urls = { get: `${root}/v1/predictions/${id}` }
    const file = `/files/${id}.png`
    if (picture) shelve(file, { status: 200, bytes: picture })
    const output = picture ? [`${root}${file}`] : null
    shelve(`/v1/predictions/${id}`, { status: 200, json: { id, status: 'succeeded', output, error: null, urls } })
    return { status: 201, json: { id, status: 'starting', output: null, error: null, urls } }
  },
  refused: ({ at: root }) => ({
    status: 201,
    json: {
      id: 'refused',
      status: 'failed',
      output: null,
      error: 'NSFW content detected. Try running it again, or try a different prompt.',
      urls: { get: `${root}/v1/predictions/refused` },
    },
  }),
  failed: (status, message) => ({ status, json: { detail: message } }),
  settings: (root, key) => ({
    IMAGE_PROVIDER: 'replicate:black-forest-labs/flux-dev',
    REPLICATE_BASE_URL: `${root}/v1`,
    REPLICATE_API_TOKEN: key,
  }),
}
