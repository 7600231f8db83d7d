// How often one credential may call tools. One request can carry many calls, so they are counted apart from requests.
import { toolCallsPerMinute } from '../catalog/limits.ts'
import type { Credential } from '../contract/endpoint.ts'
import { tooOften } from '../platform/rates/keep-to-rate.ts'
import type { Rates } from '../platform/rates/rates.ts'

const policy = { name: 'tools', callsPerMinute: toolCallsPerMinute }

export const keepToToolRate =
  (rates: Rates) =>
  ({ keyId, accountId }: Credential): void => {
    const standing = rates.count(policy, keyId ?? accountId)
    if (standing !== null && standing.waitMs > 0) throw tooOften(standing)
  }
