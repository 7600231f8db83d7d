// Serves the metrics on a port of their own, which stays inside the operator's network.
import { createServer, type Server } from 'node:http'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'

export const startMetricsServer = async (
  metrics: Metrics,
  { host, port, log }: { host: string; port: number; log: Log },
): Promise<Server> => {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      log.error({ err: error }, 'could not gather metrics')
      response.writeHead(500).end()
    }
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise
  log.info(`metrics at ${address(server)}`)
  return server
}

const address = (server: Server): string => {
  const bound = server.address()
  return typeof bound === 'object' && bound ? `http://${bound.address}:${bound.port}/metrics` : String(bound)
}
