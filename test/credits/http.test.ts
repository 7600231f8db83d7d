// GET /credits: the balance as of now.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Fault } from '../../src/catalog/fault.ts'
import { planNames, plans } from '../../src/catalog/plans.ts'
import { creditSummary } from '../../src/contract/account.ts'
import { monthsAfter } from '../../src/credits/months.ts'
import { creditEndpoints } from '../../src/credits/routes.ts'
import { adjust, changePlan, readCredits, verifyLedger } from '../../src/credits/rules.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { onBothServices, startTestService, type TestService } from '../support/service.ts'
import { removeSubscription } from '../support/subscriptions.ts'

const creditsOf = async ({ call }: TestService, key: string) => {
  const answer = await call('GET', '/api/v1/credits', { key })
  assert.equal(answer.status, 200)
  return creditSummary.strict().parse(answer.json)
}

onBothServices('the credit balance', (running) => {
  for (const plan of planNames) {
    it(`of a new account on plan ${plan} is its first month`, async () => {
      const { apiKey } = await running().openAccount(plan)
      const { creditsPerMonth, concurrentJobs } = plans[plan]
      assert.deepEqual(await creditsOf(running(), apiKey), {
        tier: plan,
        credits_remaining: creditsPerMonth,
        credits_monthly: creditsPerMonth,
        overage_credits: 0,
        total_available: creditsPerMonth,
        concurrent_limit: concurrentJobs,
        is_active: true,
        billing_url: `${running().baseUrl}/dashboard/billing`,
      })
    })
  }

  it('shows both buckets and their sum', async () => {
    const { apiKey, accountId } = await running().openAccount('starter')
    const correction = { accountId, reason: null, at: running().clock.now }
    await running().database.transact(async (trx) => {
      await adjust(trx, { ...correction, bucket: 'monthly', by: -49 })
      await adjust(trx, { ...correction, bucket: 'overage', by: 7 })
    })
    const { credits_remaining, overage_credits, total_available, credits_monthly } = await creditsOf(running(), apiKey)
    assert.deepEqual([credits_remaining, overage_credits, total_available, credits_monthly], [101, 7, 108, 150])
  })

  it('follows a change of plan at once', async () => {
    const { apiKey, accountId } = await running().openAccount('starter')
    await running().database.transact((trx) => changePlan(trx, { accountId, plan: 'scale', at: running().clock.now }))
    const { tier, credits_monthly, concurrent_limit } = await creditsOf(running(), apiKey)
    assert.deepEqual([tier, credits_monthly, concurrent_limit], ['scale', 1500, 20])
  })

  it('is renewed in the millisecond in which the month turns, and overage stays', async () => {
    const { clock, database } = running()
    const start = clock.now
    const { apiKey, accountId } = await running().openAccount('starter')
    await database.transact(async (trx) => {
      await adjust(trx, { accountId, bucket: 'monthly', by: -100, reason: null, at: start })
      await adjust(trx, { accountId, bucket: 'overage', by: 9, reason: null, at: start })
    })
    clock.now = monthsAfter(start, 1) - 1
    assert.equal((await creditsOf(running(), apiKey)).credits_remaining, 50)
    clock.now = monthsAfter(start, 1)
    const turned = await Promise.all(Array.from({ length: 10 }, () => creditsOf(running(), apiKey)))
    for (const { credits_remaining, overage_credits, total_available } of turned) {
      assert.deepEqual([credits_remaining, overage_credits, total_available], [150, 9, 159])
    }
    const { mismatches } = await verifyLedger(database.read)
    assert.deepEqual(mismatches, [])
  })

  it('never carries unused monthly credits over, however many months nobody looked', async () => {
    const { clock } = running()
    const { apiKey } = await running().openAccount('growth')
    clock.now = monthsAfter(clock.now, 7) + 12_345
    const { credits_remaining, total_available } = await creditsOf(running(), apiKey)
    assert.deepEqual([credits_remaining, total_available], [500, 500])
  })
})

onBothDatabases('the credit balance of a subscription that vanished after authentication', (bench) => {
  it('is subscription_not_found', async () => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database)
    const [getCredits] = creditEndpoints(database, Date.now, () => 'https://example.com/billing')
    assert.ok(getCredits)
    const call = {
      credential: { accountId, keyId, plan: 'starter' as const },
      idempotencyKey: null,
      params: {},
      hasBody: false,
      requestId: 'test',
      signal: new AbortController().signal,
      query: {},
    }
    const ask = () => getCredits.answer({ ...call, body: () => ({}) })
    assert.equal((await ask()).status, 200)
    await removeSubscription(database, accountId)
    await assert.rejects(
      ask,
      (error) => error instanceof Fault && error.code === 'subscription_not_found' && error.status === 404,
    )
    const question = { accountId, billingUrl: '', at: Date.now() }
    await assert.rejects(readCredits(database, question), { code: 'subscription_not_found' })
  })
})

describe('the billing address', () => {
  it('is on the public address of the service', async (test) => {
    const { service, stop } = await startTestService('sqlite', { PUBLIC_URL: 'https://covers.example.com/' })
    test.after(stop)
    const { apiKey } = await service.openAccount()
    assert.equal((await creditsOf(service, apiKey)).billing_url, 'https://covers.example.com/dashboard/billing')
  })
})
