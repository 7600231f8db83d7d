// The first start on an empty data folder, and the ones after it.
import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { openDatabase } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { callAt } from '../support/call.ts'
import { callCommand } from '../support/command.ts'
import { dialects } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { emptyHome } from '../support/homes.ts'
import { spawnService } from '../support/service-process.ts'

const keyPattern = /svc_sk_[0-9a-f]{32}/

const countAccounts = async (environment: Readonly<Record<string, string>>): Promise<number> => {
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  const accounts = await database.read.selectFrom('accounts').select('id').execute()
  await database.close()
  return accounts.length
}

/** The request that a printed curl line would make. */
const requestIn = (out: string) => {
  const [, method, url, authorization, body] =
    /curl -X (\w+) (\S+) -H 'Authorization: ([^']+)' -d '([^']+)'\n/.exec(out) ?? []
  assert.ok(method && url && authorization && body, out)
  return { method, url, headers: { authorization }, body }
}

describe('the first start on an empty folder', () => {
  it('prints a key, its webhook secret, a sign-in and a curl line that works, then that it is ready', async (test) => {
    const service = spawnService(test, await emptyHome(test, 'sqlite'))
    const url = await service.ready()
    assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/)
    const out = service.out()
    assert.match(out, keyPattern)
    assert.match(out, /webhooks {2,}whsec_[\w-]{43} /)
    assert.doesNotMatch(service.err(), /whsec_|svc_sk_/, 'secrets stay out of the logs')
    assert.match(out, /sign-in {2,}\S+@\S+ +\S{15,}\n/)
    assert.match(out, /Growth/)
    assert.ok(out.endsWith(`dustjacket ready on ${url}\n`))

    const { method, url: target, headers, body } = requestIn(out)
    assert.ok(target.startsWith(url))
    const made = await callAt(target, method, '', { headers, body })
    assert.equal(made.status, 202, made.text)
    const { poll_url: pollUrl } = Object(made.json)
    const { covers } = await eventually('the first cover', async () => {
      const { json } = await callAt(url, 'GET', pollUrl, { headers })
      return Object(json).result ?? undefined
    })
    assert.equal((await fetch(covers[0].signedUrl)).headers.get('content-type'), 'image/jpeg')
    const credits = await callAt(url, 'GET', '/api/v1/credits', { headers })
    assert.equal(Object(credits.json).tier, 'growth')
    assert.equal(await service.stop(), 0)
  })

  it('shows the key once: the second start says only that it is ready, and the key still works', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const first = spawnService(test, environment)
    await first.ready()
    // Nobody else on the machine may read the secrets.
    assert.equal(statSync(join(String(environment.DATA_DIR), 'secrets.json')).mode & 0o077, 0)
    const [key = ''] = keyPattern.exec(first.out()) ?? []
    await first.stop()

    const second = spawnService(test, environment)
    const url = await second.ready()
    assert.equal(second.out(), `dustjacket ready on ${url}\n`)
    assert.equal((await callAt(url, 'GET', '/api/v1/credits', { key })).status, 200)
    assert.equal(await second.stop(), 0)
  })

  it('makes no demo account where the operator wants none', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const service = spawnService(test, { ...environment, DEMO_ACCOUNT: 'false' })
    const url = await service.ready()
    assert.equal(service.out(), `dustjacket ready on ${url}\n`)
    assert.equal(await service.stop(), 0)
    assert.equal(await countAccounts(environment), 0)
  })

  it('makes no demo account on PostgreSQL, unless it is asked to', async (test) => {
    const environment = await emptyHome(test, 'postgres')
    const quiet = spawnService(test, environment)
    const url = await quiet.ready()
    assert.equal(quiet.out(), `dustjacket ready on ${url}\n`)
    assert.equal(await quiet.stop(), 0)
    const asked = spawnService(test, { ...environment, DEMO_ACCOUNT: 'true' })
    await asked.ready()
    assert.match(asked.out(), keyPattern)
    assert.equal(await asked.stop(), 0)
  })

  it('makes no demo account beside an account that is there', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    await callCommand(environment, 'account', 'create', '--email', 'a@example.test', '--plan', 'starter')
    const service = spawnService(test, environment)
    const url = await service.ready()
    assert.equal(service.out(), `dustjacket ready on ${url}\n`)
    await service.stop()
  })
})

for (const dialect of dialects) {
  describe(`processes that start together on one empty database [${dialect}]`, () => {
    it('make one demo account between them, and all serve it', async (test) => {
      const environment = { ...(await emptyHome(test, dialect)), DEMO_ACCOUNT: 'true' }
      const services = [1, 2].map(() => spawnService(test, environment))
      const urls = await Promise.all(services.map((service) => service.ready()))
      assert.equal(new Set(urls).size, 2)
      const keys = services.flatMap((service) => keyPattern.exec(service.out()) ?? [])
      assert.equal(keys.length, 1)
      for (const url of urls) {
        assert.equal((await callAt(url, 'GET', '/api/v1/credits', { key: String(keys[0]) })).status, 200)
      }
      assert.deepEqual(await Promise.all(services.map((service) => service.stop())), [0, 0])
      assert.equal(await countAccounts(environment), 1)
    })
  })
}
