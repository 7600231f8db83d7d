// Serves Scalar from our own machine. Its bundle is a string in its Fastify plugin, which gives it out over HTTP only.
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import { type PageFile, pageFile } from '../../html/files.ts'
import { sendFile } from '../../html/routes.ts'
import { scalarPath, startPath } from './page.ts'

const aDay = 'public, max-age=86400'
const scriptType = 'text/javascript; charset=utf-8'

/** Four megabytes that few processes ever need: loaded with the first request for them. */
const loadScalar = async (): Promise<PageFile> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(scalar, { routePrefix: '/reference', configuration: { url: '/openapi.json' } })
  const { rawPayload } = await app.inject('/reference/js/scalar.js')
  await app.close()
  return pageFile('scalar.js', scriptType, rawPayload)
}

export const registerReference = (app: FastifyInstance): void => {
  let loading: Promise<PageFile> | undefined
  app.get(scalarPath, async (request, reply) => {
    loading ??= loadScalar()
    return sendFile(request, reply, await loading, aDay)
  })
  const start = pageFile('start.js', scriptType, readFileSync(new URL('./start.js', import.meta.url)))
  app.get(startPath, async (request, reply) => sendFile(request, reply, start, aDay))
}
