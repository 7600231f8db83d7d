// The commands of an operator: what each prints, and that it takes effect at once.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { version as versionOf } from 'uuid'
import { z } from 'zod'
import { addPerson, checkPassword } from '../../src/accounts/rules.ts'
import { creditSummary } from '../../src/contract/account.ts'
import { newId } from '../../src/platform/ids.ts'
import { openAccount } from '../accounts/open-account.ts'
import { inEveryWorkplace } from './workplaces.ts'

const apiKeyPattern = /^svc_sk_[0-9a-f]{32}$/
const webhookSecretPattern = /^whsec_[\w-]{43}$/

const listing = z.strictObject({
  keys: z.array(
    z.strictObject({
      keyId: z.uuid(),
      name: z.string(),
      email: z.email(),
      active: z.boolean(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
      revokedAt: z.iso.datetime().nullable(),
      plan: z.string().nullable(),
      credits: z.int().nullable(),
    }),
  ),
})

inEveryWorkplace('a command', (workplace) => {
  it('account create opens an account whose key works at once', async () => {
    const { json, statusOf, database } = workplace()
    const made = await json('account', 'create', '--email', 'New@Example.Test', '--plan', 'scale')
    assert.deepEqual(Object.keys(made), ['accountId', 'email', 'plan', 'keyId', 'apiKey', 'webhookSecret'])
    assert.deepEqual([made.email, made.plan], ['new@example.test', 'scale'])
    assert.deepEqual([versionOf(String(made.accountId)), versionOf(String(made.keyId))], [7, 7])
    assert.match(String(made.apiKey), apiKeyPattern)
    assert.match(String(made.webhookSecret), webhookSecretPattern)
    assert.equal(await statusOf(made.apiKey), 200)
    const account = await database.read
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', String(made.accountId))
      .executeTakeFirst()
    assert.equal(account?.password_hash, null)
  })

  it('takes a password from standard input, and warns of one that everybody could read', async () => {
    const { run, runWith, database } = workplace()
    const email = `${newId()}@example.test`
    const signsIn = async (password: string) => (await checkPassword(database.read, { email, password })) !== null
    const words = ['account', 'create', '--email', email, '--plan', 'scale', '--password-stdin', '--json']
    const made = await runWith('pass word\n', ...words)
    assert.deepEqual([made.status, made.err, JSON.parse(made.out).email], [0, '', email])
    assert.equal(await signsIn('pass word'), true)
    const change = ['account', 'password', '--account', email]
    assert.equal((await runWith(' \t two lines\nof it\r\n', ...change, '--password-stdin')).status, 0)
    assert.equal(await signsIn(' \t two lines\nof it'), true)
    const shown = await run(...change, '--password', 'another one', '--json')
    assert.deepEqual([shown.status, JSON.parse(shown.out).email], [0, email])
    assert.match(shown.err, /^dustjacket: a password in --password can be read .* use --password-stdin\n$/)
    assert.equal(shown.err.includes('another'), false)
    assert.equal(await signsIn('another one'), true)
    const refused: readonly [input: string, words: readonly string[], why: RegExp][] = [
      ['', [...change, '--password-stdin'], /needs a password on standard input/],
      ['x', [...change, '--password-stdin', '--password', 'x'], /cannot both be given/],
      ['x', [...change, '--password-stdin=x'], /takes no value/],
      ['x', change, /--password-stdin is required/],
      ['x', ['key', 'list', '--password-stdin'], /no option --password-stdin here/],
    ]
    for (const [input, given, why] of refused) {
      const { status, out, err } = await runWith(input, ...given)
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, why)
    }
    assert.equal(await signsIn('another one'), true)
  })

  it('key create makes another key, for an account by id or by email', async () => {
    const { json, statusOf, database } = workplace()
    const { accountId, email } = await openAccount(database)
    const url = 'https://example.test/hook?a=b'
    const byId = await json('key', 'create', '--account', accountId, '--name', 'Second', '--webhook-url', url)
    const byEmail = await json('key', 'create', '--account', email.toUpperCase())
    for (const made of [byId, byEmail]) {
      assert.deepEqual(Object.keys(made), ['keyId', 'apiKey', 'webhookSecret'])
      assert.match(String(made.webhookSecret), webhookSecretPattern)
      assert.equal(await statusOf(made.apiKey), 200)
    }
    const key = await database.read
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', String(byId.keyId))
      .executeTakeFirst()
    assert.deepEqual([key?.name, key?.webhook_url, key?.account_id], ['Second', url, accountId])
  })

  it('key list names every key with its owner and credits, and never a secret', async () => {
    const { json, run, database } = workplace()
    const mine = await openAccount(database, { plan: 'starter' })
    const other = await openAccount(database)
    const second = await json('key', 'create', '--account', mine.accountId, '--name', 'Second')
    await json('key', 'revoke', mine.keyId)
    const { keys } = listing.parse(await json('key', 'list', '--account', mine.email))
    const common = { email: mine.email, plan: 'starter', credits: 150 }
    assert.deepEqual(
      keys.map(({ createdAt: _, revokedAt, ...key }) => ({ ...key, revoked: revokedAt !== null })),
      [
        { ...common, keyId: mine.keyId, name: 'First key', active: false, lastUsedAt: null, revoked: true },
        { ...common, keyId: second.keyId, name: 'Second', active: true, lastUsedAt: null, revoked: false },
      ],
    )
    const { out } = await run('key', 'list', '--json')
    const all = listing.parse(JSON.parse(out)).keys.map(({ keyId }) => keyId)
    for (const keyId of [mine.keyId, second.keyId, other.keyId]) assert.ok(all.includes(String(keyId)))
    const people = await run('key', 'list')
    for (const printed of [out, people.out]) assert.doesNotMatch(printed, /svc_sk_|whsec_|[0-9a-f]{64}/)
    assert.match(people.out, new RegExp(`\\n  keyId: ${mine.keyId}; name: First key; email: `))
  })

  it('key list tells of no credits where an account has no plan', async () => {
    const { json, database } = workplace()
    const at = Date.now()
    const email = 'without-plan@example.test'
    await database.transact((trx) => addPerson(trx, { email, passwordHash: 'none', at }))
    const { keyId } = await json('key', 'create', '--account', email)
    const { keys } = listing.parse(await json('key', 'list', '--account', email))
    assert.deepEqual(
      keys.map((key) => [key.keyId, key.plan, key.credits]),
      [[keyId, null, null]],
    )
  })

  it('key revoke stops a key at once', async () => {
    const { json, statusOf, database } = workplace()
    const { keyId, apiKey } = await openAccount(database)
    assert.equal(await statusOf(apiKey), 200)
    assert.deepEqual(await json('key', 'revoke', keyId), { keyId, active: false })
    assert.equal(await statusOf(apiKey), 401)
  })

  it('key roll replaces the secret of a key at once', async () => {
    const { json, statusOf, database } = workplace()
    const { keyId, apiKey } = await openAccount(database)
    const rolled = await json('key', 'roll', keyId)
    assert.deepEqual(Object.keys(rolled), ['keyId', 'apiKey'])
    assert.equal(rolled.keyId, keyId)
    assert.match(String(rolled.apiKey), apiKeyPattern)
    assert.deepEqual([await statusOf(apiKey), await statusOf(rolled.apiKey)], [401, 200])
  })

  it('subscription set changes the plan, stops and resumes, at once', async () => {
    const { json, statusOf, database } = workplace()
    const { accountId, email, apiKey } = await openAccount(database, { plan: 'starter' })
    const set = (...words: string[]) => json('subscription', 'set', '--account', ...words)
    assert.deepEqual(await set(email, '--plan', 'growth'), { accountId, plan: 'growth', active: true })
    assert.deepEqual(await set(accountId, '--active', 'false'), { accountId, plan: 'growth', active: false })
    assert.equal(await statusOf(apiKey), 403)
    const resumed = await set(accountId, '--plan', 'scale', '--active', 'true')
    assert.deepEqual(resumed, { accountId, plan: 'scale', active: true })
    assert.equal(await statusOf(apiKey), 200)
  })

  it('credits adjust grants and takes, and prints the credit summary', async () => {
    const { json, database } = workplace()
    const { accountId, email } = await openAccount(database, { plan: 'starter' })
    const adjust = async (...words: string[]) =>
      creditSummary.strict().parse(await json('credits', 'adjust', '--account', ...words))
    const taken = await adjust(accountId, '--bucket', 'monthly', '--by', '-5', '--reason', 'a correction')
    assert.deepEqual([taken.tier, taken.credits_remaining, taken.overage_credits], ['starter', 145, 0])
    const granted = await adjust(email, '--bucket', 'overage', '--by=20')
    assert.deepEqual([granted.credits_remaining, granted.overage_credits, granted.total_available], [145, 20, 165])
  })

  it('credits verify counts accounts, rows and what does not agree', async () => {
    const { json, run, database } = workplace()
    const { accountId } = await openAccount(database)
    const before = await json('credits', 'verify')
    assert.deepEqual(Object.keys(before), ['accounts', 'rows', 'mismatches'])
    assert.equal(before.mismatches, 0)
    const change = (credits: number) =>
      database.transact((trx) =>
        trx
          .updateTable('subscriptions')
          .set({ monthly_credits: credits })
          .where('account_id', '=', accountId)
          .execute(),
      )
    await change(149)
    const { status, out, err } = await run('credits', 'verify', '--json')
    await change(150)
    assert.deepEqual(JSON.parse(out), { ...before, mismatches: 1 })
    assert.equal(status, 1)
    assert.match(err, new RegExp(`^dustjacket: [^\\n]*${accountId}[^\\n]*149[^\\n]*150[^\\n]*\\n$`))
  })

  it('refuses an account, a key or a balance that is not there', async () => {
    const { run, database } = workplace()
    const { accountId } = await openAccount(database, { plan: 'starter' })
    const noId = '01a1dd4b-0000-7000-8000-000000000000'
    const refusals: readonly [words: readonly string[], complaint: RegExp][] = [
      [['key', 'create', '--account', 'no@example.test'], /no account no@example\.test/],
      [['key', 'revoke', noId], new RegExp(`no key ${noId}`)],
      [['credits', 'adjust', '--account', accountId, '--bucket', 'monthly', '--by', '-151'], /monthly balance has 150/],
    ]
    for (const [words, complaint] of refusals) {
      const { status, out, err } = await run(...words, '--json')
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, /^dustjacket: [^\n]+\n$/)
      assert.match(err, complaint)
    }
  })
})
