// One idempotency key, one job: whatever else the later requests say, and however many race.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey } from '../../src/accounts/rules.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { jobIdOf, openShop } from './shop.ts'

const path = '/api/v1/covers/generate'
const headers = { 'idempotency-key': 'order-7' }

onBothServices(
  'an idempotency key of a job',
  (running) => {
    it('answers again with the job it made: the whole envelope without the result', async () => {
      const shop = await openShop(running())
      const body = { bookId: await shop.addBook(), external_ref: 'a' }
      const jobId = jobIdOf(await shop.call('POST', path, body, headers))
      const again = await shop.call('POST', path, { ...body, external_ref: 'b', count: 4 }, headers)
      assert.deepEqual([again.status, again.headers.get('idempotent-replayed')], [200, 'true'])
      const { result, ...envelope } = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
      assert.equal(result, null)
      assert.deepEqual(again.json, envelope)
    })

    it('answers whatever the body, the endpoint, the balance or the limit', async () => {
      const shop = await openShop(running(), 'starter')
      const bookId = await shop.addBook()
      const cover = await shop.addCover({ bookId })
      const jobId = jobIdOf(await shop.call('POST', path, { bookId }, headers))
      for (let jobs = 1; jobs < 5; jobs++) jobIdOf(await shop.call('POST', path, { bookId }))
      const calls = [
        shop.call('POST', path, '{ broken', headers),
        shop.call('POST', path, { bookId: 'nothing' }, headers),
        shop.call('POST', `/api/v1/covers/${cover}/upscale`, {}, headers),
        shop.call('POST', '/api/v1/covers/no-uuid/remove-text', undefined, headers),
      ]
      for (const answer of await Promise.all(calls)) {
        assert.equal(answer.status, 200, answer.text)
        assert.equal(Object(answer.json).jobId, jobId)
      }
    })

    it('makes one job and one charge of many racing requests', async () => {
      const shop = await openShop(running(), 'scale')
      const bookId = await shop.addBook()
      const race = Array.from({ length: 25 }, () => shop.call('POST', path, { bookId, count: 2 }, headers))
      const answers = await Promise.all(race)
      assert.equal(new Set(answers.map(({ json }) => Object(json).jobId)).size, 1)
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [...Array(24).fill(200), 202])
      assert.equal(Object((await shop.call('GET', '/api/v1/credits')).json).total_available, 1498)
    })

    it('belongs to the API key: another key of the account makes its own job', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const first = jobIdOf(await shop.call('POST', path, { bookId }, headers))
      const { accountId } = shop
      const other = await createKey(running().database, { accountId, name: 'x', webhookUrl: null, at: Date.now() })
      const answer = await running().call('POST', path, { key: other.apiKey, body: { bookId }, headers })
      assert.notEqual(jobIdOf(answer), first)
      assert.equal((await running().call('GET', `/api/v1/jobs/${first}`, { key: other.apiKey })).status, 404)
    })

    it('is not used up by a request that was refused', async () => {
      const shop = await openShop(running())
      assert.equal((await shop.call('POST', path, { count: 1 }, headers)).status, 400)
      jobIdOf(await shop.call('POST', path, { bookId: await shop.addBook() }, headers))
    })
  },
  acceptingOnly,
)
