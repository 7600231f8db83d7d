// Builds every part by hand, in order; the only place that knows all of them.
import type { FastifyInstance } from 'fastify'
import { bookEndpoints } from './books/routes.ts'
import { capabilityEndpoints } from './capabilities/routes.ts'
import { serviceName, serviceVersion } from './catalog/versions.ts'
import { billingUrlOf, type Config, publicUrlOf } from './config.ts'
import { getHealth } from './contract/account.ts'
import { creditEndpoints } from './credits/routes.ts'
import { renewDue } from './credits/rules.ts'
import { authenticate } from './http/authentication.ts'
import { serveEndpoints, serveOpenly } from './http/serve.ts'
import { createServer } from './http/server.ts'
import { openDatabase } from './open.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Log } from './platform/log.ts'
import { type Chore, repeat } from './platform/repeat.ts'
import { openSecrets } from './platform/secrets.ts'
import { FileStorage } from './platform/storage/file-storage.ts'
import { registerFileRoutes } from './platform/storage/routes.ts'
import { registerDocuments } from './site/routes.ts'

export interface Service {
  readonly database: Database
  /** Where callers reach it. */
  readonly baseUrl: () => string
  stop(): Promise<void>
}

const minute = 60_000

/** Starts the parts this process is to run. It serves, or works, when the promise resolves. */
export const startService = async (config: Config, log: Log, now: Clock = systemClock): Promise<Service> => {
  const database = await openDatabase(config, log)
  const server = config.role === 'worker' ? null : await listen(config, database, log, now)
  const stopChores = config.role === 'api' ? [] : choresOf(database, now).map((chore) => repeat(chore, log))
  return {
    database,
    baseUrl: () => server?.baseUrl() ?? publicUrlOf(config),
    stop: async () => {
      await server?.app.close()
      await Promise.all(stopChores.map((stop) => stop()))
      await database.close()
    },
  }
}

const choresOf = (database: Database, now: Clock): Chore[] => [
  { name: 'monthly renewal', everyMs: 10 * minute, work: () => renewDue(database, now()) },
]

interface Listening {
  readonly app: FastifyInstance
  readonly baseUrl: () => string
}

const listen = async (config: Config, database: Database, log: Log, now: Clock): Promise<Listening> => {
  let baseUrl = publicUrlOf(config)
  const currentBaseUrl = () => baseUrl
  const app = createServer({ log, baseUrl: currentBaseUrl })

  serveOpenly(app, getHealth, () => ({ status: 'ok', service: serviceName, version: serviceVersion }))
  serveEndpoints(
    app,
    [
      ...bookEndpoints(database, now),
      ...creditEndpoints(database, now, () => billingUrlOf(baseUrl)),
      ...capabilityEndpoints(),
    ],
    { authenticate: (request) => authenticate(database.read, request) },
  )
  registerDocuments(app, currentBaseUrl)
  if (config.storage.kind === 'files') {
    const { urlSigning: secret } = openSecrets(config.dataDir)
    const storage = new FileStorage({ root: config.storage.directory, secret, baseUrl: currentBaseUrl })
    registerFileRoutes(app, { storage, secret, now })
  }

  await app.listen({ host: config.host, port: config.port })
  const [address] = app.addresses()
  if (typeof address === 'object') baseUrl = publicUrlOf(config, address.port)
  return { app, baseUrl: currentBaseUrl }
}
