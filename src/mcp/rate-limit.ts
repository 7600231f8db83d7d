// How often one credential may call tools: a bucket that holds so many calls and fills up steadily.
import { fault } from '../catalog/fault.ts'
import { toolCallsPerMinute as callsPerMinute } from '../catalog/limits.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Clock } from '../platform/clock.ts'

const msPerCall = 60_000 / callsPerMinute

/** Buckets that are full again say nothing and are forgotten when there are this many. */
const tidyAbove = 10_000

interface Bucket {
  calls: number
  at: number
}

/** Each process counts for itself: the limit keeps a runaway agent from crowding out others, it is not for billing. */
export const createRateLimit = (now: Clock): ((credential: Credential) => void) => {
  const buckets = new Map<string, Bucket>()

  const filled = ({ calls, at }: Bucket): number => Math.min(callsPerMinute, calls + (now() - at) / msPerCall)

  const tidy = (): void => {
    for (const [name, bucket] of buckets) if (filled(bucket) === callsPerMinute) buckets.delete(name)
  }

  return ({ keyId, accountId }) => {
    const name = keyId ?? accountId
    const calls = filled(buckets.get(name) ?? { calls: callsPerMinute, at: now() })
    if (calls < 1) {
      const seconds = Math.ceil(((1 - calls) * msPerCall) / 1000)
      throw fault('rate_limited', {
        message: `More than ${callsPerMinute} tool calls a minute; wait ${seconds} seconds.`,
        details: { limit: callsPerMinute, retry_after_seconds: seconds },
      })
    }
    if (buckets.size >= tidyAbove) tidy()
    buckets.set(name, { calls: calls - 1, at: now() })
  }
}
