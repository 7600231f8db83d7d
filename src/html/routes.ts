// Serves the files that pages load.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../catalog/fault.ts'
import { browserCode } from './browser-code.ts'
import { icon, type PageFile, pageFiles } from './files.ts'
import { sendDocument } from './send.ts'

const forEver = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

export const registerPageFiles = (app: FastifyInstance): void => {
  for (const file of pageFiles) app.get(file.path, async (request, reply) => sendFile(request, reply, file))
  app.get('/assets/code/*', async (request, reply) => {
    const file = browserCode().find(request.url)
    if (!file) throw fault('file_not_found')
    return sendFile(request, reply, file)
  })
  // Browsers ask here, whatever the pages say.
  app.get('/favicon.ico', async (request, reply) => sendFile(request, reply, icon, aDay))
  app.get('/favicon.svg', async (request, reply) => sendFile(request, reply, icon, aDay))
}

export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, zipped, type }: PageFile,
  cache = forEver,
): FastifyReply => {
  reply.header('vary', 'Accept-Encoding')
  if (!takesGzip(request.headers['accept-encoding'])) return sendDocument(request, reply, { body: bytes, type, cache })
  reply.header('content-encoding', 'gzip')
  return sendDocument(request, reply, { body: zipped, type, cache })
}

const takesGzip = (header: string | string[] = ''): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(header))
