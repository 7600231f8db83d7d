// The endpoint of the credit balance.
import { getCredits } from '../contract/account.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { readCredits } from './rules.ts'

export const creditEndpoints = (database: Database, now: Clock, billingUrl: () => string): Endpoint[] => [
  endpoint(getCredits, async ({ credential: { accountId } }) => ({
    status: 200,
    body: await readCredits(database, { accountId, billingUrl: billingUrl(), at: now() }),
  })),
]
