// Open registration: what real clients send is understood, what is dangerous is refused, and nobody can fill the database.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sweepOauth } from '../../src/oauth/sweep.ts'
import { newPerson } from '../identity/people.ts'
import { onBothServices, onService, type TestService } from '../support/service.ts'
import { connect, newApp, opensDoor } from './an-app.ts'

const both = ['authorization_code', 'refresh_token']

/** Bodies as clients in the wild send them: modelled on what is known of them, not recorded. */
const bodies: Readonly<Record<string, object>> = {
  'an assistant on the web': {
    client_name: 'Claude',
    redirect_uris: ['https://claude.ai/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'],
    grant_types: both,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: 'openid email offline_access',
  },
  'a coding agent in the terminal': {
    client_name: 'Claude Code (dustjacket)',
    redirect_uris: ['http://localhost:54545/callback'],
    grant_types: both,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  'an editor with a scheme of its own': {
    client_name: 'An Editor',
    redirect_uris: ['com.example.editor:/oauth/callback'],
    grant_types: both,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'web',
  },
  'an editor with all its addresses in one': {
    client_name: 'An Editor',
    redirect_uris: [
      'http://localhost:8787/callback',
      'com.example.editor://oauth/callback',
      'https://editor.example.test/agents/mcp/oauth/callback',
    ],
  },
  'an editor on the web and on the desk': {
    client_name: 'Visual Studio Code',
    client_uri: 'https://code.visualstudio.com',
    grant_types: [...both, 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code'],
    redirect_uris: [
      'https://insiders.vscode.dev/redirect',
      'https://vscode.dev/redirect',
      'http://127.0.0.1/',
      'http://127.0.0.1:33418/',
    ],
    token_endpoint_auth_method: 'none',
    application_type: 'native',
  },
  'a chat with an address per app': {
    client_name: 'ChatGPT',
    redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
    grant_types: both,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  'an inspector in the browser': {
    client_name: 'MCP Inspector',
    client_uri: 'https://github.com/modelcontextprotocol/inspector',
    redirect_uris: ['http://localhost:6274/oauth/callback', 'http://localhost:6274/oauth/callback/debug'],
    grant_types: both,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: '',
  },
  'a client that keeps a secret': {
    client_name: 'A server',
    redirect_uris: ['https://server.example.test/callback'],
    grant_types: both,
    token_endpoint_auth_method: 'client_secret_post',
  },
  'a client that sends null and nothing': {
    client_name: null,
    client_uri: '',
    logo_uri: null,
    contacts: [],
    jwks_uri: '',
    scope: null,
    token_endpoint_auth_method: null,
    grant_types: null,
    response_types: [],
    redirect_uris: ['http://127.0.0.1:3000/callback'],
  },
  'a client that asks for more than there is': {
    redirect_uris: ['http://localhost/callback'],
    grant_types: ['implicit', 'authorization_code', 'client_credentials'],
    response_types: ['code', 'token'],
    scope: 'everything',
  },
  'a client that says only where it lives': { redirect_uris: ['http://[::1]:8080/callback'] },
  'a client that adds fields of its own': {
    redirect_uris: ['https://app.example.test/callback'],
    software_id: 'abc',
    software_version: '1',
    x_unknown: { nested: true },
    post_logout_redirect_uris: ['https://app.example.test/'],
    id_token_signed_response_alg: 'RS256',
  },
}

const register = (service: TestService, body: unknown, address = '203.0.113.1') =>
  service.call('POST', '/oauth2/register', {
    body,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, origin: 'https://app.example.test' },
  })

onService(
  'sqlite',
  'registration',
  (running) => {
    for (const [who, body] of Object.entries(bodies)) {
      it(`takes the body of ${who}`, async () => {
        const answer = await register(running(), body)
        assert.equal(answer.status, 201, answer.text)
        const client = Object(answer.json)
        assert.deepEqual(client.redirect_uris, Object(body).redirect_uris)
        assert.deepEqual(client.response_types, ['code'])
        assert.ok(client.grant_types.every((grant: string) => both.includes(grant)))
        assert.equal(client.registration_access_token, undefined)
        assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      })
    }

    it('refuses addresses that a code must never be sent to, and says why', async () => {
      const bad = [
        [],
        'https://app.example.test/callback',
        [''],
        ['http://app.example.test/callback'],
        ['http://10.0.0.1/callback'],
        ['http://127.0.0.1.example.test/'],
        ['https://app.example.test/callback#fragment'],
        ['https://user:password@app.example.test/callback'],
        ['javascript:alert(1)'],
        ['JavaScript:alert(1)'],
        ['data:text/html,hello'],
        ['file:///etc/passwd'],
        ['myapp://callback'],
        ['mailto:someone@example.test'],
        ['ms-settings:network'],
        ['com.:/callback'],
        ['https://app.example.test/callback', 'myapp:/callback'],
        ['/callback'],
        ['https://app.example.test/call back'],
        ['https://app.example.test\\@evil.example.test/'],
        Array.from({ length: 11 }, (_, index) => `https://app.example.test/${index}`),
        [`https://app.example.test/${'x'.repeat(2000)}`],
      ]
      for (const [index, redirect_uris] of bad.entries()) {
        const answer = await register(running(), { redirect_uris }, `203.0.113.${index + 10}`)
        assert.equal(answer.status, 400, JSON.stringify(redirect_uris))
        assert.equal(Object(answer.json).error, 'invalid_redirect_uri')
        assert.ok(Object(answer.json).error_description)
      }
    })

    it('refuses what is no JSON object', async () => {
      for (const [index, body] of ['', 'garbage', '[]', '7', 'null', '{"redirect_uris":'].entries()) {
        const answer = await register(running(), body, `198.51.100.${index}`)
        assert.equal(answer.status, 400, body)
        assert.match(Object(answer.json).error, /^invalid_/)
      }
    })

    it('slows down who registers again and again, and nobody else', async () => {
      const body = { redirect_uris: ['http://127.0.0.1/callback'] }
      const hasty = '192.0.2.77'
      const statuses: number[] = []
      for (let count = 0; count < 25; count++) statuses.push((await register(running(), body, `${hasty}`)).status)
      assert.deepEqual(new Set(statuses.slice(0, 20)), new Set([201]))
      assert.equal(statuses.at(-1), 429)
      const refused = await register(running(), body, hasty)
      assert.ok(Number(refused.headers.get('retry-after')) >= 1)
      assert.equal((await register(running(), body, '192.0.2.78')).status, 201)
    })

    it('answers the question of a browser whether it may ask', async () => {
      const answer = await running().call('OPTIONS', '/oauth2/register', {
        headers: { origin: 'https://app.example.test', 'access-control-request-method': 'POST' },
      })
      assert.equal(answer.status, 204)
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
    })
  },
  // Behind a proxy, so that every test can come from an address of its own.
  { PUBLIC_URL: 'https://covers.example.test' },
)

onBothServices('registered clients', (running) => {
  const day = 24 * 60 * 60 * 1000
  const clients = async () =>
    (
      await running()
        .database.read.selectFrom('oauth_records')
        .select('client_id')
        .where('kind', '=', 'Client')
        .execute()
    ).map(({ client_id }) => client_id)

  it('that nobody has ever let in are forgotten after a day; the others stay', async () => {
    const [used, unused] = [await newApp(running()), await newApp(running())]
    const { accessToken } = await connect(running(), used, await newPerson(running()))
    await sweepOauth(running().database, running().clock.now + day / 2)
    assert.ok((await clients()).includes(unused.client.client_id))
    await sweepOauth(running().database, running().clock.now + 2 * day)
    assert.deepEqual(await clients(), [used.client.client_id])
    assert.equal(await opensDoor(running(), accessToken), true)
    await sweepOauth(running().database, running().clock.now + 400 * day)
    assert.deepEqual(await clients(), [])
  })
})
