// Connections after a refusal: the refusal arrives, and the connection is given back, whatever the client does with it.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../src/http/server.ts'
import { createLog } from '../../src/platform/log.ts'
import { eventually } from '../support/eventually.ts'
import { RawConnection } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'

describe('a connection that was refused', () => {
  let app: FastifyInstance
  let port: number

  before(async () => {
    app = createServer({ log: createLog('silent'), baseUrl: () => 'http://127.0.0.1' })
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  after(() => app.close())

  const allGivenBack = () =>
    eventually('no connection is open', async () => {
      const open = await promisify(app.server.getConnections.bind(app.server))()
      return open === 0
    })

  const stubborn: Readonly<Record<string, [head: string, code: string]>> = {
    'for CONNECT': ['CONNECT example.com:443 HTTP/1.1\r\n\r\n', 'method_not_allowed'],
    'for what is not HTTP': ['hello\r\n\r\n', 'invalid_request'],
    'for too many headers': [`GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n`, 'headers_too_large'],
  }
  for (const [what, [head, code]] of Object.entries(stubborn)) {
    it(`${what} is given back although the client keeps its end open and never stops sending`, async () => {
      const connection = await RawConnection.open(port, { allowHalfOpen: true })
      connection.send(head)
      const talk = setInterval(() => connection.send('and another thing\r\n'.repeat(5_000)), 5)
      const answer = await connection.next()
      assert.ok(answer)
      assertRefused(answer, code)
      await allGivenBack()
      clearInterval(talk)
      connection.destroy()
    })

    it(`${what} is given back although the client falls silent`, async () => {
      const connection = await RawConnection.open(port, { allowHalfOpen: true })
      connection.send(head)
      assert.ok(await connection.next())
      await allGivenBack()
      connection.destroy()
    })
  }
})
