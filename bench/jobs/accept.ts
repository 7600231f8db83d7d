// Jobs accepted per second over HTTP, as a ratio to the bare SQL of the same transaction and to pg-boss, alternating in one run.
import autocannon from 'autocannon'
import pg from 'pg'
import { openPlaces } from '../support/places.ts'
import { type Running, startService } from '../support/service.ts'
import { median } from '../support/statistics.ts'
import { bareSql, openPgBoss } from './bare-acceptance.ts'
import { type Customer, seedCustomers } from './seed-jobs.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const callers = 50
/** As the service's own pool. */
const poolSize = 20
/** Twenty jobs of each may wait: enough for a round, so that no limit decides. */
const accounts = 600

/** By HTTP, each request for the next customer. */
const overHttp = async ({ url }: Running, customers: readonly Customer[]): Promise<number> => {
  let next = 0
  const { requests, non2xx, errors, duration } = await autocannon({
    url: `${url}/api/v1/covers/generate`,
    method: 'POST',
    connections: callers,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const customer = customers[next++ % customers.length]
          const body = JSON.stringify({ bookId: customer?.bookId })
          return { ...request, headers: { authorization: `Bearer ${customer?.apiKey}` }, body }
        },
      },
    ],
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`)
  return requests.total / duration
}

/** By calls in this process, as many at once. */
const inProcess = async (
  accept: (customer: Customer) => Promise<void>,
  customers: readonly Customer[],
): Promise<number> => {
  const from = performance.now()
  let accepted = 0
  const caller = async () => {
    while (performance.now() - from < seconds * 1000) {
      const customer = customers[accepted++ % customers.length]
      if (customer) await accept(customer)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return accepted / ((performance.now() - from) / 1000)
}

const rate = (values: readonly number[]): string => median(values).toFixed(0)
const spread = (ratios: readonly number[]): string =>
  `**${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`

const places = await openPlaces()
const made = await places.create()
process.stdout.write(
  '| database | jobs/s service / bare SQL / pg-boss | ratio to bare SQL | ratio to pg-boss |\n|---|---|---|---|\n',
)
for (const place of made) {
  const customers = await seedCustomers(place, accounts)
  const service = await startService({ ...place.environment, ROLE: 'api' })
  const { DATABASE_URL: url } = place.environment
  if (url === undefined) {
    await overHttp(service, customers.slice(0, accounts / 2))
    const measured = await overHttp(service, customers.slice(accounts / 2))
    process.stdout.write(`| ${place.name} | ${rate([measured])} | | |\n`)
    await service.stop()
    continue
  }
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  const boss = await openPgBoss(url, pool)
  const bare = bareSql(pool)
  const results: { ours: number; bare: number; boss: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await overHttp(service, customers)
    const result = { ours, bare: await inProcess(bare, customers), boss: await inProcess(boss.accept, customers) }
    // The first round only warms everything up.
    if (round > 0) results.push(result)
    // Ends what waits, so that the next round finds every place free.
    await pool.query(`update jobs set status = 'completed', completed_at = now_ms() where status = 'queued'`)
    await pool.query('update subscriptions set open_reservations = 0, reserved_credits = 0')
    await pool.query('vacuum analyze jobs')
  }
  const of = (who: 'ours' | 'bare' | 'boss') => results.map((result) => result[who])
  const ratiosTo = (who: 'bare' | 'boss') => results.map((result) => result.ours / result[who])
  process.stdout.write(
    `| ${place.name} | ${rate(of('ours'))} / ${rate(of('bare'))} / ${rate(of('boss'))} | ${spread(ratiosTo('bare'))} | ${spread(ratiosTo('boss'))} |\n`,
  )
  await boss.stop()
  await pool.end()
  await service.stop()
}
await places.remove()
