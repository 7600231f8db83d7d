// The sender, with real receivers: signed, the same bytes every time, on schedule, until it is acknowledged.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { it } from 'node:test'
import { revokeKey, rollWebhookSecret } from '../../src/accounts/rules.ts'
import { isoTime } from '../../src/platform/clock.ts'
import { openAccount } from '../accounts/open-account.ts'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { attemptsOf, ended, readDeliveryRow, recorded, resting, startSender, wakeUp } from './deliveries.ts'
import { type Received, startReceiver } from './receiver.ts'

const signed = ({ body }: Received, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

const day = 86_400_000

onBothDatabases('the sender', (bench) => {
  it('posts the event as soon as it is recorded, signed over the raw bytes', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 204)
    const { keyId, webhookSecret } = await openAccount(database)
    const at = Date.UTC(2026, 1, 3)
    startSender(t, database, { now: () => at })
    const id = await recorded(database, { keyId, webhookUrl: receiver.url, operation: 'upscale', data: { é: '💌' } })
    const request = await receiver.request(1)
    const { body, ended_at, started_at } = await ended(database, id)
    assert.equal(String(request.body), body)
    assert.deepEqual([request.method, request.path], ['POST', '/hook'])
    const { headers } = request
    assert.equal(headers['x-svc-signature'], signed(request, webhookSecret))
    assert.deepEqual(
      [headers['x-svc-event'], headers['x-svc-delivery'], headers['x-svc-timestamp'], headers['content-type']],
      ['job.completed', id, isoTime(at), 'application/json'],
    )
    assert.ok(ended_at === at && started_at !== null)
    const [attempt, ...others] = await attemptsOf(database, id)
    assert.deepEqual([attempt?.number, attempt?.status_code, attempt?.error, attempt?.at], [1, 204, null, at])
    assert.deepEqual([attempt?.next_attempt_at, others], [null, []])
  })

  it('tries eight times on schedule, with the same bytes and id, records each, and gives up', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 500, 404, 302, 429, 400, 503, 500, 500)
    const { keyId } = await openAccount(database)
    startSender(t, database, { random: () => 0.5 })
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 36_000]
    for (const [index, seconds] of pauses.entries()) {
      const { run_after } = await resting(database, id, index + 1)
      const last = (await attemptsOf(database, id)).at(-1)
      assert.equal(last?.next_attempt_at, run_after)
      const began = (last?.at ?? 0) + (last?.duration_ms ?? 0)
      assert.ok(
        Math.abs(run_after - began - seconds * 1000) < 5000,
        `${run_after - began} ms after attempt ${index + 1}`,
      )
      await wakeUp(database, id)
    }
    assert.equal((await ended(database, id)).status, 'failed')
    const attempts = await attemptsOf(database, id)
    assert.deepEqual(
      attempts.map(({ number }) => number),
      [1, 2, 3, 4, 5, 6, 7, 8],
    )
    assert.deepEqual(
      attempts.map(({ status_code }) => status_code),
      [500, 404, 302, 429, 400, 503, 500, 500],
    )
    assert.equal(attempts.at(-1)?.next_attempt_at, null)
    assert.equal(receiver.requests.length, 8)
    const [first] = receiver.requests
    for (const { body, headers } of receiver.requests) {
      assert.deepEqual(body, first?.body)
      assert.equal(headers['x-svc-delivery'], id)
      assert.equal(headers['x-svc-signature'], first?.headers['x-svc-signature'])
    }
  })

  it('stops as soon as an attempt is acknowledged', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 500, 202)
    const { keyId } = await openAccount(database)
    startSender(t, database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await resting(database, id, 1)
    await wakeUp(database, id)
    assert.deepEqual([(await ended(database, id)).status, receiver.requests.length], ['delivered', 2])
  })

  it('never calls again who answers 410', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 410)
    const { keyId } = await openAccount(database)
    startSender(t, database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    assert.equal((await ended(database, id)).status, 'failed')
    const [attempt] = await attemptsOf(database, id)
    assert.deepEqual([attempt?.status_code, attempt?.next_attempt_at], [410, null])
  })

  it('does not follow a redirect, and counts it as a failure', async (t) => {
    const { database } = bench
    const elsewhere = await startReceiver(t, 200)
    const receiver = await startReceiver(t, (response) => response.writeHead(307, { location: elsewhere.url }).end())
    const { keyId } = await openAccount(database)
    startSender(t, database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await resting(database, id, 1)
    const [attempt] = await attemptsOf(database, id)
    assert.deepEqual([attempt?.status_code, attempt?.error], [307, 'the receiver answered 307'])
    assert.equal(elsewhere.requests.length, 0)
  })

  it('waits no longer than its timeout, and says so', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, () => {})
    const { keyId } = await openAccount(database)
    startSender(t, database, { timeoutMs: 50 })
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await resting(database, id, 1)
    const [attempt] = await attemptsOf(database, id)
    assert.deepEqual([attempt?.status_code, attempt?.error], [null, 'no complete answer within 50 ms'])
    assert.ok((attempt?.duration_ms ?? 0) >= 49)
  })

  it('takes a 2xx for an acknowledgement even when the rest of the answer never ends', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, (response) => response.writeHead(200).write('thank\0you'))
    const { keyId } = await openAccount(database)
    startSender(t, database, { timeoutMs: 1000 })
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    assert.equal((await ended(database, id)).status, 'delivered')
    assert.equal((await attemptsOf(database, id))[0]?.response_excerpt, 'thank\uFFFDyou')
  })

  it('refuses private addresses when it delivers, by literal or by name, and records that', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    startSender(t, database, { allowPrivateNetwork: false, resolve: async () => ['127.0.0.1'] })
    const { port } = new URL(receiver.url)
    for (const url of [
      receiver.url,
      `http://rebind.example.test:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
    ]) {
      const id = await recorded(database, { keyId, webhookUrl: url })
      await resting(database, id, 1)
      const [attempt] = await attemptsOf(database, id)
      assert.deepEqual(
        [attempt?.status_code, attempt?.error],
        [null, 'the host leads to an address that is not public'],
      )
    }
    assert.equal(receiver.requests.length, 0)
  })

  it('fails what can never be sent like everything else, without harm to the rest', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    startSender(t, database)
    const hopeless = await recorded(database, { keyId, webhookUrl: 'no URL at all' })
    await resting(database, hopeless, 1)
    assert.match((await attemptsOf(database, hopeless))[0]?.error ?? '', /not an absolute http or https URL/)
    assert.equal(
      (await ended(database, await recorded(database, { keyId, webhookUrl: receiver.url }))).status,
      'delivered',
    )
  })

  it('signs with the secret of the moment: both for a day after a roll, then the new one alone', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId, webhookSecret: old } = await openAccount(database)
    const rolledAt = Date.UTC(2026, 1, 3)
    let at = rolledAt
    startSender(t, database, { now: () => at })
    const { webhookSecret: fresh } = await rollWebhookSecret(database, { keyId, at: rolledAt })
    const signatureAt = async (time: number) => {
      at = time
      const { length } = receiver.requests
      await recorded(database, { keyId, webhookUrl: receiver.url })
      const request = await receiver.request(length + 1)
      const both = [signed(request, fresh), signed(request, old)]
      return both.map((signature) => `${request.headers['x-svc-signature']}`.split(',').indexOf(signature))
    }
    assert.deepEqual(await signatureAt(rolledAt), [0, 1])
    assert.deepEqual(await signatureAt(rolledAt + day - 1), [0, 1])
    assert.deepEqual(await signatureAt(rolledAt + day), [0, -1])
  })

  it('delivers the last events of a revoked key, signed', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId, webhookSecret } = await openAccount(database)
    await revokeKey(database, { keyId, at: 1 })
    startSender(t, database)
    await recorded(database, { keyId, webhookUrl: receiver.url })
    const request = await receiver.request(1)
    assert.equal(request.headers['x-svc-signature'], signed(request, webhookSecret))
  })

  it('looks by itself for what has rested long enough', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, 200)
    const { keyId } = await openAccount(database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    startSender(t, database, { lookEveryMs: 20 })
    await ended(database, id)
    const later = await recorded(database, { keyId, webhookUrl: receiver.url })
    await ended(database, later)
    await database.transact((trx) =>
      trx.updateTable('webhook_deliveries').set({ status: 'queued', run_after: 0 }).where('id', '=', later).execute(),
    )
    await eventually('it is sent without a signal', () => receiver.requests.length === 3)
  })

  it('that stops hands back what it has not finished, uncounted', async (t) => {
    const { database } = bench
    const receiver = await startReceiver(t, () => {}, 200)
    const { keyId } = await openAccount(database)
    const first = startSender(t, database)
    const id = await recorded(database, { keyId, webhookUrl: receiver.url })
    await receiver.request(1)
    await first.stop(0)
    const { status, attempts } = await readDeliveryRow(database, id)
    assert.deepEqual([status, attempts, await attemptsOf(database, id)], ['queued', 0, []])
    startSender(t, database)
    await ended(database, id)
    assert.deepEqual(
      (await attemptsOf(database, id)).map(({ number, status_code }) => [number, status_code]),
      [[1, 200]],
    )
  })
})
