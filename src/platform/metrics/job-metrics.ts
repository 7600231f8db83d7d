// How many jobs are accepted, wait and end, how long they take, and what becomes of their credits.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { OperationName } from '../../catalog/operations.ts'
import type { Database } from '../database/database.ts'

export interface EndedJob {
  readonly operation: OperationName
  readonly outcome: 'completed' | 'failed'
  /** From acceptance to the end, waiting included. */
  readonly seconds: number
  readonly settled: number
  readonly refunded: number
}

interface JobCounts {
  jobAccepted(operation: OperationName, credits: number): void
  jobEnded(end: EndedJob): void
}

const durations = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640]

export const countJobs = (registers: Registry[], database: Database): JobCounts => {
  const accepted = new Counter({
    name: 'dustjacket_jobs_accepted_total',
    help: 'Jobs accepted by this process.',
    labelNames: ['operation'],
    registers,
  })
  const duration = new Histogram({
    name: 'dustjacket_job_duration_seconds',
    help: 'From acceptance to the end of jobs that this process ended.',
    labelNames: ['operation', 'outcome'],
    buckets: durations,
    registers,
  })
  const credits = new Counter({
    name: 'dustjacket_credits_total',
    help: 'Credits that this process moved: reserved, settled or refunded.',
    labelNames: ['movement'],
    registers,
  })
  showUnderWay(registers, database)
  return {
    jobAccepted: (operation, reserved) => {
      accepted.inc({ operation })
      credits.inc({ movement: 'reserved' }, reserved)
    },
    jobEnded: ({ operation, outcome, seconds, settled, refunded }) => {
      duration.observe({ operation, outcome }, seconds)
      credits.inc({ movement: 'settled' }, settled)
      credits.inc({ movement: 'refunded' }, refunded)
    },
  }
}

const showUnderWay = (registers: Registry[], database: Database): void => {
  new Gauge({
    name: 'dustjacket_jobs',
    help: 'Jobs that wait or run, in the whole service.',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const status of ['queued', 'processing'] as const) {
        const { count } = await database.read
          .selectFrom('jobs')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('status', '=', status)
          .executeTakeFirstOrThrow()
        this.set({ status }, count)
      }
    },
  })
}
