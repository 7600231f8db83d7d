// Builds every part by hand, in order; the only place that knows all of them.
import type { FastifyInstance } from 'fastify'
import { bookEndpoints } from './books/routes.ts'
import type { Detect } from './books/rules.ts'
import { capabilityEndpoints } from './capabilities/routes.ts'
import { serviceName, serviceVersion } from './catalog/versions.ts'
import { choresOf } from './chores.ts'
import { billingUrlOf, type Config, publicUrlOf } from './config.ts'
import { getHealth } from './contract/account.ts'
import { coverEndpoints } from './covers/routes.ts'
import { coverWorkEndpoints } from './covers/work-routes.ts'
import { lazyCoverWorks } from './covers/works.ts'
import { creditEndpoints } from './credits/routes.ts'
import { type CallRecorder, createCallRecorder, recordCalls } from './dashboard/call-recorder.ts'
import { registerDashboard } from './dashboard/routes.ts'
import { registerEditor } from './editor/routes.ts'
import { authenticate } from './http/authentication.ts'
import { startMetricsServer } from './http/metrics-server.ts'
import { serveEndpoints, serveOpenly } from './http/serve.ts'
import { createServer } from './http/server.ts'
import { registerIdentity } from './identity/routes.ts'
import { jobEndpoints } from './jobs/routes.ts'
import { startJobRunner } from './jobs/runner.ts'
import { registerLibrary } from './library/routes.ts'
import { registerMcp } from './mcp/routes.ts'
import { openOauth } from './oauth/open-oauth.ts'
import { registerOauth } from './oauth/routes.ts'
import {
  type OpenPress,
  type OpenPrintShop,
  type OpenSenses,
  type OpenStorage,
  type OpenTypesetter,
  openDatabase,
  openPress,
  openPrintShop,
  openSenses,
  openStorage,
  openTypesetter,
} from './open.ts'
import { type OpenLanguage, openLanguage } from './open-language.ts'
import { openPainter } from './open-painter.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Log } from './platform/log.ts'
import { createMetrics, type Metrics } from './platform/metrics.ts'
import { repeat } from './platform/repeat.ts'
import { registerFileRoutes } from './platform/storage/routes.ts'
import { lostPage } from './site/lost-page.ts'
import { registerSite } from './site/routes.ts'
import { registerTemplatePreviews } from './site/template-previews.ts'
import type { Language } from './studio/language/language.ts'
import type { Painter } from './studio/painters/painter.ts'
import { refuseBoth, refuseDoubtful } from './studio/senses/moderation/refuse-forbidden.ts'
import type { Senses } from './studio/senses/senses.ts'
import { templateEndpoints, templatePreviews } from './templates/routes.ts'
import { uploadEndpoints } from './uploads/routes.ts'
import type { Inspect } from './uploads/rules.ts'
import { startWebhookSender } from './webhooks/sender.ts'
import { lazyWrapRenderer } from './wraps/renderer.ts'
import { wrapEndpoints } from './wraps/routes.ts'
import { wrapWorkEndpoints } from './wraps/work-routes.ts'
import { lazyWrapWorks } from './wraps/works.ts'

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
  readonly printShop: OpenPrintShop
  readonly typesetter: OpenTypesetter
  readonly senses: OpenSenses
  readonly language: OpenLanguage
  /** Null: the families paint everything. */
  readonly painter: Painter | null
  readonly metrics: Metrics
  readonly baseUrl: () => string
}

/** Starts the parts this process is to run. It serves, or works, when the promise resolves. */
export const startService = async (config: Config, log: Log, now: Clock = systemClock): Promise<Service> => {
  let currentBaseUrl = publicUrlOf(config)
  const baseUrl = () => currentBaseUrl
  const database = await openDatabase(config, log)
  const press = openPress(config)
  const printShop = openPrintShop(config)
  const typesetter = openTypesetter()
  const senses = openSenses(config)
  const metrics = createMetrics(database)
  const language = openLanguage(config, { log, metrics, now })
  const painter = await openPainter(config, metrics)
  const files = openStorage(config, baseUrl, now)
  const parts: Parts = {
    config,
    log,
    now,
    database,
    files,
    press,
    printShop,
    typesetter,
    senses,
    language,
    painter,
    metrics,
    baseUrl,
  }

  const calls = createCallRecorder({ database, log, now })
  const app = config.role === 'worker' ? null : createApp(parts, calls)
  const metricsServer =
    config.metricsPort === null
      ? null
      : await startMetricsServer(metrics, { host: config.host, port: config.metricsPort, log })
  try {
    const port = await app?.listen({ host: config.host, port: config.port }).then(() => portOf(app))
    currentBaseUrl = publicUrlOf(config, port)
  } catch (error) {
    metricsServer?.close()
    await database.close()
    throw error
  }
  const stopWorking = config.role === 'api' ? async () => {} : startWorking(parts)
  return {
    database,
    baseUrl,
    stop: async () => {
      await app?.close()
      await calls.stop()
      await stopWorking()
      language.close()
      metricsServer?.close()
      await Promise.all([press.close(), printShop.close(), typesetter.close(), senses.close()])
      await database.close()
    },
  }
}

