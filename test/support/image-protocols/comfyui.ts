// ComfyUI: pictures are uploaded, a graph of nodes is queued, its history tells the file, and the file is viewed.
import { randomUUID } from 'node:crypto'
import {
  at,
  type ImageOrder,
  jsonOf,
  numberOf,
  type Protocol,
  pixelsOf,
  type Received,
  type Reply,
  textOf,
} from './protocol.ts'

interface Comfyui extends Protocol {
  upload(request: Received): Reply | null
}

const uploads = new Map<string, Buffer>()

interface GraphNode {
  readonly kind: string
  readonly inputs: unknown
}

const nodesOf = (graph: unknown): GraphNode[] =>
  Object.values(typeof graph === 'object' && graph !== null ? graph : {}).map((node) => ({
    kind: textOf(at(node, 'class_type')),
    inputs: at(node, 'inputs'),
  }))

/** Reads the graphs that the project ships, and those that are built from the same nodes. */
const orderOf = (graph: unknown): ImageOrder => {
  const nodes = nodesOf(graph)
  const inputs = (kind: string): unknown => nodes.find((node) => node.kind === kind)?.inputs
  const sized = inputs('EmptyLatentImage') ?? inputs('ImageScale')
  const loaded = textOf(at(inputs('LoadImage'), 'image'))
  const mask = textOf(at(inputs('LoadImageMask'), 'image'))
  return {
    words: textOf(at(inputs('CLIPTextEncode'), 'text')),
    size: pixelsOf(at(sized, 'width'), at(sized, 'height')),
    seed: numberOf(at(inputs('KSampler'), 'seed')),
    picture: uploads.get(loaded) ?? null,
    mask: uploads.get(mask) ?? null,
    maskMeans: 'white',
  }
}

export const comfyui: Comfyui = {
  upload: ({ method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/comfyui/upload/image') return null
    const [, boundary = ''] = /boundary=(\S+)/.exec(headers['content-type'] ?? '') ?? []
    const start = body.indexOf('\r\n\r\n') + 4
    const name = `upload-${randomUUID()}.png`
    uploads.set(name, body.subarray(start, body.indexOf(`\r\n--${boundary}`, start)))
    return { status: 200, json: { name, subfolder: '', type: 'input' } }
  },
  read: async ({ method, path, body }) =>
    method === 'POST' && path === '/prompt' ? orderOf(at(jsonOf(body), 'prompt')) : null,
  painted: (picture, { shelve }) => {
    const id = randomUUID()
    const image = { filename: `${id}.png`, subfolder: '', type: 'output' }
    if (picture) shelve(`/view?filename=${id}.png&subfolder=&type=output`, { status: 200, bytes: picture })
    const outputs = picture ? { '9': { images: [image] } } : {}
    shelve(`/history/${id}`, {
      status: 200,
      json: { [id]: { outputs, status: { status_str: 'success', completed: true } } },
    })
    return { status: 200, json: { prompt_id: id, number: 1, node_errors: {} } }
  },
  // It has no rules of its own: nodes that check end the run with an error.
  refused: ({ shelve }) => {
    const id = randomUUID()
    const messages = [['execution_error', { exception_message: 'NSFW content detected', node_type: 'SafetyChecker' }]]
    shelve(`/history/${id}`, {
      status: 200,
      json: { [id]: { outputs: {}, status: { status_str: 'error', completed: false, messages } } },
    })
    return { status: 200, json: { prompt_id: id, number: 1, node_errors: {} } }
  },
  failed: (status, message) => ({ status, json: { error: { type: 'error', message, details: '' }, node_errors: {} } }),
  settings: (root) => ({ IMAGE_PROVIDER: 'comfyui:house.safetensors', COMFYUI_BASE_URL: root }),
}
