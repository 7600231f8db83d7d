// Webhooks: what the service really sends is believed, and nothing else.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import { verifyWebhook, WebhookSignatureError } from '../../sdk/src/index.ts'
import { rollWebhookSecret } from '../../src/accounts/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { sendTest } from '../../src/webhooks/rules.ts'
import { fc } from '../support/property.ts'
import { onService } from '../support/service.ts'
import { record } from '../webhooks/deliveries.ts'
import { startReceiver } from '../webhooks/receiver.ts'

onService('sqlite', 'a webhook', (running) => {
  it('of every kind is verified and read as it was sent', async (test) => {
    const { database, clock } = running()
    const receiver = await startReceiver(test)
    const { keyId, webhookSecret: secret } = await running().openAccount()
    const toHere = { keyId, webhookUrl: receiver.url }
    const data = { bookId: newId(), covers: [] }
    await record(database, { ...toHere, data, externalRef: 'r' })
    const made = await receiver.request(1)
    const event = await verifyWebhook({ body: made.body, signatureHeader: made.headers['x-svc-signature'], secret })
    assert.ok(event.event === 'job.completed' && event.operation === 'generate')
    assert.deepEqual([event.data, event.external_ref, event.status], [data, 'r', 'completed'])

    const loss = { error: { code: 'timeout', message: 'Too slow.' }, credits_refunded: 1, sourceCoverId: newId() }
    await record(database, { ...toHere, operation: 'edit_image', status: 'failed', data: loss })
    const lost = await receiver.request(2)
    const failure = await verifyWebhook({ body: lost.body, signatureHeader: lost.headers['x-svc-signature'], secret })
    assert.ok(failure.event === 'job.failed' && failure.operation === 'edit_image')
    assert.deepEqual(failure.data, loss)

    await sendTest(database, { keyId, url: receiver.url, at: clock.now })
    const tried = await receiver.request(3)
    const trial = await verifyWebhook({ body: tried.body, signatureHeader: tried.headers['x-svc-signature'], secret })
    assert.ok(trial.event === 'webhook.test')
    assert.match(trial.data.message, /test/)
  })

  it('is verified by the old and by the new secret after a roll', async (test) => {
    const { database, clock } = running()
    const receiver = await startReceiver(test)
    const { keyId, webhookSecret: old } = await running().openAccount()
    const { webhookSecret: fresh } = await rollWebhookSecret(database, { keyId, at: clock.now })
    await record(database, { keyId, webhookUrl: receiver.url })
    const { body, headers } = await receiver.request(1)
    const signatureHeader = headers['x-svc-signature']
    for (const secret of [old, fresh]) {
      assert.equal((await verifyWebhook({ body, signatureHeader, secret })).event, 'job.completed')
    }
    await assert.rejects(verifyWebhook({ body, signatureHeader, secret: `${fresh}0` }), WebhookSignatureError)
  })
})

describe('verifying a webhook', () => {
  const secret = 'whsec_of-a-test'
  const sign = (body: string | Uint8Array, key = secret) =>
    `sha256=${createHmac('sha256', key).update(body).digest('hex')}`
  const bodyOf = (message: string) => JSON.stringify({ event: 'webhook.test', data: { message } })

  it('takes the body as text or bytes and the header as frameworks give it', async () => {
    const body = bodyOf('naïve “quotes” 🕮')
    const bytes = new TextEncoder().encode(body)
    for (const form of [body, bytes, bytes.buffer, Buffer.from(body)]) {
      for (const signatureHeader of [
        sign(body),
        ` ${sign(body)} `,
        [sign(body)],
        `${sign(body, 'other')}, ${sign(body)}`,
      ]) {
        const event = await verifyWebhook({ body: form, signatureHeader, secret })
        assert.deepEqual(event, JSON.parse(body))
      }
    }
  })

  it('refuses whatever is not signed with the secret', async () => {
    const body = bodyOf('hello')
    const headers = [
      null,
      undefined,
      '',
      [],
      'sha256=',
      sign(body).slice(0, -1),
      sign(body).slice(7),
      sign(body, 'other'),
    ]
    for (const signatureHeader of [...headers, `sha1=${sign(body).slice(7)}`, `${sign(body)}00`]) {
      await assert.rejects(verifyWebhook({ body, signatureHeader, secret }), WebhookSignatureError)
    }
    await assert.rejects(verifyWebhook({ body, signatureHeader: sign(body), secret: '' }), TypeError)
  })

  it('refuses a body of which a single byte was changed, wherever it is', async () => {
    const changed = fc.record({
      message: fc.string({ unit: 'grapheme' }),
      place: fc.nat(),
      by: fc.integer({ min: 1, max: 255 }),
    })
    await fc.assert(
      fc.asyncProperty(changed, async ({ message, place, by }) => {
        const body = new TextEncoder().encode(bodyOf(message))
        const signatureHeader = sign(body)
        assert.ok(await verifyWebhook({ body, signatureHeader, secret }))
        const at = place % body.length
        body[at] = (body[at] ?? 0) ^ by
        await assert.rejects(verifyWebhook({ body, signatureHeader, secret }), WebhookSignatureError)
      }),
    )
  })
})
