// What a campaign tells: how much happened, and what is wrong.
import type { Evidence } from './evidence.ts'

export interface Report {
  readonly lines: readonly string[]
  readonly wrong: readonly string[]
  /** How many jobs were accepted, and how many of them by a caller's testimony. */
  readonly jobs: number
  readonly acknowledged: number
  readonly faults: number
}

interface Outcome {
  readonly faults: ReadonlyMap<string, number>
  readonly orphans: number
  readonly broken: number
  readonly wrong: readonly string[]
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0)

export const reportOf = async (evidence: Evidence, outcome: Outcome): Promise<Report> => {
  const { database, diary, fleet, receiver } = evidence
  const jobs = await database.read.selectFrom('jobs').select(['operation', 'status', 'attempts']).execute()
  const kinds = tally(jobs.map(({ operation, status }) => `${operation} ${status}`))
  const attempts = tally(jobs.map((job) => `${job.attempts} times`))
  const deliveries = [...receiver.deliveries.values()]
  const { faults, orphans, broken, wrong } = outcome
  return {
    jobs: jobs.length,
    acknowledged: diary.acknowledged.size,
    faults: sum(faults.values()),
    wrong,
    lines: [
      `faults: ${listed(faults)}; starts that failed while the database was away: ${fleet.failedStarts}, stops: ${fleet.failedStops}`,
      `jobs: ${jobs.length} (${listed(kinds)}); tried ${listed(attempts)}`,
      `callers: ${diary.acknowledged.size} jobs acknowledged, ${diary.replays} replays, ${diary.lost} orders without an answer; answers: ${listed(diary.answers)}`,
      `webhooks: ${deliveries.length} deliveries, ${sum(deliveries.map((each) => each.attempts))} attempts received (${listed(receiver.moods)})`,
      `files: ${orphans} orphans swept, ${broken} half-written`,
      `logged: ${listed(fleet.logged)}`,
      ...(wrong.length === 0 ? ['nothing is wrong'] : wrong.map((each) => `WRONG: ${each}`)),
    ],
  }
}

const tally = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
