// What the client throws: the service's refusals with their codes, and plain words where something else answered.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ConnectionError, DustjacketError, type KnownErrorCode, UnexpectedAnswerError } from '../../sdk/src/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { addressOf, clientOf, rejection } from './client-of.ts'
import { startWayStation, type Turn } from './way-station.ts'

onService(
  'sqlite',
  'an error',
  (running) => {
    const refusal = async (call: Promise<unknown>): Promise<DustjacketError> => {
      const error = await rejection(call)
      assert.ok(error instanceof DustjacketError, String(error))
      return error
    }

    it('has the code, status and message of the refusal, and the id that the log of the service has', async () => {
      const shop = await openShop(running())
      const client = clientOf(running(), shop)
      const coverId = await shop.addCover()
      const cases: readonly [call: () => Promise<unknown>, code: KnownErrorCode, status: number][] = [
        [() => client.covers.get(newId()), 'cover_not_found', 404],
        [() => client.jobs.get(newId()), 'job_not_found', 404],
        [() => client.covers.listForBook('no-uuid'), 'book_not_found', 404],
        [() => client.covers.generate({ bookId: newId(), count: 9 }), 'invalid_count', 400],
        [() => client.covers.download(coverId, 'full'), 'asset_not_available', 404],
        [() => client.books.list({ limit: 1000 }).page(), 'invalid_limit', 400],
        [
          () => client.wraps.calculate({ trimWidth: 1, trimHeight: 1, pageCount: 100, paperType: 'white' }),
          'invalid_trim_size',
          400,
        ],
        [() => clientOf(running(), { apiKey: 'svc_sk_unknown' }).credits.get(), 'unauthorized', 401],
      ]
      for (const [call, code, status] of cases) {
        const error = await refusal(call())
        assert.deepEqual([error.code, error.status], [code, status])
        assert.ok(error.message.length > 10 && error.is(code))
        assert.ok(running().log.some((line) => line.includes(`"requestId":"${error.requestId}"`)))
        assert.equal(`${error.stack}${JSON.stringify(error)}`.includes(shop.apiKey), false)
      }
    })

    it('knows its details by its code', async () => {
      const shop = await openShop(running(), 'starter')
      const client = clientOf(running(), shop)
      const long = await refusal(client.books.create({ title: 'x'.repeat(101), author: 'A', genre: 'poetry' }))
      assert.ok(long.is('field_too_long'))
      assert.deepEqual([long.details.field, long.details.limit], ['title', 100])

      const bookId = await shop.addBook()
      for (let jobs = 0; jobs < 5; jobs++) await client.covers.generate({ bookId, count: 5 })
      const busy = await refusal(client.covers.generate({ bookId }, { maxRetries: 0 }))
      assert.ok(busy.is('concurrency_limit'))
      assert.deepEqual([busy.details.active, busy.details.limit, busy.retryAfterMs], [5, 5, 5000])
      assert.equal(busy.is('insufficient_credits'), false)
    })

    it('of an empty purse says how much is missing and where to get it', async () => {
      const shop = await openShop(running(), 'starter')
      await running().database.transact((trx) =>
        trx.updateTable('subscriptions').set({ monthly_credits: 1 }).where('account_id', '=', shop.accountId).execute(),
      )
      const client = clientOf(running(), shop)
      const error = await refusal(client.covers.generate({ bookId: await shop.addBook(), count: 2 }))
      assert.ok(error.is('insufficient_credits'))
      const { balance, required, billing_url } = error.details
      assert.deepEqual([balance, required], [1, 2])
      assert.match(billing_url, /^http/)
    })

    it('says what answered instead of the service', async (test) => {
      const shop = await openShop(running())
      const pages: readonly Turn[] = [
        { status: 200, body: '<!doctype html><title>Welcome</title>' },
        { status: 404, body: '<h1>nginx</h1>' },
        { status: 400, body: '{"error":"no envelope"}' },
        { status: 200, body: '' },
      ]
      const station = await startWayStation(test, addressOf(running()), ...pages)
      const client = clientOf(running(), shop, { baseUrl: station.url })
      for (const page of pages) {
        const error = await refusal(client.credits.get())
        assert.ok(error instanceof UnexpectedAnswerError && error.is('unexpected_answer'))
        assert.equal(error.status, Object(page).status)
      }
      assert.equal(station.requests.length, pages.length)
    })

    it('stands instead of a redirect, so that the API key goes nowhere else', async (test) => {
      const shop = await openShop(running())
      const elsewhere = await startWayStation(test, addressOf(running()))
      const away: Turn = { status: 307, headers: { location: `${elsewhere.url}/api/v1/credits` } }
      const station = await startWayStation(test, addressOf(running()), away)
      const error = await refusal(clientOf(running(), shop, { baseUrl: station.url }).credits.get())
      assert.match(error.message, /redirect.*baseUrl/)
      assert.equal(elsewhere.requests.length, 0)
    })

    it('keeps a code that this client has not heard of', async (test) => {
      const shop = await openShop(running())
      const body = JSON.stringify({ error: { code: 'of_the_future', message: 'Later.', details: { a: 1 } } })
      const station = await startWayStation(test, addressOf(running()), { status: 400, body })
      const error = await refusal(clientOf(running(), shop, { baseUrl: station.url }).credits.get())
      assert.deepEqual([error.code, error.message, error.details], ['of_the_future', 'Later.', { a: 1 }])
    })

    it('says that nobody is there', async () => {
      const shop = await openShop(running())
      const client = clientOf(running(), shop, { baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
      const error = await refusal(client.health())
      assert.ok(error instanceof ConnectionError && error.is('connection_failed'))
      assert.match(error.message, /http:\/\/127\.0\.0\.1:1 /)
      assert.deepEqual([error.status, error.requestId], [null, null])
      assert.ok(error.cause)
    })

    it('names what was left out before anything is sent', async (test) => {
      const shop = await openShop(running())
      const station = await startWayStation(test, addressOf(running()))
      const client = clientOf(running(), shop, { baseUrl: station.url })
      await assert.rejects(client.covers.get(''), { name: 'TypeError', message: /^coverId must be/ })
      const unsafe = client.covers.generate({ bookId: newId() }, { idempotencyKey: ' ' })
      await assert.rejects(unsafe, { name: 'TypeError', message: /^idempotencyKey must not be empty/ })
      const untyped = client.uploads.upload(new Blob(['x']))
      await assert.rejects(untyped, { name: 'TypeError', message: /image\/jpeg, image\/png, image\/webp/ })
      assert.equal(station.requests.length, 0)
    })
  },
  acceptingOnly,
)
