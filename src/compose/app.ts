// The server with everything that it answers: the endpoints of the contract, and every other door to them.
import type { FastifyInstance } from 'fastify'
import { bookEndpoints } from '../books/routes.ts'
import { capabilityEndpoints } from '../capabilities/routes.ts'
import { serviceName, serviceVersion } from '../catalog/versions.ts'
import { billingUrlOf } from '../config/config.ts'
import { getHealth } from '../contract/account.ts'
import { coverEndpoints } from '../covers/routes.ts'
import { coverWorkEndpoints } from '../covers/work-routes.ts'
import { creditEndpoints } from '../credits/routes.ts'
import { type CallRecorder, recordCalls } from '../dashboard/call-recorder.ts'
import { registerDashboard } from '../dashboard/routes.ts'
import { registerEditor } from '../editor/routes.ts'
import { authenticate } from '../http/authentication.ts'
import { keepToPlan } from '../http/rate-limit.ts'
import { serveEndpoints, serveOpenly } from '../http/serve.ts'
import { createServer } from '../http/server.ts'
import { registerIdentity } from '../identity/routes.ts'
import { clientAddressBy } from '../identity/rules.ts'
import { jobEndpoints } from '../jobs/routes.ts'
import { registerLibrary } from '../library/routes.ts'
import { registerMcp } from '../mcp/routes.ts'
import { openOauth } from '../oauth/open-oauth.ts'
import { registerOauth } from '../oauth/routes.ts'
import { registerFileRoutes, registerUploadRoute } from '../platform/storage/routes.ts'
import { lostPage } from '../site/lost-page.ts'
import { registerSite } from '../site/routes.ts'
import { registerTemplatePreviews } from '../site/template-previews.ts'
import { refuseBoth, refuseDoubtful, refuseForbidden } from '../studio/senses/moderation/refuse-forbidden.ts'
import { templateEndpoints, templatePicture } from '../templates/routes.ts'
import { uploadEndpoints } from '../uploads/routes.ts'
import { lazyWrapRenderer } from '../wraps/renderer.ts'
import { wrapEndpoints } from '../wraps/routes.ts'
import { wrapWorkEndpoints } from '../wraps/work-routes.ts'
import type { Parts } from './parts.ts'
import { detectIn, inspectWith } from './understanding.ts'

export const createApp = (parts: Parts, calls: CallRecorder): FastifyInstance => {
  const {
    config,
    log,
    now,
    database,
    files,
    printShop,
    typesetter,
    senses,
    reader,
    language,
    metrics,
    rates,
    baseUrl,
  } = parts
  const app = createServer({ log, baseUrl, lostPage: lostPage(baseUrl) })
  recordCalls(app, calls)
  const { storage } = files
  const billingUrl = () => billingUrlOf(baseUrl())
  const people = { database, now, baseUrl, rates, addressOf: clientAddressBy(config.trustedProxies) }
  const oauth = openOauth({ ...people, log })
  const refuse = refuseBoth(reader, language)
  const understanding = {
    detect: detectIn({ senses, reader, language, log }),
    refuseForbidden: refuseForbidden(reader),
    refuseDoubtful: refuseDoubtful(language),
  }
  const renderer = lazyWrapRenderer({ database, storage, printShop, now, places: config.workers, refuse })
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
      refuse,
    }),
    ...uploadEndpoints({ database, storage, now }),
    ...jobEndpoints({ database, storage, now }),
    ...creditEndpoints(database, now, billingUrl),
    ...templateEndpoints(baseUrl),
    ...wrapEndpoints({ database, storage, now, renderer }),
    ...wrapWorkEndpoints({ database, storage, now, billingUrl, metrics, log, refuse }),
    ...capabilityEndpoints(),
  ]
  serveEndpoints(app, endpoints, {
    authenticate: (request) => authenticate(database.read, request),
    keepToPlan: keepToPlan(rates),
  })
  registerMcp(app, {
    endpoints,
    database,
    storage,
    inspect: inspectWith(senses),
    allowPrivateNetwork: config.allowPrivateNetwork,
    log,
    metrics,
    rates,
    baseUrl,
    verifyAccessToken: oauth.verifyAccessToken,
  })
  registerIdentity(app, { ...people, signUp: config.signUp })
  registerOauth(app, { ...people, server: oauth.server })
  registerDashboard(app, { ...people, storage, billingUrl })
  registerEditor(app, { ...people, storage, desk: renderer, typesetter })
  registerLibrary(app, { ...people, endpoints, storage, inspect: inspectWith(senses) })
  registerSite(app, baseUrl)
  registerTemplatePreviews(app, templatePicture)
  if (files.kind === 'files') registerFileRoutes(app, { ...files, now })
  else registerUploadRoute(app, { ...files, now })
  return app
}
