// SQL of what has happened to credits: the ledger page by page, and what was used on each day.
import { sql } from 'kysely'
import type { OperationName } from '../catalog/operations.ts'
import type { Reads } from '../platform/database/database.ts'
import type { LedgerKind } from '../platform/database/tables/credits.ts'

/** Which movements are asked for: those of a subscription, or only what one account has caused in it. */
export interface Part {
  readonly subscriptionId: string
  readonly causedBy: string | null
}

export interface LedgerRow {
  readonly id: string
  readonly kind: LedgerKind
  readonly monthly: number
  readonly overage: number
  readonly reason: string | null
  readonly at: number
  readonly jobId: string | null
  readonly operation: OperationName | null
  /** Whose job it was. */
  readonly accountId: string | null
}

interface LedgerPage extends Part {
  readonly limit: number
  /** The last movement of the page before; null for the first page. */
  readonly after: string | null
}

const movementsOf = (reads: Reads, { subscriptionId, causedBy }: Part) =>
  reads
    .selectFrom('credit_ledger as l')
    .leftJoin('jobs as j', 'j.id', 'l.job_id')
    .where('l.subscription_id', '=', subscriptionId)
    .$if(causedBy !== null, (query) => query.where('j.account_id', '=', causedBy))

/** Newest first: ids grow with time. */
export const findMovements = (reads: Reads, { limit, after, ...part }: LedgerPage): Promise<LedgerRow[]> =>
  movementsOf(reads, part)
    .select([
      'l.id',
      'l.kind',
      'l.monthly_delta as monthly',
      'l.overage_delta as overage',
      'l.reason',
      'l.created_at as at',
      'l.job_id as jobId',
      'j.operation',
      'j.account_id as accountId',
    ])
    .$if(after !== null, (query) => query.where('l.id', '<', after ?? ''))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()

export interface UsedOnDay {
  /** Days since 1970, in UTC. */
  readonly day: number
  readonly operation: OperationName
  readonly credits: number
}

/** What jobs have cost since then: what was taken for them less what came back. */
export const findUsage = async (reads: Reads, part: Part, since: number): Promise<UsedOnDay[]> => {
  const rows = await movementsOf(reads, part)
    .select([
      sql<number>`l.created_at / 86400000`.as('day'),
      'j.operation',
      sql<number>`-sum(l.monthly_delta + l.overage_delta)`.as('credits'),
    ])
    .where('l.created_at', '>=', since)
    .where('j.operation', 'is not', null)
    .groupBy([sql`l.created_at / 86400000`, 'j.operation'])
    .execute()
  return rows.flatMap(({ day, operation, credits }) =>
    operation === null ? [] : [{ day: Number(day), operation, credits: Number(credits) }],
  )
}
