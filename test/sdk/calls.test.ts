// Every call of the client, against a service that accepts jobs and runs none.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { Dustjacket, IdempotencyKeyReusedError } from '../../sdk/src/index.ts'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { addressOf, clientOf, collect, rejection } from './client-of.ts'
import { jobCallNames, jobCalls, subjectOf } from './job-calls.ts'

onService(
  'sqlite',
  'the client',
  (running) => {
    const open = async () => {
      const shop = await openShop(running(), 'growth')
      return { shop, client: clientOf(running(), shop) }
    }

    it('reads what the service tells of itself and of the account', async () => {
      const { client } = await open()
      assert.equal((await client.health()).status, 'ok')
      assert.equal((await client.credits.get()).total_available, 500)
      assert.equal((await client.capabilities.get()).limits.max_covers_per_generate, 5)
      const { templates, total } = await client.templates.list({ genre: 'horror', subgenre: 'gothic' })
      assert.deepEqual([templates.length, typeof templates[0]?.subgenreMatch], [total, 'boolean'])
      assert.ok((await client.templates.list()).total > total)
      const size = { trimWidth: 6, trimHeight: 9, pageCount: 300, paperType: 'cream' } as const
      assert.equal((await client.wraps.calculate(size)).spineWidth, 0.75)
      assert.ok((await client.wraps.calculate({ ...size, bindingType: 'hardcover' })).fullWidth > 13)
    })

    it('creates books and walks through all of them, page by page, from wherever it is told', async () => {
      const { client } = await open()
      const ids: string[] = []
      for (let number = 1; number <= 7; number++) {
        const draft = {
          title: `Volume ${number}`,
          author: 'A. Writer',
          genre: 'poetry',
          external_ref: `v${number}`,
        } as const
        const { bookId, external_ref } = await client.books.create(draft)
        assert.equal(external_ref, `v${number}`)
        ids.unshift(bookId)
      }
      const idsOf = (books: readonly { bookId: string }[]) => books.map(({ bookId }) => bookId)
      for (const limit of [1, 3, 7, 100]) {
        assert.deepEqual(idsOf(await collect(client.books.list({ limit }))), ids)
      }
      const { books, next_cursor } = await client.books.list({ limit: 5 }).page()
      assert.deepEqual(idsOf(books), ids.slice(0, 5))
      assert.ok(next_cursor)
      assert.deepEqual(idsOf(await collect(client.books.list({ limit: 1, cursor: next_cursor }))), ids.slice(5))
    })

    it('fetches no page before it is needed', async () => {
      const { client } = await open()
      for (const title of ['One', 'Two']) await client.books.create({ title, author: 'B', genre: 'poetry' })
      const before = running().log.length
      for await (const { title } of client.books.list({ limit: 1 })) {
        assert.equal(title, 'Two')
        break
      }
      const lists = running()
        .log.slice(before)
        .filter((line) => line.includes('"method":"GET","path":"/api/v1/books"'))
      assert.equal(lists.length, 1)
    })

    for (const operation of jobCallNames) {
      const call = jobCalls[operation]

      it(`makes a ${operation} job, which can then be read and listed`, async () => {
        const { shop, client } = await open()
        const ticket = await call.make(client, await subjectOf(shop, call))
        assert.deepEqual([ticket.operation, ticket.status], [operation, 'queued'])
        const job = await client.jobs.get(ticket)
        assert.deepEqual([job.jobId, job.operation, job.status], [ticket.jobId, operation, 'queued'])
        assert.deepEqual([job.credits_used, job.result], [call.credits, null])
        assert.deepEqual(await client.jobs.get(ticket.jobId), job)
        const listed = await collect(client.jobs.list({ operation, status: 'queued' }))
        assert.deepEqual(
          listed.map(({ jobId }) => jobId),
          [ticket.jobId],
        )
      })

      it(`takes a key of the caller's own for ${operation}: the same key is the same job`, async () => {
        const { shop, client } = await open()
        const subject = await subjectOf(shop, call)
        const first = await call.make(client, subject, { idempotencyKey: 'order 7' })
        const second = await call.make(client, subject, { idempotencyKey: 'order 7' })
        assert.equal(second.jobId, first.jobId)
      })
    }

    it('does not pass the job of another operation off as the one that was asked for', async () => {
      const { shop, client } = await open()
      const { bookId, coverId } = await subjectOf(shop, jobCalls.variation)
      const { jobId } = await client.covers.generate({ bookId }, { idempotencyKey: 'k' })
      const error = await rejection(client.covers.vary(coverId, {}, { idempotencyKey: 'k' }))
      assert.ok(error instanceof IdempotencyKeyReusedError)
      assert.deepEqual(error.details, { jobId, operation: 'generate' })
    })

    it('reads covers and lists those of a book', async () => {
      const { shop, client } = await open()
      const bookId = await shop.addBook()
      const covers = [await shop.addCover({ bookId }), await shop.addCover({ bookId, assets: ['preview', 'full'] })]
      const list = await client.covers.listForBook(bookId)
      assert.deepEqual([list.total, list.covers.map(({ coverId }) => coverId).toSorted()], [2, covers.toSorted()])
      assert.equal((await client.covers.listForBook(bookId, { limit: 1 })).covers.length, 1)
      const cover = await client.covers.get(covers[1] ?? '')
      assert.equal(cover.bookId, bookId)
      assert.deepEqual([cover.assets.full.available, cover.assets.no_text.available], [true, false])
      assert.match(cover.assets.full.signedUrl ?? '', /^http/)
    })

    it('uploads an image in one call, as bytes or as a file with a type of its own', async () => {
      const { shop, client } = await open()
      const pixels = { create: { width: 600, height: 800, channels: 3, background: '#31506b' } } as const
      const jpeg = await sharp(pixels).jpeg({ quality: 100 }).toBuffer()
      const tickets = [
        await client.uploads.upload(jpeg, 'image/jpeg'),
        await client.uploads.upload(new Uint8Array(jpeg).buffer, 'image/jpeg'),
        await client.uploads.upload(new File([new Uint8Array(jpeg)], 'sea.jpg', { type: 'image/jpeg' })),
      ]
      const reference_upload_ids = tickets.map(({ upload_id }) => upload_id)
      const fields = { bookId: await shop.addBook(), instructions: 'in this spirit', reference_upload_ids }
      assert.equal((await client.covers.generateFromReference(fields)).status, 'queued')
    })

    it('keeps the API key out of what can be printed of it', async () => {
      const { shop, client } = await open()
      assert.equal(inspect(client, { depth: 9, showHidden: true }).includes(shop.apiKey), false)
      assert.equal(JSON.stringify(client).includes(shop.apiKey), false)
    })

    it('takes a base URL with or without a slash at its end', async () => {
      const { shop } = await open()
      for (const end of ['', '/', '//']) {
        const client = clientOf(running(), shop, { baseUrl: `${addressOf(running())}${end}` })
        assert.equal((await client.credits.get()).is_active, true)
      }
    })

    it('uses the fetch it is given', async () => {
      const { shop } = await open()
      const urls: string[] = []
      const client = clientOf(running(), shop, {
        fetch: (input, init) => {
          urls.push(String(input))
          return fetch(input, init)
        },
      })
      await client.credits.get()
      assert.deepEqual(urls, [`${addressOf(running())}/api/v1/credits`])
    })
  },
  acceptingOnly,
)

it('a client that cannot work is refused when it is made, without repeating the key', () => {
  const good = { apiKey: 'svc_sk_0', baseUrl: 'https://covers.example.com' }
  for (const apiKey of ['', 'svc_sk_0\n', 'svc sk', 'schlüssel']) {
    assert.throws(() => new Dustjacket({ ...good, apiKey }), { name: 'TypeError', message: /^apiKey must be [^\n]*$/ })
  }
  for (const baseUrl of ['', 'covers.example.com', 'ftp://covers.example.com', '/api']) {
    assert.throws(() => new Dustjacket({ ...good, baseUrl }), { name: 'TypeError', message: /^baseUrl must be/ })
  }
  for (const timeoutMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
    assert.throws(() => new Dustjacket({ ...good, timeoutMs }), { name: 'RangeError', message: /^timeoutMs/ })
  }
  for (const maxRetries of [-1, 1.5, Number.NaN]) {
    assert.throws(() => new Dustjacket({ ...good, maxRetries }), { name: 'RangeError', message: /^maxRetries/ })
  }
})
