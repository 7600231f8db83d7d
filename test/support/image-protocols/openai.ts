// OpenAI's images/generations (JSON) and images/edits (multipart), and the servers that are compatible with them.
import { at, type ImageOrder, jsonOf, numberOf, type Protocol, type Received, sizeOf, textOf } from './protocol.ts'

const generation = ({ body }: Received): ImageOrder => {
  const json = jsonOf(body)
  return {
    words: textOf(at(json, 'prompt')),
    size: sizeOf(textOf(at(json, 'size'))),
    seed: numberOf(at(json, 'seed')),
    picture: null,
    mask: null,
    maskMeans: 'transparent',
  }
}

const edit = async ({ headers, body }: Received): Promise<ImageOrder> => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const file = async (name: string): Promise<Buffer | null> => {
    const value = form.get(name)
    return value instanceof Blob ? Buffer.from(await value.arrayBuffer()) : null
  }
  return {
    words: textOf(form.get('prompt')),
    size: sizeOf(textOf(form.get('size'))),
    seed: form.has('seed') ? Number(form.get('seed')) : null,
    picture: (await file('image')) ?? (await file('image[]')),
    mask: await file('mask'),
    maskMeans: 'transparent',
  }
}

const protocol = (settings: Protocol['settings']): Protocol => ({
  read: async (request) => {
    if (request.method !== 'POST') return null
    if (request.path.endsWith('/images/generations')) return generation(request)
    return request.path.endsWith('/images/edits') ? edit(request) : null
  },
  painted: (picture) => ({
    status: 200,
    json: { created: 0, data: picture ? [{ b64_json: picture.toString('base64') }] : [] },
  }),
  refused: () => ({
    status: 400,
    json: {
      error: {
        message: 'Your request was rejected as a result of our safety system.',
        type: 'image_generation_user_error',
        param: null,
        code: 'moderation_blocked',
      },
    },
  }),
  failed: (status, message) => ({
    status,
    json: { error: { message, type: 'server_error', param: null, code: null } },
  }),
  settings,
})

export const openai = protocol((root, key) => ({
  IMAGE_PROVIDER: 'openai:gpt-image-1',
  OPENAI_BASE_URL: `${root}/v1`,
  OPENAI_API_KEY: key,
}))

export const compatible = protocol((root, key) => ({
  IMAGE_PROVIDER: 'compatible:house-model',
  OPENAI_COMPATIBLE_BASE_URL: `${root}/v1`,
  OPENAI_COMPATIBLE_API_KEY: key,
}))
