// What a token must be to open the door: ours, for us, in time, and still standing on a grant.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { openKeys, renewKeys } from '../../src/oauth/keys.ts'
import { newPerson } from '../identity/people.ts'
import { onBothServices, startBeside } from '../support/service.ts'
import { connect, newApp, opensDoor, refresh } from './an-app.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

onBothServices(
  'access tokens',
  (running) => {
    const publishedKids = async (): Promise<string[]> => {
      const { json } = await running().call('GET', '/oauth2/jwks')
      return Object(json).keys.map(({ kid }: { kid: string }) => kid)
    }

    it('say who they are for and are signed by a published key, of which nothing secret is published', async () => {
      const person = await newPerson(running())
      const { accessToken } = await connect(running(), await newApp(running()), person)
      const { typ, alg, kid } = decodeProtectedHeader(accessToken)
      assert.deepEqual([typ, alg], ['at+jwt', 'ES256'])
      assert.ok((await publishedKids()).includes(kid ?? ''))
      const { aud, iss, sub, exp = 0, iat = 0 } = decodeJwt(accessToken)
      const { baseUrl } = running()
      assert.deepEqual([aud, iss, sub, exp - iat], [`${baseUrl}/api/mcp/mcp`, baseUrl, person.accountId, 3600])
      const { text } = await running().call('GET', '/oauth2/jwks')
      assert.equal(/"d":/.test(text), false)
    })

    it('are refused when anything about them is not right', async () => {
      const { accessToken } = await connect(running(), await newApp(running()), await newPerson(running()))
      const [key] = (await openKeys(running().database, running().clock.now)).signing
      assert.ok(key)
      const ours = await importJWK({ kty: 'EC', crv: 'P-256', x: key.x ?? '', y: key.y ?? '', d: key.d ?? '' }, 'ES256')
      const claims = decodeJwt(accessToken)
      const head = { alg: 'ES256', typ: 'at+jwt', kid: key.kid }
      const sign = (changed: JWTPayload, header = head) =>
        new SignJWT({ ...claims, ...changed }).setProtectedHeader(header).sign(ours)
      assert.equal(await opensDoor(running(), await sign({})), true, 'the same claims, signed by us')
      const now = Math.floor(running().clock.now / 1000)
      const wrong: readonly JWTPayload[] = [
        { aud: 'https://other.example.test/mcp' },
        { aud: running().baseUrl },
        { iss: 'https://other.example.test' },
        { exp: now - 1 },
        { nbf: now + 600 },
        { gid: 'no-such-grant' },
        { gid: undefined },
        { sub: (await newPerson(running())).accountId },
      ]
      for (const changed of wrong)
        assert.equal(await opensDoor(running(), await sign(changed)), false, JSON.stringify(changed))
      assert.equal(
        await opensDoor(running(), await sign({}, { ...head, typ: 'JWT' })),
        false,
        'an id token is no access token',
      )
      assert.equal(await opensDoor(running(), await sign({}, { ...head, kid: 'unknown' })), false)
      const stranger = await generateKeyPair('ES256', { extractable: true })
      const forged = await new SignJWT(claims)
        .setProtectedHeader({ ...head, jwk: await exportJWK(stranger.publicKey) })
        .sign(stranger.privateKey)
      assert.equal(await opensDoor(running(), forged), false)
      const [, body, signature] = accessToken.split('.')
      const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`
      for (const token of [none, `${none}${signature}`, `.${body}.`, 'a.b.c', `${accessToken}x`]) {
        assert.equal(await opensDoor(running(), token), false, token.slice(0, 40))
      }
    })

    it('open nothing but the door of the agents', async () => {
      const { accessToken } = await connect(running(), await newApp(running()), await newPerson(running()))
      assert.equal((await running().call('GET', '/api/v1/credits', { key: accessToken })).status, 401)
    })

    it('are over after an hour', async () => {
      const { accessToken } = await connect(running(), await newApp(running()), await newPerson(running()))
      const before = running().clock.now
      running().clock.now = Date.now() + hour - 60_000
      assert.equal(await opensDoor(running(), accessToken), true)
      running().clock.now = Date.now() + hour + 1000
      assert.equal(await opensDoor(running(), accessToken), false)
      running().clock.now = before
    })

    it('are good in every process on the same data, and so is their end', async () => {
      const beside = await startBeside(running())
      try {
        const app = await newApp(running())
        const { accessToken, refreshToken } = await connect(running(), app, await newPerson(running()))
        // The other process has another port, and with it another name: what it must share is the grant and the keys.
        const other = { ...running(), call: beside.service.call }
        assert.deepEqual(
          (await other.call('GET', '/oauth2/jwks')).json,
          (await running().call('GET', '/oauth2/jwks')).json,
        )
        await running().call('POST', '/oauth2/revoke', {
          body: new URLSearchParams({ token: refreshToken, client_id: app.client.client_id }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
        assert.equal(await opensDoor(running(), accessToken), false)
      } finally {
        await beside.stop()
      }
    })

    it('are signed by a new key every month, which is published before it signs; old ones stay until nothing needs them', async () => {
      const { database, clock } = running()
      const app = await newApp(running())
      const { accessToken, refreshToken } = await connect(running(), app, await newPerson(running()))
      const before = clock.now
      const [first] = await publishedKids()
      assert.equal(await renewKeys(database, clock.now), 0, 'a young key is not replaced')
      try {
        clock.now = before + 31 * day
        assert.equal(await renewKeys(database, clock.now), 1)
        assert.equal(await renewKeys(database, clock.now), 0, 'once is enough')
        const [signing, next] = await publishedKids()
        assert.equal(signing, first, 'the new one is only published')
        clock.now += hour
        assert.deepEqual(await publishedKids(), [next, first], 'now it signs')
        const renewed = await refresh(app, refreshToken)
        assert.equal(decodeProtectedHeader(renewed.access_token).kid, next)
        assert.equal(decodeProtectedHeader(accessToken).kid, first)
        clock.now += 3 * day
        await renewKeys(database, clock.now)
        clock.now += hour
        assert.deepEqual(await publishedKids(), [next])
      } finally {
        clock.now = before
      }
    })
  },
  { ROLE: 'api' },
)
