// Forms of our own pages: read, and accepted only when our own page has sent them.
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, fault } from '../catalog/fault.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { newToken, sameText, tokenPattern } from './secret-token.ts'
import { type IdentityParts, tokenOf } from './sessions.ts'

/** The hidden field that every form carries. */
export const formTokenField = 'form_token'

/** For the body of every route that takes a form. */
export const formBodyLimit = 16 * 1024

/** Bound to the session, or to a cookie of the visit while nobody has signed in. Knowing it tells nothing about either. */
const tokenFor = (secret: string): string => hash('sha256', `form ${secret}`, 'base64url')

/** The token for the forms of a page that is about to be sent. */
export const formTokenOf = (parts: IdentityParts, request: FastifyRequest, reply: FastifyReply): string => {
  const known = secretOf(parts, request)
  if (known !== null) return tokenFor(known)
  const visit = newToken()
  writeCookie(reply, parts.baseUrl(), { name: 'form', value: visit, maxAgeMs: null })
  return tokenFor(visit)
}

const secretOf = (parts: IdentityParts, request: FastifyRequest): string | null =>
  tokenOf(parts, request) ?? visitOf(parts, request)

const visitOf = ({ baseUrl }: IdentityParts, request: FastifyRequest): string | null => {
  const visit = readCookie(request, baseUrl(), 'form')
  return visit !== null && tokenPattern.test(visit) ? visit : null
}

export type FormFields = ReadonlyMap<string, string>

/** The fields of a form, once it is certain that a page of ours has sent it. */
export const readForm = (parts: IdentityParts, request: FastifyRequest): FormFields => {
  const { headers, body } = request
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    throw fault('unsupported_media_type', { message: 'Send the form as application/x-www-form-urlencoded.' })
  }
  const fields = new Map(new URLSearchParams(body instanceof Uint8Array ? Buffer.from(body).toString() : ''))
  refuseForeignForm(parts, request, fields.get(formTokenField) ?? '')
  return fields
}

const foreignForm = (): Fault =>
  fault('forbidden', { message: 'The form is out of date, or did not come from this site. Open the page again.' })

/** Refuses a form that no page of ours has sent; `given` is the token it carries. */
export const refuseForeignForm = (parts: IdentityParts, request: FastifyRequest, given: string): void => {
  refuseForeignPage(parts, request)
  const secret = secretOf(parts, request)
  if (secret === null || !sameText(given, tokenFor(secret))) throw foreignForm()
}

/** Refuses what a page elsewhere has sent, by its head alone: nothing of its body is read. */
export const refuseForeignPage = (parts: Pick<IdentityParts, 'baseUrl'>, request: FastifyRequest): void => {
  if (request.method === 'POST' && comesFromElsewhere(parts, request)) throw foreignForm()
}

/**
 * What the browser says about where the form was. Our pages send no referrer, which makes browsers say `Origin: null`
 * even for our own forms; the newer header tells then.
 */
const comesFromElsewhere = ({ baseUrl }: Pick<IdentityParts, 'baseUrl'>, { headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== 'null' && origin !== new URL(baseUrl()).origin
}
