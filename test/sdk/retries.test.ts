// Repeated calls: what passes is tried again, what was done is not done twice, what is wrong is said at once.
import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { ConnectionError, DustjacketError, TimeoutError } from '../../sdk/src/index.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { addressOf, clientOf, collect, rejection } from './client-of.ts'
import { jobCallNames, jobCalls, subjectOf } from './job-calls.ts'
import { startWayStation, type Turn } from './way-station.ts'

const unavailable: Turn = { status: 503, body: '<h1>Back soon</h1>' }

onService(
  'sqlite',
  'a call over a bad connection',
  (running) => {
    /** A client whose requests take these turns, and one that goes straight to the service. */
    const over = async (test: TestContext, shop: Shop, ...turns: readonly Turn[]) => {
      const station = await startWayStation(test, addressOf(running()), ...turns)
      return {
        station,
        client: clientOf(running(), shop, { baseUrl: station.url }),
        direct: clientOf(running(), shop),
      }
    }

    it('makes one job and spends its credits once, however many answers are lost: whatever the work', async (test) => {
      const expectOne = async (operation: (typeof jobCallNames)[number]) => {
        const shop = await openShop(running())
        const call = jobCalls[operation]
        const subject = await subjectOf(shop, call)
        const { station, client, direct } = await over(test, shop, 'lose the answer', unavailable, 'lose the answer')
        const { total_available: before } = await direct.credits.get()
        const { jobId } = await call.make(client, subject)
        const jobs = await collect(direct.jobs.list())
        assert.deepEqual(
          jobs.map((job) => [job.jobId, job.operation]),
          [[jobId, operation]],
        )
        assert.equal((await direct.credits.get()).total_available, before - call.credits)
        assert.equal(station.requests.length, 4)
        assert.equal(new Set(station.requests.map(({ headers }) => headers['idempotency-key'])).size, 1)
      }
      await Promise.all(jobCallNames.map(expectOne))
    })

    it('creates one book, however many answers are lost', async (test) => {
      const shop = await openShop(running())
      const { client, direct } = await over(test, shop, 'lose the answer', 'lose the answer')
      const { bookId } = await client.books.create({ title: 'Once', author: 'O', genre: 'poetry' })
      const books = await collect(direct.books.list())
      assert.deepEqual(
        books.map((book) => book.bookId),
        [bookId],
      )
    })

    it('has an idempotency key of its own for every call that makes something, and none for the others', async (test) => {
      const shop = await openShop(running())
      const { station, client } = await over(test, shop)
      const { bookId } = await client.books.create({ title: 'Two', author: 'O', genre: 'fantasy', subgenre: 'litrpg' })
      await client.covers.generate({ bookId })
      await client.covers.generate({ bookId })
      await client.credits.get()
      const keys = station.requests.map(({ headers }) => headers['idempotency-key'])
      assert.equal(new Set(keys.slice(0, 3)).size, 3)
      assert.equal(keys[3], undefined)
      for (const key of keys.slice(0, 3)) assert.match(String(key), /^[0-9a-f-]{36}$/)
    })

    it('reads again what was lost on the way', async (test) => {
      const shop = await openShop(running())
      const { station, client } = await over(test, shop, 'lose the answer', { status: 500 }, { status: 502 })
      assert.equal((await client.credits.get()).is_active, true)
      assert.equal(station.requests.length, 4)
    })

    it('waits as long as it is asked to', async (test) => {
      const shop = await openShop(running())
      const inASecond: Turn = { status: 429, headers: { 'retry-after': '1' } }
      const { client } = await over(test, shop, inASecond)
      const began = performance.now()
      await client.credits.get()
      assert.ok(performance.now() - began >= 990)
    })

    it('is not waited for where that would take too long: the error says when to come back', async (test) => {
      const shop = await openShop(running())
      const tomorrow: Turn = { status: 503, headers: { 'retry-after': '86400' } }
      const { station, client } = await over(test, shop, tomorrow)
      const error = await rejection(client.credits.get())
      assert.ok(error instanceof DustjacketError)
      assert.deepEqual([error.status, error.retryAfterMs, station.requests.length], [503, 86_400_000, 1])
    })

    it('is given up after as many retries as are allowed', async (test) => {
      const shop = await openShop(running())
      const { station, client } = await over(test, shop, ...Array<Turn>(5).fill('lose the answer'))
      assert.ok((await rejection(client.credits.get({ maxRetries: 1 }))) instanceof ConnectionError)
      assert.equal(station.requests.length, 2)
      assert.ok((await rejection(client.credits.get({ maxRetries: 0 }))) instanceof ConnectionError)
      assert.equal(station.requests.length, 3)
    })

    it('is not repeated where the request itself is wrong', async (test) => {
      const shop = await openShop(running())
      const { station, client } = await over(test, shop)
      const error = await rejection(client.books.create({ title: '', genre: 'poetry' }))
      assert.ok(error instanceof DustjacketError && error.is('missing_required_fields'))
      assert.deepEqual(error.details.fields.toSorted(), ['author', 'title'])
      assert.equal(station.requests.length, 1)
    })

    it('is tried again when an answer does not come in time', async (test) => {
      const shop = await openShop(running())
      const { station, client } = await over(test, shop, 'say nothing')
      assert.equal((await client.credits.get({ timeoutMs: 1_000 })).is_active, true)
      assert.equal(station.requests.length, 2)
    })

    it('times out in the end, and says after how long', async (test) => {
      const shop = await openShop(running())
      const { client } = await over(test, shop, 'say nothing')
      const error = await rejection(client.credits.get({ timeoutMs: 30, maxRetries: 0 }))
      assert.ok(error instanceof TimeoutError && error.is('timed_out'))
      assert.match(error.message, /within 30 ms/)
    })

    it('stops when its signal fires, before, during and between attempts, with the reason of the signal', async (test) => {
      const shop = await openShop(running())
      const reason = new Error('never mind')
      const { station, client } = await over(test, shop, 'say nothing', {
        status: 503,
        headers: { 'retry-after': '30' },
      })
      assert.equal(await rejection(client.credits.get({ signal: AbortSignal.abort(reason) })), reason)
      assert.equal(station.requests.length, 0)
      for (const attempts of [1, 2]) {
        const controller = new AbortController()
        const seen = rejection(client.credits.get({ signal: controller.signal }))
        await eventually(`attempt ${attempts}`, () => station.requests.length === attempts)
        controller.abort(reason)
        assert.equal(await seen, reason)
        assert.equal(station.requests.length, attempts)
      }
    })
  },
  acceptingOnly,
)
