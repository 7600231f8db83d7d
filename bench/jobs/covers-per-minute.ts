// Covers per minute from the request to the finished job, against what the same painting processes do with the same documents alone.
import { setTimeout as delay } from 'node:timers/promises'
import { openPress } from '../../src/compose/crafts.ts'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { type CoverDocument, documentSchema } from '../../src/studio/document.ts'
import type { Press } from '../../src/studio/press/press.ts'
import { openPlaces } from '../support/places.ts'
import { type Running, startService } from '../support/service.ts'
import { median } from '../support/statistics.ts'
import { type Customer, seedCustomers } from './seed-jobs.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const coversPerRound = Number(process.env.BENCH_COVERS ?? 20)
const workers = 2

const order = async ({ url }: Running, { apiKey, bookId }: Customer): Promise<void> => {
  const headers = { authorization: `Bearer ${apiKey}` }
  const body = JSON.stringify({ bookId })
  const { status } = await fetch(`${url}/api/v1/covers/generate`, { method: 'POST', headers, body })
  if (status !== 202) throw new Error(`generate answered ${status}`)
}

const unfinished = async (database: Database): Promise<number> => {
  const open = database.read.selectFrom('jobs').select('id').where('status', '!=', 'completed')
  return (await open.execute()).length
}

/** Seconds from the first order to the last end. */
const byService = async (service: Running, database: Database, customers: readonly Customer[]): Promise<number> => {
  const from = performance.now()
  for (let number = 0; number < coversPerRound; number++) {
    const customer = customers[number % customers.length]
    if (customer) await order(service, customer)
  }
  while ((await unfinished(database)) > 0) await delay(50)
  return (performance.now() - from) / 1000
}

const byStudio = async (press: Press, documents: readonly CoverDocument[]): Promise<number> => {
  const from = performance.now()
  await Promise.all(documents.map((document) => press.paint({ document, asset: 'preview' })))
  return (performance.now() - from) / 1000
}

/** What the service has painted last. */
const lastDocuments = async (database: Database): Promise<CoverDocument[]> => {
  const covers = database.read.selectFrom('covers').select('document').orderBy('id', 'desc').limit(coversPerRound)
  return (await covers.execute()).map(({ document }) => documentSchema.parse(JSON.parse(document ?? '')))
}

const places = await openPlaces()
process.stdout.write('| database | covers a minute service / studio alone | share, median (range) |\n|---|---|---|\n')
for (const place of await places.create()) {
  const environment = { ...place.environment, WORKERS: `${workers}` }
  const customers = await seedCustomers(place, coversPerRound)
  const config = readConfig(environment)
  const database = await openDatabase(config, createLog('silent'))
  const press = openPress(config)
  const service = await startService(environment)
  const results: { service: number; studio: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await byService(service, database, customers)
    const result = { service: ours, studio: await byStudio(press, await lastDocuments(database)) }
    // The first round starts the painters of both.
    if (round > 0) results.push(result)
  }
  const perMinute = (who: 'service' | 'studio') =>
    median(results.map((result) => (60 * coversPerRound) / result[who])).toFixed(0)
  const shares = results.map((result) => (100 * result.studio) / result.service)
  const range = `${Math.min(...shares).toFixed(0)} to ${Math.max(...shares).toFixed(0)}`
  process.stdout.write(
    `| ${place.name} | ${perMinute('service')} / ${perMinute('studio')} | **${median(shares).toFixed(0)} %** (${range}) |\n`,
  )
  await service.stop()
  await press.close()
  await database.close()
}
await places.remove()
