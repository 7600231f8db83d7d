// Webhook secrets: rolled without losing an event, for keys that exist.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { AccountError, createKey, revokeKey, rollWebhookSecret, webhookSettings } from '../../src/accounts/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { onBothDatabases } from '../support/databases.ts'
import { openAccount } from './open-account.ts'

const at = Date.UTC(2026, 2, 3)
const day = 86_400_000

onBothDatabases('a webhook secret', (bench) => {
  const secretsAt = async (keyId: string, time: number) =>
    (await webhookSettings(bench.database.read, { keyId, at: time })).secrets

  it('is the one that the key was made with, beside its URL', async () => {
    const { accountId } = await openAccount(bench.database)
    const draft = { accountId, name: 'Hooked', webhookUrl: 'https://a.example.test/', at }
    const { keyId, webhookSecret } = await createKey(bench.database, draft)
    assert.deepEqual(await webhookSettings(bench.database.read, { keyId, at }), {
      accountId,
      url: 'https://a.example.test/',
      secrets: [webhookSecret],
    })
  })

  it('goes on signing for 24 hours after it was replaced, behind the new one', async () => {
    const { keyId, webhookSecret: first } = await openAccount(bench.database)
    const { webhookSecret: second } = await rollWebhookSecret(bench.database, { keyId, at })
    assert.match(second, /^whsec_[A-Za-z0-9_-]{43}$/)
    assert.deepEqual(await secretsAt(keyId, at + day - 1), [second, first])
    assert.deepEqual(await secretsAt(keyId, at + day), [second])
    const { webhookSecret: third } = await rollWebhookSecret(bench.database, { keyId, at: at + 1 })
    assert.deepEqual(await secretsAt(keyId, at + 2), [third, second])
  })

  it('can be rolled for a revoked key, whose last jobs are still to be delivered', async () => {
    const { keyId, webhookSecret } = await openAccount(bench.database)
    await revokeKey(bench.database, { keyId, at })
    const rolled = await rollWebhookSecret(bench.database, { keyId, at })
    assert.deepEqual(await secretsAt(keyId, at), [rolled.webhookSecret, webhookSecret])
  })

  it('of a key that does not exist is refused by name', async () => {
    for (const keyId of [newId(), 'no-uuid']) {
      const named = (error: unknown) => error instanceof AccountError && error.message.includes(keyId)
      await assert.rejects(rollWebhookSecret(bench.database, { keyId, at }), named)
      await assert.rejects(webhookSettings(bench.database.read, { keyId, at }), named)
    }
  })
})
