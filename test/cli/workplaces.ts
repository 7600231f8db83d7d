// Where commands are run: on either database, while the service runs on it and while it does not.
import assert from 'node:assert/strict'
import { after, before, describe } from 'node:test'
import { authenticateKey } from '../../src/accounts/rules.ts'
import { Fault } from '../../src/catalog/fault.ts'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { createLog } from '../../src/platform/log.ts'
import { callCommand, callWithInput, type Outcome } from '../support/command.ts'
import { createPlace, dialects } from '../support/databases.ts'
import { dataOf, startTestService, type TestService } from '../support/service.ts'

export interface Workplace {
  readonly database: Database
  run(...words: readonly string[]): Promise<Outcome>
  /** Runs a command with something on its standard input. */
  runWith(input: string, ...words: readonly string[]): Promise<Outcome>
  /** Runs a command with `--json` that must succeed, and returns what it printed. */
  json(...words: readonly string[]): Promise<Record<string, unknown>>
  /** What a request with this key would be answered now. */
  statusOf(apiKey: unknown): Promise<number>
}

interface Opened {
  readonly workplace: Workplace
  close(): Promise<void>
}

const besideService = async (dialect: Dialect): Promise<Opened> => {
  const { service, stop } = await startTestService(dialect)
  const statusOf = async (apiKey: unknown) =>
    (await service.call('GET', '/api/v1/credits', { key: String(apiKey) })).status
  return { workplace: { database: service.database, statusOf, ...commandsIn(service.environment) }, close: stop }
}

const alone = async (dialect: Dialect): Promise<Opened> => {
  const { place, remove } = await createPlace(dialect)
  const { environment, removeData } = dataOf(place)
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const statusOf = (apiKey: unknown) =>
    authenticateKey(database.read, String(apiKey)).then(
      () => 200,
      (error) => (error instanceof Fault ? error.status : 500),
    )
  return {
    workplace: { database, statusOf, ...commandsIn(environment) },
    close: async () => {
      await database.close()
      removeData()
      await remove()
    },
  }
}

const commandsIn = (environment: TestService['environment']): Pick<Workplace, 'run' | 'runWith' | 'json'> => ({
  run: (...words) => callCommand(environment, ...words),
  runWith: (input, ...words) => callWithInput(environment, input, ...words),
  json: async (...words) => {
    const { status, out, err } = await callCommand(environment, ...words, '--json')
    assert.deepEqual({ status, err }, { status: 0, err: '' })
    const answer = JSON.parse(out)
    assert.equal(out, `${JSON.stringify(answer)}\n`)
    return answer
  },
})

/** Describes a suite of commands four times. */
export const inEveryWorkplace = (name: string, suite: (workplace: () => Workplace) => void): void => {
  for (const dialect of dialects) {
    for (const [state, open] of [
      ['beside the service', besideService],
      ['alone', alone],
    ] as const) {
      describe(`${name}, ${state} [${dialect}]`, () => {
        let opened: Opened | undefined
        before(async () => {
          opened = await open(dialect)
        })
        after(() => opened?.close())
        suite(() => opened?.workplace ?? assert.fail('the workplace is only open while tests run'))
      })
    }
  }
}
