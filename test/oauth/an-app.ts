// An app that wants to act for a person: a standard OAuth client, written with oauth4webapi, which checks what we answer.
import assert from 'node:assert/strict'
import * as oauth from 'oauth4webapi'
import { type Person, signedIn } from '../identity/people.ts'
import { locationOf, type Visit, type Visitor } from '../identity/visitor.ts'
import type { TestService } from '../support/service.ts'

/** The service speaks plain HTTP on loopback here. */
export const insecure = { [oauth.allowInsecureRequests]: true } as const

export const redirectUri = 'http://127.0.0.1:7777/callback'

export interface App {
  readonly as: oauth.AuthorizationServer
  readonly client: oauth.Client
  readonly resource: string
}

export const discover = async ({
  baseUrl,
}: TestService): Promise<{ as: oauth.AuthorizationServer; resource: string }> => {
  const resourceUrl = new URL(`${baseUrl}/api/mcp/mcp`)
  const found = await oauth.resourceDiscoveryRequest(resourceUrl, insecure)
  const { resource, authorization_servers: servers = [] } = await oauth.processResourceDiscoveryResponse(
    resourceUrl,
    found,
  )
  const issuer = new URL(servers[0] ?? '')
  const metadata = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  return { as: await oauth.processDiscoveryResponse(issuer, metadata), resource }
}

/** Finds the service and registers itself. More often than one address may, so what was counted is forgotten first. */
export const newApp = async (service: TestService): Promise<App> => {
  const { as, resource } = await discover(service)
  await service.database.transact((trx) => trx.deleteFrom('throttles').execute())
  const answer = await oauth.dynamicClientRegistrationRequest(
    as,
    { client_name: 'A Test App', redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
    insecure,
  )
  return { as, resource, client: await oauth.processDynamicClientRegistrationResponse(answer) }
}

export interface Request {
  readonly verifier: string
  readonly state: string
  readonly nonce: string
  /** The path and query that the person is sent to. */
  readonly path: string
}

export const newRequest = async (
  { as, client, resource }: App,
  changed: Readonly<Record<string, string>> = {},
): Promise<Request> => {
  const verifier = oauth.generateRandomCodeVerifier()
  const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()]
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email offline_access',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    resource,
    ...changed,
  })
  for (const [name, value] of [...query]) if (value === '') query.delete(name)
  const { pathname } = new URL(as.authorization_endpoint ?? '')
  return { verifier, state, nonce, path: `${pathname}?${query}` }
}

/** Goes where the app sends the person, as far as the page on which they decide. */
export const openConsent = async (visitor: Visitor, path: string): Promise<Visit> => {
  const begun = await visitor.get(path)
  assert.equal(begun.status, 303, begun.text)
  return visitor.follow(begun)
}

/** Decides, and goes on to where the app is waiting. */
export const decide = async (visitor: Visitor, page: Visit, decision: 'allow' | 'deny'): Promise<URL> => {
  const decided = await visitor.submit(page, page.url, { decision })
  assert.equal(decided.status, 303, decided.text)
  const resumed = await visitor.get(new URL(locationOf(decided)).pathname)
  assert.equal(resumed.status, 303, resumed.text)
  return new URL(locationOf(resumed))
}

export const authorize = async (visitor: Visitor, request: Request): Promise<URL> =>
  decide(visitor, await openConsent(visitor, request.path), 'allow')

/** Exchanges the code, with every check of the library. */
export const exchange = async ({ as, client }: App, { verifier, state, nonce }: Request, answer: URL) => {
  const callback = oauth.validateAuthResponse(as, client, answer, state)
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    callback,
    redirectUri,
    verifier,
    insecure,
  )
  return oauth.processAuthorizationCodeResponse(as, client, response, { expectedNonce: nonce })
}

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly code: string
  readonly request: Request
}

/** The whole way, from the app's request to its tokens. */
export const connect = async (service: TestService, app: App, person: Person): Promise<Tokens> => {
  const visitor = await signedIn(service, person)
  const request = await newRequest(app)
  const answer = await authorize(visitor, request)
  const tokens = await exchange(app, request, answer)
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? '',
    code: answer.searchParams.get('code') ?? '',
    request,
  }
}

export const refresh = async ({ as, client }: App, refreshToken: string) => {
  const response = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), refreshToken, insecure)
  return oauth.processRefreshTokenResponse(as, client, response)
}

/** A request to the token endpoint as anybody could send it. */
export const rawToken = async (service: TestService, fields: Readonly<Record<string, string>>) => {
  const answer = await service.call('POST', '/oauth2/token', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { status: answer.status, error: Object(answer.json).error, body: Object(answer.json) }
}

/** Whether the door of the agents opens to a token. */
export const opensDoor = async (service: TestService, accessToken: string): Promise<boolean> => {
  const { status } = await service.call('POST', '/api/mcp/mcp', {
    key: accessToken,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  })
  assert.ok(status === 200 || status === 401, `status ${status}`)
  return status === 200
}
