// What attackers try with the requests of apps, and what stops them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newPerson, newVisitor, signedIn } from '../identity/people.ts'
import { locationOf, type Visitor } from '../identity/visitor.ts'
import { exchange } from '../support/raw-http.ts'
import { onService } from '../support/service.ts'
import { authorize, decide, newApp, newRequest, openConsent, rawToken, redirectUri } from './an-app.ts'

onService('sqlite', 'requests of apps', (running) => {
  it('never lead to an address that the app has not registered', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const foreign = [
      'https://evil.example.test/callback',
      'http://127.0.0.1:7777/other',
      'http://127.0.0.1:7777/callback/..%2fother',
      'http://127.0.0.1.evil.example.test/callback',
      'http://127.0.0.1:7777@evil.example.test/callback',
      'http://localhost:7777/callback',
      'https://127.0.0.1:7777/callback',
      'javascript:alert(1)',
      '//evil.example.test',
    ]
    for (const redirect_uri of foreign) {
      const { path } = await newRequest(app, { redirect_uri })
      for (const broken of [path, `${path}&scope=twice`, `${path}&response_mode=nonsense`]) {
        const answer = await visitor.get(broken)
        assert.equal(answer.status, 400, redirect_uri)
        assert.equal(answer.headers.get('location'), null)
        assert.match(answer.text, /could not be connected/)
        assert.equal(answer.text.includes(`href="${redirect_uri}`), false)
      }
    }
  })

  it('with a mistake lead nobody to an app that this person has never allowed', async () => {
    const app = await newApp(running())
    const [owner, victim] = [
      await signedIn(running(), await newPerson(running())),
      await signedIn(running(), await newPerson(running())),
    ]
    const mistakes: readonly Readonly<Record<string, string>>[] = [
      { code_challenge: '', code_challenge_method: '' },
      { response_type: 'token' },
      { resource: 'https://elsewhere.example.test' },
      { prompt: 'none' },
      { prompt: 'none', response_mode: 'form_post' },
      { prompt: 'none', response_mode: 'fragment' },
      { request: 'x' },
    ]
    const staysHere = async (visitor: Visitor, path: string) => {
      const answer = await visitor.get(path)
      assert.equal(answer.status, 400, path)
      assert.equal(answer.headers.get('location'), null, path)
      assert.match(answer.text, /could not be connected/)
      assert.equal(answer.text.includes(redirectUri), false, path)
    }
    // The attacker lets his own app in; that makes it nobody else's.
    await authorize(owner, await newRequest(app))
    for (const changed of mistakes) {
      const { path } = await newRequest(app, changed)
      for (const visitor of [newVisitor(running()), victim]) await staysHere(visitor, path)
      await staysHere(victim, path.replace('/oauth2/authorize?', '/oauth2/authorize/anything?'))
    }
    const told = await owner.get((await newRequest(app, { prompt: 'none' })).path)
    assert.equal(new URL(locationOf(told)).searchParams.get('error'), 'login_required')
  })

  it('that a person has refused go back to the app with that, whether or not it was ever allowed', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const answer = await decide(visitor, await openConsent(visitor, (await newRequest(app)).path), 'deny')
    assert.equal(`${answer.origin}${answer.pathname}`, redirectUri)
    assert.equal(answer.searchParams.get('error'), 'access_denied')
  })

  it('may come back on any port of the own computer, as native apps do', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const request = await newRequest(app, { redirect_uri: 'http://127.0.0.1:50123/callback' })
    const answer = await authorize(visitor, request)
    assert.equal(answer.origin, 'http://127.0.0.1:50123')
  })

  it('of an unknown app end on a page that says so', async () => {
    const app = await newApp(running())
    const { path } = await newRequest(app, { client_id: 'nobody' })
    const answer = await newVisitor(running()).get(path)
    assert.equal(answer.status, 400)
    assert.match(answer.text, /invalid_client/)
  })

  it('must use PKCE with S256', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const weak = [
      { code_challenge: '', code_challenge_method: '' },
      { code_challenge_method: 'plain' },
      { code_challenge_method: '' },
    ]
    await authorize(visitor, await newRequest(app))
    for (const changed of weak) {
      const answer = await visitor.get((await newRequest(app, changed)).path)
      assert.equal(new URL(locationOf(answer)).searchParams.get('error'), 'invalid_request')
    }
  })

  it('get no token in the answer, whatever they ask for', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    for (const response_type of ['token', 'id_token', 'code token', 'none']) {
      const answer = await visitor.get((await newRequest(app, { response_type })).path)
      assert.match(locationOf(answer) || answer.text, /unsupported_response_type|unauthorized_client|invalid_request/)
    }
  })

  it('are answered with the name of who answers, so that an app with several servers cannot be confused', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const request = await newRequest(app)
    const page = await openConsent(visitor, request.path)
    assert.equal((await decide(visitor, page, 'allow')).searchParams.get('iss'), running().baseUrl)
    const refused = await visitor.get((await newRequest(app, { prompt: 'none' })).path)
    const answer = new URL(locationOf(refused)).searchParams
    assert.equal(answer.get('error'), 'login_required')
    assert.equal(answer.get('iss'), running().baseUrl)
  })

  it('cannot be decided by another person, another browser, or a page elsewhere', async () => {
    const app = await newApp(running())
    const [victim, attacker] = [
      await signedIn(running(), await newPerson(running())),
      await signedIn(running(), await newPerson(running())),
    ]
    const page = await openConsent(attacker, (await newRequest(app)).path)
    const lured = await victim.get(page.url)
    assert.equal(lured.status, 400, 'the request of another browser is not shown')
    const forged = await victim.post(page.url, { decision: 'allow' })
    assert.equal(forged.status, 403, 'no form token')
    const own = await openConsent(victim, (await newRequest(app)).path)
    const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(own.text) ?? []
    assert.equal(
      (await attacker.post(page.url, { decision: 'allow', form_token: token })).status,
      403,
      "another person's token",
    )
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    assert.equal((await victim.post(own.url, { decision: 'allow', form_token: token }, crossSite)).status, 403)
    const origin = { origin: 'https://evil.example.test' }
    assert.equal((await victim.post(own.url, { decision: 'allow', form_token: token }, origin)).status, 403)
  })

  it('show who asks and where the answer goes, and cannot rewrite the page by their name', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const name = '<script>alert(1)</script>\u202eevil"&'
    const registered = await running().call('POST', '/oauth2/register', {
      body: { client_name: name, redirect_uris: ['https://app.example.test/callback'] },
    })
    const app = { ...(await newApp(running())), client: { client_id: Object(registered.json).client_id } }
    const request = await newRequest(app, { redirect_uri: 'https://app.example.test/callback' })
    const page = await openConsent(visitor, request.path)
    assert.match(page.text, /&lt;script&gt;alert\(1\)/)
    assert.equal(/<script>|\u202e/.test(page.text), false)
    assert.match(page.text, /app\.example\.test/)
    assert.match(page.text, /a name that the app has given itself/)
    assert.match(page.text, /Growth/)
  })

  it('end on pages that no other site can frame and that send no referrer', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const consent = await openConsent(visitor, (await newRequest(app)).path)
    const failure = await visitor.get((await newRequest(app, { client_id: 'nobody' })).path)
    const begun = await visitor.get((await newRequest(app)).path)
    for (const { headers } of [consent, failure, begun]) {
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('referrer-policy'), 'no-referrer')
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
    }
    const policy = consent.headers.get('content-security-policy') ?? ''
    assert.equal(/unsafe-inline|unsafe-eval/.test(policy), false)
  })

  it('cannot make the service fetch from addresses that are not public', async () => {
    const app = await newApp(running())
    const inner = [
      'https://127.0.0.1/client.json',
      'https://localhost/client.json',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/client.json',
      'https://10.0.0.1:8443/client.json',
      'https://2130706433/client.json',
    ]
    for (const client_id of inner) {
      const answer = await newVisitor(running()).get((await newRequest(app, { client_id })).path)
      assert.equal(answer.status, 400, client_id)
      assert.match(answer.text, /invalid_client/)
      assert.equal(/127\.0\.0\.1:\d|ECONNREFUSED|not public/.test(answer.text.replaceAll(running().baseUrl, '')), false)
    }
    assert.match(running().log.join(''), /not public/)
  })

  it('find the public address in every document, whatever host a caller names', async () => {
    const lie = 'evil.example.test'
    for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: ${lie}\r\nX-Forwarded-Host: ${lie}\r\nForwarded: host=${lie}\r\nConnection: close`
      const [answer] = await exchange(running().port, `${head}\r\n\r\n`)
      assert.equal(answer?.status, 200)
      assert.equal(answer?.text.includes(lie), false)
      assert.equal(Object(answer?.json).token_endpoint, `${running().baseUrl}/oauth2/token`)
    }
  })

  it('refuse bad input with 400 and never with 500', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const strange = ['%00', '\u0000', 'a'.repeat(5000), '[]', "' or 1=1 --", '💥', '../..', '__proto__']
    for (const name of [
      'client_id',
      'scope',
      'state',
      'resource',
      'prompt',
      'response_mode',
      'max_age',
      'claims',
      'request',
      'request_uri',
      'id_token_hint',
      'nonce',
    ]) {
      for (const value of strange) {
        const { status } = await visitor.get((await newRequest(app, { [name]: value })).path)
        assert.ok(status < 500, `${name}=${value.slice(0, 20)}: ${status}`)
      }
    }
    for (const value of strange) {
      for (const grant_type of ['authorization_code', 'refresh_token', value]) {
        const fields = {
          grant_type,
          client_id: app.client.client_id,
          code: value,
          refresh_token: value,
          code_verifier: value,
          redirect_uri: value,
        }
        const { status } = await rawToken(running(), fields)
        assert.ok(status >= 400 && status < 500, `${grant_type}: ${status}`)
      }
    }
  })
})
