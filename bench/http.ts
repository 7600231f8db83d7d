// Requests per second of the service, as a ratio to a bare server on the same database, side by side in one run.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { hashApiKey } from '../src/accounts/secrets.ts'
import { type BenchPlace, openPlaces } from './support/places.ts'
import { seed } from './support/seed.ts'
import { startProcess, startService } from './support/service.ts'
import { median } from './support/statistics.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const paths = ['/api/v1/credits', '/api/v1/books?limit=20']
const bareServer = join(import.meta.dirname, 'support', 'bare-server.ts')

const requestsPerSecond = async (url: string, headers: Record<string, string>): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 50, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

const compare = async (place: BenchPlace, apiKey: string, path: string): Promise<void> => {
  const headers = { authorization: `Bearer ${apiKey}` }
  const service = await startService(place.environment)
  const answerFile = join(mkdtempSync(join(tmpdir(), 'dustjacket-answer-')), 'answer.json')
  writeFileSync(answerFile, await (await fetch(`${service.url}${path}`, { headers })).text())
  const bare = await startProcess(bareServer, [answerFile, hashApiKey(apiKey)], place.environment)

  const results: { ours: number; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await requestsPerSecond(`${service.url}${path}`, headers)
    const result = { ours, bare: await requestsPerSecond(bare.url, headers) }
    // The first round only warms both up.
    if (round > 0) results.push(result)
  }
  await service.stop()
  await bare.stop()
  const ratio = median(results.map(({ ours, bare }) => ours / bare))
  const rates = `${median(results.map(({ ours }) => ours)).toFixed(0)} / ${median(results.map(({ bare }) => bare)).toFixed(0)}`
  process.stdout.write(`| GET ${path} | ${place.name} | ${rates} | ${ratio.toFixed(2)} |\n`)
}

const places = await openPlaces()
process.stdout.write('| request | database | req/s service / bare | ratio |\n|---|---|---|---|\n')
for (const place of await places.create()) {
  const [apiKey = ''] = await seed(place, { accounts: 1, books: 1000 })
  for (const path of paths) await compare(place, apiKey, path)
}
await places.remove()
