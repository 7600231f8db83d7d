// The cookies of people: names, attributes, reading and writing.
import type { FastifyReply, FastifyRequest } from 'fastify'

export type CookieName = 'session' | 'form'

/** Over https a cookie carries the prefix that keeps other hosts of the domain from planting one. */
const fullName = (name: CookieName, secure: boolean): string =>
  secure ? `__Host-dustjacket-${name}` : `dustjacket-${name}`

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:')

export const readCookie = ({ headers }: FastifyRequest, baseUrl: string, name: CookieName): string | null => {
  const wanted = `${fullName(name, isSecure(baseUrl))}=`
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) || null
}

interface CookieValue {
  readonly name: CookieName
  readonly value: string
  /** 0 removes it; null keeps it until the browser closes. */
  readonly maxAgeMs: number | null
}

export const writeCookie = (reply: FastifyReply, baseUrl: string, { name, value, maxAgeMs }: CookieValue): void => {
  const secure = isSecure(baseUrl)
  const parts = [
    `${fullName(name, secure)}=${value}`,
    'Path=/',
    'HttpOnly',
    // Lax: whoever comes from an agent's page to the consent page is still signed in; no foreign form is.
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAgeMs === null ? [] : [`Max-Age=${Math.floor(maxAgeMs / 1000)}`]),
  ]
  reply.header('set-cookie', parts.join('; '))
}
