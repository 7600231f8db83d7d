// Asking for a wrap, and for its front to be extended: every field, limit and code of the contract, in the order it names them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { verifyLedger } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { type Fields, jobIdOf, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { addWrap, orderWrap, smallBook, storageOf } from './bindery.ts'

const path = '/api/v1/wraps'
const left = async (shop: Shop) => Object((await shop.call('GET', '/api/v1/credits')).json).total_available

onBothServices(
  'asking for a wrap',
  (running) => {
    it('queues a job, and says what it reserves: two credits for a solid back, four for any other', async () => {
      const shop = await openShop(running())
      const coverId = await shop.addCover()
      const before = await left(shop)
      let spent = 0
      for (const [designStyle, credits] of [
        ['solid', 2],
        ['textured', 4],
        ['continuation', 4],
        ['complementary', 4],
        [undefined, 4],
      ] as const) {
        const answer = await orderWrap(shop, coverId, { designStyle, external_ref: 'order 7' })
        assert.equal(answer.status, 202, answer.text)
        const { jobId, created_at, ...rest } = Object(answer.json)
        assert.deepEqual(rest, {
          status: 'queued',
          operation: 'wrap',
          external_ref: 'order 7',
          credits_reserved: credits,
          poll_url: `/api/v1/jobs/${jobId}`,
        })
        assert.equal(created_at, new Date(running().clock.now).toISOString())
        spent += credits
        assert.equal(await left(shop), before - spent)
      }
      assert.deepEqual((await verifyLedger(running().database.read)).mismatches, [])
    })

    it('takes texts up to their limits, colours long and short, and leaves out what is null or empty', async () => {
      const shop = await openShop(running())
      const coverId = await shop.addCover()
      const wishes: Fields[] = [
        {
          customInstructions: '𝒜'.repeat(500),
          tagline: 't'.repeat(200),
          blurb: 'b\n'.repeat(1000),
          authorBio: 'a'.repeat(600),
          spineTitle: 's'.repeat(120),
          spineAuthor: 's'.repeat(120),
          external_ref: 'r'.repeat(200),
          webhookUrl: `https://example.com/${'h'.repeat(480)}`,
          solidColor: '#ABC',
          spineColor: ' #aBcDeF ',
          preset: 'blurb-only',
        },
        { bindingType: null, designStyle: '', preset: null, solidColor: '', tagline: null, webhookUrl: '' },
      ]
      for (const wish of wishes) jobIdOf(await orderWrap(shop, coverId, wish))
      const jobs = await running()
        .database.read.selectFrom('jobs')
        .select(['input'])
        .where('cover_id', '=', coverId)
        .orderBy('id')
        .execute()
      const [long, bare] = jobs.map(({ input }) => JSON.parse(input))
      assert.deepEqual(
        [long.wishes.solidColor, long.wishes.spineColor, long.preset],
        ['#aabbcc', '#abcdef', 'blurb-only'],
      )
      assert.deepEqual([bare.designStyle, bare.preset, bare.specs], ['complementary', 'standard', smallBook])
    })

    /** Each wish alone is refused with its code; these stand in the order of the contract. */
    const faults: readonly (readonly [code: string, wish: Fields])[] = [
      ['invalid_trim_size', { trimWidth: 5.1 }],
      ['invalid_trim_size', { trimHeight: '8' }],
      ['invalid_trim_size', { trimWidth: null }],
      ['invalid_page_count', { pageCount: 23 }],
      ['invalid_page_count', { pageCount: 100.5 }],
      ['invalid_page_count', { pageCount: '100' }],
      ['invalid_paper_type', { paperType: 'gold' }],
      ['invalid_paper_type', { paperType: undefined }],
      ['invalid_binding_type', { bindingType: 'spiral' }],
      ['invalid_binding_type', { bindingType: 7 }],
      ['invalid_design_style', { designStyle: 'baroque' }],
      ['invalid_design_style', { designStyle: 7 }],
      ['invalid_preset', { preset: 'Standard' }],
      ['invalid_color', { solidColor: 'red' }],
      ['invalid_color', { spineColor: '#12345' }],
      ['invalid_color', { spineColor: 123456 }],
      ['missing_front_cover', { coverId: undefined }],
      ['missing_front_cover', { coverId: ' ' }],
      ['field_too_long', { customInstructions: 'x'.repeat(501) }],
      ['field_too_long', { tagline: 'x'.repeat(201) }],
      ['field_too_long', { blurb: 'x'.repeat(2001) }],
      ['field_too_long', { authorBio: 'x'.repeat(601) }],
      ['field_too_long', { spineTitle: 'x'.repeat(121) }],
      ['field_too_long', { spineAuthor: 'x'.repeat(121) }],
      ['field_too_long', { external_ref: 'x'.repeat(201) }],
      ['field_too_long', { webhookUrl: `https://example.com/${'x'.repeat(500)}` }],
      ['invalid_field_type', { blurb: ['x'] }],
      ['invalid_field_type', { coverId: 7 }],
      ['invalid_field_value', { webhookUrl: 'ftp://example.com' }],
      ['invalid_field_value', { authorBio: 'a\u0000b' }],
      ['content_policy_violation', { customInstructions: 'a naked woman' }],
      ['content_policy_violation', { blurb: 'Kill all the Jews.' }],
    ]

    it('refuses each fault with its code, and charges nothing', async () => {
      const shop = await openShop(running())
      const coverId = await shop.addCover()
      const before = await left(shop)
      for (const [code, wish] of faults) {
        const answer = await orderWrap(shop, coverId, wish)
        assert.equal(refusalOf(answer), `400 ${code}`, JSON.stringify(wish).slice(0, 100))
        if (code !== 'content_policy_violation') assert.ok(assertRefused(answer, code).message.length > 10)
      }
      assert.equal(await left(shop), before)
    })

    it('asks whose the cover is before it reads what is to stand on its back', async () => {
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const coverId = await shop.addCover()
      assert.equal(refusalOf(await orderWrap(other, coverId, { blurb: 'Kill all the Jews.' })), '404 cover_not_found')
    })

    it('of two faults answers the one that the contract lists first', async () => {
      const shop = await openShop(running())
      const coverId = await shop.addCover()
      const codes = [...new Set(faults.map(([code]) => code))]
      const oneOf = (code: string): Fields => faults.find(([each]) => each === code)?.[1] ?? {}
      for (const [place, first] of codes.entries()) {
        for (const second of codes.slice(place + 1)) {
          const both = { ...oneOf(second), ...oneOf(first) }
          // One field cannot be wrong in two ways at once.
          if (Object.keys(both).length < 2) continue
          assert.equal(refusalOf(await orderWrap(shop, coverId, both)), `400 ${first}`, `${first} and ${second}`)
        }
      }
    })

    it('refuses a body that is no JSON object as such', async () => {
      const shop = await openShop(running())
      assert.equal(refusalOf(await shop.call('POST', path, '{')), '400 invalid_json')
      assert.equal(refusalOf(await shop.call('POST', path)), '400 invalid_json')
      assert.equal(refusalOf(await shop.call('POST', path, [])), '400 invalid_field_type')
    })

    it('looks at the request, then for the cover, then for its picture, then at credits and places', async () => {
      const { database } = running()
      const [shop, other] = [await openShop(running(), 'starter'), await openShop(running())]
      const [bare, foreign] = [await shop.addCover({ assets: [] }), await other.addCover()]
      const spend = (monthly_credits: number) =>
        database.transact((trx) =>
          trx.updateTable('subscriptions').set({ monthly_credits }).where('account_id', '=', shop.accountId).execute(),
        )
      await spend(1)
      for (const unknown of [foreign, newId(), 'no-uuid'])
        assert.equal(refusalOf(await orderWrap(shop, unknown)), '404 cover_not_found')
      assert.equal(refusalOf(await orderWrap(shop, foreign, { tagline: 7 })), '400 invalid_field_type')
      assert.equal(refusalOf(await orderWrap(shop, bare)), '400 missing_front_cover')
      const coverId = await shop.addCover()
      const poor = await orderWrap(shop, coverId)
      assert.equal(refusalOf(poor), '402 insufficient_credits')
      assert.deepEqual([Object(poor.json).error.details.balance, Object(poor.json).error.details.required], [1, 2])
      await spend(11)
      for (let place = 0; place < 5; place++) jobIdOf(await orderWrap(shop, coverId))
      assert.equal(refusalOf(await orderWrap(shop, coverId)), '402 insufficient_credits')
      await spend(2)
      const full = await orderWrap(shop, coverId)
      assert.equal(refusalOf(full), '429 concurrency_limit')
      assert.ok(full.headers.has('retry-after'))
    })

    it('answers a replay with the job, whatever the request is, and reserves once however many race', async () => {
      const shop = await openShop(running())
      const coverId = await shop.addCover()
      const before = await left(shop)
      const key = { 'idempotency-key': 'one wrap' }
      const wish = { coverId, ...smallBook, designStyle: 'solid' }
      const answers = await Promise.all(Array.from({ length: 4 }, () => shop.call('POST', path, wish, key)))
      assert.equal(new Set(answers.map(({ json }) => Object(json).jobId)).size, 1)
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 202])
      assert.equal(await left(shop), before - 2)
      const replay = await shop.call('POST', path, '{', key)
      assert.deepEqual([replay.status, replay.headers.get('idempotent-replayed')], [200, 'true'])
      const { result: _, ...job } = Object((await shop.call('GET', Object(replay.json).poll_url)).json)
      assert.deepEqual(replay.json, job)
    })
  },
  acceptingOnly,
)

