// A real HTTP server that speaks the protocols of the image providers and paints real pictures, or misbehaves as a test says.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { automatic1111 } from './image-protocols/automatic1111.ts'
import { blackForestLabs } from './image-protocols/black-forest-labs.ts'
import { comfyui } from './image-protocols/comfyui.ts'
import { fal } from './image-protocols/fal.ts'
import { google } from './image-protocols/google.ts'
import { compatible, openai } from './image-protocols/openai.ts'
import type { ImageOrder, Protocol, Received, Reply } from './image-protocols/protocol.ts'
import { replicate } from './image-protocols/replicate.ts'
import { paintOrder } from './painted-landscape.ts'

const protocols = {
  openai,
  compatible,
  google,
  fal,
  replicate,
  'black-forest-labs': blackForestLabs,
  comfyui,
  automatic1111,
} as const satisfies Readonly<Record<string, Protocol>>

export type ProtocolName = keyof typeof protocols

/**
 * How an order is met. `lettered`: letters stand in the picture. `calm`: a sky and no more, in which nobody takes a hill for letters. `other-size`: a shape that nobody asked for. `busy`: 429 with a
 * Retry-After of one second. `broken`: 500. `refused`: the words break the provider's rules. `hang`: no answer, ever.
 * `malformed`: bytes that are no picture. `absurd`: a picture of 100 megapixels. `empty`: success without a picture.
 * `cut`: the connection ends in the middle of the answer. `locked-out`: 401 with a message that quotes the key. `elsewhere`: the answer
 * points to a picture on another host. `moved`: a redirect to another host.
 */
export type Manner =
  | 'paint'
  | 'lettered'
  | 'calm'
  | 'other-size'
  | 'busy'
  | 'broken'
  | 'refused'
  | 'hang'
  | 'malformed'
  | 'absurd'
  | 'empty'
  | 'cut'
  | 'locked-out'
  | 'elsewhere'
  | 'moved'

/** An order as it came, with everything that was sent. */
export interface ReceivedOrder extends ImageOrder, Received {
  readonly protocol: ProtocolName
}

export interface ImageProvider {
  readonly origin: string
  /** Every order to paint or to edit so far; polls and downloads are none. */
  readonly orders: readonly ReceivedOrder[]
  /** Every request of any kind. */
  readonly requests: readonly Received[]
  /** The next orders are met in these manners, one each; those after them are painted. */
  behave(...manners: readonly Manner[]): void
  /** Every order from now on, until told otherwise, apart from those of `behave`. */
  alwaysBehave(manner: Manner): void
  /** Forgets orders and manners. */
  reset(): void
  /** What a service must be told to have its art painted here. */
  settings(protocol: ProtocolName): Readonly<Record<string, string>>
  close(): Promise<void>
}

/** The key that every protocol is given: it must never be seen anywhere but in the headers of requests. */
export const canaryKey = 'canary-key-4711-do-not-tell'

/** Nobody is there. */
export const otherHost = 'http://pictures.example.test'

export const startImageProvider = async (): Promise<ImageProvider> => {
  const orders: ReceivedOrder[] = []
  const requests: Received[] = []
  const script: Manner[] = []
  const shelf = new Map<string, Reply>()
  let usual: Manner = 'paint'
  let origin = ''

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await receive(request)
    requests.push(received)
    const shelved = shelf.get(received.path)
    if (shelved) return send(response, shelved)
    for (const [name, protocol] of Object.entries(protocols)) {
      if (!received.path.startsWith(`/${name}/`) || !isProtocolName(name)) continue
      const own = { ...received, path: received.path.slice(name.length + 1) }
      const order = await protocol.read(own)
      if (!order) break
      orders.push({ ...order, ...own, protocol: name })
      const manner = script.shift() ?? usual
      return meet(response, protocol, order, manner, {
        at: `${origin}/${name}`,
        shelve: (path, reply) => shelf.set(`/${name}${path}`, reply),
      })
    }
    send(response, protocols.comfyui.upload(received) ?? { status: 404, json: { error: { message: 'no such path' } } })
  }

  const server = createServer((request, response) => {
    // A caller who has gone away is no fault of the server.
    serve(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the image provider has no port')
  origin = `http://127.0.0.1:${address.port}`

  return {
    origin,
    orders,
    requests,
    behave: (...manners) => void script.push(...manners),
    alwaysBehave: (manner) => {
      usual = manner
    },
    reset: () => {
      orders.length = 0
      requests.length = 0
      script.length = 0
      usual = 'paint'
    },
    settings: (name) => protocols[name].settings(`${origin}/${name}`, canaryKey),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const isProtocolName = (name: string): name is ProtocolName => Object.hasOwn(protocols, name)

const receive = async (request: IncomingMessage): Promise<Received> => {
  const { method = '', url: path = '', headers } = request
  return { method, path, headers, body: await buffer(request) }
}

const meet = async (
  response: ServerResponse,
  protocol: Protocol,
  order: ImageOrder,
  manner: Manner,
  house: { readonly at: string; readonly shelve: (path: string, reply: Reply) => void },
): Promise<void> => {
  if (manner === 'hang') return
  if (manner === 'busy') return send(response, { ...protocol.failed(429, 'Too many requests'), retryAfter: 1 })
  if (manner === 'locked-out') return send(response, protocol.failed(401, `Incorrect API key provided: ${canaryKey}`))
  if (manner === 'moved') return void response.writeHead(307, { location: `${otherHost}/v1` }).end()
  if (manner === 'broken') return send(response, protocol.failed(500, 'The model fell over'))
  if (manner === 'refused') return send(response, protocol.refused(house))
  if (manner === 'empty') return send(response, protocol.painted(null, house))
  const picture = await paintOrder(order, manner)
  const stand = manner === 'elsewhere' ? { ...house, at: otherHost } : house
  send(response, protocol.painted(picture, stand), manner === 'cut')
}

const send = (response: ServerResponse, reply: Reply, cut = false): void => {
  const body = 'json' in reply ? Buffer.from(JSON.stringify(reply.json)) : reply.bytes
  response.writeHead(reply.status, {
    'content-type': 'json' in reply ? 'application/json' : 'image/png',
    'content-length': body.length,
    ...(reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) }),
  })
  if (cut) response.write(body.subarray(0, body.length / 2), () => response.destroy())
  else response.end(body)
}
