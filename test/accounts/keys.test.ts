// API keys: kept as hashes, stopped at once, rolled without losing their identity.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { AccountError, authenticateKey, createKey, revokeKey, rollKey } from '../../src/accounts/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { refusal, switchActive } from '../credits/movements.ts'
import { onBothDatabases } from '../support/databases.ts'
import { openAccount } from './open-account.ts'

const at = Date.UTC(2026, 2, 3)

onBothDatabases('an API key', (bench) => {
  const codeOf = async (apiKey: string) => (await refusal(authenticateKey(bench.database.read, apiKey)))?.code

  it('looks like svc_sk_ and 32 hex digits, and no two are alike', async () => {
    const { accountId } = await openAccount(bench.database)
    const drafts = Array.from({ length: 20 }, () =>
      createKey(bench.database, { accountId, name: 'One of many', webhookUrl: null, at }),
    )
    const keys = await Promise.all(drafts)
    for (const { apiKey, webhookSecret } of keys) {
      assert.match(apiKey, /^svc_sk_[0-9a-f]{32}$/)
      assert.match(webhookSecret, /^whsec_[A-Za-z0-9_-]{43}$/)
    }
    assert.equal(new Set(keys.map(({ apiKey }) => apiKey)).size, 20)
    assert.equal(new Set(keys.map(({ webhookSecret }) => webhookSecret)).size, 20)
  })

  it('is stored only as a hash', async () => {
    const { accountId, keyId, apiKey } = await openAccount(bench.database)
    const rolled = await rollKey(bench.database, { keyId })
    const rows = [
      ...(await bench.database.read.selectFrom('accounts').selectAll().execute()),
      ...(await bench.database.read.selectFrom('api_keys').selectAll().execute()),
    ]
    assert.ok(rows.some(({ id }) => id === keyId) && rows.some(({ id }) => id === accountId))
    const stored = rows.flatMap((row) => Object.values(row)).map(String)
    for (const secret of [apiKey, rolled.apiKey]) {
      const digits = secret.slice('svc_sk_'.length)
      assert.ok(stored.every((value) => !value.includes(secret) && !value.includes(digits)))
    }
  })

  it('opens its account and says who is calling', async () => {
    const { accountId, keyId, apiKey } = await openAccount(bench.database, { plan: 'scale' })
    const credential = await authenticateKey(bench.database.read, apiKey)
    assert.deepEqual([credential.accountId, credential.keyId, credential.plan], [accountId, keyId, 'scale'])
  })

  it('that is malformed is unauthorized', async () => {
    const { apiKey } = await openAccount(bench.database)
    const malformed = [
      '',
      'svc_sk_',
      apiKey.toUpperCase(),
      `${apiKey}\n`,
      ` ${apiKey}`,
      `${apiKey}0`,
      apiKey.slice(0, -1),
    ]
    for (const key of malformed) assert.equal(await codeOf(key), 'unauthorized')
  })

  it('that nobody was given is unauthorized', async () => {
    assert.equal(await codeOf(`svc_sk_${'0'.repeat(32)}`), 'unauthorized')
  })

  it('stops the moment it is revoked, and for ever', async () => {
    const { accountId, keyId, apiKey } = await openAccount(bench.database)
    const other = await createKey(bench.database, { accountId, name: 'Other', webhookUrl: null, at })
    await revokeKey(bench.database, { keyId, at })
    assert.equal(await codeOf(apiKey), 'unauthorized')
    assert.equal(await codeOf(other.apiKey), undefined)
    await revokeKey(bench.database, { keyId, at: at + 1 })
    const row = await bench.database.read
      .selectFrom('api_keys')
      .select('revoked_at')
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow()
    assert.equal(row.revoked_at, at)
  })

  it('keeps its identity when rolled, and its old secret stops at once', async () => {
    const { accountId } = await openAccount(bench.database)
    const draft = { accountId, name: 'Rolled', webhookUrl: 'https://partner.example.test/hook', at }
    const { keyId, apiKey } = await createKey(bench.database, draft)
    const read = () =>
      bench.database.read.selectFrom('api_keys').selectAll().where('id', '=', keyId).executeTakeFirstOrThrow()
    const before = await read()
    const rolled = await rollKey(bench.database, { keyId })
    assert.equal(await codeOf(apiKey), 'unauthorized')
    assert.equal((await authenticateKey(bench.database.read, rolled.apiKey)).keyId, keyId)
    assert.match(rolled.apiKey, /^svc_sk_[0-9a-f]{32}$/)
    const after = await read()
    assert.notEqual(after.secret_hash, before.secret_hash)
    assert.deepEqual({ ...after, secret_hash: '' }, { ...before, secret_hash: '' })
  })

  it('rolled by many at once works with one secret only', async () => {
    const { keyId } = await openAccount(bench.database)
    const rolls = await Promise.all(Array.from({ length: 10 }, () => rollKey(bench.database, { keyId })))
    const codes = await Promise.all(rolls.map(({ apiKey }) => codeOf(apiKey)))
    assert.equal(codes.filter((code) => code === undefined).length, 1)
  })

  it('cannot be rolled once it is revoked', async () => {
    const { keyId } = await openAccount(bench.database)
    await revokeKey(bench.database, { keyId, at })
    await assert.rejects(rollKey(bench.database, { keyId }), AccountError)
  })

  it('that does not exist is named in the refusal', async () => {
    for (const keyId of [newId(), 'no-uuid']) {
      const named = (error: unknown) => error instanceof AccountError && error.message.includes(keyId)
      await assert.rejects(rollKey(bench.database, { keyId }), named)
      await assert.rejects(revokeKey(bench.database, { keyId, at }), named)
    }
  })

  it('cannot be made for an account that does not exist', async () => {
    const draft = { accountId: newId(), name: 'Orphan', webhookUrl: null, at }
    await assert.rejects(createKey(bench.database, draft))
  })

  it('of an account whose subscription is cancelled is forbidden, until it is resumed', async () => {
    const { accountId, apiKey } = await openAccount(bench.database, { at })
    await switchActive(bench.database, { accountId, active: false, at })
    assert.equal(await codeOf(apiKey), 'forbidden')
    await switchActive(bench.database, { accountId, active: true, at })
    assert.equal(await codeOf(apiKey), undefined)
  })

  it('of an account without a subscription is forbidden', async () => {
    const accountId = newId()
    await bench.database.transact((trx) =>
      trx
        .insertInto('accounts')
        .values({ id: accountId, email: 'bare@example.test', password_hash: null, created_at: at })
        .execute(),
    )
    const { apiKey } = await createKey(bench.database, { accountId, name: 'Bare', webhookUrl: null, at })
    assert.equal(await codeOf(apiKey), 'forbidden')
  })
})
