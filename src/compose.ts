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
import { type OpenPress, type OpenStorage, openDatabase, openPress, openStorage } from './open.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Log } from './platform/log.ts'
import { type Chore, repeat } from './platform/repeat.ts'
import { registerFileRoutes } from './platform/storage/routes.ts'
import { registerDocuments } from './site/routes.ts'
import { registerTemplatePreviews } from './site/template-previews.ts'
import { templateEndpoints, templatePreviews } from './templates/routes.ts'

export interface Service {
  readonly database: Database
  /** Where callers reach it. */
  readonly baseUrl: () => string
  stop(): Promise<void>
}

/** What every part is made of. */
interface Parts {
  readonly config: Config
  readonly log: Log
  readonly now: Clock
  readonly database: Database
  readonly files: OpenStorage
  readonly press: OpenPress
  readonly baseUrl: () => string
}

/** Starts the parts this process is to run. It serves, or works, when the promise resolves. */
export const startService = async (config: Config, log: Log, now: Clock = systemClock): Promise<Service> => {
  let currentBaseUrl = publicUrlOf(config)
  const baseUrl = () => currentBaseUrl
  const database = await openDatabase(config, log)
  const press = openPress(config)
  const parts: Parts = { config, log, now, database, files: openStorage(config, baseUrl, now), press, baseUrl }

  const app = config.role === 'worker' ? null : createApp(parts)
  try {
    const port = await app?.listen({ host: config.host, port: config.port }).then(() => portOf(app))
    currentBaseUrl = publicUrlOf(config, port)
  } catch (error) {
    await database.close()
    throw error
  }
  const stopChores = config.role === 'api' ? [] : choresOf(parts).map((chore) => repeat(chore, log))
  return {
    database,
    baseUrl,
    stop: async () => {
      await app?.close()
      await Promise.all(stopChores.map((stop) => stop()))
      await press.close()
      await database.close()
    },
  }
}

const createApp = ({ log, now, database, files, press, baseUrl }: Parts): FastifyInstance => {
  const app = createServer({ log, baseUrl })
  serveOpenly(app, getHealth, () => ({ status: 'ok', service: serviceName, version: serviceVersion }))
  serveEndpoints(
    app,
    [
      ...bookEndpoints(database, now),
      ...creditEndpoints(database, now, () => billingUrlOf(baseUrl())),
      ...templateEndpoints(baseUrl),
      ...capabilityEndpoints(),
    ],
    { authenticate: (request) => authenticate(database.read, request) },
  )
  registerDocuments(app, baseUrl)
  registerTemplatePreviews(app, templatePreviews(press, files.storage))
  if (files.kind === 'files') registerFileRoutes(app, { ...files, now })
  return app
}

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : undefined
}

const minute = 60_000
const day = 24 * 60 * minute

const choresOf = ({ database, files, now }: Parts): Chore[] => [
  { name: 'monthly renewal', everyMs: 10 * minute, work: () => renewDue(database, now()) },
  ...(files.kind === 'files'
    ? [
        {
          name: 'sweep of broken uploads',
          everyMs: day,
          work: () => files.storage.sweepTemporary(new Date(now() - day)),
        },
      ]
    : []),
]
