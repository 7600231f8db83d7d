// A standard OAuth client finds us, registers, is let in by a person, goes on, and is stopped.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as oauth from 'oauth4webapi'
import { newPerson, newVisitor, signedIn, trySignIn } from '../identity/people.ts'
import { onBothServices } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import {
  authorize,
  connect,
  decide,
  discover,
  exchange,
  insecure,
  newApp,
  newRequest,
  openConsent,
  opensDoor,
  rawToken,
  refresh,
} from './an-app.ts'

onBothServices('OAuth', (running) => {
  it('is found from the address of the resource alone, and says what it offers', async () => {
    const { baseUrl } = running()
    const { as, resource } = await discover(running())
    assert.equal(resource, `${baseUrl}/api/mcp/mcp`)
    assert.equal(as.issuer, baseUrl)
    assert.deepEqual(as.code_challenge_methods_supported, ['S256'])
    assert.deepEqual(as.grant_types_supported, ['authorization_code', 'refresh_token'])
    assert.equal(as.authorization_response_iss_parameter_supported, true)
    assert.equal(as.client_id_metadata_document_supported, true)
    for (const absent of [
      'pushed_authorization_request_endpoint',
      'dpop_signing_alg_values_supported',
      'userinfo_endpoint',
      'end_session_endpoint',
      'introspection_endpoint',
    ]) {
      assert.equal(as[absent], undefined, absent)
    }
    const openid = await running().call('GET', '/.well-known/openid-configuration', {
      headers: { origin: 'https://app.example.test' },
    })
    assert.equal(Object(openid.json).issuer, baseUrl)
    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/api/mcp/mcp']) {
      const document = await running().call('GET', path)
      assert.equal(document.headers.get('access-control-allow-origin'), '*')
      assert.deepEqual(Object(document.json).authorization_servers, [baseUrl])
    }
  })

  it('lets an app in, once the person who has signed in allows it, and the app may act for that person', async () => {
    const person = await newPerson(running())
    const app = await newApp(running())
    const request = await newRequest(app)
    const tokens = await exchange(app, request, await authorize(await signedIn(running(), person), request))
    assert.equal(tokens.token_type, 'bearer')
    assert.equal(tokens.expires_in, 3600)
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    assert.equal(claims?.sub, person.accountId)
    assert.equal(claims?.email, person.email)
    assert.equal(claims?.email_verified, false)
    assert.equal(await opensDoor(running(), tokens.access_token), true)
  })

  it('asks for the password first where nobody has signed in, and then goes on', async () => {
    const person = await newPerson(running())
    const visitor = newVisitor(running())
    const request = await newRequest(await newApp(running()))
    const page = await openConsent(visitor, request.path)
    assert.match(page.url, /^\/sign-in\?next=%2Foauth2%2Finteraction%2F/)
    const entered = await visitor.submit(page, '/sign-in', { email: person.email, password: person.password })
    const consent = await visitor.follow(entered)
    const answer = await decide(visitor, consent, 'allow')
    assert.ok(answer.searchParams.get('code'))
  })

  it('tells the app that the person has refused, and gives it nothing', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const app = await newApp(running())
    const request = await newRequest(app)
    const answer = await decide(visitor, await openConsent(visitor, request.path), 'deny')
    assert.equal(answer.searchParams.get('error'), 'access_denied')
    assert.equal(answer.searchParams.get('state'), request.state)
    assert.equal(answer.searchParams.get('iss'), running().baseUrl)
    assert.equal(answer.searchParams.has('code'), false)
  })

  it('gives the usual scope and resource to an app that names none, and a refresh token with it', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const app = await newApp(running())
    for (const scope of ['', 'mcp:tools claudeai profile', 'openid email']) {
      const request = await newRequest(app, { scope, resource: '', nonce: '' })
      const answer = oauth.validateAuthResponse(app.as, app.client, await authorize(visitor, request), request.state)
      const response = await oauth.authorizationCodeGrantRequest(
        app.as,
        app.client,
        oauth.None(),
        answer,
        'http://127.0.0.1:7777/callback',
        request.verifier,
        insecure,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(app.as, app.client, response)
      assert.ok(tokens.refresh_token)
      assert.equal(await opensDoor(running(), tokens.access_token), true)
    }
  })

  it('takes the resource with a slash at its end for the same', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const app = await newApp(running())
    const request = await newRequest(app, { resource: `${app.resource}/` })
    const tokens = await exchange(app, request, await authorize(visitor, request))
    assert.equal(await opensDoor(running(), tokens.access_token), true)
    assert.equal(await opensDoor(running(), (await refresh(app, tokens.refresh_token ?? '')).access_token), true)
  })

  it('refuses any other resource', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const request = await newRequest(await newApp(running()), { resource: 'https://other.example.test/mcp' })
    const { status, text } = await visitor.get(request.path)
    assert.equal(status, 400)
    assert.match(text, /invalid_target/)
  })

  it('shows a page where the name of the app cannot be one', async () => {
    const visitor = await signedIn(running(), await newPerson(running()))
    const app = await newApp(running())
    for (const client_id of ['\u0000', `${app.client.client_id}\u0000`, '\ud800', 'x'.repeat(5000)]) {
      const { status, text } = await visitor.get((await newRequest(app, { client_id })).path)
      assert.equal(status, 400)
      assert.match(text, /could not be connected/)
    }
  })

  it('gives a new refresh token with every use of one', async () => {
    const app = await newApp(running())
    const { refreshToken } = await connect(running(), app, await newPerson(running()))
    const first = await refresh(app, refreshToken)
    assert.notEqual(first.refresh_token, refreshToken)
    const second = await refresh(app, first.refresh_token ?? '')
    assert.equal(await opensDoor(running(), second.access_token), true)
  })

  it('ends the whole grant when a refresh token comes a second time', async () => {
    const app = await newApp(running())
    const { refreshToken, accessToken } = await connect(running(), app, await newPerson(running()))
    const next = await refresh(app, refreshToken)
    const fields = { grant_type: 'refresh_token', client_id: app.client.client_id }
    assert.equal((await rawToken(running(), { ...fields, refresh_token: refreshToken })).error, 'invalid_grant')
    assert.equal(
      (await rawToken(running(), { ...fields, refresh_token: next.refresh_token ?? '' })).error,
      'invalid_grant',
    )
    assert.equal(await opensDoor(running(), accessToken), false)
    assert.equal(await opensDoor(running(), next.access_token), false)
  })

  it('lets only one of many uses of a refresh token at once succeed, and then none', async () => {
    const app = await newApp(running())
    const { refreshToken } = await connect(running(), app, await newPerson(running()))
    const fields = { grant_type: 'refresh_token', client_id: app.client.client_id, refresh_token: refreshToken }
    const answers = await Promise.all(Array.from({ length: 6 }, () => rawToken(running(), fields)))
    const won = answers.filter(({ status }) => status === 200)
    assert.ok(won.length <= 1, `${won.length} succeeded`)
    for (const { body } of won) assert.equal(await opensDoor(running(), body.access_token), false)
  })

  it('stops access at once when the app gives its refresh token back', async () => {
    const app = await newApp(running())
    const { refreshToken, accessToken } = await connect(running(), app, await newPerson(running()))
    assert.equal(await opensDoor(running(), accessToken), true)
    const response = await oauth.revocationRequest(app.as, app.client, oauth.None(), refreshToken, insecure)
    await oauth.processRevocationResponse(response)
    assert.equal(await opensDoor(running(), accessToken), false)
    await assert.rejects(refresh(app, refreshToken), /invalid_grant|error/)
  })

  it('does not let one app revoke what belongs to another', async () => {
    const [app, other] = [await newApp(running()), await newApp(running())]
    const { refreshToken, accessToken } = await connect(running(), app, await newPerson(running()))
    await oauth.revocationRequest(other.as, other.client, oauth.None(), refreshToken, insecure)
    assert.equal(await opensDoor(running(), accessToken), true)
  })

  it('stops access at once when the plan is cancelled, and gives it back when it is resumed', async () => {
    const person = await newPerson(running())
    const { accessToken } = await connect(running(), await newApp(running()), person)
    await setSubscription(running().database, person.accountId, false)
    assert.equal(await opensDoor(running(), accessToken), false)
    await setSubscription(running().database, person.accountId, true)
    assert.equal(await opensDoor(running(), accessToken), true)
  })

  it('stops access at once when the person ends it on the page of their apps, and only theirs', async () => {
    const [person, other] = [await newPerson(running()), await newPerson(running())]
    const app = await newApp(running())
    const { accessToken, refreshToken } = await connect(running(), app, person)
    const [visitor, stranger] = [await signedIn(running(), person), await signedIn(running(), other)]
    const page = await visitor.get('/account/apps')
    assert.match(page.text, /A Test App/)
    const empty = await stranger.get('/account/apps')
    assert.equal(empty.text.includes('A Test App'), false)
    const [, handle = ''] = /name="app" value="([^"]+)"/.exec(page.text) ?? []
    const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec((await stranger.get('/account')).text) ?? []
    assert.equal((await stranger.post('/account/apps', { form_token, app: handle })).status, 303)
    assert.equal(await opensDoor(running(), accessToken), true)
    await visitor.submit(page, '/account/apps')
    assert.equal(await opensDoor(running(), accessToken), false)
    await assert.rejects(refresh(app, refreshToken))
  })

  it('demands the password anew where the app wants that', async () => {
    const person = await newPerson(running())
    running().clock.now = Date.now() - 5_000
    const visitor = await signedIn(running(), person)
    const request = await newRequest(await newApp(running()), { prompt: 'login' })
    const page = await openConsent(visitor, request.path)
    assert.match(page.url, /^\/sign-in/)
    running().clock.now = Date.now() + 2_000
    const next = new URL(page.url, running().baseUrl).searchParams.get('next') ?? ''
    const consent = await visitor.follow(await trySignIn(visitor, person, next))
    assert.ok((await decide(visitor, consent, 'allow')).searchParams.get('code'))
  })

  it('leaves no password, code, token or session in the log', async () => {
    const person = await newPerson(running())
    const app = await newApp(running())
    const { accessToken, refreshToken, code, request } = await connect(running(), app, person)
    const visitor = await signedIn(running(), person)
    const next = await refresh(app, refreshToken)
    await rawToken(running(), {
      grant_type: 'authorization_code',
      client_id: app.client.client_id,
      code,
      code_verifier: 'wrong'.repeat(10),
      redirect_uri: 'http://127.0.0.1:7777/callback',
    })
    await opensDoor(running(), accessToken)
    const secrets = [
      person.password,
      accessToken,
      refreshToken,
      next.access_token,
      next.refresh_token,
      code,
      request.verifier,
      ...[...visitor.cookies.values()].map(({ value }) => value),
    ]
    const log = running().log.join('')
    for (const secret of secrets) assert.equal(log.includes(secret ?? 'missing'), false, `the log holds ${secret}`)
  })
})
