// Holds a caller to a rate, and tells them how they stand.
import type { FastifyReply } from 'fastify'
import { type Fault, fault } from '../../catalog/fault.ts'
import { type RatePolicy, type Standing, windowMs } from './bucket.ts'
import type { Rates } from './rates.ts'

/** Counts a request, tells how its caller stands, and refuses it where it comes too soon. */
export const keepToRate = (rates: Rates, policy: RatePolicy, subject: string, reply: FastifyReply): void => {
  const standing = rates.count(policy, subject)
  if (standing === null) return
  reply.headers(rateHeaders(standing))
  if (standing.waitMs === 0) return
  reply.header('retry-after', String(waitSeconds(standing)))
  throw tooOften(standing)
}

/** Never 0: whoever comes back at once would be refused again. */
const waitSeconds = ({ waitMs }: Standing): number => Math.max(1, Math.ceil(waitMs / 1000))

export const tooOften = (standing: Standing): Fault => {
  const { callsPerMinute: limit } = standing.policy
  const seconds = waitSeconds(standing)
  return fault('rate_limited', {
    message: `More than ${limit} calls a minute. Wait ${seconds} s, then go on.`,
    details: { limit, retry_after_seconds: seconds },
  })
}

/** Structured fields, as draft-ietf-httpapi-ratelimit-headers has them. */
const rateHeaders = ({ policy, remaining, fullInMs }: Standing): Record<string, string> => ({
  'ratelimit-policy': `"${policy.name}";q=${policy.callsPerMinute};w=${windowMs / 1000}`,
  ratelimit: `"${policy.name}";r=${remaining};t=${Math.ceil(fullInMs / 1000)}`,
})
