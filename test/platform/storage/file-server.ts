// A folder storage in a temporary place and a real server that answers for its signed URLs.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { Fault } from '../../../src/catalog/fault.ts'
import { FileStorage } from '../../../src/platform/storage/file-storage.ts'
import { type FileRoutesOptions, registerFileRoutes } from '../../../src/platform/storage/routes.ts'

interface FileServerOptions {
  readonly now?: () => number
  /** What the routes get instead of the storage itself. */
  readonly watch?: (storage: FileStorage) => FileRoutesOptions['storage']
}

export const startFileServer = async ({ now = Date.now, watch = (storage) => storage }: FileServerOptions = {}) => {
  const root = await mkdtemp(join(tmpdir(), 'dustjacket-files-'))
  const secret = 'a secret of the tests'
  let baseUrl = ''
  const storage = new FileStorage({ root, secret, baseUrl: () => baseUrl })

  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.setErrorHandler((error, _request, reply) => {
    const { code, status } = error instanceof Fault ? error : { code: 'internal_error', status: 500 }
    return reply.code(status).send({ error: { code } })
  })
  registerFileRoutes(app, { storage: watch(storage), secret, now })
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })

  return {
    app,
    root,
    storage,
    stop: async () => {
      await app.close()
      await rm(root, { recursive: true })
    },
  }
}