const createApp = (parts: Parts, calls: CallRecorder): FastifyInstance => {
  const { config, log, now, database, files, press, printShop, typesetter, senses, language, metrics, baseUrl } = parts
  const app = createServer({ log, baseUrl, lostPage: lostPage(baseUrl) })
  recordCalls(app, calls)
  const { storage } = files
  const billingUrl = () => billingUrlOf(baseUrl())
  const oauth = openOauth({ database, now, baseUrl, log })
  const refuseForbidden = refuseBoth(language)
  const understanding = { detect: detectIn(senses, language, log), refuseDoubtful: refuseDoubtful(language) }
  const renderer = lazyWrapRenderer({ database, storage, printShop, now, places: config.workers, refuseForbidden })
  serveOpenly(app, getHealth, () => ({ status: 'ok', service: serviceName, version: serviceVersion }))
  const endpoints = [
    ...bookEndpoints({ database, now, understanding }),
    ...coverEndpoints({ database, storage, now }),
    ...coverWorkEndpoints({
      database,
      storage,
      now,
      billingUrl,
      metrics,
      log,
      inspect: inspectWith(senses),
      refuseForbidden,
    }),
    ...uploadEndpoints(storage, now),
    ...jobEndpoints({ database, storage, now }),
    ...creditEndpoints(database, now, billingUrl),
    ...templateEndpoints(baseUrl),
    ...wrapEndpoints({ database, storage, now, renderer }),
    ...wrapWorkEndpoints({ database, storage, now, billingUrl, metrics, log, refuseForbidden }),
    ...capabilityEndpoints(),
  ]
  serveEndpoints(app, endpoints, { authenticate: (request) => authenticate(database.read, request) })
  registerMcp(app, {
    endpoints,
    database,
    storage,
    inspect: inspectWith(senses),
    allowPrivateNetwork: config.allowPrivateNetwork,
    now,
    log,
    metrics,
    baseUrl,
    verifyAccessToken: oauth.verifyAccessToken,
  })
  registerIdentity(app, { database, now, baseUrl, signUp: config.signUp })
  registerOauth(app, { database, now, baseUrl, server: oauth.server })
  registerDashboard(app, { database, now, baseUrl, storage, billingUrl })
  registerEditor(app, { database, now, baseUrl, storage, desk: renderer, typesetter })
  registerLibrary(app, { database, now, baseUrl, endpoints, storage, inspect: inspectWith(senses) })
  registerSite(app, baseUrl)
  registerTemplatePreviews(app, templatePreviews(press, storage))
  if (files.kind === 'files') registerFileRoutes(app, { ...files, now })
  return app
}

/** A picture is looked at by the process that owns the models; what cannot be judged without them is let through. */
const inspectWith =
  (senses: Senses): Inspect =>
  async (bytes) => {
    const seen = await senses.inspectPicture(bytes)
    if (!seen) return { readable: false }
    const verdict = await senses.classifyPicture(bytes)
    return { readable: true, ...seen, forbidden: verdict.known && !verdict.allowed ? verdict.reason : null }
  }

/** Nobody waits longer than this for the meaning of a book: its words alone tell much. */
const detectionMs = 4000

const detectIn =
  (senses: Senses, language: Language, log: Log): Detect =>
  async (book) => {
    const signal = AbortSignal.timeout(detectionMs)
    const said = await language.subgenre(book, signal)
    if (said) return said.subgenre
    // Loaded with the first book: its word lists would slow every start.
    const { detectSubgenreBy } = await import('./studio/senses/detection/detect-by-meaning.ts')
    const { detectSubgenre } = await import('./studio/senses/detection/detect-subgenre.ts')
    return detectSubgenreBy((texts) => senses.embed(texts, signal), book).catch((error) => {
      log.warn({ err: error }, 'detected a subgenre by words alone')
      return detectSubgenre(book)
    })
  }

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : undefined
}

/** Jobs that run are given this long to finish when the service stops; the rest is handed to others. */
const jobGraceMs = 20_000
const webhookGraceMs = 12_000

/** Starts what works in the background: jobs, webhooks, chores. Returns the way to stop them. */
const startWorking = (parts: Parts): (() => Promise<void>) => {
  const { config, database, files, press, printShop, senses, language, painter, log, now, metrics } = parts
  const { storage } = files
  const art = { senses, log, painter, fallsBack: config.imageProvider?.fallback === 'embedded' }
  const runner = startJobRunner({
    database,
    storage,
    log,
    now,
    works: {
      ...lazyCoverWorks({ ...art, database, storage, press, language, now }),
      ...lazyWrapWorks({ ...art, database, storage, press, printShop, now }),
    },
    // One more than can paint: while one job is written down, another is already at the press; and those that wait for the image model.
    slots: config.workers + 1 + (config.imageProvider?.concurrency ?? 0),
    onEnd: metrics.jobEnded,
  })
  const { allowPrivateNetwork } = config
  const sender = startWebhookSender({
    database,
    log,
    now,
    allowPrivateNetwork,
    onAttempt: metrics.webhookAttempted,
  })
  const chores = choresOf(parts).map((chore) => repeat(chore, log))
  return async () => {
    await Promise.all([runner.stop(jobGraceMs), sender.stop(webhookGraceMs), ...chores.map((stop) => stop())])
  }
}
