// Puts endpoints on the server: authenticate before the body is read, then answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault, fault } from '../catalog/fault.ts'
import type { Credential, Endpoint, RawCall } from '../contract/endpoint.ts'
import type { Operation } from '../contract/operation.ts'
import { abandonedSignal } from '../platform/abandoned.ts'
import { refuseEncodedBody } from './content-encoding.ts'
import { idempotencyKeyOf, replayHeader } from './idempotency.ts'
import { readJsonObject } from './json-body.ts'
import { turnOfBody } from './large-bodies.ts'
import type { KeepToPlan } from './rate-limit.ts'
import { ignoreContentType } from './server.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; null until authentication has found out, and on public routes. */
    credential: Credential | null
  }
}

interface ServeOptions {
  readonly authenticate: (request: FastifyRequest) => Promise<Credential>
  readonly keepToPlan: KeepToPlan
}

export const serveEndpoints = (app: FastifyInstance, endpoints: readonly Endpoint[], options: ServeOptions): void => {
  app.decorateRequest('credential', null)
  for (const endpoint of endpoints) serve(app, endpoint, options)
}

const serve = (
  app: FastifyInstance,
  { operation, answer }: Endpoint,
  { authenticate, keepToPlan }: ServeOptions,
): void => {
  app.route({
    ...routeOf(operation),
    onRequest: async (request, reply) => {
      const credential = await authenticate(request).catch((error) => {
        // A connection that the database has cut must not be taken for one that the caller has.
        throw error instanceof Fault ? error : fault('internal_error', { cause: error })
      })
      request.credential = credential
      keepToPlan(credential, reply)
      ignoreContentType(request)
    },
    handler: async (request, reply) => {
      await turnOfBody(request.body)
      const { status, body, replayed, location } = await answer(rawCall(operation, request, reply)).catch((error) => {
        // What goes wrong unexpectedly in the work itself carries the operation's own code.
        throw error instanceof Fault ? error : fault(operation.failure, { cause: error })
      })
      if (replayed) reply.headers(replayHeader)
      if (location !== undefined) reply.header('location', location)
      return reply.code(status).send(body ?? undefined)
    },
  })
}

/** Serves an operation that anybody may call. */
export const serveOpenly = <Answer>(
  app: FastifyInstance,
  operation: Operation<unknown, unknown, Answer>,
  answer: () => Answer,
): void => {
  app.route({ ...routeOf(operation), handler: async () => answer() })
}

/** `/books/{bookId}` is `/books/:bookId` to the router. */
const routeOf = ({ method, path }: Operation) => ({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })

const rawCall = (operation: Operation, request: FastifyRequest, reply: FastifyReply): RawCall => {
  const { credential } = request
  if (!credential) throw new Error(`${operation.id} was reached without a credential`)
  return {
    credential,
    requestId: request.id,
    idempotencyKey: operation.idempotent ? idempotencyKeyOf(request) : null,
    params: { ...Object(request.params) },
    query: { ...Object(request.query) },
    get signal() {
      return abandonedSignal(reply.raw)
    },
    hasBody: request.body instanceof Uint8Array && request.body.length > 0,
    body: once(() => {
      refuseEncodedBody(request)
      return readJsonObject(request.body)
    }),
  }
}

/** Handlers ask for the body again for each field that they peek at. */
const once = <Value>(read: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined
  return () => {
    kept ??= { value: read() }
    return kept.value
  }
}
