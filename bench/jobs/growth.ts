// Whether jobs cost more when there are a million of them: the same calls on a small and on a large table, side by side, alternating.
import { openPostgres } from '../../src/platform/database/open-postgres.ts'
import { claim, handBack } from '../../src/platform/queue/leases.ts'
import { openPlaces } from '../support/places.ts'
import { startService } from '../support/service.ts'
import { median, percentile } from '../support/statistics.ts'
import { type FilledPlace, fillJobs } from './fill-jobs.ts'

const small = { customers: 40, jobs: 1000 }
const large = { customers: 1000, jobs: Number(process.env.BENCH_JOBS ?? 1_000_000) }
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const callsPerRound = 300
const callers = 4
/** Names of calls; all of them where none is given. */
const wanted = process.argv.slice(2)

/** One call, by whomever it likes. */
type Call = () => Promise<void>

interface Side {
  readonly calls: ReadonlyMap<string, Call>
  /** Ends the jobs that were accepted here, so that no caller reaches his limit. */
  free(): Promise<void>
  stop(): Promise<void>
}

const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const pages = ['', '&status=completed', '&operation=upscale', '&status=failed&operation=edit_image']

const openSide = async (filled: FilledPlace, environment: Readonly<Record<string, string>>): Promise<Side> => {
  const service = await startService({ ...environment, ROLE: 'api' })
  const database = openPostgres({ url: filled.url, onConnectionError: () => {} })
  const get = async (path: string, apiKey: string): Promise<void> => {
    const response = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  }
  const list = (filter: string): [string, Call][] => [
    [`list${filter}`, () => get(`/api/v1/jobs?limit=20${filter}`, pick(filled.customers.slice(1)).apiKey)],
    [`list${filter}, busiest caller`, () => get(`/api/v1/jobs?limit=20${filter}`, filled.busiest.apiKey)],
  ]
  const accept = async (): Promise<void> => {
    const { apiKey, bookId } = pick(filled.customers.slice(1))
    const headers = { authorization: `Bearer ${apiKey}` }
    const body = JSON.stringify({ bookId })
    const response = await fetch(`${service.url}/api/v1/covers/generate`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (response.status !== 202) throw new Error(`generate answered ${response.status}`)
  }
  const poll = (): Promise<void> => {
    const { id, apiKey } = pick(filled.jobs)
    return get(`/api/v1/jobs/${id}`, apiKey)
  }
  const claimOne = async (): Promise<void> => {
    const [lease] = await claim(database, 'jobs', { limit: 1, leaseMs: 30_000 })
    if (lease) await handBack(database, 'jobs', 'jobs', lease)
  }
  const calls = [['poll', poll], ...pages.flatMap(list), ['claim and hand back', claimOne], ['accept', accept]] as const
  return {
    calls: new Map(calls),
    free: async () => {
      await database.transact(async (trx) => {
        await trx
          .updateTable('jobs')
          .set({ status: 'completed' })
          .where('status', '=', 'queued')
          .where('attempts', '=', 0)
          .execute()
        await trx
          .updateTable('subscriptions')
          .set({ open_reservations: 0, reserved_credits: 0 })
          .where('open_reservations', '>', 0)
          .execute()
      })
    },
    stop: async () => {
      await service.stop()
      await database.close()
    },
  }
}

const latencies = async (call: Call): Promise<number[]> => {
  const taken: number[] = []
  const caller = async () => {
    for (let count = 0; count < callsPerRound / callers; count++) {
      const from = performance.now()
      await call()
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return taken
}

const places = await openPlaces()
const sides: Side[] = []
for (const size of [small, large]) {
  const place = (await places.create()).find(({ name }) => name === 'PostgreSQL')
  if (!place) throw new Error('there is no PostgreSQL')
  sides.push(await openSide(await fillJobs(place, size), place.environment))
}
const [fewer, more] = sides
process.stdout.write(
  '| call | p50 ms small / large | p99 ms small / large | ratio of p50 | ratio of p99 |\n|---|---|---|---|---|\n',
)
for (const [name, call] of fewer?.calls ?? []) {
  const callLarge = more?.calls.get(name)
  if (!callLarge || (wanted.length > 0 && !wanted.includes(name))) continue
  const results: { small: number[]; large: number[] }[] = []
  for (let round = 0; round <= rounds; round++) {
    const result = { small: await latencies(call), large: await latencies(callLarge) }
    if (round > 0) results.push(result)
    for (const side of sides) await side.free()
  }
  const at = (size: 'small' | 'large', share: number) =>
    median(results.map((each) => percentile(each[size], share))).toFixed(2)
  const ratioAt = (share: number) =>
    median(results.map((each) => percentile(each.large, share) / percentile(each.small, share))).toFixed(2)
  process.stdout.write(
    `| ${name} | ${at('small', 0.5)} / ${at('large', 0.5)} | ${at('small', 0.99)} / ${at('large', 0.99)} | ${ratioAt(0.5)} | ${ratioAt(0.99)} |\n`,
  )
}
for (const side of sides) await side.stop()
await places.remove()
