// Listens in on the HTTP framework: which routes are registered while somebody starts a service.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

const channel = 'fastify.initialization'

/** From now until `end`, which returns the routes under a path as the contract would write them. HEAD comes with GET. */
export const watchRoutes = (under = '/api/v1'): { end(): readonly string[] } => {
  const routes: string[] = []
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) {
        if (each !== 'HEAD' && url.startsWith(under)) routes.push(`${each} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
      }
    })
  }
  subscribe(channel, listen)
  return {
    end: () => {
      unsubscribe(channel, listen)
      return routes
    },
  }
}
