// The authorization server's endpoints, and the documents by which clients find it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseOvergrownJson } from '../contract/json-bounds.ts'
import { admit, type IdentityParts, keepOpenDoor, personScope } from '../identity/rules.ts'
import { normalQuery } from './authorization-request.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { registerConnections } from './connection-routes.ts'
import { registerInteraction } from './interaction-routes.ts'
import { knowsApp } from './leading-back.ts'
import { passOn } from './pass-on.ts'
import { metadataPaths, oauthPaths } from './paths.ts'
import { judgeRegistration } from './registration.ts'
import { resourceOf } from './resource.ts'

interface Parts extends IdentityParts {
  readonly server: AuthorizationServer
}

/** Documents that everybody may read from everywhere. */
const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' }

/** What the authorization server reads at most; a registration with ten addresses needs a quarter of it. */
const bodyLimit = 48 * 1024

export const registerOauth = (app: FastifyInstance, parts: Parts): void => {
  registerMetadata(app, parts)
  registerInteraction(app, parts)
  registerConnections(app, parts)
  registerRegistration(app, parts)

  registerAuthorization(app, parts)
  for (const url of [oauthPaths.token, oauthPaths.revocation]) {
    app.route({
      method: ['POST', 'OPTIONS'],
      url,
      bodyLimit,
      onRequest: keepOpenDoor(parts),
      handler: (request, reply) => passOn(parts, request, reply),
    })
  }
}

/** Every request is kept until somebody decides on it, so an address may not begin them without end. */
const registerAuthorization = (app: FastifyInstance, parts: Parts): void =>
  personScope(app, parts, (scope) => {
    const options = { exposeHeadRoute: false, onRequest: keepOpenDoor(parts) }
    scope.get(oauthPaths.authorization, options, async (request, reply) => {
      const { searchParams } = new URL(request.raw.url ?? '/', 'http://localhost')
      const leadsBack = await knowsApp(parts, request)
      return passOn(parts, request, reply, {
        url: `${oauthPaths.authorization}?${normalQuery(searchParams)}`,
        leadsBack,
      })
    })
    scope.get(`${oauthPaths.authorization}/:uid`, options, (request, reply) => passOn(parts, request, reply))
  })

const registerMetadata = (app: FastifyInstance, parts: Parts): void => {
  for (const url of [...metadataPaths, oauthPaths.jwks]) {
    app.route({
      method: ['GET', 'OPTIONS'],
      url,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        passOn(parts, request, reply, { headers: { 'cache-control': open['cache-control'] } }),
    })
  }
  const { pathname } = new URL(resourceOf('http://localhost'))
  for (const url of ['/.well-known/oauth-protected-resource', `/.well-known/oauth-protected-resource${pathname}`]) {
    app.get(url, async (_request, reply) => {
      reply.headers(open)
      const base = parts.baseUrl()
      return {
        resource: resourceOf(base),
        authorization_servers: [base],
        bearer_methods_supported: ['header'],
        // Refresh tokens come without being asked for, so `offline_access` is no business of the resource.
        scopes_supported: ['openid', 'email'],
        resource_name: 'Dustjacket',
        resource_documentation: `${base}/docs/mcp`,
      }
    })
  }
}

const registrationLimit = { free: 20, longestMs: 10 * 60_000, forgetMs: 60 * 60_000 }

const registerRegistration = (app: FastifyInstance, parts: Parts): void => {
  app.options(oauthPaths.registration, async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, authorization, mcp-protocol-version',
        'access-control-max-age': '3600',
      })
      .code(204)
      .send(),
  )
  app.post(oauthPaths.registration, { bodyLimit, onRequest: keepOpenDoor(parts) }, async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    const name = `registration from ${parts.addressOf(request)}`
    const wait = await admit(parts.database, [{ name, limit: registrationLimit }], parts.now())
    if (wait > 0) return refuseForNow(reply, wait)
    const judged = judgeRegistration(bodyOf(request))
    if (judged.kind === 'bad') {
      return reply.code(400).send({ error: judged.error, error_description: judged.description })
    }
    return passOn(parts, request, reply, { json: judged.metadata })
  })
}

const refuseForNow = (reply: FastifyReply, wait: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(Math.ceil(wait / 1000)))
    .send({ error: 'temporarily_unavailable', error_description: 'Too many registrations from here. Try again later.' })

const bodyOf = ({ body }: FastifyRequest): unknown => {
  try {
    if (!(body instanceof Uint8Array)) return null
    refuseOvergrownJson(body)
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return null
  }
}
