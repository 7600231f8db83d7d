// Where pages for people are served: refusals become pages, and who must sign in first is led there.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from '../catalog/fault.ts'
import { bodyLimitBytes } from '../catalog/limits.ts'
import { bodyTooLarge, bodyTooLargeCode } from '../catalog/too-large.ts'
import { rootOf } from '../html/page.ts'
import { sendPage } from '../html/send.ts'
import { refuseForeignPage } from './forms.ts'
import { refusalPage } from './pages/refusal-page.ts'
import type { IdentityParts, Session } from './sessions.ts'
import { visitorOf } from './visits.ts'

/**
 * Pages that an agent may open in a window of its own and wait for: a stricter policy would cut the tie between the two,
 * and the agent would never hear of the end.
 */
export const reachableFromPopups = { 'cross-origin-opener-policy': 'unsafe-none' }

/** A scope of routes in which refusals are shown as pages. What is unexpected goes the way of all errors. */
export const personScope = (
  app: FastifyInstance,
  { baseUrl }: Pick<IdentityParts, 'baseUrl'>,
  routes: (scope: FastifyInstance) => void,
): void => {
  app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const refusal = isTooLarge(error) ? bodyTooLarge(request.routeOptions.bodyLimit ?? bodyLimitBytes, 'form') : error
      if (!(refusal instanceof Fault) || refusal.status >= 500) throw error
      const { message, status } = refusal
      const page = refusalPage({ root: rootOf(baseUrl()), path: request.url, title: 'That did not work', message })
      return sendPage(request, reply, { page, status })
    })
    scope.addHook('onRequest', async (request) => refuseForeignPage({ baseUrl }, request))
    routes(scope)
  })
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === bodyTooLargeCode

/** Leads to another page of this site. */
export const leadTo = (reply: FastifyReply, path: string): FastifyReply => reply.redirect(path, 303)

/** Leads to the sign-in page, and from there back to `next`. */
export const leadToSignIn = ({ baseUrl }: IdentityParts, reply: FastifyReply, next: string): FastifyReply =>
  leadTo(reply, `${rootOf(baseUrl())}/sign-in?${new URLSearchParams({ next })}`)

/** A handler for people who have signed in; all others are led to do so. */
export const forPeople =
  (
    parts: IdentityParts,
    handler: (session: Session, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await visitorOf(parts, request, reply)
    if (session) return handler(session, request, reply)
    // A form cannot be sent again after signing in.
    const back = request.method === 'GET' ? request.url : '/dashboard'
    return leadToSignIn(parts, reply, `${rootOf(parts.baseUrl())}${back}`)
  }

/** A part of the query, where it is there once. */
export const queryOf = ({ query }: FastifyRequest, name: string): string | undefined => {
  const value = Object.entries(Object(query)).find(([each]) => each === name)?.[1]
  return typeof value === 'string' ? value : undefined
}
