// Work that runs when `npm start` is asked to stop: handed back whole, however the signal comes.
import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { createLog } from '../../src/platform/log.ts'
import { aBook } from '../books/a-book.ts'
import { callAt } from '../support/call.ts'
import { type CommandProcess, callCommand } from '../support/command.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHome } from '../support/homes.ts'
import { type ImageProvider, startImageProvider } from '../support/image-provider.ts'
import { RawConnection } from '../support/raw-http.ts'
import { readyAt } from '../support/service-process.ts'
import { noTerminal, npmStart, npmStartInTerminal, signalGroup } from './npm-process.ts'

type Settings = Readonly<Record<string, string>>

interface Way {
  readonly name: string
  readonly dialect: Dialect
  readonly skip?: string | false
  readonly start: (test: TestContext, environment: Settings) => CommandProcess
  readonly ask: (npm: CommandProcess) => void
}

const ways: readonly Way[] = [
  {
    name: 'by a signal to npm',
    dialect: 'postgres',
    start: npmStart,
    ask: ({ child }) => child.kill('SIGTERM'),
  },
  {
    name: 'by a signal to its group of processes',
    dialect: 'sqlite',
    start: npmStart,
    ask: ({ child }) => signalGroup(child.pid, 'SIGINT'),
  },
  {
    name: 'by Ctrl-C in a terminal',
    dialect: 'sqlite',
    skip: noTerminal(),
    start: npmStartInTerminal,
    ask: ({ child }) => void child.stdin?.write('\u0003'),
  },
]

const jobsOf = async (environment: Settings) => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const jobs = await database.read.selectFrom('jobs').selectAll().orderBy('id').execute()
  await database.close()
  return jobs
}

describe('a service that npm has started and that is asked to stop', { concurrency: true }, () => {
  let provider: ImageProvider | undefined
  before(async () => {
    provider = await startImageProvider()
    provider.alwaysBehave('hang')
  })
  after(() => provider?.close())

  for (const { name, dialect, skip = false, start, ask } of ways) {
    it(`${name} waits for callers and jobs side by side, hands the rest back and exits 0`, { skip }, async (test) => {
      const environment = { ...(await emptyHome(test, dialect)), ...provider?.settings('openai') }
      const { out } = await callCommand(
        environment,
        ...'account create --email a@example.test --plan growth --json'.split(' '),
      )
      const { apiKey: key } = JSON.parse(out)
      const npm = start(test, environment)
      const url = await readyAt(npm)
      const { json } = await callAt(url, 'POST', '/api/v1/books', { key, body: aBook() })
      const body = { bookId: Object(json).bookId }
      const { status } = await callAt(url, 'POST', '/api/v1/covers/generate', { key, body })
      assert.equal(status, 202)
      await eventually('the job runs', async () => (await jobsOf(environment))[0]?.status === 'processing')
      // A request of which the rest never comes.
      const slow = await RawConnection.open(Number(new URL(url).port))
      slow.send(
        `POST /api/v1/books HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${key}\r\nContent-Length: 100\r\n\r\n{`,
      )
      assert.equal((await callAt(url, 'GET', '/api/v1/health')).status, 200)

      ask(npm)
      // Past the limit it would be 1, and killed by a second signal 130 or 143.
      assert.equal(await npm.ended, 0, npm.out() + npm.err())
      const [job] = await jobsOf(environment)
      assert.deepEqual([job?.status, job?.attempts, job?.lease_token, job?.error], ['queued', 0, null, null])
    })
  }
})
