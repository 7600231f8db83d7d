// Connections that take their time: each is given so much of it and no more.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../src/http/server.ts'
import { createLog } from '../../src/platform/log.ts'
import { RawConnection } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'

const timeouts = { headersMs: 150, requestMs: 400, keepAliveMs: 100 }

describe('a slow client', () => {
  let app: FastifyInstance
  let port: number

  before(async () => {
    app = createServer({ log: createLog('silent'), baseUrl: () => 'http://127.0.0.1', timeouts })
    app.post('/', async () => 'received')
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  after(() => app.close())

  const assertTimedOut = async (connection: RawConnection): Promise<void> => {
    await connection.closed
    const [answer, ...more] = connection.rest()
    assert.ok(answer)
    assertRefused(answer, 'request_timeout')
    assert.ok(answer.headers.has('x-request-id'))
    assert.equal(answer.headers.get('connection'), 'close')
    assert.deepEqual(more, [])
  }

  it('that never finishes its headers is told 408', async () => {
    const connection = await RawConnection.open(port)
    connection.send('POST / HTTP/1.1\r\nHost: test\r\nX-Slow')
    await assertTimedOut(connection)
  })

  it('that never finishes its body is told 408', async () => {
    const connection = await RawConnection.open(port)
    connection.send('POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n\r\nonly this')
    await assertTimedOut(connection)
  })

  it('cannot buy time by sending a little now and then', async () => {
    const connection = await RawConnection.open(port)
    connection.send('POST / HTTP/1.1\r\nHost: test\r\n')
    const drip = setInterval(() => connection.send('X-Drip: drop\r\n'), 20)
    await assertTimedOut(connection)
    clearInterval(drip)
  })

  it('that says nothing at all does not keep its connection', async () => {
    const connection = await RawConnection.open(port)
    await connection.closed
  })

  it('is answered while it keeps to its time, and its idle connection is closed afterwards', async () => {
    const connection = await RawConnection.open(port)
    connection.send('POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n\r\nok')
    const answer = await connection.next()
    assert.equal(answer?.status, 200)
    await connection.closed
  })
})
