// Hands a request to the authorization server, which speaks to Node itself. The body has been read by then.
import { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rootOf } from '../html/page.ts'
import type { AddressOf } from '../identity/rules.ts'
import type { AuthorizationServer } from './authorization-server.ts'
import { allowLeadingBack } from './leading-back.ts'

interface Parts {
  readonly server: AuthorizationServer
  readonly baseUrl: () => string
  readonly addressOf: AddressOf
}

interface Change {
  readonly url?: string
  /** What the body is instead. */
  readonly json?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the app may hear of its mistakes by a redirect. */
  readonly leadsBack?: boolean
}

export const passOn = async (
  { server, baseUrl, addressOf }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { url, json, headers = {}, leadsBack = false }: Change = {},
): Promise<void> => {
  const provider = await server.provider()
  const forwarded = replica(request, {
    baseUrl: baseUrl(),
    address: addressOf(request),
    url: url ?? request.raw.url ?? '/',
    body: bodyOf(request, json),
  })
  if (leadsBack) allowLeadingBack(forwarded)
  if (json !== undefined) forwarded.headers['content-type'] = 'application/json'
  // Taken over by hand, because the answer does not pass through the framework.
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.hijack()
  await provider.callback()(forwarded, reply.raw)
}

const bodyOf = ({ body }: FastifyRequest, json: unknown): Uint8Array => {
  if (json !== undefined) return Buffer.from(JSON.stringify(json))
  return body instanceof Uint8Array ? body : new Uint8Array()
}

interface Told {
  readonly baseUrl: string
  readonly address: string
  readonly url: string
  readonly body: Uint8Array
}

const replica = ({ raw }: FastifyRequest, { baseUrl, address, url, body }: Told): IncomingMessage => {
  const { host, protocol } = new URL(baseUrl)
  const copy = new IncomingMessage(raw.socket)
  copy.method = raw.method
  copy.url = url
  copy.httpVersion = raw.httpVersion
  const { 'x-forwarded-host': _host, 'transfer-encoding': _encoding, ...headers } = raw.headers
  copy.headers = {
    ...headers,
    // What the server believes about the way here is what we know about it: it writes addresses by the host it is told.
    host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-forwarded-for': address,
    ...(body.length > 0 ? { 'content-length': String(body.length) } : {}),
  }
  // The path before ours, where the service is not at the root of its host.
  Object.assign(copy, { baseUrl: rootOf(baseUrl), complete: true })
  if (body.length > 0) copy.push(body)
  copy.push(null)
  return copy
}
