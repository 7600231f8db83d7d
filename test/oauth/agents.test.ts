// The official MCP clients, old and new, find their way in by themselves: challenge, discovery, registration, consent, call, refresh.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as modern from '@modelcontextprotocol/client'
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { newPerson, signedIn } from '../identity/people.ts'
import { onService } from '../support/service.ts'
import { decide, openConsent, opensDoor, redirectUri } from './an-app.ts'

const me = { name: 'test', version: '1.0.0' }

interface Tokens {
  access_token: string
  token_type: string
  refresh_token?: string | undefined
}

/** What an agent remembers of its way in. */
class Memory<Client, Given extends Tokens> {
  readonly redirectUrl = redirectUri
  readonly clientMetadata = {
    client_name: 'An agent',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  /** Where it would have opened a browser. */
  sentTo: URL | undefined
  #client: Client | undefined
  #tokens: Given | undefined
  #verifier = ''

  state = (): string => 'a state'
  clientInformation = (): Client | undefined => this.#client
  saveClientInformation = (client: Client): void => {
    this.#client = client
  }
  tokens = (): Given | undefined => this.#tokens
  saveTokens = (tokens: Given): void => {
    this.#tokens = tokens
  }
  redirectToAuthorization = (address: URL): void => {
    this.sentTo = address
  }
  saveCodeVerifier = (verifier: string): void => {
    this.#verifier = verifier
  }
  codeVerifier = (): string => this.#verifier
}

onService('sqlite', 'agents', (running) => {
  const letIn = async (sentTo: URL | undefined): Promise<URLSearchParams> => {
    assert.ok(sentTo)
    const visitor = await signedIn(running(), await newPerson(running()))
    const page = await openConsent(visitor, `${sentTo.pathname}${sentTo.search}`)
    return (await decide(visitor, page, 'allow')).searchParams
  }

  it('of today come in by themselves, and stay in when their token has expired', async () => {
    const url = new URL(`${running().baseUrl}/api/mcp/mcp`)
    const authProvider = new Memory<modern.OAuthClientInformationMixed, modern.OAuthTokens>()
    const connect = async () => {
      const transport = new modern.StreamableHTTPClientTransport(url, { authProvider })
      const client = new modern.Client(me, { versionNegotiation: { mode: 'auto' } })
      await client.connect(transport)
      return client
    }
    const first = new modern.StreamableHTTPClientTransport(url, { authProvider })
    await assert.rejects(new modern.Client(me).connect(first), modern.UnauthorizedError)
    await first.finishAuth(await letIn(authProvider.sentTo))
    const client = await connect()
    assert.equal((await client.listTools()).tools.length, 19)
    await client.close()

    const tokens = authProvider.tokens()
    assert.ok(tokens?.refresh_token)
    authProvider.saveTokens({ ...tokens, access_token: 'an.expired.token' })
    const again = await connect()
    assert.equal((await again.listTools()).tools.length, 19)
    await again.close()
    const renewed = authProvider.tokens()?.access_token ?? ''
    assert.notEqual(renewed, tokens.access_token)
    assert.equal(await opensDoor(running(), renewed), true)
  })

  it('of the years before come in by themselves too', async () => {
    const url = new URL(`${running().baseUrl}/api/mcp/mcp`)
    const authProvider = new Memory<modern.OAuthClientInformationMixed, modern.OAuthTokens>()
    const first = new OldTransport(url, { authProvider })
    await assert.rejects(new OldClient(me).connect(first), UnauthorizedError)
    await first.finishAuth((await letIn(authProvider.sentTo)).get('code') ?? '')
    const client = new OldClient(me)
    await client.connect(new OldTransport(url, { authProvider }))
    assert.equal((await client.listTools()).tools.length, 19)
    await client.close()
    assert.ok(authProvider.tokens()?.refresh_token)
  })
})
