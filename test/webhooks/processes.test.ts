// Senders in several processes: each event is sent by one of them, and outlives any of them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { maxAttempts } from '../../src/webhooks/schedule.ts'
import { openAccount } from '../accounts/open-account.ts'
import { startChild } from '../platform/database/child-process.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { attemptsOf, ended, readDeliveryRow, recorded, startSender, tenMinutes } from './deliveries.ts'
import { startReceiver } from './receiver.ts'

const senderProcess = new URL('./sender-process.ts', import.meta.url)

onBothDatabases('an event', (bench) => {
  it('survives kill -9 of its sender: another sends the same bytes after the lease, and both attempts are recorded', async (t) => {
    const { database, place } = bench
    const receiver = await startReceiver(t, () => {}, 200)
    const { keyId } = await openAccount(database)
    const victim = startChild<string>(t, senderProcess, { place, leaseMs: 1500 })
    await victim.report((said) => said === 'started')
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await receiver.request(1)
    await victim.kill()
    const { lease_until } = await readDeliveryRow(database, id)

    let sentAt = 0
    const now = () => {
      sentAt = Date.now()
      return sentAt
    }
    startSender(t, database, { lookEveryMs: 50, now })
    const { status } = await ended(database, id)
    assert.equal(status, 'delivered')
    assert.ok(sentAt >= (lease_until ?? Number.POSITIVE_INFINITY) - 1)
    const [first, second] = receiver.requests
    assert.deepEqual(second?.body, first?.body)
    assert.equal(second?.headers['x-svc-delivery'], first?.headers['x-svc-delivery'])
    assert.deepEqual(
      (await attemptsOf(database, id)).map(({ number, status_code, error }) => [number, status_code, error]),
      [
        [1, null, 'the service stopped before an answer came'],
        [2, 200, null],
      ],
    )
  })

  it('whose every sender died is given up after as many attempts as any other', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await database.transact((trx) =>
      trx
        .updateTable('webhook_deliveries')
        .set({ status: 'processing', attempts: maxAttempts, lease_token: newId(), lease_until: 0 })
        .where('id', '=', id)
        .execute(),
    )
    startSender(t, database)
    assert.equal((await ended(database, id)).status, 'failed')
    const attempts = await attemptsOf(database, id)
    assert.deepEqual([attempts.length, attempts.at(-1)?.number, receiver.requests.length], [8, 8, 0])
  })

  it('is sent once by two processes that both look for it', async (t) => {
    const { database, place } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    const other = startChild<string>(t, senderProcess, { place, leaseMs: tenMinutes })
    await other.report((said) => said === 'started')
    startSender(t, database, { lookEveryMs: 50 })
    const ids = await Promise.all(
      Array.from({ length: 40 }, () => recorded(database, { keyId, webhookUrl: receiver.url })),
    )
    for (const id of ids) assert.equal((await ended(database, id)).attempts, 1)
    await eventually('all have come', () => receiver.requests.length >= ids.length)
    assert.deepEqual(receiver.requests.map(({ headers }) => headers['x-svc-delivery']).toSorted(), ids.toSorted())
  })
})
