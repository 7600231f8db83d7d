// What can be done with deliveries: send them again, send a test, look at them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { AccountError, createKey } from '../../src/accounts/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { listDeliveries, readDelivery, redeliver, sendTest } from '../../src/webhooks/rules.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { attemptsOf, ended, readDeliveryRow, recorded, resting, startSender, wakeUp } from './deliveries.ts'
import { startReceiver } from './receiver.ts'

onBothDatabases('a redelivery', (bench) => {
  it('sends the same bytes under the same id again, and counts on', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 410, 500, 200, 200)
    const { accountId, keyId } = await openAccount(database)
    startSender(t, database)
    const deliveryId = await recorded(database, { keyId, webhookUrl: receiver.url })
    await ended(database, deliveryId)
    assert.equal(await redeliver(database, { accountId, deliveryId }), 'queued')
    await resting(database, deliveryId, 1)
    await wakeUp(database, deliveryId)
    assert.equal((await ended(database, deliveryId)).status, 'delivered')
    // What was delivered can be sent once more too.
    assert.equal(await redeliver(database, { accountId, deliveryId }), 'queued')
    await receiver.request(4)
    await ended(database, deliveryId)
    assert.deepEqual(
      (await attemptsOf(database, deliveryId)).map(({ number, status_code }) => [number, status_code]),
      [
        [1, 410],
        [2, 500],
        [3, 200],
        [4, 200],
      ],
    )
    const [first] = receiver.requests
    for (const { body, headers } of receiver.requests) {
      assert.deepEqual(body, first?.body)
      assert.equal(headers['x-svc-delivery'], deliveryId)
    }
  })

  it('does not overtake an attempt that is under way', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, () => {})
    const { accountId, keyId } = await openAccount(database)
    startSender(t, database)
    const deliveryId = await recorded(database, { keyId, webhookUrl: receiver.url })
    await receiver.request(1)
    const before = await readDeliveryRow(database, deliveryId)
    assert.equal(await redeliver(database, { accountId, deliveryId }), 'in_progress')
    assert.deepEqual(await readDeliveryRow(database, deliveryId), before)
  })

  it('ends the rest between two attempts', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 500, 200)
    const { accountId, keyId } = await openAccount(database)
    startSender(t, database)
    const deliveryId = await recorded(database, { keyId, webhookUrl: receiver.url })
    await resting(database, deliveryId, 1)
    assert.equal(await redeliver(database, { accountId, deliveryId }), 'queued')
    assert.equal((await ended(database, deliveryId)).status, 'delivered')
  })

  it('is for the owner alone', async () => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database)
    const { accountId: stranger } = await openAccount(database)
    const deliveryId = await recorded(database, { keyId, webhookUrl: 'https://a.example.test/' })
    const before = await readDeliveryRow(database, deliveryId)
    for (const [owner, id] of [
      [stranger, deliveryId],
      [accountId, newId()],
      [accountId, 'no-uuid'],
    ] as const) {
      assert.equal(await redeliver(database, { accountId: owner, deliveryId: id }), 'not_found')
      assert.equal(await readDelivery(database.read, { accountId: owner, deliveryId: id }), null)
    }
    assert.deepEqual(await readDeliveryRow(database, deliveryId), before)
  })
})

onBothDatabases('a test event', (bench) => {
  const at = Date.UTC(2026, 1, 3)

  it("goes signed to the URL given, or to the key's, and is tried once", async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 500, 200)
    const { accountId } = await openAccount(database)
    const { keyId } = await createKey(database, { accountId, name: 'Hooked', webhookUrl: receiver.url, at })
    startSender(t, database)
    const failing = await sendTest(database, { keyId, url: null, at })
    assert.equal((await ended(database, failing ?? '')).status, 'failed')
    const given = await sendTest(database, { keyId, url: `${receiver.url}/given`, at })
    assert.equal((await ended(database, given ?? '')).status, 'delivered')
    const [first, second] = receiver.requests
    assert.deepEqual([first?.path, second?.path], ['/hook', '/hook/given'])
    assert.equal(first?.headers['x-svc-event'], 'webhook.test')
    assert.match(`${first?.headers['x-svc-signature']}`, /^sha256=[0-9a-f]{64}$/)
    const { event, jobId, timestamp } = JSON.parse(String(first?.body))
    assert.deepEqual([event, jobId, timestamp], ['webhook.test', null, '2026-02-03T00:00:00.000Z'])
  })

  it('needs a URL and a key', async () => {
    const { keyId } = await openAccount(bench.database)
    assert.equal(await sendTest(bench.database, { keyId, url: null, at }), null)
    for (const missing of [newId(), 'no-uuid'])
      await assert.rejects(
        sendTest(bench.database, { keyId: missing, url: 'https://a.example.test/', at }),
        AccountError,
      )
  })
})

onBothDatabases('the list of deliveries', (bench) => {
  it('is paged, newest first, and shows only the own ones', async () => {
    const { database } = bench
    const { accountId, keyId } = await openAccount(database)
    const { keyId: strange } = await openAccount(database)
    const ids: string[] = []
    for (let event = 0; event < 5; event++) {
      ids.unshift(await recorded(database, { keyId, webhookUrl: 'https://a.example.test/', at: event }))
      await recorded(database, { keyId: strange, webhookUrl: 'https://b.example.test/' })
    }
    const first = await listDeliveries(database.read, { accountId, limit: 3, after: null })
    const second = await listDeliveries(database.read, { accountId, limit: 3, after: ids[2] ?? null })
    assert.deepEqual(
      [...first.deliveries, ...second.deliveries].map(({ id }) => id),
      ids,
    )
    assert.deepEqual([first.more, second.more], [true, false])
    assert.ok(!('body' in (first.deliveries[0] ?? {})))
  })

  it('leads to the body and every attempt of each', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, (response) => response.writeHead(200).end('thanks'))
    const { accountId, keyId } = await openAccount(database)
    startSender(t, database)
    const deliveryId = await recorded(database, { keyId, webhookUrl: receiver.url })
    await ended(database, deliveryId)
    const found = await readDelivery(database.read, { accountId, deliveryId })
    assert.equal(found?.body, String(receiver.requests[0]?.body))
    assert.deepEqual(
      found?.attempts.map(({ response_excerpt }) => response_excerpt),
      ['thanks'],
    )
  })
})
