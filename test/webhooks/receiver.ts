// A receiver of webhooks: a real server that keeps what it was sent, byte for byte, and answers as the test says.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { eventually } from '../support/eventually.ts'

export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly requests: readonly Received[]
  /** The request of this number, from 1, once it has come. */
  request(number: number): Promise<Received>
}

type Answer = number | ((response: ServerResponse) => void)

/** Answers each request with the next of the script, and the last one from then on. It ends with the test. */
export const startReceiver = async (test: TestContext, ...script: readonly Answer[]): Promise<Receiver> => {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const number = requests.push({ method, path, headers, body: await buffer(request) })
    const answer = script[number - 1] ?? script.at(-1) ?? 200
    if (typeof answer === 'number') response.writeHead(answer).end()
    else answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    requests,
    request: (number) => eventually(`request ${number} has come`, () => requests[number - 1]),
  }
}