onBothServices(
  'asking for a front to be extended',
  (running) => {
    const at = (wrapId: string) => `/api/v1/wraps/${wrapId}/extend-front`

    it('is free, needs no body, and takes longer notes than other work', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      const before = await left(shop)
      const note = { external_ref: 'r'.repeat(255), webhookUrl: `https://example.com/${'h'.repeat(1980)}` }
      for (const body of [undefined, {}, note]) {
        const answer = await shop.call('POST', at(wrapId), body)
        assert.equal(answer.status, 202, answer.text)
        const { jobId, ...rest } = Object(answer.json)
        const poll_url = `/api/v1/jobs/${jobId}`
        assert.deepEqual(rest, { status: 'queued', operation: 'wrap_extend_front', credits_reserved: 0, poll_url })
      }
      assert.equal(await left(shop), before)
    })

    it('answers a replay with the job', async () => {
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      const key = { 'idempotency-key': 'again' }
      const jobId = jobIdOf(await shop.call('POST', at(wrapId), {}, key))
      const replay = await shop.call('POST', at(wrapId), {}, key)
      assert.deepEqual([replay.status, Object(replay.json).jobId], [200, jobId])
      assert.equal(Object(replay.json).operation, 'wrap_extend_front')
    })

    it('is refused for notes too long, wraps of others, art that is gone, fronts that are gone, and too many jobs', async () => {
      const service = running()
      const [shop, other] = [await openShop(service, 'starter'), await openShop(service)]
      const wrapId = await addWrap(service, shop)
      const refusals: readonly (readonly [string, Fields])[] = [
        ['400 field_too_long', { external_ref: 'r'.repeat(256) }],
        ['400 field_too_long', { webhookUrl: `https://example.com/${'h'.repeat(2000)}` }],
        ['400 invalid_field_type', { external_ref: 7 }],
        ['400 invalid_field_value', { webhookUrl: 'example.com' }],
      ]
      for (const [refusal, body] of refusals)
        assert.equal(refusalOf(await shop.call('POST', at(wrapId), body)), refusal)
      assert.equal(refusalOf(await shop.call('POST', at(wrapId), '{')), '400 invalid_json')
      for (const unknown of [await addWrap(service, other), newId(), 'no-uuid'])
        assert.equal(refusalOf(await shop.call('POST', at(unknown))), '404 wrap_not_found')

      const artless = await addWrap(service, shop)
      const { art, cover_id } = await service.database.read
        .selectFrom('wraps')
        .selectAll()
        .where('id', '=', artless)
        .executeTakeFirstOrThrow()
      await storageOf(service).remove(JSON.parse(art).sheet)
      assert.equal(refusalOf(await shop.call('POST', at(artless))), '400 missing_back_art')

      const frontless = await addWrap(service, shop)
      const { cover_id: bare } = await service.database.read
        .selectFrom('wraps')
        .select('cover_id')
        .where('id', '=', frontless)
        .executeTakeFirstOrThrow()
      assert.notEqual(bare, cover_id)
      await service.database.transact((trx) => trx.deleteFrom('cover_assets').where('cover_id', '=', bare).execute())
      assert.equal(refusalOf(await shop.call('POST', at(frontless))), '400 missing_front_cover')

      for (let place = 0; place < 5; place++) jobIdOf(await shop.call('POST', at(wrapId)))
      assert.equal(refusalOf(await shop.call('POST', at(wrapId))), '429 concurrency_limit')
    })
  },
  acceptingOnly,
)
