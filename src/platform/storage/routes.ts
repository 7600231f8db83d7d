// The file routes: what our signed URLs point at. Files in a bucket are read from it; only what nobody has announced the length of comes here first.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { fault } from '../../catalog/fault.ts'
import type { FileStorage } from './file-storage.ts'
import { receiveFile } from './receive-file.ts'
import { serveFile } from './serve-file.ts'
import { type Refusal, type SigningSecret, verifyRead, verifyWrite } from './signed-url.ts'
import type { Storage } from './storage.ts'

interface RoutesOptions<Place> {
  readonly storage: Place
  /** The one that the storage signs with. */
  readonly secret: SigningSecret
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type FileRoutesOptions = RoutesOptions<Pick<FileStorage, 'open' | 'put'>>

interface FileRoute {
  Params: { '*': string }
}

export const registerFileRoutes = (app: FastifyInstance, options: FileRoutesOptions): void => {
  const { storage, secret, now } = options
  app.route<FileRoute>({
    // Named here, because the HEAD that Fastify adds by itself reads the whole file to throw it away.
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (request, reply) => {
      const grant = allowed(verifyRead(secret, request.params['*'], queryOf(request), now()))
      const file = await storage.open(grant.key)
      if (!file) throw fault('file_not_found')
      return await serveFile(request, reply, file, grant, now())
    },
  })
  registerUploadRoute(app, options)
}

export const registerUploadRoute = (
  app: FastifyInstance,
  { storage, secret, now }: RoutesOptions<Pick<Storage, 'put'>>,
): void => {
  // A scope of its own, so that the parsers of the other routes neither buffer nor limit these bodies.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))

    scope.route<FileRoute>({
      method: 'PUT',
      url: '/files/*',
      errorHandler: nameUnreadableType,
      handler: async (request, reply) => {
        const grant = allowed(verifyWrite(secret, request.params['*'], queryOf(request), now()))
        const { etag } = await receiveFile(request.raw, storage, grant)
        return await reply.code(200).header('etag', etag).send()
      },
    })
  })
}

const allowed = <T extends object>(verdict: T | Refusal): T => {
  if (typeof verdict === 'string') throw fault(verdict)
  return verdict
}

// From the URL itself, whatever query parser the application may have chosen.
const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '')

// Fastify refuses a Content-Type that it cannot read before the handler has a say.
const nameUnreadableType = (error: FastifyError): never => {
  throw error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? fault('unsupported_media_type', { cause: error }) : error
}
