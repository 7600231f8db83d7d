// Credits: balances are the sums of their ledgers, and what was charged is what was delivered.
import { sql } from 'kysely'
import { runCommand } from '../support/command.ts'
import type { Check } from './evidence.ts'

export const ledgerSumsHold: Check = async ({ environment }) => {
  const { status, out, err } = await runCommand(environment, 'credits', 'verify', '--json')
  const { mismatches } = status === 0 ? JSON.parse(out) : { mismatches: err }
  return mismatches === 0 ? [] : [`credits verify: ${mismatches}`]
}

export const everyJobWasChargedOnce: Check = async ({ database }) => {
  const jobs = await database.read
    .selectFrom('jobs')
    .leftJoin('credit_ledger as l', 'l.job_id', 'jobs.id')
    .leftJoin('credit_reservations as r', 'r.job_id', 'jobs.id')
    .select([
      'jobs.id',
      'jobs.credits_used',
      'r.closed_at',
      sql<number>`coalesce(sum(l.monthly_delta + l.overage_delta), 0)`.as('moved'),
      sql<number>`count(*) filter (where l.kind = 'reserve')`.as('reserved'),
      sql<number>`count(*) filter (where l.kind = 'settle')`.as('settled'),
      sql<number>`count(*) filter (where l.kind = 'refund')`.as('refunded'),
    ])
    .groupBy(['jobs.id', 'r.closed_at'])
    .execute()
  return jobs.flatMap((job) => [
    ...(job.moved === -job.credits_used ? [] : [`job ${job.id} used ${job.credits_used} and moved ${job.moved}`]),
    ...(Math.max(job.reserved, job.settled, job.refunded) <= 1 ? [] : [`job ${job.id} was charged or refunded twice`]),
    ...(job.closed_at === null ? [`the reservation of job ${job.id} is open`] : []),
  ])
}

/** What each completed job cost is what it made; failed ones cost nothing. */
export const chargesAreDeliveries: Check = async ({ database, partners }) => {
  const wrong: string[] = []
  for (const { accountId, openingCredits } of partners) {
    const subscriptions = database.read.selectFrom('subscriptions').where('account_id', '=', accountId)
    const { left } = await subscriptions
      .select(sql<number>`monthly_credits + overage_credits`.as('left'))
      .executeTakeFirstOrThrow()
    const { covers } = await database.read
      .selectFrom('covers')
      .select((row) => row.fn.countAll<number>().as('covers'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    const { assets } = await database.read
      .selectFrom('cover_assets')
      .innerJoin('covers', 'covers.id', 'cover_assets.cover_id')
      .select((row) => row.fn.countAll<number>().as('assets'))
      .where('account_id', '=', accountId)
      .where('asset', 'in', ['audiobook_preview', 'no_text'])
      .executeTakeFirstOrThrow()
    const charged = openingCredits - left
    if (charged !== covers + assets)
      wrong.push(`account ${accountId} was charged ${charged} for ${covers} covers and ${assets} assets`)
  }
  return wrong
}
