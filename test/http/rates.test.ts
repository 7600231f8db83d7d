// How often keys, agents and people may call, what they are told about it, and that processes count together.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pageRequestsPerMinute } from '../../src/catalog/limits.ts'
import { plans } from '../../src/catalog/plans.ts'
import { newPerson, signedIn } from '../identity/people.ts'
import type { Answer } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, onBothServices, onService, startBeside, type TestService } from '../support/service.ts'

const { requestsPerMinute: limit } = plans.starter

const look = (service: TestService, key: string) => service.call('GET', '/api/v1/capabilities', { key })

/** Calls so many times, some at once; gives how many were let through. */
const callTimes = async (times: number, call: () => Promise<{ readonly status: number }>): Promise<number> => {
  let through = 0
  for (let begun = 0; begun < times; ) {
    const together = Math.min(50, times - begun)
    const answers = await Promise.all(Array.from({ length: together }, call))
    through += answers.filter(({ status }) => status < 300).length
    begun += together
  }
  return through
}

const partsOf = ({ headers }: Answer) => [headers.get('ratelimit-policy'), headers.get('ratelimit')]

onBothServices(
  'the rate of a key',
  (running) => {
    it('is told with every answer, refusals too, and used up by every call', async () => {
      const { apiKey: key } = await running().openAccount('starter')
      const policy = `"requests";q=${limit};w=60`
      assert.deepEqual(partsOf(await look(running(), key)), [policy, `"requests";r=${limit - 1};t=1`])
      const missing = await running().call('GET', '/api/v1/books/nothing/covers', { key })
      assert.deepEqual([missing.status, ...partsOf(missing)], [404, policy, `"requests";r=${limit - 2};t=1`])
      const tooLarge = await running().call('POST', '/api/v1/books', { key, body: ' '.repeat(2 ** 20 + 1) })
      assert.deepEqual([tooLarge.status, ...partsOf(tooLarge)], [413, policy, `"requests";r=${limit - 3};t=1`])
      const mcp = await running().call('POST', '/api/mcp/mcp', { key, body: {} })
      assert.deepEqual(partsOf(mcp), [policy, `"requests";r=${limit - 4};t=1`], 'agents draw on the same')
      const unknown = await running().call('GET', '/api/v1/capabilities', { key: `svc_sk_${'0'.repeat(32)}` })
      assert.deepEqual(partsOf(unknown), [null, null])
    })

    it('beyond what the plan has is refused with when to come back, at every door, and nobody else is', async () => {
      const { apiKey: key } = await running().openAccount('starter')
      const { apiKey: other } = await running().openAccount('starter')
      assert.equal(await callTimes(limit + 100, () => look(running(), key)), limit)
      const refused = await look(running(), key)
      const { error } = Object(refused.json)
      assert.deepEqual([refused.status, error.code, refused.headers.get('retry-after')], [429, 'rate_limited', '1'])
      assert.deepEqual(error.details, { limit, retry_after_seconds: 1 })
      assert.match(refused.headers.get('ratelimit') ?? '', /^"requests";r=0;t=60$/)
      const written = await running().call('POST', '/api/v1/books', { key, body: {} })
      const mcp = await running().call('POST', '/api/mcp/mcp', { key, body: {} })
      assert.deepEqual([written.status, mcp.status, (await look(running(), other)).status], [429, 429, 200])
      running().clock.now += 1000
      assert.equal(await callTimes(30, () => look(running(), key)), limit / 60, 'fills up steadily')
    })

    it('is shared by all processes', async (test) => {
      const beside = await startBeside(running())
      test.after(() => beside.stop())
      beside.service.clock.now = running().clock.now
      const { apiKey: key } = await running().openAccount('starter')
      let through = 0
      for (let round = 0; round < 6; round++) {
        for (const service of [running(), beside.service])
          through += await callTimes(limit / 6, () => look(service, key))
      }
      // Each process may let a tenth through, and what it had begun, before it hears of the other.
      assert.ok(through >= limit && through <= limit * 1.4, `${through} of ${limit * 2}`)
      await eventually('both processes to know', async () => {
        const answers = await Promise.all([look(running(), key), look(beside.service, key)])
        return answers.every(({ status }) => status === 429)
      })
    })

    it('writes nothing for single requests', async () => {
      const { database } = running()
      const { apiKey: key, keyId } = await running().openAccount('starter')
      const rows = () =>
        database.read.selectFrom('request_rates').selectAll().where('subject', 'like', `%${keyId}`).execute()
      for (let count = 0; count < 20; count++) await look(running(), key)
      const [row] = await eventually('the calls to be told', async () => (await rows()).length > 0 && rows())
      assert.equal(row?.full_at, running().clock.now + 20 * (60_000 / limit), 'all of them in one row')
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'the rate of a person',
  (running) => {
    it('on the pages is told, kept to, and apart from that of their keys', async () => {
      const person = await newPerson(running(), 'starter')
      const visitor = await signedIn(running(), person)
      const page = await visitor.get('/try/session')
      assert.equal(page.headers.get('ratelimit'), `"pages";r=${pageRequestsPerMinute - 1};t=1`)
      const through = await callTimes(pageRequestsPerMinute, () => visitor.get('/try/session'))
      assert.equal(through, pageRequestsPerMinute - 1)
      const refused = await visitor.get('/library')
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1'])
      assert.match(refused.text, /More than 3000 calls a minute/)
      assert.equal((await look(running(), person.apiKey)).status, 200)
    })
  },
  acceptingOnly,
)

onService(
  'sqlite',
  'rates that are switched off',
  (running) => {
    it('are neither told nor kept', async () => {
      const { apiKey: key } = await running().openAccount('starter')
      assert.equal(await callTimes(limit + 10, () => look(running(), key)), limit + 10)
      assert.deepEqual(partsOf(await look(running(), key)), [null, null])
    })
  },
  { ...acceptingOnly, RATE_LIMITS: 'off' },
)
