// A way to PostgreSQL on which `begin` can be spoiled, so that the server refuses it: everything else passes as it is.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'

export interface BeginProxy {
  /** The same database by way of the proxy. */
  readonly url: string
  /** Whether transactions cannot begin. */
  spoils: boolean
  /** How many were spoilt. */
  readonly spoilt: number
}

/** As long as the word it takes the place of, so that the messages around it keep their lengths. */
const [good, bad] = [Buffer.from('begin\0'), Buffer.from('bogus\0')]

export const startBeginProxy = async (test: TestContext, serverUrl: string): Promise<BeginProxy> => {
  const { hostname, port } = new URL(serverUrl)
  const state = { spoils: false, spoilt: 0 }
  const sockets = new Set<Socket>()

  const spoil = (chunk: Buffer): Buffer => {
    for (let at = chunk.indexOf(good); state.spoils && at !== -1; at = chunk.indexOf(good, at)) {
      bad.copy(chunk, at)
      state.spoilt++
    }
    return chunk
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.on('data', (chunk) => upstream.write(spoil(chunk)))
    upstream.on('data', (chunk) => client.write(chunk))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const url = new URL(serverUrl)
  url.port = String(typeof address === 'object' && address?.port)
  return Object.assign(state, { url: url.href })
}
