// The turn of the month: once, without carrying over monthly credits, and right for refunds that come late.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readCredits, renewDue, verifyLedger } from '../../src/credits/rules.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import {
  adjustBucket,
  balanceOf,
  billingUrl,
  ledgerOf,
  moveToPlan,
  refusal,
  reserveFor,
  settleJob,
  switchActive,
} from './movements.ts'

const opened = Date.UTC(2026, 0, 31, 12)
const lastMoment = Date.UTC(2026, 1, 28, 12) - 1
const turn = Date.UTC(2026, 1, 28, 12)
const nextTurn = Date.UTC(2026, 2, 31, 12)

onBothDatabases('the turn of the month', (bench) => {
  const starter = async (): Promise<string> =>
    (await openAccount(bench.database, { plan: 'starter', at: opened })).accountId
  const read = (accountId: string, at: number) => readCredits(bench.database, { accountId, billingUrl, at })
  const resetsOf = async (accountId: string) =>
    (await ledgerOf(bench.database, accountId)).filter(({ kind }) => kind === 'month_reset')

  it('renews once under 50 racing reads, and all of them see the new month', async () => {
    const accountId = await starter()
    await reserveFor(bench.database, { accountId, amount: 120, at: opened })
    const summaries = await Promise.all(Array.from({ length: 50 }, () => read(accountId, turn)))
    for (const { credits_remaining } of summaries) assert.equal(credits_remaining, 150)
    const resets = await resetsOf(accountId)
    assert.deepEqual(
      resets.map(({ monthly_delta, overage_delta }) => [monthly_delta, overage_delta]),
      [[120, 0]],
    )
  })

  it('does not come a millisecond early', async () => {
    const accountId = await starter()
    await reserveFor(bench.database, { accountId, amount: 20, at: opened })
    assert.equal((await read(accountId, lastMoment)).credits_remaining, 130)
    assert.equal((await read(accountId, turn)).credits_remaining, 150)
  })

  it('ends unused monthly credits and keeps overage', async () => {
    const { database } = bench
    const accountId = await starter()
    await adjustBucket(database, { accountId, bucket: 'monthly', by: 40, at: opened })
    await adjustBucket(database, { accountId, bucket: 'overage', by: 25, at: opened })
    const { credits_remaining, overage_credits, total_available } = await read(accountId, turn)
    assert.deepEqual([credits_remaining, overage_credits, total_available], [150, 25, 175])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 25 })
  })

  it('comes once even after several months in which nobody looked', async () => {
    const accountId = await starter()
    const much = Date.UTC(2026, 6, 3)
    assert.equal((await read(accountId, much)).credits_remaining, 150)
    assert.equal((await resetsOf(accountId)).length, 1)
    await read(accountId, Date.UTC(2026, 6, 31, 11, 59))
    assert.equal((await resetsOf(accountId)).length, 1)
    await read(accountId, Date.UTC(2026, 6, 31, 12))
    assert.equal((await resetsOf(accountId)).length, 2)
  })

  it('happens before a reservation is drawn, so that the new month pays', async () => {
    const { database } = bench
    const accountId = await starter()
    await reserveFor(database, { accountId, amount: 150, at: opened })
    await reserveFor(database, { accountId, amount: 10, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 140, overage: 0 })
  })

  it('sends a late refund to the new month up to its allowance and the rest to overage', async () => {
    const { database } = bench
    const accountId = await starter()
    const jobId = await reserveFor(database, { accountId, amount: 100, at: opened })
    await reserveFor(database, { accountId, amount: 30, at: turn })
    await settleJob(database, { jobId, cost: 20, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 50 })
  })

  it('is made by the settlement itself when that is the first to see the new month', async () => {
    const { database } = bench
    const accountId = await starter()
    const jobId = await reserveFor(database, { accountId, amount: 100, at: lastMoment })
    await settleJob(database, { jobId, cost: 40, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 60 })
    assert.equal((await resetsOf(accountId)).length, 1)
  })

  it('sends a refund of the running month to the bucket of origin even when a late one came before', async () => {
    const { database } = bench
    const accountId = await starter()
    await adjustBucket(database, { accountId, bucket: 'overage', by: 10, at: opened })
    const late = await reserveFor(database, { accountId, amount: 5, at: opened })
    const current = await reserveFor(database, { accountId, amount: 155, at: turn })
    await settleJob(database, { jobId: late, cost: 0, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 5, overage: 5 })
    await settleJob(database, { jobId: current, cost: 152, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 5, overage: 8 })
  })

  it('does not come for a cancelled subscription, which cannot reserve', async () => {
    const { database } = bench
    const accountId = await starter()
    await reserveFor(database, { accountId, amount: 50, at: opened })
    await switchActive(database, { accountId, active: false, at: opened })
    const summary = await read(accountId, nextTurn)
    assert.deepEqual([summary.is_active, summary.credits_remaining], [false, 100])
    assert.equal((await refusal(reserveFor(database, { accountId, amount: 1, at: nextTurn })))?.code, 'unauthorized')
    await renewDue(database, nextTurn)
    assert.equal((await resetsOf(accountId)).length, 0)
  })

  it('is caught up by resuming, which needs no second look', async () => {
    const { database } = bench
    const accountId = await starter()
    await reserveFor(database, { accountId, amount: 50, at: opened })
    await switchActive(database, { accountId, active: false, at: opened })
    await switchActive(database, { accountId, active: true, at: nextTurn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('is caught up once when many resume a subscription at the same time', async () => {
    const { database } = bench
    const accountId = await starter()
    await reserveFor(database, { accountId, amount: 50, at: opened })
    await switchActive(database, { accountId, active: false, at: opened })
    await Promise.all(
      Array.from({ length: 10 }, () => switchActive(database, { accountId, active: true, at: nextTurn })),
    )
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    assert.equal((await resetsOf(accountId)).length, 1)
    await reserveFor(database, { accountId, amount: 150, at: nextTurn })
  })

  it('is not brought forward by cancelling and resuming within the month', async () => {
    const { database } = bench
    const accountId = await starter()
    await reserveFor(database, { accountId, amount: 50, at: opened })
    for (const active of [false, true, false, true]) await switchActive(database, { accountId, active, at: lastMoment })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 100, overage: 0 })
  })

  it('refunds work of a cancelled subscription, though it may not reserve more', async () => {
    const { database } = bench
    const accountId = await starter()
    const jobId = await reserveFor(database, { accountId, amount: 50, at: opened })
    await switchActive(database, { accountId, active: false, at: opened })
    await settleJob(database, { jobId, cost: 0, at: turn })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('gives the allowance of the plan that runs then', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'scale', at: opened })
    await moveToPlan(database, { accountId, plan: 'growth', at: opened })
    assert.equal((await read(accountId, turn)).credits_remaining, 500)
  })
})

onBothDatabases('renewal of everyone who is due', (bench) => {
  it('renews each once when several processes begin at the same time, and says how many', async () => {
    const { database } = bench
    const accounts = await Promise.all(Array.from({ length: 12 }, () => openAccount(database, { at: opened })))
    const cancelled = await openAccount(database, { at: opened })
    await switchActive(database, { accountId: cancelled.accountId, active: false, at: opened })

    assert.equal(await renewDue(database, lastMoment), 0)
    const counts = await Promise.all(Array.from({ length: 5 }, () => renewDue(database, turn)))
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      12,
    )
    for (const { accountId } of accounts) {
      const resets = (await ledgerOf(database, accountId)).filter(({ kind }) => kind === 'month_reset')
      assert.equal(resets.length, 1)
    }
    assert.equal(await renewDue(database, turn), 0)
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })
})
