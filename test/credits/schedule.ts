// A random season of credit movements: three months of reservations, settlements, corrections, plan changes and breaks.

import { planNames } from '../../src/catalog/plans.ts'
import { fc } from '../support/property.ts'

const steps = {
  reserve: fc.record({
    kind: fc.constant('reserve'),
    amount: fc.integer({ min: 0, max: 150 }),
    costShare: fc.constantFrom(0, 0.3, 0.7, 1),
  }),
  abandon: fc.record({ kind: fc.constant('abandon'), amount: fc.integer({ min: 1, max: 40 }) }),
  settle: fc.record({ kind: fc.constant('settle'), which: fc.nat({ max: 999_999 }) }),
  adjust: fc.record({
    kind: fc.constant('adjust'),
    bucket: fc.constantFrom('monthly', 'overage'),
    by: fc.integer({ min: -100, max: 200 }),
  }),
  plan: fc.record({ kind: fc.constant('plan'), plan: fc.constantFrom(...planNames) }),
  active: fc.record({ kind: fc.constant('active'), active: fc.constantFrom(true, true, false) }),
  read: fc.record({ kind: fc.constant('read') }),
}

const step = fc.oneof(
  { arbitrary: steps.reserve, weight: 12 },
  { arbitrary: steps.settle, weight: 12 },
  { arbitrary: steps.abandon, weight: 2 },
  { arbitrary: steps.adjust, weight: 3 },
  { arbitrary: steps.plan, weight: 2 },
  { arbitrary: steps.active, weight: 2 },
  { arbitrary: steps.read, weight: 3 },
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

export type Scheduled = Step & { readonly account: number; readonly at: number }

export const seasonStart = Date.UTC(2027, 0, 31)
const seasonMs = 90 * 86_400_000

/** The schedule that belongs to a seed, spread evenly over the season and at random over the accounts. */
export const schedule = (seed: number, length: number, accounts: number): Scheduled[] =>
  fc
    .sample(fc.noBias(fc.tuple(step, fc.nat({ max: accounts - 1 }))), { seed, numRuns: length })
    .map(([chosen, account], position) => ({
      ...chosen,
      account,
      at: seasonStart + Math.floor((position * seasonMs) / length),
    }))
