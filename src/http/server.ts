// The HTTP server: ids, headers, limits, errors, logs and stopping, the same for every route.
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { bodyLimitBytes } from '../catalog/limits.ts'
import type { Log } from '../platform/log.ts'
import { refuseMalformed, refuseOddities } from './malformed.ts'
import { envelopeOf, toFault } from './problem.ts'
import { requestIdOf } from './request-id.ts'
import { followConnections } from './stopping.ts'
import { createPathJudge } from './unknown-path.ts'

interface Timeouts {
  /** For the request line and the headers. */
  readonly headersMs: number
  /** For the whole request. */
  readonly requestMs: number
  /** Between two requests on one connection. */
  readonly keepAliveMs: number
}

interface ServerOptions {
  readonly log: Log
  /** Known only once the server listens, when the operator has not set it. */
  readonly baseUrl: () => string
  readonly timeouts?: Timeouts
  /** Answers a person who is lost outside the API; null leaves it to the refusal that programs get. */
  readonly lostPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
}

const standardTimeouts: Timeouts = { headersMs: 10_000, requestMs: 60_000, keepAliveMs: 65_000 }

export const createServer = ({
  log,
  baseUrl,
  timeouts = standardTimeouts,
  lostPage = () => null,
}: ServerOptions): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: bodyLimitBytes,
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    // A stopping server still answers what arrives on open connections; it only asks them to close.
    return503OnClosing: false,
    // As much as Node takes of a whole head: an id that is far too long is an unknown one, not a failure.
    routerOptions: { maxParamLength: 16_384 },
    http: {
      requireHostHeader: false,
      headersTimeout: timeouts.headersMs,
      // How often Node looks for connections that are past their time.
      connectionsCheckingInterval: Math.min(timeouts.headersMs, 2_000),
    },
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => {
      // Its message quotes the URL, query and all.
      request.log.debug({ code: error.code }, 'refused by the framework')
      sendStandardHeaders(request, reply)
      return sendFault(error, request, reply)
    },
  })
  // One logger for all: a child for every request costs more than naming the request in its lines.
  app.setChildLoggerFactory((logger) => logger)
  refuseOddities(app.server)

  // Bodies stay bytes: whether they are JSON is asked after authentication and replay, whatever their type claims.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const paths = createPathJudge(app, baseUrl)
  app.setNotFoundHandler((request, reply) => {
    const refusal = paths.unknown(request, reply)
    return (refusal.code === 'not_found' && lostPage(request, reply)) || sendFault(refusal, request, reply)
  })
  app.setErrorHandler((error, request, reply) => sendFault(error, request, reply))

  const closeIdleConnections = followConnections(app.server)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    closeIdleConnections()
  })
  app.addHook('onRequest', (request, reply, done) => {
    sendStandardHeaders(request, reply)
    if (request.is404) ignoreContentType(request)
    // Idle keep-alive connections would otherwise hold the stop back until they time out.
    if (closing) reply.header('connection', 'close')
    if (baseUrl().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
    done(request.is404 ? undefined : (paths.misled(request, reply) ?? undefined))
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
  return app
}

/** JSON is read whatever the type claims; a malformed or missing type could otherwise be refused before anybody asked. */
export const ignoreContentType = ({ raw }: FastifyRequest): void => {
  raw.headers['content-type'] = 'application/octet-stream'
}

const standardHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'no-store',
}

const sendStandardHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(standardHeaders)
  reply.header('x-request-id', request.id)
}

const sendFault = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = toFault(error, request.routeOptions.bodyLimit ?? bodyLimitBytes)
  if (refusal.status >= 500)
    request.log.error({ requestId: request.id, err: refusal.cause ?? refusal, code: refusal.code }, 'request failed')
  if (refusal.status === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', 'Bearer')
  if (refusal.status === 429 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', String(refusal.details?.retry_after_seconds ?? 5))
  reply.code(refusal.status).header('content-type', 'application/json; charset=utf-8')
  return reply.send(JSON.stringify(envelopeOf(refusal)))
}

// The path without its query: signed URLs carry their signature there, and signatures stay out of logs.
const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  const [path] = request.url.split('?', 1)
  const { accountId, keyId } = request.credential ?? {}
  const ms = Math.round(reply.elapsedTime)
  const { id: requestId, method } = request
  request.log.info({ requestId, method, path, status: reply.statusCode, ms, accountId, keyId }, 'request')
}
