// Plan changes, the operator's corrections, and the check that finds what neither explains.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readCredits, verifyLedger } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { adjustBucket, balanceOf, billingUrl, ledgerOf, moveToPlan, refusal, reserveFor } from './movements.ts'

const at = Date.UTC(2026, 5, 5)
const nextMonth = Date.UTC(2026, 6, 5)

onBothDatabases('plans', (bench) => {
  it('start with one month of credits', async () => {
    const { accountId } = await openAccount(bench.database, { plan: 'growth', at })
    assert.deepEqual(await readCredits(bench.database, { accountId, billingUrl, at }), {
      tier: 'growth',
      credits_remaining: 500,
      credits_monthly: 500,
      overage_credits: 0,
      total_available: 500,
      concurrent_limit: 10,
      is_active: true,
      billing_url: billingUrl,
    })
  })

  it('grant the difference at once when upgraded', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'starter', at })
    await reserveFor(database, { accountId, amount: 140, at })
    await moveToPlan(database, { accountId, plan: 'growth', at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 360, overage: 0 })
    await moveToPlan(database, { accountId, plan: 'scale', at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 1360, overage: 0 })
  })

  it('grant nothing more when toggled, not even by racing calls', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'starter', at })
    const toggles = Array.from({ length: 40 }, (_, turn) => (turn % 2 === 0 ? 'scale' : 'starter'))
    await Promise.all(toggles.map((plan) => moveToPlan(database, { accountId, plan, at })))
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 1500, overage: 0 })
    const grants = (await ledgerOf(database, accountId)).map(({ monthly_delta }) => monthly_delta)
    assert.deepEqual(grants, [150, 1350])
  })

  it('keep what is left when downgraded, until the month turns', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'scale', at })
    await reserveFor(database, { accountId, amount: 200, at })
    await moveToPlan(database, { accountId, plan: 'starter', at })
    const now = await readCredits(database, { accountId, billingUrl, at: nextMonth - 1 })
    assert.deepEqual([now.tier, now.credits_remaining, now.concurrent_limit], ['starter', 1300, 5])
    const then = await readCredits(database, { accountId, billingUrl, at: nextMonth })
    assert.equal(then.credits_remaining, 150)
  })

  it('may be upgraded again in the next month, and grant the difference again', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'scale', at })
    await moveToPlan(database, { accountId, plan: 'starter', at })
    await readCredits(database, { accountId, billingUrl, at: nextMonth })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    await moveToPlan(database, { accountId, plan: 'growth', at: nextMonth })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 500, overage: 0 })
  })

  it('of unknown accounts are refused', async () => {
    const wish = { accountId: newId(), plan: 'scale', at } as const
    assert.equal((await refusal(moveToPlan(bench.database, wish)))?.code, 'subscription_not_found')
    const reading = readCredits(bench.database, { accountId: newId(), billingUrl, at })
    assert.equal((await refusal(reading))?.code, 'subscription_not_found')
  })
})

onBothDatabases('corrections', (bench) => {
  it('move one bucket and say why in the ledger', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    await adjustBucket(database, { accountId, bucket: 'overage', by: 30, at })
    await adjustBucket(database, { accountId, bucket: 'monthly', by: -150, at })
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 0, overage: 30 })
    const rows = (await ledgerOf(database, accountId)).slice(1)
    assert.deepEqual(
      rows.map((row) => [row.kind, row.monthly_delta, row.overage_delta, row.reason]),
      [
        ['grant', 0, 30, 'adjusted'],
        ['grant', -150, 0, 'adjusted'],
      ],
    )
  })

  it('never go below zero, though the other bucket may be full', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    const fault = await refusal(adjustBucket(database, { accountId, bucket: 'overage', by: -1, at }))
    assert.equal(fault?.code, 'insufficient_credits')
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
  })

  it('never grow past what every sum of balances can hold', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    await adjustBucket(database, { accountId, bucket: 'overage', by: 1_000_000_000, at })
    const fault = await refusal(adjustBucket(database, { accountId, bucket: 'overage', by: 1, at }))
    assert.equal(fault?.code, 'invalid_field_value')
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 1_000_000_000 })
  })

  it('race to exactly zero', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    const takes = Array.from({ length: 40 }, () =>
      refusal(adjustBucket(database, { accountId, bucket: 'monthly', by: -7, at })),
    )
    const refused = (await Promise.all(takes)).filter((fault) => fault !== undefined)
    assert.equal(refused.length, 40 - 21)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 3, overage: 0 })
  })
})

onBothDatabases('the check of the ledger', (bench) => {
  it('names the account whose balance was changed behind its back, and only that', async () => {
    const { database } = bench
    await openAccount(database, { at })
    const { accountId } = await openAccount(database, { at })
    assert.deepEqual(await verifyLedger(database.read), { accounts: 2, rows: 2, mismatches: [] })

    for (const column of ['monthly_credits', 'overage_credits', 'open_reservations', 'reserved_credits'] as const) {
      const change = (by: number) =>
        database.transact((trx) =>
          trx
            .updateTable('subscriptions')
            .set((row) => ({ [column]: row(column, '+', by) }))
            .where('account_id', '=', accountId)
            .execute(),
        )
      await change(1)
      const { mismatches } = await verifyLedger(database.read)
      assert.deepEqual(
        mismatches.map((mismatch) => mismatch.accountId),
        [accountId],
      )
      assert.deepEqual(mismatches[0]?.ledger, { monthly: 150, overage: 0 })
      assert.deepEqual(mismatches[0]?.balance, await balanceOf(database, accountId))
      await change(-1)
    }
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('finds a ledger row that is missing', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    await reserveFor(database, { accountId, amount: 5, at })
    const last = (await ledgerOf(database, accountId)).at(-1)
    await database.transact((trx) =>
      trx
        .deleteFrom('credit_ledger')
        .where('id', '=', last?.id ?? '')
        .execute(),
    )
    const { mismatches } = await verifyLedger(database.read)
    const held = { reservations: 1, credits: 5 }
    assert.deepEqual(mismatches, [
      { accountId, balance: { monthly: 145, overage: 0 }, ledger: { monthly: 150, overage: 0 }, held, open: held },
    ])
  })
})
