// What a campaign tells of each attack: what the tenants noticed, and what is wrong.
import type { Outcome } from './attack.ts'
import type { Noticed } from './neighbours.ts'

export interface Row {
  readonly line: string
  readonly wrong: readonly string[]
}

interface Observation {
  readonly attack: string
  readonly outcome: Outcome
  readonly seconds: number
  readonly noticed: Noticed
  /** The most that was resident, in MB. */
  readonly memory: number
}

export const head = [
  '| attack | answers | s | tenants p50 / p99 / worst ms | errors | /health p99 ms | memory MB |',
  '|---|---|---|---|---|---|---|',
]

/** Nobody else's call may take longer. */
const mostMs = 1000
const mostHealthMs = 100

export const rowOf = ({ attack, outcome, seconds, noticed, memory }: Observation): Row => {
  const worst = Math.max(0, ...noticed.calls)
  const healthP99 = quantile(noticed.health, 0.99)
  const failures = outcome.answers.filter(({ status }) => status >= 500)
  const wrong = [
    ...outcome.wrong,
    ...failures.slice(0, 3).map(({ status, text }) => `answered ${status} ${text.slice(0, 200)}`),
    ...noticed.errors.slice(0, 3).map((error) => `a tenant was told ${error}`),
    ...(worst > mostMs ? [`a tenant waited ${worst.toFixed(0)} ms for ${noticed.slowest}`] : []),
    ...(healthP99 > mostHealthMs ? [`/health took ${healthP99.toFixed(0)} ms at p99`] : []),
  ].map((each) => `${attack}: ${each}`)
  const times = [quantile(noticed.calls, 0.5), quantile(noticed.calls, 0.99), worst].map((ms) => ms.toFixed(0))
  const cells = [
    attack,
    statuses(outcome),
    seconds.toFixed(1),
    times.join(' / '),
    noticed.errors.length,
    healthP99.toFixed(0),
    memory.toFixed(0),
  ]
  return { line: `| ${cells.join(' | ')} |`, wrong }
}

const statuses = ({ answers }: Outcome): string => {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return (
    [...counts]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || 'none'
  )
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
