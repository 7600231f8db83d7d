// Polling and listing jobs: filters, pages, and who sees what.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey } from '../../src/accounts/rules.ts'
import { jobIdOf, openShop, refusalOf } from '../covers/shop.ts'
import type { Answer } from '../support/call.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'

const path = '/api/v1/jobs'

const idsOf = ({ json }: Answer): string[] => Object(json).jobs.map(({ jobId }: { jobId: string }) => jobId)

onBothServices(
  'jobs',
  (running) => {
    const shopWithJobs = async () => {
      const shop = await openShop(running(), 'scale')
      const bookId = await shop.addBook()
      const jobs: { id: string; operation: string }[] = []
      for (let round = 0; round < 3; round++) {
        jobs.unshift({
          id: jobIdOf(await shop.call('POST', '/api/v1/covers/generate', { bookId })),
          operation: 'generate',
        })
        const cover = await shop.addCover({ bookId })
        jobs.unshift({
          id: jobIdOf(await shop.call('POST', `/api/v1/covers/${cover}/remove-text`)),
          operation: 'remove_text',
        })
      }
      return { shop, jobs }
    }

    it('are listed newest first, page by page, each once', async () => {
      const { shop, jobs } = await shopWithJobs()
      const seen: string[] = []
      let query = '?limit=4'
      for (;;) {
        const page = await shop.call('GET', `${path}${query}`)
        seen.push(...idsOf(page))
        const { next_cursor: next } = Object(page.json)
        if (next === null) break
        query = `?limit=4&cursor=${next}`
      }
      assert.deepEqual(
        seen,
        jobs.map(({ id }) => id),
      )
    })

    it('are filtered by status and operation, alone and together', async () => {
      const { shop, jobs } = await shopWithJobs()
      const [newest] = jobs
      assert.ok(newest)
      await running().database.transact((trx) =>
        trx.updateTable('jobs').set({ status: 'failed' }).where('id', '=', newest.id).execute(),
      )
      const ids = (operation: string) => jobs.filter((job) => job.operation === operation).map(({ id }) => id)
      assert.deepEqual(idsOf(await shop.call('GET', `${path}?status=failed`)), [newest.id])
      assert.deepEqual(idsOf(await shop.call('GET', `${path}?operation=generate`)), ids('generate'))
      const both = await shop.call('GET', `${path}?operation=remove_text&status=queued`)
      assert.deepEqual(idsOf(both), ids('remove_text').slice(1))
      assert.deepEqual(idsOf(await shop.call('GET', `${path}?operation=wrap`)), [])
    })

    it('refuse filters, limits and cursors that they do not know, in this order', async () => {
      const { shop } = await shopWithJobs()
      const { next_cursor: cursor } = Object((await shop.call('GET', `${path}?limit=1`)).json)
      const refusals: readonly [query: string, refusal: string][] = [
        ['?status=done&operation=x&limit=0', '400 invalid_status_filter'],
        ['?operation=paint&limit=0', '400 invalid_operation_filter'],
        ['?limit=101', '400 invalid_limit'],
        ['?limit=0', '400 invalid_limit'],
        ['?cursor=nonsense', '400 invalid_cursor'],
        [`?status=queued&cursor=${cursor}`, '400 invalid_cursor'],
        [`?operation=generate&cursor=${cursor}`, '400 invalid_cursor'],
      ]
      for (const [query, refusal] of refusals) assert.equal(refusalOf(await shop.call('GET', path + query)), refusal)
    })

    it('are seen by the key that made them, and by no other key or account', async () => {
      const { shop, jobs } = await shopWithJobs()
      const [job] = jobs
      assert.ok(job)
      const { accountId } = shop
      const sister = await createKey(running().database, { accountId, name: 'x', webhookUrl: null, at: Date.now() })
      const stranger = await openShop(running())
      for (const key of [sister.apiKey, stranger.apiKey]) {
        assert.equal(refusalOf(await running().call('GET', `${path}/${job.id}`, { key })), '404 job_not_found')
        assert.deepEqual(idsOf(await running().call('GET', path, { key })), [])
      }
      assert.equal((await shop.call('GET', `${path}/${job.id}`)).status, 200)
      for (const id of ['no-uuid', '01890000-0000-7000-8000-000000000000']) {
        assert.equal(refusalOf(await shop.call('GET', `${path}/${id}`)), '404 job_not_found')
      }
    })
  },
  acceptingOnly,
)
