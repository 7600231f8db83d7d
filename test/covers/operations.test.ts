// What may be asked of a cover that exists: every operation, code and conflict.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AssetType } from '../../src/catalog/assets.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { type Fields, jobIdOf, openShop, refusalOf } from './shop.ts'

interface Kind {
  readonly name: string
  readonly operation: string
  readonly body: Fields
  readonly credits: number
}

const kinds: readonly Kind[] = [
  { name: 'variations', operation: 'variation', body: { count: 2 }, credits: 2 },
  { name: 'edit-image', operation: 'edit_image', body: { prompt: 'make the sky darker' }, credits: 1 },
  { name: 'upscale', operation: 'upscale', body: { sourceAsset: 'preview' }, credits: 0 },
  { name: 'audiobook-cover', operation: 'audiobook_cover', body: {}, credits: 1 },
  { name: 'remove-text', operation: 'remove_text', body: {}, credits: 1 },
]

const nobody = '01890000-0000-7000-8000-000000000000'

onBothServices(
  'an operation on a cover',
  (running) => {
    const at = (coverId: string, name: string) => `/api/v1/covers/${coverId}/${name}`

    for (const { name, operation, body, credits } of kinds) {
      describe(name, () => {
        it('queues a job that names its operation, its book and its price', async () => {
          const shop = await openShop(running())
          const bookId = await shop.addBook()
          const cover = await shop.addCover({ bookId })
          const answer = await shop.call('POST', at(cover, name), { ...body, external_ref: 'r' })
          const jobId = jobIdOf(answer)
          const { created_at: _, ...envelope } = Object(answer.json)
          const poll_url = `/api/v1/jobs/${jobId}`
          assert.deepEqual(envelope, { jobId, status: 'queued', external_ref: 'r', poll_url, operation })
          const [listed] = Object((await shop.call('GET', '/api/v1/jobs')).json).jobs
          assert.deepEqual([listed.bookId, listed.credits_used, listed.operation], [bookId, credits, operation])
          assert.equal('result' in listed, false)
        })

        it('knows no cover that is missing, misspelt or of another account', async () => {
          const [owner, stranger] = [await openShop(running()), await openShop(running())]
          for (const id of [nobody, 'no-uuid', await owner.addCover()]) {
            assert.equal(refusalOf(await stranger.call('POST', at(id, name), body)), '404 cover_not_found')
          }
          assert.equal(refusalOf(await stranger.call('POST', at('', name), body)), '400 missing_cover_id')
        })

        it('takes any reference and webhook URL, and leaves out what cannot be used', async () => {
          const shop = await openShop(running(), 'scale')
          const odd = [7, {}, 'not a url', 'x'.repeat(3000), null]
          for (const value of odd) {
            const cover = await shop.addCover()
            jobIdOf(await shop.call('POST', at(cover, name), { ...body, external_ref: value, webhookUrl: value }))
          }
          const jobs = await running()
            .database.read.selectFrom('jobs')
            .select(['webhook_url', 'external_ref'])
            .where('account_id', '=', shop.accountId)
            .execute()
          assert.deepEqual(new Set(jobs.map(({ webhook_url }) => webhook_url)), new Set([null]))
          assert.ok(jobs.some(({ external_ref }) => external_ref?.length === 3000))
        })

        it('is refused beyond the concurrency limit', async () => {
          const shop = await openShop(running(), 'starter')
          for (let jobs = 0; jobs < 5; jobs++) jobIdOf(await shop.call('POST', at(await shop.addCover(), name), body))
          const answer = await shop.call('POST', at(await shop.addCover(), name), body)
          assert.equal(refusalOf(answer), '429 concurrency_limit')
        })

        it(credits === 0 ? 'is free' : 'needs credits', async () => {
          const shop = await openShop(running())
          const cover = await shop.addCover()
          await running().database.transact((trx) =>
            trx
              .updateTable('subscriptions')
              .set({ monthly_credits: 0 })
              .where('account_id', '=', shop.accountId)
              .execute(),
          )
          const answer = await shop.call('POST', at(cover, name), body)
          if (credits === 0) jobIdOf(answer)
          else assert.equal(refusalOf(answer), '402 insufficient_credits')
        })
      })
    }

    it('variations: refuses other counts, and covers without a prompt', async () => {
      const shop = await openShop(running())
      const path = at(await shop.addCover(), 'variations')
      for (const count of [0, 6, '2', 1.5])
        assert.equal(refusalOf(await shop.call('POST', path, { count })), '400 invalid_count')
      jobIdOf(await shop.call('POST', path))
      const silent = await shop.addCover({ prompt: null })
      assert.equal(refusalOf(await shop.call('POST', at(silent, 'variations'), {})), '400 missing_prompt')
      assert.equal(refusalOf(await shop.call('POST', path, '{')), '400 invalid_json')
    })

    it('edit-image: needs a prompt of at most 1000 characters that the policy allows', async () => {
      const shop = await openShop(running())
      const path = at(await shop.addCover(), 'edit-image')
      for (const prompt of [undefined, null, '', '  ', 7]) {
        assert.equal(refusalOf(await shop.call('POST', path, { prompt })), '400 missing_prompt')
      }
      assert.equal(refusalOf(await shop.call('POST', path, { prompt: 'x'.repeat(1001) })), '400 field_too_long')
      const hateful = await shop.call('POST', path, { prompt: 'Kill all the Jews now' })
      assert.equal(refusalOf(hateful), '400 content_policy_violation')
      const bare = at(await shop.addCover({ assets: [] }), 'edit-image')
      assert.equal(refusalOf(await shop.call('POST', bare, { prompt: 'gold title' })), '400 missing_cover_image')
    })

    it('edit-image: asks whose the cover is before it reads the prompt, and keeps the prompt without its spaces', async () => {
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const path = at(await shop.addCover(), 'edit-image')
      assert.equal(
        refusalOf(await other.call('POST', path, { prompt: 'Kill all the Jews now' })),
        '404 cover_not_found',
      )
      const jobId = jobIdOf(await shop.call('POST', path, { prompt: `gold${' '.repeat(985)}title` }))
      const { input } = await running()
        .database.read.selectFrom('jobs')
        .select('input')
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
      assert.deepEqual(JSON.parse(input), { prompt: 'gold title' })
    })

    it('audiobook-cover and remove-text: take a missing or unreadable body, and need a preview', async () => {
      const shop = await openShop(running(), 'scale')
      for (const name of ['audiobook-cover', 'remove-text']) {
        for (const body of [undefined, '', '{ broken', '[1]', '"x"', new Uint8Array([255, 254])]) {
          jobIdOf(await shop.call('POST', at(await shop.addCover(), name), body))
        }
        const bare = at(await shop.addCover({ assets: [] }), name)
        assert.equal(refusalOf(await shop.call('POST', bare)), '400 missing_cover_image')
      }
    })

    it('upscale: takes three assets, and only those that exist', async () => {
      const shop = await openShop(running(), 'scale')
      const cover = await shop.addCover()
      for (const sourceAsset of [undefined, 'full', 'Preview', 7, null, ['preview']]) {
        const answer = await shop.call('POST', at(cover, 'upscale'), { sourceAsset })
        assert.equal(refusalOf(answer), '400 invalid_source_asset')
      }
      for (const sourceAsset of ['audiobook_preview', 'no_text']) {
        const answer = await shop.call('POST', at(cover, 'upscale'), { sourceAsset })
        assert.equal(refusalOf(answer), '404 asset_not_available')
      }
    })

    const makers: readonly [name: string, body: Fields, needs: readonly AssetType[], makes: AssetType][] = [
      ['upscale', { sourceAsset: 'preview' }, ['preview'], 'full'],
      ['upscale', { sourceAsset: 'audiobook_preview' }, ['preview', 'audiobook_preview'], 'audiobook_full'],
      ['upscale', { sourceAsset: 'no_text' }, ['preview', 'no_text'], 'no_text_full'],
      ['audiobook-cover', {}, ['preview'], 'audiobook_preview'],
      ['remove-text', {}, ['preview'], 'no_text'],
    ]
    for (const [name, body, needs, makes] of makers) {
      it(`${name} never makes ${makes} twice, nor at the same time, even in a race`, async () => {
        const shop = await openShop(running(), 'scale')
        const made = await shop.addCover({ assets: [...needs, makes] })
        assert.equal(refusalOf(await shop.call('POST', at(made, name), body)), '409 asset_already_exists')
        const cover = await shop.addCover({ assets: needs })
        const race = await Promise.all(Array.from({ length: 8 }, () => shop.call('POST', at(cover, name), body)))
        const refusals = race.filter(({ status }) => status !== 202).map(refusalOf)
        assert.deepEqual(refusals, Array(7).fill('409 operation_in_progress'))
      })
    }

    it('does not mistake one asset for another: three upscales of a cover may run at once', async () => {
      const shop = await openShop(running())
      const cover = await shop.addCover({ assets: ['preview', 'audiobook_preview', 'no_text'] })
      for (const sourceAsset of ['preview', 'audiobook_preview', 'no_text']) {
        jobIdOf(await shop.call('POST', at(cover, 'upscale'), { sourceAsset }))
      }
    })

    it('speaks of conflicts before credits, and of credits before the limit', async () => {
      const shop = await openShop(running(), 'starter')
      const cover = await shop.addCover()
      jobIdOf(await shop.call('POST', at(cover, 'remove-text')))
      for (let jobs = 1; jobs < 5; jobs++) jobIdOf(await shop.call('POST', at(await shop.addCover(), 'remove-text')))
      await running().database.transact((trx) =>
        trx.updateTable('subscriptions').set({ monthly_credits: 0 }).where('account_id', '=', shop.accountId).execute(),
      )
      assert.equal(refusalOf(await shop.call('POST', at(cover, 'remove-text'))), '409 operation_in_progress')
      const other = await shop.addCover()
      assert.equal(refusalOf(await shop.call('POST', at(other, 'remove-text'))), '402 insufficient_credits')
      const free = await shop.call('POST', at(other, 'upscale'), { sourceAsset: 'preview' })
      assert.equal(refusalOf(free), '429 concurrency_limit')
    })
  },
  acceptingOnly,
)
