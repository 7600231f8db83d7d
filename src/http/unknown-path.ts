// What to say where no route answers: the methods that would work, or where to find the ones that exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, fault } from '../catalog/fault.ts'

interface KnownPath {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/** Remembers every route that is registered, and judges requests that none of them took. */
export const createUnknownPathFault = (app: FastifyInstance, baseUrl: () => string) => {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }) => {
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) path.methods.add(each)
    known.set(url, path)
  })

  return (request: FastifyRequest, reply: FastifyReply): Fault => {
    const path = pathOf(request.url)
    const allowed = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods])
    if (allowed.length === 0) return nothingHere(baseUrl())
    reply.header('allow', allowed.join(', '))
    return fault('method_not_allowed', {
      message: `${request.method} is not supported here; ${allowed.join(', ')} is.`,
      details: { allowed },
    })
  }
}

/** The path alone: a URL may also come in absolute form, as through a proxy. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')

/** `/books/:bookId` and `/files/*` as regular expressions. */
const patternOf = (url: string): RegExp => {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*'
    return segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)
  })
  return new RegExp(`^${segments.join('/')}$`)
}

const nothingHere = (base: string): Fault =>
  fault('not_found', {
    details: {
      spec: `${base}/openapi.json`,
      docs: `${base}/docs`,
      catalog: `${base}/.well-known/api-catalog`,
      auth: `${base}/auth.md`,
      health: `${base}/api/v1/health`,
    },
  })
