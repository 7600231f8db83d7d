// Stolen and repeated codes and tokens are worth nothing.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newPerson, signedIn } from '../identity/people.ts'
import { onBothServices } from '../support/service.ts'
import { authorize, connect, newApp, newRequest, opensDoor, rawToken, redirectUri } from './an-app.ts'

const codeFields = (clientId: string, code: string, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: clientId,
  code,
  code_verifier: verifier,
  redirect_uri: redirectUri,
})

onBothServices('codes and tokens', (running) => {
  it('a code that comes a second time is refused, and what the first brought stops working', async () => {
    const app = await newApp(running())
    const { code, request, accessToken, refreshToken } = await connect(running(), app, await newPerson(running()))
    assert.equal(await opensDoor(running(), accessToken), true)
    const replay = await rawToken(running(), codeFields(app.client.client_id, code, request.verifier))
    assert.deepEqual([replay.status, replay.error], [400, 'invalid_grant'])
    assert.equal(await opensDoor(running(), accessToken), false)
    const fields = { grant_type: 'refresh_token', client_id: app.client.client_id, refresh_token: refreshToken }
    assert.equal((await rawToken(running(), fields)).error, 'invalid_grant')
  })

  it('of many uses of one code at once at most one succeeds, and then nothing of it is left', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    const request = await newRequest(app)
    const code = (await authorize(visitor, request)).searchParams.get('code') ?? ''
    const fields = codeFields(app.client.client_id, code, request.verifier)
    const answers = await Promise.all(Array.from({ length: 6 }, () => rawToken(running(), fields)))
    const won = answers.filter(({ status }) => status === 200)
    assert.ok(won.length <= 1, `${won.length} succeeded`)
    for (const { body } of won) assert.equal(await opensDoor(running(), body.access_token), false)
  })

  it('a code without its verifier, or with another, is worth nothing', async () => {
    const app = await newApp(running())
    const visitor = await signedIn(running(), await newPerson(running()))
    for (const verifier of ['', 'x'.repeat(43)]) {
      const code = (await authorize(visitor, await newRequest(app))).searchParams.get('code') ?? ''
      const { status, error } = await rawToken(running(), codeFields(app.client.client_id, code, verifier))
      assert.equal(status, 400)
      assert.match(error, /^invalid_(grant|request)$/)
    }
  })

  it("a stolen code is worth nothing to another app, nor in another person's request", async () => {
    const [app, thief] = [await newApp(running()), await newApp(running())]
    const visitor = await signedIn(running(), await newPerson(running()))
    const [victim, attacker] = [await newRequest(app), await newRequest(app)]
    const code = (await authorize(visitor, victim)).searchParams.get('code') ?? ''
    assert.equal(
      (await rawToken(running(), codeFields(thief.client.client_id, code, victim.verifier))).error,
      'invalid_grant',
    )
    assert.equal(
      (await rawToken(running(), codeFields(app.client.client_id, code, attacker.verifier))).error,
      'invalid_grant',
    )
    const elsewhere = {
      ...codeFields(app.client.client_id, code, victim.verifier),
      redirect_uri: 'http://127.0.0.1:7777/other',
    }
    assert.equal((await rawToken(running(), elsewhere)).error, 'invalid_grant')
  })

  it('a refresh token is worth nothing to another app', async () => {
    const [app, thief] = [await newApp(running()), await newApp(running())]
    const { refreshToken } = await connect(running(), app, await newPerson(running()))
    const fields = { grant_type: 'refresh_token', client_id: thief.client.client_id, refresh_token: refreshToken }
    assert.equal((await rawToken(running(), fields)).error, 'invalid_grant')
  })

  it('the database holds no code or token that could be used', async () => {
    const app = await newApp(running())
    const { code, refreshToken, accessToken } = await connect(running(), app, await newPerson(running()))
    const rows = await running().database.read.selectFrom('oauth_records').selectAll().execute()
    const everything = JSON.stringify(rows)
    assert.ok(rows.length > 0)
    for (const secret of [code, refreshToken, accessToken]) assert.equal(everything.includes(secret), false)
  })
})
