// What the contract says about ordering work and no other test shows: every value of a choice, defaults, what refusals tell, nothing
// charged when our side fails, whose jobs are whose, and pictures that may not be used.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rollKey } from '../../src/accounts/rules.ts'
import { type Inspect, requireUploads, sweepUploads } from '../../src/uploads/rules.ts'
import { type Fields, jobIdOf, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { newPerson } from '../identity/people.ts'
import { connect as askAgent, outputOf } from '../mcp/clients.ts'
import { connect as allow, newApp } from '../oauth/an-app.ts'
import { withoutTable } from '../support/broken-database.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { png } from '../uploads/pictures.ts'
import { addWrap, smallBook, storageOf } from '../wraps/bindery.ts'

const generate = '/api/v1/covers/generate'
const palettes = ['monochrome', 'pastel', 'earth', 'muted', 'dark', 'bold', 'warm', 'cool', 'metallic', 'duotone']
const moods = ['intense', 'mysterious', 'romantic', 'intellectual', 'uplifting', 'epic', 'melancholic']
const day = 86_400_000

const left = async (shop: Shop) => Object((await shop.call('GET', '/api/v1/credits')).json).total_available

onBothServices(
  'ordering, as the contract has it',
  (running) => {
    it('takes each of the ten palettes and the seven moods', async () => {
      const shop = await openShop(running(), 'scale')
      const bookId = await shop.addBook()
      for (const [place, colorPalette] of palettes.entries())
        jobIdOf(await shop.call('POST', generate, { bookId, colorPalette, mood: moods[place % moods.length] }))
    })

    it('makes one variation where no count is given', async () => {
      const shop = await openShop(running())
      const path = `/api/v1/covers/${await shop.addCover()}/variations`
      const before = await left(shop)
      for (const body of [undefined, {}, { count: null }]) jobIdOf(await shop.call('POST', path, body))
      assert.equal(await left(shop), before - 3)
    })

    it('says which values a choice has, whatever its code', async () => {
      const shop = await openShop(running())
      const cover = `/api/v1/covers/${await shop.addCover()}`
      const wrap = { coverId: await shop.addCover(), ...smallBook }
      const wrong: readonly [path: string, body: Fields | undefined, code: string, field: string, allowed: string[]][] =
        [
          [generate, { bookId: 'b', mood: 'x' }, 'invalid_field_value', 'mood', moods],
          [generate, { bookId: 'b', colorPalette: 'custom' }, 'invalid_field_value', 'colorPalette', palettes],
          [`${cover}/upscale`, {}, 'invalid_source_asset', 'sourceAsset', ['preview', 'audiobook_preview', 'no_text']],
          ['/api/v1/uploads', {}, 'unsupported_media_type', 'content_type', ['image/jpeg', 'image/png', 'image/webp']],
          [
            '/api/v1/wraps',
            { ...wrap, preset: 'x' },
            'invalid_preset',
            'preset',
            ['standard', 'blurb-only', 'minimal'],
          ],
        ]
      for (const [path, body, code, field, allowed] of wrong) {
        const { message, details } = assertRefused(await shop.call('POST', path, body), code)
        assert.deepEqual(details, { field, allowed })
        assert.equal(message, `${field} must be one of ${allowed.join(', ')}.`)
      }
    })

    it('charges nothing and keeps no key when our side fails, whatever the work', async () => {
      const shop = await openShop(running(), 'scale')
      const bookId = await shop.addBook()
      const coverId = await shop.addCover({ bookId })
      const at = (name: string) => `/api/v1/covers/${coverId}/${name}`
      const calls: readonly [path: string, body: Fields][] = [
        [generate, { bookId, count: 5 }],
        ['/api/v1/covers/generate-reference', { bookId, instructions: 'i', reference_cover_ids: [coverId] }],
        [at('variations'), { count: 5 }],
        [at('edit-image'), { prompt: 'gold title' }],
        [at('upscale'), { sourceAsset: 'preview' }],
        [at('audiobook-cover'), {}],
        [at('remove-text'), {}],
        ['/api/v1/wraps', { coverId, ...smallBook }],
        [`/api/v1/wraps/${await addWrap(running(), shop)}/extend-front`, {}],
      ]
      const before = await left(shop)
      const ask = ([path, body]: (typeof calls)[number]) =>
        shop.call('POST', path, body, { 'idempotency-key': `once ${path}` })
      for (const table of ['credit_reservations', 'jobs'] as const)
        for (const call of calls) {
          const answer = await withoutTable(running().database, table, () => ask(call))
          assert.equal(refusalOf(answer), '500 job_creation_failed', call[0])
        }
      assert.equal(await left(shop), before)
      for (const call of calls) jobIdOf(await ask(call))
    })

    it('lets a rolled key go on where it was: its jobs, and its idempotency keys', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const headers = { 'idempotency-key': 'before the roll' }
      const jobId = jobIdOf(await shop.call('POST', generate, { bookId }, headers))
      const { apiKey: key } = await rollKey(running().database, { keyId: shop.keyId })
      const replay = await running().call('POST', generate, { key, body: {}, headers })
      assert.deepEqual([replay.status, Object(replay.json).jobId], [200, jobId])
      assert.equal((await running().call('GET', `/api/v1/jobs/${jobId}`, { key })).status, 200)
    })

    it('shows an app of the account the jobs of all its keys, and a key only its own', async () => {
      const person = await newPerson(running())
      const { accessToken } = await allow(running(), await newApp(running()), person)
      const agent = await askAgent(running(), accessToken)
      const shop = await openShop(running())
      const made = outputOf(
        await agent.call('create_book_and_generate_covers', { title: 'T', author: 'A', genre: 'other', count: 1 }),
      )
      const { key_id } = await running()
        .database.read.selectFrom('jobs')
        .select('key_id')
        .where('id', '=', String(made.jobId))
        .executeTakeFirstOrThrow()
      assert.equal(key_id, null)
      for (const key of [person.apiKey, shop.apiKey])
        assert.equal(refusalOf(await running().call('GET', `/api/v1/jobs/${made.jobId}`, { key })), '404 job_not_found')
      const body = { bookId: made.bookId }
      const own = jobIdOf(await running().call('POST', generate, { key: person.apiKey, body }))
      assert.equal(outputOf(await agent.call('get_generation_status', { jobId: own })).jobId, own)
      const foreign = jobIdOf(await shop.call('POST', generate, { bookId: await shop.addBook() }))
      assert.equal((await agent.call('get_generation_status', { jobId: foreign })).isError, true)
      await agent.close()
    })

    it('takes the texts beside references up to their limits, and not one character more', async () => {
      const shop = await openShop(running())
      const wish = { bookId: await shop.addBook(), instructions: 'i', reference_cover_ids: [await shop.addCover()] }
      const longest = {
        instructions: '𝒜'.repeat(1000),
        external_ref: '𝒜'.repeat(200),
        webhookUrl: `https://example.com/${'h'.repeat(480)}`,
      }
      const ask = (more: Fields) => shop.call('POST', '/api/v1/covers/generate-reference', { ...wish, ...more })
      jobIdOf(await ask(longest))
      for (const [field, text] of Object.entries(longest))
        assert.equal(refusalOf(await ask({ [field]: `${text}h` })), '400 field_too_long', field)
    })

    it('does not extend the front of a wrap that the printer no longer offers', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      const refusals: readonly [specs: Fields, code: string][] = [
        [{ trimWidth: 5.1 }, 'invalid_trim_size'],
        [{ pageCount: 829 }, 'invalid_page_count'],
        [{ bindingType: 'hardcover', trimWidth: 6, trimHeight: 9, paperType: 'standard_color' }, 'invalid_paper_type'],
      ]
      for (const [changed, code] of refusals) {
        const specs = JSON.stringify({ ...smallBook, ...changed })
        await running().database.transact((trx) =>
          trx.updateTable('wraps').set({ specs }).where('id', '=', wrapId).execute(),
        )
        assert.equal(refusalOf(await shop.call('POST', `/api/v1/wraps/${wrapId}/extend-front`)), `400 ${code}`)
      }
    })

    it('refuses a picture that the content policy forbids, and judges none of forbidden size', async () => {
      const shop = await openShop(running())
      const { upload_id: upload } = Object(
        (await shop.call('POST', '/api/v1/uploads', { content_type: 'image/png' })).json,
      )
      const storage = storageOf(running())
      await storage.put(`uploads/${upload}`, await png(), { contentType: 'image/png' })
      const judged: number[] = []
      const ask = (side: number) => {
        const inspect: Inspect = {
          measure: async () => ({ format: 'png', width: side, height: side }),
          forbids: async () => {
            judged.push(side)
            return 'nudity'
          },
        }
        const { signal } = new AbortController()
        return requireUploads({ storage, inspect }, { accountId: shop.accountId, signal }, [upload])
      }
      await assert.rejects(ask(400), { code: 'content_policy_violation', status: 400 })
      await assert.rejects(ask(12_000), { code: 'invalid_image_dimensions', status: 400 })
      assert.deepEqual(judged, [400])
    })

    it('forgets uploads after a day, and nothing else', async () => {
      const shop = await openShop(running())
      const { upload_id: upload } = Object(
        (await shop.call('POST', '/api/v1/uploads', { content_type: 'image/png' })).json,
      )
      const storage = storageOf(running())
      const keys = [`uploads/${upload}`, `covers/${shop.accountId}/a.png`]
      for (const key of keys) await storage.put(key, Buffer.alloc(2000), { contentType: 'image/png' })
      const kept = async () => (await Promise.all(keys.map((key) => storage.stat(key)))).map((stat) => stat !== null)
      await sweepUploads(storage, new Date(Date.now() - day))
      assert.deepEqual(await kept(), [true, true])
      await sweepUploads(storage, new Date(Date.now() + day))
      assert.deepEqual(await kept(), [false, true])
      const wish = { bookId: await shop.addBook(), instructions: 'i', reference_upload_ids: [upload] }
      const answer = await shop.call('POST', '/api/v1/covers/generate-reference', wish)
      assert.equal(refusalOf(answer), '400 upload_not_found')
    })
  },
  acceptingOnly,
)
