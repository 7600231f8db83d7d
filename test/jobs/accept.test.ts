// Accepting a job: together with its credits or not at all, and never beyond the limit of the plan.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { verifyLedger } from '../../src/credits/rules.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { openAccount } from '../accounts/open-account.ts'
import {
  adjustBucket,
  balanceOf,
  billingUrl,
  ledgerOf,
  refusal,
  reservationOf,
  switchActive,
} from '../credits/movements.ts'
import { race } from '../credits/race.ts'
import { accept, readJob } from '../platform/queue/worker.ts'
import { onBothDatabases } from '../support/databases.ts'

const at = Date.now()

const jobsOf = (database: Database, accountId: string) =>
  database.read.selectFrom('jobs').selectAll().where('account_id', '=', accountId).execute()

onBothDatabases('accepting a job', (bench) => {
  it('queues it and reserves its credits', async () => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database, { at })
    const input = { bookId: 'x', count: 3 }
    const id = await accept(database, { accountId, keyId, credits: 3, input, externalRef: 'ref', at })
    const job = await readJob(database, id)
    assert.deepEqual([job.status, job.attempts, job.started_at, job.result], ['queued', 0, null, null])
    assert.deepEqual([job.key_id, job.external_ref, JSON.parse(job.input)], [keyId, 'ref', input])
    assert.deepEqual([job.credits_reserved, job.credits_used], [3, 3])
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 147, overage: 0 })
    assert.equal((await reservationOf(database, id))?.monthly, 3)
  })

  it('leaves no job, no reservation and no ledger row when the job itself cannot be written', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    const before = await ledgerOf(database, accountId)
    const failing = accept(database, { accountId, credits: 3, bookId: newId(), at })
    await assert.rejects(failing, /foreign key/i)
    assert.deepEqual(await jobsOf(database, accountId), [])
    assert.deepEqual(await ledgerOf(database, accountId), before)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 150, overage: 0 })
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('stops exactly at the limit when 100 race for 5 places, and charges for exactly 5', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { plan: 'starter', at })
    const races = await race(100, () => refusal(accept(database, { accountId, credits: 2, at })))
    const refusals = races.filter((fault) => fault !== undefined)
    assert.equal(refusals.length, 95)
    for (const { code, status, details } of refusals) {
      assert.deepEqual([code, status], ['concurrency_limit', 429])
      assert.deepEqual(details, { active: 5, limit: 5 })
    }
    assert.equal((await jobsOf(database, accountId)).length, 5)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 140, overage: 0 })
    const reserves = (await ledgerOf(database, accountId)).filter(({ kind }) => kind === 'reserve')
    assert.equal(reserves.length, 5)
    assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
  })

  it('counts only jobs of the same subscription against the limit', async () => {
    const { database } = bench
    const [full, free] = await Promise.all([openAccount(database, { at }), openAccount(database, { at })])
    await Promise.all(Array.from({ length: 5 }, () => accept(database, { accountId: full.accountId, at })))
    await accept(database, { accountId: free.accountId, at })
    const fault = await refusal(accept(database, { accountId: full.accountId, at }))
    assert.equal(fault?.code, 'concurrency_limit')
  })

  it('speaks of missing credits before the limit when both are exhausted', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    for (const credits of [30, 30, 30, 30, 30]) await accept(database, { accountId, credits, at })
    const fault = await refusal(accept(database, { accountId, credits: 1, at }))
    assert.deepEqual([fault?.code, fault?.status], ['insufficient_credits', 402])
    assert.deepEqual(fault?.details, { balance: 0, required: 1, billing_url: billingUrl })
  })

  it('of free work needs a place but no credits', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    await adjustBucket(database, { accountId, bucket: 'monthly', by: -150, at })
    for (let place = 0; place < 5; place++) await accept(database, { accountId, operation: 'upscale', credits: 0, at })
    const fault = await refusal(accept(database, { accountId, operation: 'upscale', credits: 0, at }))
    assert.equal(fault?.code, 'concurrency_limit')
  })

  it('is refused on a cancelled subscription', async () => {
    const { database } = bench
    const { accountId } = await openAccount(database, { at })
    await switchActive(database, { accountId, active: false, at })
    assert.equal((await refusal(accept(database, { accountId, at })))?.code, 'unauthorized')
    assert.deepEqual(await jobsOf(database, accountId), [])
  })

  it('happens once per idempotency key of an API key, even in a race', async () => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database, { plan: 'scale', at })
    const draft = { accountId, keyId, credits: 4, idempotencyKey: 'order-7', at }
    const races = await Promise.all(Array.from({ length: 10 }, () => accept(database, draft)))
    assert.equal(new Set(races).size, 1)
    assert.equal((await jobsOf(database, accountId)).length, 1)
    assert.deepEqual(await balanceOf(database, accountId), { monthly: 1496, overage: 0 })
  })

  it('happens once per idempotency key of an account, where no API key is used', async () => {
    const { database } = bench
    const [one, other] = await Promise.all([openAccount(database, { at }), openAccount(database, { at })])
    const orders = [one, one, one, other].map(({ accountId }) =>
      accept(database, { accountId, idempotencyKey: 'x', at }),
    )
    assert.equal(new Set(await Promise.all(orders)).size, 2)
  })

  it('puts later turns to those who have much in the queue', async () => {
    const { database } = bench
    const [busy, idle] = await Promise.all([openAccount(database, { at }), openAccount(database, { at })])
    const turnOf = async (accountId: string) =>
      (await readJob(database, await accept(database, { accountId, credits: 2, at }))).turn_at
    const turns = [await turnOf(busy.accountId), await turnOf(busy.accountId), await turnOf(busy.accountId)]
    assert.deepEqual(
      turns,
      turns.toSorted((a, b) => a - b),
    )
    assert.ok((await turnOf(idle.accountId)) < (turns[1] ?? 0))
  })
})
