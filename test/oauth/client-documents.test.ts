// Clients that describe themselves in a document at their own address (client-id metadata documents).
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createServer } from '../../src/http/server.ts'
import { registerIdentity } from '../../src/identity/routes.ts'
import { clientAddressBy } from '../../src/identity/rules.ts'
import { openOauth } from '../../src/oauth/open-oauth.ts'
import { registerOauth } from '../../src/oauth/routes.ts'
import { createLog } from '../../src/platform/log.ts'
import { noRates } from '../../src/platform/rates/rates.ts'
import { aPassword, newPerson } from '../identity/people.ts'
import { locationOf, Visitor } from '../identity/visitor.ts'
import { type StartedService, startTestService } from '../support/service.ts'

const clientId = 'https://agent.example.test/oauth/client.json'

const documents: Record<string, unknown> = {
  [clientId]: {
    client_id: clientId,
    client_name: 'An Agent',
    redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  'https://agent.example.test/other.json': {
    client_id: clientId,
    redirect_uris: ['https://agent.example.test/callback'],
  },
  'https://agent.example.test/secret.json': {
    client_id: 'https://agent.example.test/secret.json',
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: ['https://agent.example.test/callback'],
  },
  'https://agent.example.test/bad.json': {
    client_id: 'https://agent.example.test/bad.json',
    redirect_uris: ['javascript:alert(1)'],
  },
}

describe('client documents', () => {
  let started: StartedService | undefined
  let origin = ''
  let fetched: string[] = []
  let stop = async () => {}

  before(async () => {
    started = await startTestService('sqlite', { ROLE: 'api' })
    const { database, clock } = started.service
    const log = createLog('silent')
    const baseUrl = () => origin
    const parts = {
      database,
      now: () => clock.now,
      baseUrl,
      rates: noRates,
      addressOf: clientAddressBy({ kind: 'none' }),
    }
    const app = createServer({ log, baseUrl })
    const fetchDocument = async (address: string) => {
      fetched.push(address)
      const document = documents[address]
      return { status: document ? 200 : 404, body: JSON.stringify(document ?? null) }
    }
    const { server } = openOauth({ ...parts, log, fetchDocument })
    registerIdentity(app, { ...parts, signUp: false })
    registerOauth(app, { ...parts, server })
    origin = await app.listen({ host: '127.0.0.1', port: 0 })
    stop = async () => void (await app.close())
  })
  after(async () => {
    await stop()
    await started?.stop()
  })

  const pathFor = (id: string, redirect: string): string =>
    `/oauth2/authorize?${new URLSearchParams({
      client_id: id,
      redirect_uri: redirect,
      response_type: 'code',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      state: 'state',
    })}`

  it('let an app in without registration, on any port of the own computer, and name the site that vouches for it', async () => {
    assert.ok(started)
    const person = await newPerson(started.service)
    const visitor = new Visitor(origin)
    const signIn = await visitor.follow(await visitor.get(pathFor(clientId, 'http://127.0.0.1:40123/callback')))
    const page = await visitor.follow(
      await visitor.submit(signIn, '/sign-in', { email: person.email, password: aPassword }),
    )
    assert.match(page.text, /vouched for by <strong>agent\.example\.test<\/strong>/)
    assert.match(page.text, /this computer \(127\.0\.0\.1:40123\)/)
    const decided = await visitor.submit(page, page.url, { decision: 'allow' })
    const resumed = await visitor.get(new URL(locationOf(decided)).pathname)
    assert.ok(new URL(locationOf(resumed)).searchParams.get('code'))
  })

  it('that lie about their address, keep a shared secret, or name a dangerous redirect are refused', async () => {
    for (const name of ['other', 'secret', 'bad', 'missing']) {
      const id = `https://agent.example.test/${name}.json`
      const answer = await new Visitor(origin).get(pathFor(id, 'https://agent.example.test/callback'))
      assert.equal(answer.status, 400, name)
      assert.equal(answer.headers.get('location'), null)
    }
  })

  it('are fetched over https only', async () => {
    fetched = []
    for (const id of ['http://agent.example.test/client.json', 'ftp://agent.example.test/x', 'file:///etc/passwd']) {
      assert.equal((await new Visitor(origin).get(pathFor(id, 'https://agent.example.test/callback'))).status, 400)
    }
    assert.deepEqual(fetched, [])
  })

  it('are not fetched without end for one caller', async () => {
    fetched = []
    for (let count = 0; count < 40; count++) {
      await new Visitor(origin).get(
        pathFor(`https://many-${count}.example.test/c.json`, 'https://agent.example.test/callback'),
      )
    }
    assert.ok(fetched.length <= 25, `${fetched.length} fetches`)
  })
})
