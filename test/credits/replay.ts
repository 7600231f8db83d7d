// An independent bookkeeper: reads the ledger row by row and holds each row against the rules.
import assert from 'node:assert/strict'
import { type PlanName, plans } from '../../src/catalog/plans.ts'
import type { Credits } from '../../src/credits/arithmetic.ts'
import type { LedgerRow } from './movements.ts'
import type { PlayedJob } from './play.ts'

interface Book {
  monthly: number
  overage: number
  /** The most that was granted in the running month. */
  allowance: number
  month: number
  readonly drawn: Map<string, Credits & { readonly month: number }>
}

const planNames = Object.keys(plans)
const isPlan = (name: string): name is PlanName => planNames.includes(name)
const allowances = new Set(Object.values(plans).map(({ creditsPerMonth }) => creditsPerMonth))

/** Follows one account's ledger in the order in which it was written; returns the balance it ends with. */
export const replay = (rows: readonly LedgerRow[], jobs: readonly PlayedJob[]): Credits => {
  const costs = new Map(jobs.map(({ jobId, cost }) => [jobId, cost]))
  const book: Book = { monthly: 0, overage: 0, allowance: 0, month: 0, drawn: new Map() }
  for (const row of rows) {
    checks[row.kind](book, row, costs.get(row.job_id ?? '') ?? 0)
    book.monthly += row.monthly_delta
    book.overage += row.overage_delta
    assert.ok(book.monthly >= 0 && book.overage >= 0, `a balance was negative after ${row.kind} ${row.id}`)
  }
  return { monthly: book.monthly, overage: book.overage }
}

type Check = (book: Book, row: LedgerRow, cost: number) => void

const checks: Readonly<Record<LedgerRow['kind'], Check>> = {
  grant: (book, row) => {
    const [, plan] = /plan (\w+)$/.exec(row.reason ?? '') ?? []
    if (plan === undefined || !isPlan(plan)) return
    assert.equal(row.monthly_delta, plans[plan].creditsPerMonth - book.allowance, 'an upgrade grants the difference')
    book.allowance = plans[plan].creditsPerMonth
  },

  month_reset: (book, row) => {
    const fresh = book.monthly + row.monthly_delta
    assert.ok(allowances.has(fresh), `a month began with ${fresh} credits`)
    assert.equal(row.overage_delta, 0, 'overage stays when the month turns')
    book.allowance = fresh
    book.month++
  },

  reserve: (book, row) => {
    const drawn = { monthly: 0 - row.monthly_delta, overage: 0 - row.overage_delta, month: book.month }
    assert.equal(
      drawn.monthly,
      Math.min(book.monthly, drawn.monthly + drawn.overage),
      'monthly credits are drawn first',
    )
    assert.ok(!book.drawn.has(row.job_id ?? ''), 'a job reserves once')
    book.drawn.set(row.job_id ?? '', drawn)
  },

  refund: (book, row, cost) => {
    const drawn = book.drawn.get(row.job_id ?? '')
    assert.ok(drawn, 'a refund follows its reservation, and comes once')
    book.drawn.delete(row.job_id ?? '')
    const back = drawn.monthly + drawn.overage - cost
    const monthly =
      drawn.month === book.month
        ? Math.max(0, drawn.monthly - cost)
        : Math.min(back, Math.max(0, book.allowance - book.monthly))
    assert.deepEqual(
      [row.monthly_delta, row.overage_delta],
      [monthly, back - monthly],
      'a refund goes where it belongs',
    )
  },

  settle: (_book, row, cost) => {
    assert.ok(cost > 0, 'what cost nothing is not settled')
    assert.deepEqual([row.monthly_delta, row.overage_delta], [0, 0], 'settling moves nothing')
  },
}

/** What must hold for every job's rows in whatever order they were written. */
export const checkJobs = (rows: readonly LedgerRow[], jobs: readonly PlayedJob[]): void => {
  const known = new Set(jobs.map(({ jobId }) => jobId))
  assert.ok(
    rows.every(({ job_id }) => job_id === null || known.has(job_id)),
    'a failed transaction left a ledger row',
  )
  for (const { jobId, amount, cost, settled } of jobs) {
    const own = rows.filter((row) => row.job_id === jobId)
    const count = (kind: LedgerRow['kind']) => own.filter((row) => row.kind === kind).length
    assert.equal(count('reserve'), amount > 0 ? 1 : 0)
    assert.equal(count('settle'), settled && cost > 0 ? 1 : 0)
    assert.equal(count('refund'), settled && cost < amount ? 1 : 0)
    const kept = own.reduce((sum, row) => sum - row.monthly_delta - row.overage_delta, 0)
    assert.equal(kept, settled ? cost : amount)
  }
}
