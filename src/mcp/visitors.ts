// From where the agents' door may be reached: which Host and Origin are let through, and what browsers are told about it.
import { isIP } from 'node:net'
import { fault } from '../catalog/fault.ts'

interface Visit {
  readonly host: string | undefined
  readonly origin: string | undefined
}

const nameOf = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()

/**
 * A page that tricks a browser into believing that its name leads here has a name with a dot that is not ours. An address, or a name
 * without dots as containers have, cannot be taken over by anybody on the internet.
 */
const isOurHost = (host: string, baseUrl: string): boolean => {
  const name = nameOf(host)
  return name === nameOf(new URL(baseUrl).host) || isIP(name) !== 0 || !name.includes('.')
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const isKnownOrigin = (origin: string, baseUrl: string): boolean => {
  const url = URL.parse(origin)
  return url !== null && (url.origin === new URL(baseUrl).origin || loopback.includes(url.hostname))
}

/** Refuses visitors that only a deceived browser would bring. Programs send no Origin. */
export const refuseStrangers = ({ host, origin }: Visit, baseUrl: string): void => {
  if (host === undefined || !isOurHost(host, baseUrl)) {
    throw fault('forbidden', {
      message: `This service is not reached by this Host; its address is ${baseUrl} (PUBLIC_URL).`,
    })
  }
  if (origin !== undefined && !isKnownOrigin(origin, baseUrl)) {
    throw fault('forbidden', { message: 'Pages of this Origin may not use this service.' })
  }
}

/** What lets a page of a known origin read the answers. */
export const corsHeaders = (origin: string | undefined): Readonly<Record<string, string>> =>
  origin === undefined
    ? { vary: 'Origin' }
    : {
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'WWW-Authenticate, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After',
      }

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Accept',
  'MCP-Protocol-Version',
  'Mcp-Method',
  'Mcp-Name',
  'Mcp-Session-Id',
  'Last-Event-ID',
  'X-Request-Id',
]

export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': allowedHeaders.join(', '),
  'access-control-max-age': '3600',
}
