// What to say where no route answers: the methods that would work, or where to find the ones that exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Fault, fault } from '../catalog/fault.ts'

interface KnownPath {
  readonly pattern: RegExp
  readonly methods: Set<string>
}

/** Remembers every route that is registered, and judges requests that none of them took, or the wrong one. */
export const createPathJudge = (app: FastifyInstance, baseUrl: () => string) => {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', ({ url, method }) => {
    const path = known.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) path.methods.add(each)
    known.set(url, path)
  })

  /** A path that is known word for word is that path, and no id that happens to be spelt like it. */
  const allowedAt = (path: string): string[] => {
    const literal = known.get(path)
    const paths = literal ? [literal] : [...known.values()].filter(({ pattern }) => pattern.test(path))
    return paths.flatMap(({ methods }) => [...methods])
  }

  return {
    unknown: (request: FastifyRequest, reply: FastifyReply): Fault => {
      const allowed = allowedAt(pathOf(request.url))
      return allowed.length === 0 ? nothingHere(baseUrl()) : otherMethod(request, reply, allowed)
    },
    /** `GET /covers/generate` finds the route of `/covers/:coverId`, though the path belongs to another method. */
    misled: (request: FastifyRequest, reply: FastifyReply): Fault | null => {
      const path = pathOf(request.url)
      const { url } = request.routeOptions
      if (url === undefined || url === path || !known.has(path)) return null
      return otherMethod(request, reply, allowedAt(path))
    },
  }
}

const otherMethod = (request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): Fault => {
  reply.header('allow', allowed.join(', '))
  return fault('method_not_allowed', {
    message: `${request.method} is not supported here; ${allowed.join(', ')} is.`,
    details: { allowed },
  })
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
