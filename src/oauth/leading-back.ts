// Whether an app may be told of a mistake by leading the person back to it. Registration is open, so a redirect for anybody's
// app would lend our name to any address: only an app that the person has allowed before, or has just decided on, is told.
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type IdentityParts, queryOf, sessionOf } from '../identity/rules.ts'
import { hasGrant } from './records-store.ts'

const leadingBack = new WeakSet<IncomingMessage>()

/** Ours, and addresses of documents. A database may not even take other characters to compare them. */
const clientIdPattern = /^[\x21-\x7e]{1,2000}$/

/** Whether the person at the browser has allowed the app that this request names. */
export const knowsApp = async (parts: IdentityParts, request: FastifyRequest): Promise<boolean> => {
  const session = await sessionOf(parts, request)
  const clientId = queryOf(request, 'client_id') ?? ''
  if (!session || !clientIdPattern.test(clientId)) return false
  return hasGrant(parts.database.read, { accountId: session.accountId, clientId, at: parts.now() })
}

/** Notes that a request handed to the authorization server comes from somebody who knows the app. */
export const allowLeadingBack = (request: IncomingMessage): void => {
  leadingBack.add(request)
}

const hasDecided = ({ oidc }: KoaContextWithOIDC): boolean => oidc.entities.Interaction?.result !== undefined

/** The server announces an error before it decides where to show it; one that must not travel stays on a page of ours. */
export const keepStrangersHere = (provider: Provider): void => {
  provider.on('authorization.error', (ctx, error) => {
    if (!leadingBack.has(ctx.req) && !hasDecided(ctx)) error.allow_redirect = false
  })
}
