// Documents by which programs find their way: what APIs there are, how to sign in, what to read.
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../contract/openapi.ts'
import { catalogLink } from '../../html/headers.ts'
import { publicCache, sendDocument } from '../../html/send.ts'
import { documentPage } from '../documents.ts'
import { keptFor } from '../kept.ts'
import { markdownOf, markdownType } from '../serve-page.ts'
import { apiCatalog, apiCatalogType } from './api-catalog.ts'
import { serverJson } from './server-json.ts'
import { llmsFullText, llmsText, robotsText, sitemap } from './texts.ts'

interface MachineDocument {
  readonly path: string
  readonly type: string
  readonly body: (baseUrl: string) => string
}

const json = 'application/json; charset=utf-8'
const plainText = 'text/plain; charset=utf-8'

const authentication = documentPage('authentication', '/auth.md')

const documents: readonly MachineDocument[] = [
  { path: '/.well-known/api-catalog', type: apiCatalogType, body: (base) => JSON.stringify(apiCatalog(base)) },
  { path: '/openapi.json', type: json, body: (base) => JSON.stringify(openApiDocument(base)) },
  { path: '/server.json', type: json, body: (base) => JSON.stringify(serverJson(base)) },
  { path: '/auth.md', type: markdownType, body: (base) => markdownOf(authentication, base) },
  { path: '/llms.txt', type: plainText, body: (base) => `${llmsText(base)}\n` },
  { path: '/llms-full.txt', type: plainText, body: llmsFullText },
  { path: '/robots.txt', type: plainText, body: (base) => `${robotsText(base)}\n` },
  { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemap },
]

/** Anybody may read them from anywhere, a page of another site included. */
const openHeaders = { 'access-control-allow-origin': '*', link: catalogLink }

export const registerDiscovery = (app: FastifyInstance, baseUrl: () => string): void => {
  for (const { path, type, body } of documents) {
    const drawn = keptFor(body)
    app.get(path, async (request, reply) =>
      sendDocument(request, reply, { body: drawn(baseUrl()), type, cache: publicCache, headers: openHeaders }),
    )
  }
}
