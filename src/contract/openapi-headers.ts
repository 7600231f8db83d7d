// The headers that answers carry, as the OpenAPI document describes them.
import { textLimits } from '../catalog/limits.ts'

type HeaderObjects = Readonly<Record<string, unknown>>

export const documentedHeaders: HeaderObjects = {
  RequestId: {
    description: 'Names this request in logs and support.',
    schema: { type: 'string', maxLength: textLimits.requestId },
  },
  RateLimitPolicy: {
    description: 'How many requests (q) the key may send in how many seconds (w), as a structured field.',
    schema: { type: 'string', maxLength: 100, examples: ['"requests";q=1200;w=60'] },
  },
  RateLimit: {
    description: 'How many requests (r) are left now, and in how many seconds (t) all of them are again.',
    schema: { type: 'string', maxLength: 100, examples: ['"requests";r=1187;t=1'] },
  },
}

const requestId: HeaderObjects = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

const rate: HeaderObjects = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
}

const replay: HeaderObjects = {
  'Idempotent-Replayed': { description: 'An earlier request did the work.', schema: { const: 'true' } },
}

const redirect: HeaderObjects = {
  Location: {
    description: 'Where the file is, for an hour.',
    schema: { type: 'string', format: 'uri', maxLength: 8192 },
  },
}

const challenge: HeaderObjects = {
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { const: 'Bearer' } },
}

const retry: HeaderObjects = {
  'Retry-After': { description: 'In how many seconds to send it again.', schema: { type: 'string', maxLength: 10 } },
}

interface Answered {
  readonly authenticated: boolean
  readonly replayed: boolean
}

export const answerHeaders = (status: string, { authenticated, replayed }: Answered): HeaderObjects => ({
  ...requestId,
  ...(authenticated ? rate : {}),
  ...(status === '302' ? redirect : {}),
  ...(replayed ? replay : {}),
})

/** Who is not recognised is not counted; nor is anybody while our side fails to look. */
const uncounted = new Set([401, 403, 500])

export const refusalHeaders = (status: number, authenticated: boolean): HeaderObjects => ({
  ...requestId,
  ...(authenticated && !uncounted.has(status) ? rate : {}),
  ...(status === 401 ? challenge : {}),
  ...(status === 429 ? retry : {}),
})
