// A server that answers each request with the next line of a script: for what a well-behaved S3 server never does.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { S3Storage, type S3StorageOptions } from '../../../src/platform/storage/s3-storage.ts'
import { parseStorageUrl } from '../../../src/platform/storage/storage-url.ts'
import { s3Credentials } from './s3-server.ts'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

export const startScriptedServer = async (...script: Answer[]) => {
  const requests: { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://server')
    const { method = '', headers } = request
    requests.push({ method, url, headers, body: await buffer(request) })
    const answer = script.shift()
    if (answer) answer(response, request)
    else response.writeHead(418).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  return {
    requests,
    storage: (options: Partial<S3StorageOptions> = {}) =>
      new S3Storage({
        location: parseStorageUrl(`s3://jackets/live?endpoint=http://127.0.0.1:${address.port}`),
        credentials: s3Credentials,
        now: Date.now,
        backoffMs: 1,
        ...options,
      }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
