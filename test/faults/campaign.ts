// A campaign: the service under load while everything around it breaks; then calm, and the checks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStorage } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { sweepOrphans } from '../../src/covers/sweep.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openPostgres } from '../../src/platform/database/open-postgres.ts'
import { Random } from '../../src/studio/paint/random.ts'
import { Caller } from './caller.ts'
import * as covers from './check-covers.ts'
import * as credits from './check-credits.ts'
import * as jobs from './check-jobs.ts'
import * as service from './check-service.ts'
import { Diary } from './diary.ts'
import type { Check, Evidence } from './evidence.ts'
import { Fleet } from './fleet.ts'
import { FragileDatabase } from './fragile-database.ts'
import { MoodyReceiver } from './moody-receiver.ts'
import { openPartner, type Partner } from './partner.ts'
import { patienceMs, patiently } from './patiently.ts'
import { type FaultKind, Reaper } from './reaper.ts'
import { type Report, reportOf } from './report.ts'

export interface CampaignOptions {
  readonly seed: number
  readonly stormMs: number
  /** On a slow machine the load goes on until so many jobs were accepted: a storm in which nothing happens proves nothing. */
  readonly leastJobs: number
  readonly faultEveryMs: number
  readonly deck: Readonly<Record<FaultKind, number>>
  readonly callers: number
  /** How many open jobs make a partner wait. */
  readonly patience: number
  /** Dead workers hold their jobs for half a minute. In a hurry, what is not held by a heartbeat is released sooner. */
  readonly hurry: boolean
}

const beforeTheSweep: readonly Check[] = [
  jobs.promisedJobsExist,
  jobs.everyJobEndedOnce,
  jobs.noJobWasTriedTooOften,
  jobs.oneJobForEachKey,
  credits.ledgerSumsHold,
  credits.everyJobWasChargedOnce,
  credits.chargesAreDeliveries,
  covers.coversAreWhatJobsMade,
  covers.assetsAreWhatJobsMade,
  covers.everyAssetHasItsFile,
  service.everyEndWasAnnounced,
  service.failuresWereTheDatabases,
  service.answersWereExpected,
  service.processesLived,
]

const afterTheSweep: readonly Check[] = [covers.everyFileHasItsAsset]

/** Runs it, and reports what happened and what is wrong. */
export const runCampaign = async (options: CampaignOptions): Promise<Report> => {
  const random = new Random(options.seed)
  const server = await FragileDatabase.start()
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-faults-'))
  const environment = {
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    PUBLIC_URL: 'http://covers.example.test',
    WORKERS: '1',
    MODELS: 'off',
    LOG_LEVEL: 'warn',
    ALLOW_PRIVATE_NETWORK: 'true',
  }
  const databaseWasAway = (from: number, to: number) => server.wasAway(from, to)
  const fleet = new Fleet({ environment, sizes: { api: 2, worker: 2 }, databaseWasAway })
  const receiver = new MoodyReceiver(random.sub('receiver'))
  await receiver.start()
  // All at once on nothing at all: they must agree on the schema and on the secrets too.
  await fleet.start()
  const database = openPostgres({ url: server.url, onConnectionError: () => {} })
  const { storage } = fileStorage(environment)
  try {
    const partners = await openPartners(database, receiver)
    const diary = new Diary()
    const reaper = await storm(options, { random, partners, fleet, server, diary })
    receiver.calmDown()
    await fleet.complete()
    await drain(database, options)
    await fleet.stop()
    const evidence: Evidence = { database, storage, environment, server, fleet, partners, diary, receiver }
    const wrong = await checked(beforeTheSweep, evidence)
    const orphans = await sweepOrphans(database, storage, new Date(Date.now() + 60_000))
    const broken = await storage.sweepTemporary(new Date(Date.now() + 60_000))
    const wrongAfter = await checked(afterTheSweep, evidence)
    return await reportOf(evidence, { faults: reaper.done, orphans, broken, wrong: [...wrong, ...wrongAfter] })
  } finally {
    await fleet.stop()
    await database.close()
    receiver.stop()
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

const fileStorage = (environment: Readonly<Record<string, string>>) => {
  const files = openStorage(readConfig(environment), () => '', Date.now)
  if (files.kind !== 'files') throw new Error('expected files in a folder')
  return files
}

/** On every plan, and one that soon has nothing left. */
const openPartners = (database: Database, receiver: MoodyReceiver): Promise<Partner[]> =>
  Promise.all(
    (
      [
        { plan: 'starter', credits: 150 },
        { plan: 'growth', credits: 1000 },
        { plan: 'scale', credits: 3000 },
        { plan: 'growth', credits: 7 },
      ] as const
    ).map((draft) => openPartner(database, { ...draft, addressFor: (account) => receiver.addressFor(account) })),
  )

interface Stage {
  readonly random: Random
  readonly partners: readonly Partner[]
  readonly fleet: Fleet
  readonly server: FragileDatabase
  readonly diary: Diary
}

const storm = async (
  { stormMs, leastJobs, faultEveryMs, deck, callers, patience }: CampaignOptions,
  { random, partners, fleet, server, diary }: Stage,
): Promise<Reaper> => {
  const until = Date.now() + stormMs
  const reaper = new Reaper({ fleet, database: server, random: random.sub('reaper'), deck, everyMs: faultEveryMs })
  const call = async (number: number): Promise<void> => {
    const partner = partners[number % partners.length]
    if (!partner) return
    const caller = new Caller({ partner, fleet, diary, random: random.sub(`caller ${number}`), patience })
    while (raging || (diary.acknowledged.size < leastJobs && Date.now() < until + patienceMs)) await caller.act()
  }
  let raging = true
  const calls = Array.from({ length: callers }, (_, number) => call(number))
  await reaper.rage(until)
  raging = false
  await Promise.all(calls)
  return reaper
}

/** Workers extend what they hold every ten seconds. */
const heldByHeartbeatMs = 12_000

/** Waits until nothing is left to be done. */
const drain = async (database: Database, { hurry }: CampaignOptions): Promise<void> => {
  if (hurry) await database.transact((trx) => shortenLeases(trx, heldByHeartbeatMs))
  await patiently('all jobs have ended and all webhooks have arrived', async () => {
    // Pauses between attempts are made for receivers that are away for hours.
    await database.transact((trx) =>
      trx
        .updateTable('webhook_deliveries')
        .set({ run_after: sql`now_ms()` })
        .where('status', '=', 'queued')
        .where('run_after', '>', sql<number>`now_ms()`)
        .execute(),
    )
    return (await openWork(database)) === 0
  })
}

const shortenLeases = async (trx: Parameters<Parameters<Database['transact']>[0]>[0], ms: number): Promise<void> => {
  for (const table of ['jobs', 'webhook_deliveries'] as const)
    await trx
      .updateTable(table)
      .set({ lease_until: sql`least(lease_until, now_ms() + ${sql.lit(ms)})` })
      .where('status', '=', 'processing')
      .execute()
}

const openWork = async (database: Database): Promise<number> => {
  let open = 0
  for (const table of ['jobs', 'webhook_deliveries'] as const) {
    const { waiting } = await database.read
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .where('status', 'in', ['queued', 'processing'])
      .executeTakeFirstOrThrow()
    open += waiting
  }
  return open
}

const checked = async (checks: readonly Check[], evidence: Evidence): Promise<string[]> =>
  (await Promise.all(checks.map((check) => check(evidence)))).flat()
