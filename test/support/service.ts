// The real service in this process, on a fresh database of its own, with a clock that tests can turn.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe } from 'node:test'
import { createAccount, type NewAccount } from '../../src/accounts/rules.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import { startService } from '../../src/compose/compose.ts'
import type { Crafts } from '../../src/compose/crafts.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { type Answer, type CallOptions, callAt } from './call.ts'
import { createFurnishedPlace, dialects, type Place } from './databases.ts'
import { keptCrafts } from './kept-crafts.ts'

type Settings = Readonly<Record<string, string>>

/** Models cost seconds at their first use, and so does each painting process: the tests of what they do ask for them. */
const frugal: Settings = { MODELS: 'off', WORKERS: '1' }

export interface TestService {
  /** What it gives out as its address; the requests of tests go to the port. */
  readonly baseUrl: string
  readonly port: number
  readonly database: Database
  /** What the service is started with, for other processes on the same data. */
  readonly environment: Settings
  /** Every line of its log so far, at the most talkative level. */
  readonly log: readonly string[]
  /** What the service takes for the present. */
  readonly clock: { now: number }
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  openAccount(plan?: PlanName): Promise<NewAccount>
}

export interface StartedService {
  readonly service: TestService
  stop(): Promise<void>
}

/** Starts a service on an empty database, with `settings` besides what it needs to find its data, and `crafts` of its own where given. */
export const startTestService = async (
  dialect: Dialect,
  settings: Settings = {},
  crafts?: Crafts,
): Promise<StartedService> => {
  const { place, remove } = await createFurnishedPlace(dialect)
  const { environment, removeData } = dataOf(place)
  const { service, stop } = await startIn(environment, settings, crafts)
  return {
    service,
    stop: async () => {
      await stop()
      removeData()
      await remove()
    },
  }
}

/** Starts a second service on data that are there already. */
export const startBeside = (
  { environment }: Pick<TestService, 'environment'>,
  settings: Settings = {},
  crafts?: Crafts,
): Promise<StartedService> => startIn(environment, settings, crafts)

const startIn = async (environment: Settings, settings: Settings, crafts?: Crafts): Promise<StartedService> => {
  const log: string[] = []
  const clock = { now: Date.now() }
  const config = readConfig({ ...environment, PORT: '0', ...frugal, ...settings })
  const running = await startService(config, createLog('trace', { write: (line) => log.push(line) }), {
    now: () => clock.now,
    crafts: crafts ?? keptCrafts(config),
  })
  const { database, stop } = running
  const port = portOf(log)
  const service: TestService = {
    baseUrl: running.baseUrl(),
    port,
    database,
    environment,
    log,
    clock,
    call: (method, path, options) => callAt(`http://127.0.0.1:${port}`, method, path, options),
    openAccount: (plan = 'growth') =>
      createAccount(database, { email: `${newId()}@example.test`, plan, password: null, at: clock.now }),
  }
  return { service, stop }
}

/** The server says where it listens; its public URL may be another. */
const portOf = (log: readonly string[]): number => {
  const [, port] = /listening at http:\/\/[^"]*:(\d+)/.exec(log.join('')) ?? []
  return Number(port)
}

/** The embedded database lives in the data folder; a server leaves only secrets and files there. */
export const dataOf = (place: Place): { environment: Settings; removeData(): void } => {
  if (place.dialect === 'sqlite') {
    return { environment: { DATA_DIR: dirname(place.file) }, removeData: () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'dustjacket-data-'))
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: place.url },
    removeData: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A service that accepts jobs and runs none, so that they stay as they were accepted. */
export const acceptingOnly: Settings = { ROLE: 'api' }

/** Describes a suite once per database, against a service that runs while its tests do. */
export const onBothServices = (
  name: string,
  suite: (running: () => TestService) => void,
  settings: Settings = {},
): void => {
  for (const dialect of dialects) onService(dialect, name, suite, settings)
}

/** Describes a suite on one database: for what paints for long and asks the database nothing new. */
export const onService = (
  dialect: Dialect,
  name: string,
  suite: (running: () => TestService) => void,
  settings: Settings = {},
): void => {
  describe(`${name} [${dialect}]`, () => {
    let started: StartedService | undefined
    before(async () => {
      started = await startTestService(dialect, settings)
    })
    after(() => started?.stop())
    suite(() => {
      if (!started) throw new Error('the service only runs while tests do')
      return started.service
    })
  })
}
