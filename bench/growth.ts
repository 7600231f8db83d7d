// Whether cost grows with data: the same requests on a small and on a large database, side by side, alternating.
import { openPlaces } from './support/places.ts'
import { seed } from './support/seed.ts'
import { type Running, startService } from './support/service.ts'
import { median, percentile } from './support/statistics.ts'

const small = { accounts: 10, books: 1000 }
const large = { accounts: 10_000, books: 1_000_000 }
const rounds = 7
const requestsPerRound = 2000
const paths = ['/api/v1/credits', '/api/v1/books?limit=20']

/** Latencies of requests by accounts picked at random, four at a time. */
const latencies = async ({ url }: Running, path: string, apiKeys: readonly string[]): Promise<number[]> => {
  const taken: number[] = []
  const caller = async () => {
    for (let count = 0; count < requestsPerRound / 4; count++) {
      const apiKey = apiKeys[Math.floor(Math.random() * apiKeys.length)]
      const from = performance.now()
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${apiKey}` } })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: 4 }, caller))
  return taken
}

const places = await openPlaces()
process.stdout.write(
  '| request | database | p99 ms small / large | ratio of p99 | ratio of p50 |\n|---|---|---|---|---|\n',
)
const [smallPlaces, largePlaces] = [await places.create(), await places.create()]
for (const [index, smallPlace] of smallPlaces.entries()) {
  const largePlace = largePlaces[index] ?? smallPlace
  const smallKeys = await seed(smallPlace, small)
  const largeKeys = await seed(largePlace, large)
  const smallService = await startService(smallPlace.environment)
  const largeService = await startService(largePlace.environment)
  for (const path of paths) {
    const results: { small: number[]; large: number[] }[] = []
    for (let round = 0; round <= rounds; round++) {
      const result = {
        small: await latencies(smallService, path, smallKeys),
        large: await latencies(largeService, path, largeKeys),
      }
      if (round > 0) results.push(result)
    }
    const ratioAt = (share: number) =>
      median(results.map((each) => percentile(each.large, share) / percentile(each.small, share))).toFixed(2)
    const p99 = (size: 'small' | 'large') => median(results.map((each) => percentile(each[size], 0.99))).toFixed(2)
    process.stdout.write(
      `| GET ${path} | ${smallPlace.name} | ${p99('small')} / ${p99('large')} | ${ratioAt(0.99)} | ${ratioAt(0.5)} |\n`,
    )
  }
  await smallService.stop()
  await largeService.stop()
}
await places.remove()
