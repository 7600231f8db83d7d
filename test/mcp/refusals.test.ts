// What agents are told when something cannot be done: the codes of the API, as results they can read; nothing is charged, nothing is lost.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { aBook } from '../books/a-book.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { withoutTable } from '../support/broken-database.ts'
import { acceptingOnly, onBothServices, type TestService } from '../support/service.ts'
import { connect, outputOf, refusalIn, type TestAgent } from './clients.ts'

const nobody = '01890000-0000-7000-8000-000000000000'

const openAgency = async (service: TestService): Promise<Shop & { readonly agent: TestAgent }> => {
  const shop = await openShop(service, 'starter')
  return { ...shop, agent: await connect(service, shop.apiKey) }
}

const creditsOf = async (shop: Shop): Promise<number> =>
  Object((await shop.call('GET', '/api/v1/credits')).json).total_available

const booksOf = async (shop: Shop): Promise<number> =>
  Object((await shop.call('GET', '/api/v1/books')).json).books.length

onBothServices(
  'a tool that cannot do what was asked',
  (running) => {
    it('answers with the code of the API, a message and a next step', async () => {
      const shop = await openAgency(running())
      const { agent } = shop
      const [bookId, coverId, bare] = [
        await shop.addBook(),
        await shop.addCover({ assets: ['preview', 'full'] }),
        await shop.addCover({ assets: [] }),
      ]
      const calls: readonly (readonly [tool: string, args: object, code: string])[] = [
        ['create_book_and_generate_covers', {}, 'missing_required_fields'],
        ['create_book_and_generate_covers', aBook({ title: 'x'.repeat(101) }), 'field_too_long'],
        ['create_book_and_generate_covers', aBook({ title: 'نص' }), 'unsupported_characters'],
        ['create_book_and_generate_covers', aBook({ genre: 'cooking' }), 'invalid_genre'],
        ['create_book_and_generate_covers', aBook({ count: '3' }), 'invalid_count'],
        ['create_book_and_generate_covers', aBook({ titel: 'misspelt' }), 'invalid_field_value'],
        ['generate_covers_for_book', {}, 'missing_book_id'],
        ['generate_covers_for_book', { bookId: nobody }, 'book_not_found'],
        ['generate_covers_for_book', { bookId, templateId: 'nothing' }, 'invalid_template_id'],
        ['generate_covers_for_book', { bookId, idempotency_key: 'x'.repeat(256) }, 'field_too_long'],
        ['generate_covers_for_book', { bookId, webhookUrl: 'https://example.com' }, 'invalid_field_value'],
        ['get_generation_status', {}, 'missing_job_id'],
        ['get_generation_status', { jobId: 'not an id' }, 'job_not_found'],
        ['get_generation_status', { jobId: nobody, include_images: 'no' }, 'invalid_field_type'],
        ['list_templates_for_genre', { subgenre: 'litrpg' }, 'missing_genre_for_subgenre'],
        ['list_books', { cursor: 'x' }, 'invalid_cursor'],
        ['list_covers_for_book', { bookId: 7 }, 'missing_book_id'],
        ['download_cover', { coverId: nobody }, 'cover_not_found'],
        ['download_cover', { coverId, assetType: 'poster' }, 'invalid_asset_type'],
        ['download_cover', { coverId, assetType: 'no_text' }, 'asset_not_available'],
        ['upscale_cover', { coverId, sourceAsset: 'preview' }, 'asset_already_exists'],
        ['upscale_cover', { coverId }, 'invalid_source_asset'],
        ['edit_cover', { coverId }, 'missing_prompt'],
        ['remove_cover_text', { coverId: bare }, 'missing_cover_image'],
        ['create_audiobook_cover', {}, 'missing_cover_id'],
        ['generate_cover_from_reference', { bookId, instructions: 'x' }, 'missing_reference_images'],
        ['upload_reference_image', {}, 'missing_required_fields'],
        ['calculate_kdp_wrap', { trimWidth: 6 }, 'invalid_trim_size'],
        ['get_credit_balance', { for: 'me' }, 'invalid_field_value'],
      ]
      const before = await creditsOf(shop)
      for (const [tool, args, code] of calls) {
        const { error } = refusalIn(await agent.call(tool, { ...args }))
        assert.equal(error.code, code, `${tool} ${JSON.stringify(args)}: ${error.message}`)
      }
      assert.equal(await creditsOf(shop), before)
    })

    it('does not know tools that nobody has made, whatever their names', async () => {
      const { agent } = await openAgency(running())
      for (const name of ['no_such_tool', 'constructor', '__proto__', 'toString']) {
        await assert.rejects(agent.call(name, {}), { message: new RegExp(`${name} not found`) }, name)
      }
    })

    it('never lets another account in', async () => {
      const owner = await openAgency(running())
      const { agent } = await openAgency(running())
      const coverId = await owner.addCover()
      const { jobId } = outputOf(await owner.agent.call('create_book_and_generate_covers', aBook()))
      for (const [tool, args, code] of [
        ['get_generation_status', { jobId }, 'job_not_found'],
        ['download_cover', { coverId }, 'cover_not_found'],
        ['edit_cover', { coverId, prompt: 'gold' }, 'cover_not_found'],
      ] as const)
        assert.equal(refusalIn(await agent.call(tool, args)).error.code, code)
    })

    it('makes no book when it can be known before that its covers would be refused', async () => {
      const shop = await openAgency(running())
      for (const wrong of [{ count: 6 }, { mood: 'sleepy' }, { prompt: 'x'.repeat(1501) }])
        refusalIn(await shop.agent.call('create_book_and_generate_covers', aBook(wrong)))
      assert.equal(await booksOf(shop), 0)
    })

    it('says which book it made before the covers were refused, so that none is made twice', async () => {
      const shop = await openAgency(running())
      const wrong = aBook({ templateId: 'nothing' })
      const { error, next_step } = refusalIn(await shop.agent.call('create_book_and_generate_covers', wrong))
      assert.equal(error.code, 'invalid_template_id')
      const bookId = String(error.details?.bookId)
      assert.ok(next_step.includes(bookId) && next_step.includes('generate_covers_for_book'))
      assert.equal(outputOf(await shop.agent.call('generate_covers_for_book', { bookId })).status, 'queued')
      assert.equal(await booksOf(shop), 1)
    })

    it('tells of credits and places that have run out, and where more are had', async () => {
      const shop = await openAgency(running())
      const bookId = await shop.addBook()
      for (let place = 0; place < 5; place++) outputOf(await shop.agent.call('generate_covers_for_book', { bookId }))
      const full = refusalIn(await shop.agent.call('generate_covers_for_book', { bookId }))
      assert.deepEqual([full.error.code, full.error.details?.limit], ['concurrency_limit', 5])
      await running().database.transact((trx) =>
        trx.updateTable('subscriptions').set({ monthly_credits: 0 }).where('account_id', '=', shop.accountId).execute(),
      )
      const poor = refusalIn(await shop.agent.call('generate_covers_for_book', { bookId }))
      assert.equal(poor.error.code, 'insufficient_credits')
      assert.match(String(poor.error.details?.billing_url), /billing/)
    })

    it('does the work once for one idempotency_key: the same book, the same job, charged once', async () => {
      const shop = await openAgency(running())
      const before = await creditsOf(shop)
      const wish = aBook({ count: 2, idempotency_key: 'once' })
      const [first, ...others] = await Promise.all(
        [1, 2, 3].map(() => shop.agent.call('create_book_and_generate_covers', wish)),
      )
      const again = await shop.agent.call('create_book_and_generate_covers', wish)
      const ids = [first, ...others, again].map((each) => {
        const { bookId, jobId } = outputOf(each ?? again)
        return `${bookId} ${jobId}`
      })
      assert.equal(new Set(ids).size, 1)
      assert.equal(outputOf(again).replayed, true)
      assert.deepEqual([await booksOf(shop), before - (await creditsOf(shop))], [1, 2])
    })

    it('begins anew with the same idempotency_key after the covers were refused, with the book that was made', async () => {
      const shop = await openAgency(running())
      const wish = { ...aBook(), idempotency_key: 'again' }
      const refused = refusalIn(
        await shop.agent.call('create_book_and_generate_covers', { ...wish, templateId: 'nothing' }),
      )
      const made = outputOf(await shop.agent.call('create_book_and_generate_covers', wish))
      assert.equal(made.bookId, refused.error.details?.bookId)
      assert.deepEqual([made.replayed, await booksOf(shop)], [false, 1])
    })

    it('keeps what broke inside to the log', async () => {
      const shop = await openAgency(running())
      const bookId = await shop.addBook()
      const result = await withoutTable(running().database, 'credit_reservations', () =>
        shop.agent.call('generate_covers_for_book', { bookId }),
      )
      const { error, next_step } = refusalIn(result)
      assert.deepEqual(
        [error.code, error.message],
        ['job_creation_failed', 'The job could not be queued. Nothing was charged.'],
      )
      assert.match(next_step, /Try again/)
      assert.equal(/credit_reservations|select|insert|\.ts/i.test(JSON.stringify(result)), false)
      assert.match(running().log.join(''), /"tool":"generate_covers_for_book".*credit_reservations/)
    })

    it('lets an agent call 120 times a minute, and as many more as time goes by', async () => {
      const { agent, call } = await openAgency(running())
      const other = await openAgency(running())
      const balance = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_credit_balance', arguments: {} } }
      const batch = Array.from({ length: 60 }, (_, id) => ({ ...balance, id }))
      for (let half = 0; half < 2; half++) {
        const { status, text } = await call('POST', '/api/mcp/mcp', batch, { 'content-type': 'application/json' })
        assert.deepEqual([status, text.includes('isError')], [200, false])
      }
      const { error } = refusalIn(await agent.call('get_credit_balance'))
      assert.deepEqual([error.code, error.details?.retry_after_seconds], ['rate_limited', 1])
      outputOf(await other.agent.call('get_credit_balance'))
      running().clock.now += 1000
      outputOf(await agent.call('get_credit_balance'))
      outputOf(await agent.call('get_credit_balance'))
      refusalIn(await agent.call('get_credit_balance'))
    })
  },
  acceptingOnly,
)
