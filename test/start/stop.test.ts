// How the service ends: politely when asked, and without harm when not.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { aBook } from '../books/a-book.ts'
import { callAt } from '../support/call.ts'
import { callCommand } from '../support/command.ts'
import { dialects } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHome } from '../support/homes.ts'
import { RawConnection } from '../support/raw-http.ts'
import { type ServiceProcess, spawnService } from '../support/service-process.ts'

const newKey = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const words = ['account', 'create', '--email', 'a@example.test', '--plan', 'growth', '--json']
  const { out } = await callCommand(environment, ...words)
  return JSON.parse(out).apiKey
}

const running = async (test: TestContext, environment: Readonly<Record<string, string>>) => {
  const service = spawnService(test, environment)
  const url = await service.ready()
  return { service, url, port: Number(new URL(url).port) }
}

const refusesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })

const stopping = (service: ServiceProcess): Promise<true> =>
  eventually('the log says that it stops', () => service.err().includes('"stopping"'))

/** Well before the patience with clients that never finish is over. */
const soon = async <T>(end: Promise<T>): Promise<T> => {
  const from = Date.now()
  const how = await end
  assert.ok(Date.now() - from < 10_000, 'something held it back')
  return how
}

const book = JSON.stringify(aBook())
const half = Math.floor(book.length / 2)
const headOf = (key: string): string =>
  `POST /api/v1/books HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${key}\r\nContent-Length: ${book.length}\r\n\r\n`

const countBooks = async (environment: Readonly<Record<string, string>>): Promise<number> => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const books = await database.read.selectFrom('books').select('id').execute()
  await database.close()
  return books.length
}

for (const dialect of dialects) {
  // An operator's Ctrl-C, and what a supervisor sends.
  const signal = dialect === 'sqlite' ? 'SIGINT' : 'SIGTERM'

  describe(`a service that is asked to stop [${dialect}]`, () => {
    it(`by ${signal} finishes the request in flight, refuses new connections, drops idle ones and exits 0`, async (test) => {
      const environment = await emptyHome(test, dialect)
      const key = await newKey(environment)
      const { service, url, port } = await running(test, environment)
      const [used, unused, inFlight] = [
        await RawConnection.open(port),
        await RawConnection.open(port),
        await RawConnection.open(port),
      ]
      used.send('GET /api/v1/health HTTP/1.1\r\nHost: test\r\n\r\n')
      assert.equal((await used.next())?.status, 200)
      inFlight.send(headOf(key))
      inFlight.send(book.slice(0, half))
      assert.equal((await callAt(url, 'GET', '/api/v1/health')).status, 200)

      service.child.kill(signal)
      await stopping(service)
      await eventually('new connections are refused', () => refusesConnections(port))
      assert.equal(service.child.exitCode, null)
      inFlight.send(book.slice(half))
      const answer = await inFlight.next()
      assert.equal(answer?.status, 201)
      assert.equal(await soon(service.ended), 0)
      await Promise.all([used.closed, unused.closed, inFlight.closed])
      assert.equal(await countBooks(environment), 1)
    })

    it('again, some seconds later, ends at once; sooner, it is the same wish', async (test) => {
      const environment = await emptyHome(test, dialect)
      const key = await newKey(environment)
      const { service, url, port } = await running(test, environment)
      const endless = await RawConnection.open(port)
      endless.send(headOf(key) + book.slice(0, half))
      assert.equal((await callAt(url, 'GET', '/api/v1/health')).status, 200)
      service.child.kill(signal)
      await stopping(service)
      service.child.kill(signal)
      service.child.kill(signal)
      // It would be dead by now if it had taken these for impatience.
      await eventually('new connections are refused', () => refusesConnections(port))
      assert.deepEqual([service.child.exitCode, service.child.signalCode], [null, null])
      const again = setInterval(() => service.child.kill(signal), 50)
      test.after(() => clearInterval(again))
      assert.equal(await service.ended, signal === 'SIGINT' ? 130 : 143)
    })

    it('while it still starts stops as well, with exit status 0', async (test) => {
      const environment = await emptyHome(test, dialect)
      const service = spawnService(test, environment)
      const firstTrace = join(String(environment.DATA_DIR), 'secrets.json')
      await eventually('a first trace of it', () => existsSync(firstTrace))
      assert.equal(await service.stop(), 0)
    })
  })

  describe(`a service that is killed [${dialect}]`, () => {
    it('loses nothing it has confirmed, and starts again', async (test) => {
      const environment = await emptyHome(test, dialect)
      const key = await newKey(environment)
      const { service, url, port } = await running(test, environment)
      const confirmed: string[] = []
      const author = async (number: number) => {
        for (let count = 0; ; count++) {
          const body = aBook({ title: `Book ${number}-${count}` })
          const { status } = await callAt(url, 'POST', '/api/v1/books', { key, body })
          if (status === 201) confirmed.push(body.title as string)
        }
      }
      const authors = [1, 2, 3].map((number) => author(number).catch(() => {}))
      const inFlight = await RawConnection.open(port)
      inFlight.send(headOf(key) + book.slice(0, half))
      await eventually('some books', () => confirmed.length > 20)
      service.child.kill('SIGKILL')
      assert.equal(await service.ended, 'SIGKILL')
      await Promise.all([...authors, inFlight.closed])

      const again = await running(test, environment)
      const titles = new Set<string>()
      for (let cursor = ''; cursor !== null; ) {
        const { json } = await callAt(again.url, 'GET', `/api/v1/books?limit=100&cursor=${cursor}`, { key })
        for (const { title } of Object(json).books) titles.add(title)
        cursor = Object(json).next_cursor
      }
      assert.deepEqual(
        confirmed.filter((title) => !titles.has(title)),
        [],
      )
      assert.equal(await again.service.stop(), 0)
      const { out } = await callCommand(environment, 'credits', 'verify', '--json')
      assert.equal(JSON.parse(out).mismatches, 0)
    })
  })
}
