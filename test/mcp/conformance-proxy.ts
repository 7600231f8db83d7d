// A small proxy that adds a credential: the conformance suite has no way to send one.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { TestContext } from 'node:test'

/** Passes requests on to the service as they came, Host and all; returns its address. */
export const startProxy = async (test: TestContext, port: number, apiKey: string): Promise<string> => {
  const server = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, authorization: `Bearer ${apiKey}` } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return `http://127.0.0.1:${address.port}`
}
