// Thousands of requests that no sane client would send: every one is answered with sense, and nothing breaks.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createAccount } from '../../../src/accounts/rules.ts'
import { openDatabase } from '../../../src/compose/open.ts'
import { readConfig } from '../../../src/config/config.ts'
import { verifyLedger } from '../../../src/credits/rules.ts'
import { createLog } from '../../../src/platform/log.ts'
import { aBook } from '../../books/a-book.ts'
import { callAt } from '../../support/call.ts'
import { dialects } from '../../support/databases.ts'
import { emptyHome } from '../../support/homes.ts'
import { fc } from '../../support/property.ts'
import { spawnService } from '../../support/service-process.ts'
import { talkByFetch, talkOn, talkOnce } from './conversations.ts'
import { brokenRequest, fetchedRequest, framedRequest } from './requests.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_271_115)
/** Enough for every day; `FUZZ_REQUESTS=5000` looks longer. */
const count = Number(process.env.FUZZ_REQUESTS ?? 700)
const requests = { framed: count * 0.6, broken: count * 0.3, fetched: count * 0.1 }

for (const dialect of dialects) {
  describe(`a service under strange requests [${dialect}]`, () => {
    it('answers thousands of them with sense, breaks nothing and serves on', async (test) => {
      test.diagnostic(`seed ${seed}`)
      const environment = await emptyHome(test, dialect)
      const database = await openDatabase(readConfig(environment), createLog('silent'))
      test.after(() => database.close())
      const draft = { email: 'fuzz@example.test', plan: 'growth', password: null, at: Date.now() } as const
      const { apiKey: key } = await createAccount(database, draft)
      const service = spawnService(test, { ...environment, LOG_LEVEL: 'error', RATE_LIMITS: 'off' })
      const url = await service.ready()
      const port = Number(new URL(url).port)
      const sample = <T>(requests: fc.Arbitrary<T>, numRuns: number) => fc.sample(requests, { seed, numRuns })

      await talkOn(port, sample(framedRequest(key), requests.framed))
      await talkOnce(port, sample(brokenRequest(key), requests.broken))
      await talkByFetch(url, key, sample(fetchedRequest, requests.fetched))

      assert.equal((await callAt(url, 'GET', '/api/v1/health')).status, 200)
      assert.equal((await callAt(url, 'POST', '/api/v1/books', { key, body: aBook() })).status, 201)
      assert.deepEqual(await verifyLedger(database.read), { accounts: 1, rows: 1, mismatches: [] })
      assert.equal(await service.stop(), 0)
      assert.equal(service.err(), '')
    })
  })
}
