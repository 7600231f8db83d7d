// The dashboard over HTTP, without scripts: whose it is, what its forms do, and what it shows.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createKey } from '../../src/accounts/rules.ts'
import { settle } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { sendTest } from '../../src/webhooks/rules.ts'
import { newPerson, newVisitor, type Person, signedIn } from '../identity/people.ts'
import { locationOf } from '../identity/visitor.ts'
import { acceptDraft } from '../jobs/job-draft.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { allRows, apiKeyIn, olderIn, rowsIn, secretsIn } from './said-on-pages.ts'

onBothServices(
  'the dashboard',
  (running) => {
    const calls = async (apiKey: string): Promise<number> =>
      (await running().call('GET', '/api/v1/credits', { key: apiKey })).status

    const withJob = async (person: Person, credits = 1): Promise<string> => {
      const { accountId, keyId } = person
      const wish = { accountId, keyId, credits, at: running().clock.now }
      const { job } = await acceptDraft(running().database, wish)
      return job.id
    }

    const withDelivery = async ({ keyId }: Person): Promise<string> => {
      const url = 'http://127.0.0.1:9/hook'
      const id = await sendTest(running().database, { keyId, url, at: running().clock.now })
      assert.ok(id)
      return id
    }

    it('shows nothing to strangers, and nothing of one account to another', async () => {
      const [owner, other] = [await newPerson(running()), await newPerson(running())]
      const [jobId, deliveryId] = [await withJob(owner), await withDelivery(owner)]
      const own = [`/dashboard/keys/${owner.keyId}`, `/dashboard/webhooks/${deliveryId}`, `/dashboard/jobs/${jobId}`]
      const lists = ['', '/keys', '/webhooks', '/jobs', '/requests', '/credits', '/billing']
      const stranger = newVisitor(running())
      for (const path of [...lists.map((each) => `/dashboard${each}`), ...own]) {
        assert.equal(locationOf(await stranger.get(path)), `/sign-in?${new URLSearchParams({ next: path })}`)
      }
      const [mine, theirs] = [await signedIn(running(), owner), await signedIn(running(), other)]
      for (const path of own) {
        assert.equal((await mine.get(path)).status, 200, path)
        assert.equal((await theirs.get(path)).status, 404, path)
        assert.equal((await theirs.get(path.replace(/[^/]+$/, newId()))).status, 404, path)
        assert.equal((await theirs.get(path.replace(/[^/]+$/, 'x'))).status, 404, path)
      }
      for (const list of ['/dashboard/jobs', '/dashboard/webhooks', '/dashboard/keys']) {
        const { text } = await theirs.get(list)
        for (const id of [jobId, deliveryId, owner.keyId]) assert.equal(text.includes(id), false, list)
      }
    })

    it('takes forms only from its own pages, and only about what is one’s own', async () => {
      const [owner, other] = [await newPerson(running()), await newPerson(running())]
      const deliveryId = await withDelivery(owner)
      const key = `/dashboard/keys/${owner.keyId}`
      const forms = [key, `${key}/roll`, `${key}/revoke`, `${key}/webhook-secret`, `${key}/test`]
      const paths = [...forms, `/dashboard/webhooks/${deliveryId}/redeliver`]
      const mine = await signedIn(running(), owner)
      const theirs = await signedIn(running(), other)
      const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec((await theirs.get('/account')).text) ?? []
      for (const path of paths) {
        assert.equal((await mine.post(path, { name: 'New' })).status, 403, path)
        assert.equal((await mine.post(path, { name: 'New', form_token })).status, 403, path)
        assert.equal((await theirs.post(path, { name: 'New', form_token })).status, 404, path)
      }
      assert.equal(await calls(owner.apiKey), 200)
      assert.match((await mine.get(key)).text, /First key/)
    })

    it('makes a key that is shown once and works until it is rolled or revoked', async () => {
      const visitor = await signedIn(running(), await newPerson(running()))
      const made = await visitor.submit(await visitor.get('/dashboard/keys'), '/dashboard/keys', { name: 'Shop' })
      const first = apiKeyIn(made)
      assert.equal(await calls(first), 200)
      const [, keyId = ''] = /Key id<\/dt><dd><code>([^<]+)/.exec(made.text) ?? []
      const page = await visitor.get(`/dashboard/keys/${keyId}`)
      assert.equal(apiKeyIn(page), '')
      const second = apiKeyIn(await visitor.submit(page, `/dashboard/keys/${keyId}/roll`))
      assert.deepEqual([await calls(first), await calls(second)], [401, 200])
      const revoked = await visitor.follow(await visitor.submit(page, `/dashboard/keys/${keyId}/revoke`))
      assert.match(revoked.text, /is revoked/)
      assert.equal(await calls(second), 401)
      assert.equal((await visitor.submit(page, `/dashboard/keys/${keyId}/roll`)).status, 400)
    })

    it('says what is wrong with a name or a URL, and keeps what was there', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      const path = `/dashboard/keys/${person.keyId}`
      const bad = [
        { name: '', webhook_url: '' },
        { name: 'x'.repeat(61), webhook_url: '' },
        { name: 'a\nb', webhook_url: '' },
        { name: 'a', webhook_url: 'ftp://example.test' },
        { name: 'a', webhook_url: 'hook' },
        { name: 'a', webhook_url: 'https://user:secret@example.test/' },
        { name: 'a', webhook_url: 'http://example.test:25/' },
        { name: 'a', webhook_url: `https://example.test/${'x'.repeat(500)}` },
      ]
      for (const typed of bad) {
        for (const [from, action] of [
          ['/dashboard/keys', '/dashboard/keys'],
          [path, path],
        ] as const) {
          const answer = await visitor.submit(await visitor.get(from), action, typed)
          assert.equal(answer.status, 400, JSON.stringify(typed))
          assert.match(answer.text, /role="alert"/)
        }
      }
      assert.equal(rowsIn(await visitor.get('/dashboard/keys')).length, 1)
      const good = { name: '<b>Été</b> 書', webhook_url: 'https://example.test/hook?a=1&b=2' }
      const saved = await visitor.follow(await visitor.submit(await visitor.get(path), path, good))
      assert.match(saved.text, /<h1>&lt;b&gt;Été&lt;\/b&gt; 書/)
      assert.match(saved.text, /value="https:\/\/example\.test\/hook\?a=1&amp;b=2"/)
      assert.doesNotMatch((await visitor.get(`${path}?done=constructor`)).text, /native code/)
    })

    it('replaces a webhook secret, and shows both while both sign', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      const path = `/dashboard/keys/${person.keyId}`
      const page = await visitor.get(path)
      assert.deepEqual(secretsIn(page), [person.webhookSecret])
      const rolled = await visitor.follow(await visitor.submit(page, `${path}/webhook-secret`))
      const [secret] = secretsIn(rolled)
      assert.notEqual(secret, person.webhookSecret)
      assert.match(rolled.text, /The secret before it signs as well, until/)
    })

    it('shows every movement of credits once, and their sum is the balance', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      for (let count = 0; count < 9; count++) await withJob(person, 1 + (count % 3))
      // More rows than two pages hold, as a long history would have.
      await running().database.transact(async (trx) => {
        const { id } = await trx
          .selectFrom('subscriptions')
          .select('id')
          .where('account_id', '=', person.accountId)
          .executeTakeFirstOrThrow()
        for (let count = 0; count < 60; count++) {
          const row = { subscription_id: id, job_id: null, kind: 'grant', reason: `gift ${count}` } as const
          const delta = { monthly_delta: 0, overage_delta: 1, created_at: running().clock.now }
          await trx
            .insertInto('credit_ledger')
            .values({ id: newId(), ...row, ...delta })
            .execute()
        }
        await trx.updateTable('subscriptions').set({ overage_credits: 60 }).where('id', '=', id).execute()
      })
      const rows = await allRows(visitor, '/dashboard/credits')
      assert.equal(rows.length, 1 + 9 + 60)
      const sum = rows
        .flatMap((row) => row.match(/[+−]\d+/g) ?? [])
        .reduce((total, each) => total + Number(each.replace('−', '-')), 0)
      const [, left] = /<b>(\d+)<\/b> credits left/.exec((await visitor.get('/dashboard/credits')).text) ?? []
      assert.equal(sum, Number(left))
      assert.equal(sum, 500 - 18 + 60)
    })

    it('shows what was used on each day, less what came back', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      await withJob(person, 3)
      const jobId = await withJob(person, 2)
      await withJob(person, 4)
      const { database, clock } = running()
      await database.transact((trx) => settle(trx, { jobId, cost: 0, at: clock.now }))
      const { text } = await visitor.get('/dashboard/credits')
      assert.match(text, /<figcaption>7 credits in 30 days/)
      assert.equal((text.match(/<rect class="generate" x=/g) ?? []).length, 1)
      assert.match((await visitor.get('/dashboard')).text, /<b>3<\/b> jobs under way/)
    })

    it('shows who has a seat only what they have moved themselves', async () => {
      const [owner, member] = [await newPerson(running()), await newPerson(running())]
      const ownerJob = await withJob(owner)
      await running().database.transact(async (trx) => {
        const seat = { member_id: member.accountId, owner_id: owner.accountId, created_at: running().clock.now }
        await trx.insertInto('team_seats').values(seat).execute()
        await trx
          .updateTable('subscriptions')
          .set({ cancelled_at: running().clock.now })
          .where('account_id', '=', member.accountId)
          .execute()
      })
      const memberJob = await withJob(member)
      const seen = (await (await signedIn(running(), member)).get('/dashboard/credits')).text
      assert.ok(seen.includes(memberJob) && !seen.includes(ownerJob) && !seen.includes('first month'))
      const whole = (await (await signedIn(running(), owner)).get('/dashboard/credits')).text
      assert.match(whole, /of your team/)
      assert.equal(whole.includes(`/dashboard/jobs/${memberJob}`), false)
    })

    it('tells whoever has no plan how to get one, with the very command', async () => {
      const person = await newPerson(running())
      await running().database.transact(async (trx) => {
        const { id } = await trx
          .selectFrom('subscriptions')
          .select('id')
          .where('account_id', '=', person.accountId)
          .executeTakeFirstOrThrow()
        await trx.deleteFrom('credit_ledger').where('subscription_id', '=', id).execute()
        await trx.deleteFrom('subscriptions').where('id', '=', id).execute()
      })
      const visitor = await signedIn(running(), person)
      for (const path of ['/dashboard/billing', '/dashboard/credits']) {
        assert.match((await visitor.get(path)).text, new RegExp(`subscription set --account ${person.email} --plan`))
      }
      assert.equal((await visitor.get('/dashboard')).status, 200)
    })

    it('names in its billing page what billing_url promises: the exact command for more credits', async () => {
      const person = await newPerson(running())
      const { json } = await running().call('GET', '/api/v1/credits', { key: person.apiKey })
      const { pathname } = new URL(String(Object(json).billing_url))
      const { status, text } = await (await signedIn(running(), person)).get(pathname)
      assert.equal(status, 200)
      assert.ok(text.includes(`dustjacket -- credits adjust --account ${person.email} --bucket overage --by 100`))
    })

    it('lists jobs and deliveries page by page, each once, and refuses cursors of other lists', async () => {
      const person = await newPerson(running(), 'scale')
      const visitor = await signedIn(running(), person)
      const { database } = running()
      const failed: string[] = []
      for (let count = 0; count < 20; count++) failed.push(await withJob(person))
      await database.transact(async (trx) => {
        for (const jobId of failed) await settle(trx, { jobId, cost: 0, at: running().clock.now })
        await trx.updateTable('jobs').set({ status: 'failed' }).where('id', 'in', failed).execute()
      })
      for (let count = 0; count < 10; count++) await withJob(person)
      for (let count = 0; count < 30; count++) await withDelivery(person)
      assert.equal((await allRows(visitor, '/dashboard/jobs')).length, 30)
      assert.equal((await allRows(visitor, '/dashboard/jobs?status=failed')).length, 20)
      assert.equal((await allRows(visitor, '/dashboard/webhooks')).length, 30)
      const next = olderIn(await visitor.get('/dashboard/jobs')) ?? ''
      for (const path of [
        '/dashboard/webhooks',
        '/dashboard/credits',
        '/dashboard/requests',
        '/dashboard/jobs?status=failed',
      ]) {
        const foreign = next.replace(/^[^?]*\?/, path.includes('?') ? `${path}&` : `${path}?`)
        assert.equal((await visitor.get(foreign)).status, 400, foreign)
      }
    })

    it('sends a test from a key that has a URL, and says so where it has none', async () => {
      const person = await newPerson(running())
      const visitor = await signedIn(running(), person)
      const { keyId } = await createKey(running().database, {
        accountId: person.accountId,
        name: 'Hooked',
        webhookUrl: 'https://example.test/hook',
        at: running().clock.now,
      })
      const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec((await visitor.get('/account')).text) ?? []
      assert.equal((await visitor.post(`/dashboard/keys/${person.keyId}/test`, { form_token })).status, 400)
      const page = await visitor.follow(await visitor.post(`/dashboard/keys/${keyId}/test`, { form_token }))
      assert.match(page.text, /<h1>webhook\.test<\/h1>[\s\S]*waiting[\s\S]*Hooked/)
    })
  },
  acceptingOnly,
)
