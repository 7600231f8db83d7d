// A server on the loopback that does with each connection what the test says, and remembers what it was sent.
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { createServer as createSecureServer, type TlsOptions } from 'node:tls'

export interface RawServer {
  readonly port: number
  /** What came on each connection so far. */
  readonly received: readonly Buffer[]
}

type Behaviour = (socket: Socket, soFar: () => string) => void

/** `act` runs when the head of a request has arrived. The server ends with the test. */
export const startRawServer = (test: TestContext, act: Behaviour): Promise<RawServer> =>
  listen(test, createServer(), act)

export const startSecureServer = (test: TestContext, tls: TlsOptions, act: Behaviour): Promise<RawServer> =>
  listen(test, createSecureServer(tls), act, 'secureConnection')

const listen = async (test: TestContext, server: Server, act: Behaviour, event = 'connection'): Promise<RawServer> => {
  const received: Buffer[] = []
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.on(event, (socket: Socket) => {
    const index = received.push(Buffer.alloc(0)) - 1
    const soFar = () => String(received[index])
    let acted = false
    // Whoever is tested hangs up as he likes.
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received[index] = Buffer.concat([received[index] ?? Buffer.alloc(0), chunk])
      if (acted || !soFar().includes('\r\n\r\n')) return
      acted = true
      act(socket, soFar)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { port: address.port, received }
}
