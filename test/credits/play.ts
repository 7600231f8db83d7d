// Plays a schedule against a database, many steps at once, and keeps account of what each reservation should have cost.
import { setImmediate as breathe } from 'node:timers/promises'
import { readCredits } from '../../src/credits/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import {
  adjustBucket,
  billingUrl,
  moveToPlan,
  refusal,
  reserveFor,
  settleJob,
  switchActive,
  takeCredits,
} from './movements.ts'
import type { Scheduled } from './schedule.ts'

export interface PlayedJob {
  readonly jobId: string
  readonly accountId: string
  readonly amount: number
  readonly cost: number
  settled: boolean
}

export interface Played {
  readonly jobs: PlayedJob[]
  /** Refusals that the rules do not explain. */
  readonly surprises: string[]
}

const lanes = 16

export const play = async (
  database: Database,
  accounts: readonly string[],
  steps: readonly Scheduled[],
): Promise<Played> => {
  const played: Played = { jobs: [], surprises: [] }
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await playStep(database, accounts[step.account] ?? '', step, played)
      await breathe()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return played
}

const playStep = async (database: Database, accountId: string, step: Scheduled, played: Played): Promise<void> => {
  const { at } = step
  switch (step.kind) {
    case 'reserve':
      return playReserve(database, accountId, step, played)
    case 'abandon':
      return playAbandon(database, { accountId, amount: step.amount, at }, played)
    case 'settle': {
      const job = played.jobs[step.which % played.jobs.length]
      if (!job) return
      await settleJob(database, { jobId: job.jobId, cost: job.cost, at })
      job.settled = true
      return
    }
    case 'adjust': {
      const fault = await refusal(adjustBucket(database, { accountId, bucket: step.bucket, by: step.by, at }))
      if (fault && (fault.code !== 'insufficient_credits' || step.by >= 0)) played.surprises.push(fault.message)
      return
    }
    case 'plan':
      return moveToPlan(database, { accountId, plan: step.plan, at })
    case 'active':
      return switchActive(database, { accountId, active: step.active, at })
    case 'read': {
      const { credits_remaining, overage_credits } = await readCredits(database, { accountId, billingUrl, at })
      if (credits_remaining < 0 || overage_credits < 0) played.surprises.push('a negative balance was shown')
    }
  }
}

const playReserve = async (
  database: Database,
  accountId: string,
  { amount, costShare, at }: { amount: number; costShare: number; at: number },
  { jobs, surprises }: Played,
): Promise<void> => {
  const cost = Math.round(amount * costShare)
  const fault = await refusal(
    reserveFor(database, { accountId, amount, at }).then((jobId) => {
      jobs.push({ jobId, accountId, amount, cost, settled: false })
    }),
  )
  const explained =
    fault === undefined ||
    fault.code === 'unauthorized' ||
    (fault.code === 'insufficient_credits' && Number(fault.details?.balance) < amount)
  if (!explained) surprises.push(`${fault.code}: ${fault.message}`)
}

/** A reservation whose transaction fails afterwards: it must leave nothing behind. */
const playAbandon = async (
  database: Database,
  { accountId, amount, at }: { accountId: string; amount: number; at: number },
  { surprises }: Played,
): Promise<void> => {
  const abandoned = new Error('abandoned')
  const failing = database.transact(async (trx) => {
    await takeCredits(trx, { accountId, jobId: newId(), amount, at })
    throw abandoned
  })
  const fault = await refusal(failing.catch((error) => (error === abandoned ? undefined : Promise.reject(error))))
  if (fault && fault.code !== 'unauthorized' && fault.code !== 'insufficient_credits') surprises.push(fault.message)
}
