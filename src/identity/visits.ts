// Somebody who has signed in and asks for one more page: they are counted, as calls by keys are.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageRequestsPerMinute } from '../catalog/limits.ts'
import { keepToRate } from '../platform/rates/keep-to-rate.ts'
import { type IdentityParts, type Session, sessionOf } from './sessions.ts'

const policy = { name: 'pages', callsPerMinute: pageRequestsPerMinute }

/** Who has signed in with the browser that asks; null where nobody has. Refuses who asks too often. */
export const visitorOf = async (
  parts: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> => {
  const session = await sessionOf(parts, request)
  if (session) keepToRate(parts.rates, policy, session.accountId, reply)
  return session
}
