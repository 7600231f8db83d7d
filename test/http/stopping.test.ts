// A server that stops while clients take their time.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { followConnections } from '../../src/http/stopping.ts'
import { RawConnection } from '../support/raw-http.ts'

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('a stopping server', () => {
  it('waits for no client longer than its patience', async () => {
    const server = createServer(() => {})
    const stop = followConnections(server, 100)
    const port = await listening(server)
    const whole = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n'
    const requests = [whole, 'GET / HT', 'POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\nhalf']
    const connections = await Promise.all(requests.map(() => RawConnection.open(port)))
    for (const [index, connection] of connections.entries()) connection.send(requests[index] ?? '')
    await once(server, 'request')
    stop()
    server.close()
    await Promise.all([once(server, 'close'), ...connections.map(({ closed }) => closed)])
  })

  it('lets an answer that has begun come to its end', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const server = createServer(async (_request, response) => {
      response.setHeader('content-length', 10)
      response.write('begun')
      await mayEnd
      response.end('ended')
    })
    const stop = followConnections(server)
    const connection = await RawConnection.open(await listening(server))
    connection.send('GET / HTTP/1.1\r\nHost: test\r\n\r\n')
    await once(server, 'request')
    stop()
    server.close()
    end()
    assert.equal((await connection.next())?.text, 'begunended')
    await Promise.all([once(server, 'close'), connection.closed])
  })
})
