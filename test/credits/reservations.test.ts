// Reserving and settling: exact under races, back to where the credits came from, once, or not at all.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { settle, verifyLedger } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import {
  adjustBucket,
  balanceOf,
  billingUrl,
  ledgerOf,
  refusal,
  reservationOf,
  reserveFor,
  settleJob,
  takeCredits,
} from './movements.ts'
import { race } from './race.ts'

const at = Date.UTC(2026, 4, 10)

onBothDatabases('reservations', (bench) => {
  const accountWithOverage = async (overage: number): Promise<string> => {
    const { accountId } = await openAccount(bench.database, { plan: 'starter', at })
    await adjustBucket(bench.database, { accountId, bucket: 'overage', by: overage, at })
    return accountId
  }

  it('succeed exactly as often as credits last when 400 race for 250', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(100)
    const races = await race(400, () => refusal(reserveFor(database, { accountId, amount: 1, at })))
    const refusals = races.filter((fault) => fault !== undefined)

    assert.equal(refusals.length, 150)
    for (const { code, status, details } of refusals) {
      assert.deepEqual([code, status], ['insufficient_credits', 402])
      assert.deepEqual(details, { balance: 0, required: 1, billing_url: billingUrl })
    }
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 0 })
    const reserves = (await ledgerOf(database, accountId)).filter(({ kind }) => kind === 'reserve')
    assert.equal(reserves.filter(({ monthly_delta }) => monthly_delta === -1).length, 150)
    assert.equal(reserves.filter(({ overage_delta }) => overage_delta === -1).length, 100)
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('that are refused say what is there and what is needed, and take nothing', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(7)
    const fault = await refusal(reserveFor(database, { accountId, amount: 158, at }))
    assert.deepEqual(fault?.details, { balance: 157, required: 158, billing_url: billingUrl })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 7 })
    await reserveFor(database, { accountId, amount: 157, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 0 })
  })

  it('go back to the buckets they came from when nothing was spent', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(100)
    const jobId = await reserveFor(database, { accountId, amount: 160, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 90 })
    await settleJob(database, { jobId, cost: 0, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 100 })
  })

  it('keep the cost, monthly credits first, and give back the rest', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(100)
    const first = await reserveFor(database, { accountId, amount: 160, at })
    await settleJob(database, { jobId: first, cost: 155, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 95 })
    const second = await reserveFor(database, { accountId, amount: 5, at })
    await settleJob(database, { jobId: second, cost: 5, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 90 })
  })

  it('are settled once, however many settle at the same time and whatever they say', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    const jobId = await reserveFor(database, { accountId, amount: 30, at })
    await Promise.all(Array.from({ length: 30 }, (_, cost) => settleJob(database, { jobId, cost, at })))
    const ofJob = (await ledgerOf(database, accountId)).filter((row) => row.job_id === jobId)
    const settled = 30 - ofJob.filter(({ kind }) => kind === 'refund').reduce((sum, row) => sum + row.monthly_delta, 0)
    assert.ok(ofJob.filter(({ kind }) => kind === 'refund').length <= 1)
    assert.ok(ofJob.filter(({ kind }) => kind === 'settle').length <= 1)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150 - settled, overage: 0 })

    await settleJob(database, { jobId, cost: 0, at: at + 1 })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150 - settled, overage: 0 })
    assert.equal((await ledgerOf(database, accountId)).filter((row) => row.job_id === jobId).length, ofJob.length)
  })

  it('return every credit when a hundred are settled at nothing, twice each, at the same time', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(150)
    const jobs = await race(100, () => reserveFor(database, { accountId, amount: 3, at }))
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 0 })
    await race(200, (index) => settleJob(database, { jobId: jobs[index % 100] ?? '', cost: 0, at }))
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 150 })
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('leave no trace when their transaction fails', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    const before = await ledgerOf(database, accountId)
    const jobId = newId()
    const failing = database.transact(async (trx) => {
      await takeCredits(trx, { accountId, jobId, amount: 10, at })
      throw new Error('the job could not be stored')
    })
    await assert.rejects(failing, /could not be stored/)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    assert.deepEqual(await ledgerOf(database, accountId), before)
    assert.equal(await reservationOf(database, jobId), undefined)
  })

  it('stay open when the transaction that settles them fails, and can be settled after', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    const jobId = await reserveFor(database, { accountId, amount: 10, at })
    const failing = database.transact(async (trx) => {
      await settle(trx, { jobId, cost: 1, at })
      throw new Error('the cover could not be stored')
    })
    await assert.rejects(failing, /could not be stored/)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 140, overage: 0 })
    assert.equal((await reservationOf(database, jobId))?.closed_at, null)
    await settleJob(database, { jobId, cost: 4, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 146, overage: 0 })
  })

  it('of free work need no balance and leave no ledger row', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    await reserveFor(database, { accountId, amount: 150, at })
    const before = await ledgerOf(database, accountId)
    const jobId = await reserveFor(database, { accountId, amount: 0, at })
    await settleJob(database, { jobId, cost: 0, at })
    assert.deepEqual(await ledgerOf(database, accountId), before)
    assert.equal((await reservationOf(database, jobId))?.closed_at, at)
  })

  it('cannot cost more than was reserved, nor less than nothing', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    const jobId = await reserveFor(database, { accountId, amount: 5, at })
    await assert.rejects(settleJob(database, { jobId, cost: 6, at }), RangeError)
    await assert.rejects(settleJob(database, { jobId, cost: -1, at }), RangeError)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 145, overage: 0 })
    await assert.rejects(settleJob(database, { jobId: newId(), cost: 0, at }), /no reservation/)
  })

  it('cannot be negative: nobody earns credits by reserving', async () => {
    const { database } = bench
    const accountId = await accountWithOverage(0)
    await assert.rejects(reserveFor(database, { accountId, amount: -5, at }))
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('for an account without a subscription are refused as not found', async () => {
    const fault = await refusal(reserveFor(bench.database, { accountId: newId(), amount: 1, at }))
    assert.equal(fault?.code, 'subscription_not_found')
  })
})
