// Asking for covers: every field, limit and code of the contract, in the order it names them; and what acceptance promises.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import { type Fields, jobIdOf, openShop, refusalOf } from './shop.ts'

const path = '/api/v1/covers/generate'
/** URLs that no webhook would ever be sent to. */
const undeliverable = ['https://user:secret@example.com/', 'https://user@example.com/', 'http://example.com:25/']
const nobody = '01890000-0000-7000-8000-000000000000'

onBothServices(
  'asking for covers',
  (running) => {
    const ask = async (wish: Fields, bookWish: Fields = {}) => {
      const shop = await openShop(running())
      return shop.call('POST', path, { bookId: await shop.addBook(bookWish), ...wish })
    }

    it('queues a job and says so without naming the operation', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const answer = await shop.call('POST', path, { bookId, count: 3, external_ref: 'order 7' })
      assert.equal(answer.status, 202)
      const { jobId, created_at, ...rest } = Object(answer.json)
      assert.deepEqual(rest, { status: 'queued', external_ref: 'order 7', poll_url: `/api/v1/jobs/${jobId}` })
      assert.equal(created_at, new Date(running().clock.now).toISOString())
      const polled = await shop.call('GET', rest.poll_url)
      assert.deepEqual(polled.json, {
        jobId,
        status: 'queued',
        operation: 'generate',
        external_ref: 'order 7',
        credits_used: 3,
        created_at,
        started_at: null,
        completed_at: null,
        error: null,
        poll_url: rest.poll_url,
        result: null,
      })
    })

    it('reserves one credit a cover', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const left = async () => Object((await shop.call('GET', '/api/v1/credits')).json).total_available
      const before = await left()
      for (const count of [undefined, 5]) jobIdOf(await shop.call('POST', path, { bookId, count }))
      assert.equal(await left(), before - 6)
    })

    it('takes every palette, mood and template, and texts up to their limits', async () => {
      const wishes: Fields[] = [
        { colorPalette: 'duotone', mood: 'melancholic', templateId: 'swiss-grid' },
        {
          prompt: '𝒜'.repeat(1500),
          external_ref: 'r'.repeat(200),
          webhookUrl: `https://example.com/${'h'.repeat(480)}`,
        },
        { prompt: null, colorPalette: '', mood: null, templateId: ' ', external_ref: null, webhookUrl: '' },
      ]
      for (const wish of wishes) assert.equal((await ask(wish)).status, 202, JSON.stringify(wish).slice(0, 80))
    })

    const refusals: readonly [wish: Fields, refusal: string][] = [
      [{ bookId: undefined }, '400 missing_book_id'],
      [{ bookId: null }, '400 missing_book_id'],
      [{ bookId: 7 }, '400 invalid_field_type'],
      [{ bookId: 'no-uuid' }, '404 book_not_found'],
      [{ bookId: nobody }, '404 book_not_found'],
      ...[0, 6, 1.5, '1', true, [1]].map((count): [Fields, string] => [{ count }, '400 invalid_count']),
      [{ prompt: 7 }, '400 invalid_field_type'],
      [{ templateId: ['mist-peaks'] }, '400 invalid_field_type'],
      [{ mood: 1 }, '400 invalid_field_type'],
      [{ prompt: 'x'.repeat(1501) }, '400 field_too_long'],
      [{ external_ref: 'x'.repeat(201) }, '400 field_too_long'],
      [{ webhookUrl: `https://example.com/${'h'.repeat(481)}` }, '400 field_too_long'],
      [{ colorPalette: 'custom' }, '400 invalid_field_value'],
      [{ colorPalette: 'Pastel' }, '400 invalid_field_value'],
      [{ mood: 'happy' }, '400 invalid_field_value'],
      ...['example.com/hook', '/hook', 'ftp://example.com', 'javascript:alert(1)', ...undeliverable].map(
        (webhookUrl): [Fields, string] => [{ webhookUrl }, '400 invalid_field_value'],
      ),
      [{ prompt: 'a\u0000b' }, '400 invalid_field_value'],
      [{ templateId: 'no-such-template' }, '400 invalid_template_id'],
      [{ prompt: 'Kill all the Jews now' }, '400 content_policy_violation'],
    ]
    for (const [wish, refusal] of refusals) {
      it(`refuses ${JSON.stringify(wish).slice(0, 60)} with ${refusal}`, async () => {
        const answer = await ask(wish)
        assert.equal(refusalOf(answer), refusal, answer.text)
        assert.ok(Object(answer.json).error.message.length > 10)
      })
    }

    it('tries the codes in the order of the contract', async () => {
      const shop = await openShop(running())
      const everything: Fields = {
        bookId: undefined,
        count: 0,
        prompt: 1,
        external_ref: 'x'.repeat(201),
        mood: 'happy',
        templateId: 'no-such-template',
      }
      const steps: readonly [mended: Fields, refusal: string][] = [
        [{}, '400 missing_book_id'],
        [{ bookId: nobody }, '400 invalid_count'],
        [{ count: 1 }, '400 invalid_field_type'],
        [{ prompt: 'Kill all the Jews now' }, '400 field_too_long'],
        [{ external_ref: 'x' }, '400 invalid_field_value'],
        [{ mood: 'epic' }, '400 invalid_template_id'],
        [{ templateId: 'swiss-grid' }, '404 book_not_found'],
        [{ bookId: await shop.addBook() }, '400 content_policy_violation'],
      ]
      let body = everything
      for (const [mended, refusal] of steps) {
        body = { ...body, ...mended }
        assert.equal(refusalOf(await shop.call('POST', path, body)), refusal)
      }
    })

    it('refuses a book of another account as if it did not exist', async () => {
      const [owner, stranger] = [await openShop(running()), await openShop(running())]
      const answer = await stranger.call('POST', path, { bookId: await owner.addBook() })
      assert.equal(refusalOf(answer), '404 book_not_found')
    })

    it('refuses genres and subgenres it cannot paint before it speaks of credits', async () => {
      const shop = await openShop(running(), 'starter')
      const books = [
        { genre: 'poetry', subgenre: null },
        { subgenre: 'steampunk' },
        { genre: 'young-adult', subgenre: 'x' },
      ]
      for (let jobs = 0; jobs < 5; jobs++) jobIdOf(await shop.call('POST', path, { bookId: await shop.addBook() }))
      for (const wish of books) {
        const answer = await shop.call('POST', path, { bookId: await shop.addBook(wish) })
        assert.equal(refusalOf(answer), '422 unsupported_genre')
      }
      const book = await shop.addBook({ genre: 'young-adult', subgenre: null })
      assert.equal(refusalOf(await shop.call('POST', path, { bookId: book })), '429 concurrency_limit')
    })

    it('says what is missing when credits run out, and then charges nothing', async () => {
      const shop = await openShop(running(), 'starter')
      const bookId = await shop.addBook()
      await running().database.transact((trx) =>
        trx.updateTable('subscriptions').set({ monthly_credits: 2 }).where('account_id', '=', shop.accountId).execute(),
      )
      const answer = await shop.call('POST', path, { bookId, count: 3 })
      assert.equal(refusalOf(answer), '402 insufficient_credits')
      const { balance, required, billing_url } = Object(answer.json).error.details
      assert.deepEqual([balance, required], [2, 3])
      assert.match(billing_url, /^http/)
      const { jobs } = Object((await shop.call('GET', '/api/v1/jobs')).json)
      assert.deepEqual(jobs, [])
    })

    it('stops exactly at the limit of the plan when 100 calls race, and charges for exactly those it accepts', async () => {
      const shop = await openShop(running(), 'starter')
      const bookId = await shop.addBook()
      const answers = await Promise.all(Array.from({ length: 100 }, () => shop.call('POST', path, { bookId })))
      const statuses = answers.map(({ status }) => status)
      assert.deepEqual(
        [202, 429].map((status) => statuses.filter((each) => each === status).length),
        [5, 95],
      )
      const refused = answers.find(({ status }) => status === 429)
      assert.equal(refused?.headers.get('retry-after'), '5')
      assert.equal(Object((await shop.call('GET', '/api/v1/credits')).json).total_available, 145)
    })

    it('is refused with 403 once the plan has ended', async () => {
      const shop = await openShop(running())
      await setSubscription(running().database, shop.accountId, false)
      assert.equal(refusalOf(await shop.call('POST', path, { bookId: nobody })), '403 forbidden')
    })

    it('needs a JSON object', async () => {
      const shop = await openShop(running())
      assert.equal(refusalOf(await shop.call('POST', path, '{')), '400 invalid_json')
      assert.equal(refusalOf(await shop.call('POST', path)), '400 invalid_json')
      assert.equal(refusalOf(await shop.call('POST', path, '[]')), '400 invalid_field_type')
    })
  },
  acceptingOnly,
)
