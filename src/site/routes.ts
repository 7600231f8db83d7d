// Everything public: pages for people, documents for programs.
import type { FastifyInstance } from 'fastify'
import { registerPageFiles } from '../html/routes.ts'
import { registerDiscovery } from './discovery/routes.ts'
import { registerReference } from './reference/routes.ts'
import { registerPages } from './serve-page.ts'

export const registerSite = (app: FastifyInstance, baseUrl: () => string): void => {
  registerPageFiles(app)
  registerDiscovery(app, baseUrl)
  registerPages(app, baseUrl)
  registerReference(app)
}
