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

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const connections = 50
const paths = ['/api/v1/credits', '/api/v1/books?limit=20']
const bareServer = join(import.meta.dirname, 'support', 'bare-server.ts')

/** Each connection calls with one of the keys, in turn. */
const requestsPerSecond = async (url: string, apiKeys: readonly string[]): Promise<number> => {
  let connected = 0
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const apiKey = apiKeys[connected++ % apiKeys.length]
      client.setHeaders({ authorization: `Bearer ${apiKey}` })
    },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

const compare = async (place: BenchPlace, apiKeys: readonly string[], path: string): Promise<void> => {
  const [apiKey = ''] = apiKeys
  const service = await startService(place.environment)
  const answerFile = join(mkdtempSync(join(tmpdir(), 'dustjacket-answer-')), 'answer.json')
  const answer = await fetch(`${service.url}${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
  writeFileSync(answerFile, await answer.text())
  const bare = await startProcess(bareServer, [answerFile, hashApiKey(apiKey)], place.environment)

  const results: { ours: number; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await requestsPerSecond(`${service.url}${path}`, apiKeys)
    const result = { ours, bare: await requestsPerSecond(bare.url, apiKeys) }
    // The first round only warms both up.
    if (round > 0) results.push(result)
  }
  await service.stop()
  await bare.stop()
  const ratios = results.map(({ ours, bare }) => ours / bare)
  const rates = `${median(results.map(({ ours }) => ours)).toFixed(0)} / ${median(results.map(({ bare }) => bare)).toFixed(0)}`
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  process.stdout.write(
    `| GET ${path} | ${place.name} | ${apiKeys.length} | ${rates} | **${median(ratios).toFixed(2)}** (${spread}) |\n`,
  )
}

const places = await openPlaces()
process.stdout.write(
  '| request | database | keys | req/s service / bare | ratio, median (range) |\n|---|---|---|---|---|\n',
)
for (const place of await places.create()) {
  const apiKeys = await seed(place, { accounts: connections, books: connections * 100 })
  for (const path of paths) {
    await compare(place, apiKeys.slice(0, 1), path)
    await compare(place, apiKeys, path)
  }
}
await places.remove()
