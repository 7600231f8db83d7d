// Public documents.
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../contract/openapi.ts'

export const registerDocuments = (app: FastifyInstance, baseUrl: () => string): void => {
  let drawn: { readonly base: string; readonly document: object } | undefined
  app.get('/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').header('access-control-allow-origin', '*')
    const base = baseUrl()
    if (drawn?.base !== base) drawn = { base, document: openApiDocument(base) }
    return drawn.document
  })
}
