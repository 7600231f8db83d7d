// A stop between client and service that is as unreliable as a test says, and remembers what passed through.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

/** What becomes of a request. Where the answer is lost, the service has acted all the same. */
export type Turn =
  | 'pass'
  | 'lose the answer'
  | 'say nothing'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

export interface PassedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

export interface WayStation {
  readonly url: string
  readonly requests: readonly PassedRequest[]
}

/** Treats each request as the next turn says, and lets pass what comes after the last. It ends with the test. */
export const startWayStation = async (
  test: TestContext,
  target: string,
  ...turns: readonly Turn[]
): Promise<WayStation> => {
  const requests: PassedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const turn = turns[requests.push({ method, path, headers }) - 1] ?? 'pass'
    if (typeof turn === 'object') response.writeHead(turn.status, turn.headers).end(turn.body)
    else if (turn !== 'say nothing') await forward(target, request, response, turn)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the way station has no port')
  return { url: `http://127.0.0.1:${address.port}`, requests }
}

const forward = async (
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  turn: 'pass' | 'lose the answer',
): Promise<void> => {
  const { method = '', url = '', headers } = request
  const body = method === 'GET' ? null : new Uint8Array(await buffer(request))
  const passed = ['authorization', 'idempotency-key', 'content-type'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const answer = await fetch(`${target}${url}`, { method, headers: new Headers(passed.map((each) => [...each])), body })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (turn === 'lose the answer') response.destroy()
  else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(bytes)
}
