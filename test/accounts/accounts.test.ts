// Accounts: one per email address, passwords never in clear.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { verify } from '@node-rs/argon2'
import { AccountError, createAccount, findAccount, hasAccounts } from '../../src/accounts/rules.ts'
import { readCredits } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { onBothDatabases } from '../support/databases.ts'

const at = Date.UTC(2026, 2, 3)

onBothDatabases('an account', (bench) => {
  const create = (email: string, password: string | null = null) =>
    createAccount(bench.database, { email, plan: 'growth', password, at })

  it('is made with a subscription and a key, and is found by id and by email', async () => {
    assert.equal(await hasAccounts(bench.database.read), false)
    const { accountId, email, plan } = await create('found@example.test')
    assert.equal(await hasAccounts(bench.database.read), true)
    assert.deepEqual([email, plan], ['found@example.test', 'growth'])
    assert.equal((await findAccount(bench.database.read, accountId)).email, email)
    assert.equal((await findAccount(bench.database.read, email)).id, accountId)
    const { credits_remaining } = await readCredits(bench.database, { accountId, billingUrl: '', at })
    assert.equal(credits_remaining, 500)
  })

  it('is one per email address, whatever its case and the space around it', async () => {
    const { accountId, email } = await create('  Mixed.Case@Example.test ')
    assert.equal(email, 'mixed.case@example.test')
    await assert.rejects(create('mixed.CASE@example.TEST'), AccountError)
    assert.equal((await findAccount(bench.database.read, 'MIXED.case@example.test')).id, accountId)
  })

  it('is made once when 20 race for one email address, and the losers leave nothing', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => create('race@example.test')))
    const lost = attempts.filter((attempt) => attempt.status === 'rejected')
    assert.equal(lost.length, 19)
    for (const { reason } of lost) {
      assert.ok(reason instanceof AccountError)
      assert.match(reason.message, /race@example\.test exists/)
    }
    const orphans = await bench.database.read
      .selectFrom('api_keys')
      .leftJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .leftJoin('subscriptions', 'subscriptions.account_id', 'api_keys.account_id')
      .select(['accounts.email', 'subscriptions.plan'])
      .execute()
    assert.equal(orphans.filter(({ email }) => email === 'race@example.test').length, 1)
    assert.ok(orphans.every(({ email, plan }) => email !== null && plan !== null))
  })

  it('needs something that looks like an email address', async () => {
    for (const email of ['', '   ', 'nobody', '@', 'a@', '@b', 'a b@example.test', 'a@b@c'])
      await assert.rejects(create(email), AccountError)
  })

  it('keeps its password as argon2id and nowhere in clear', async () => {
    const password = 'correct horse battery staple'
    const { accountId } = await create('secret@example.test', password)
    const row = await findAccount(bench.database.read, accountId)
    assert.match(row.password_hash ?? '', /^\$argon2id\$/)
    assert.equal(await verify(row.password_hash ?? '', password), true)
    assert.equal(await verify(row.password_hash ?? '', `${password}!`), false)
    assert.ok(!JSON.stringify(row).includes(password))
  })

  it('without a password has none to check', async () => {
    const { accountId } = await create('keys-only@example.test')
    assert.equal((await findAccount(bench.database.read, accountId)).password_hash, null)
  })

  it('that does not exist is named in the refusal', async () => {
    for (const name of [newId(), 'nobody@example.test', "x' or '1'='1"])
      await assert.rejects(findAccount(bench.database.read, name), (error) => {
        assert.ok(error instanceof AccountError)
        assert.ok(error.message.includes(name))
        return true
      })
  })
})
