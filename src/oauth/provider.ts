// The authorization server's settings: code with PKCE for everybody, rotating refresh tokens, signed access tokens for one resource.
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { accountOf } from '../accounts/rules.ts'
import { rootOf } from '../html/page.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { recordAdapter } from './adapter.ts'
import { documentFetch, type FetchDocument } from './client-documents.ts'
import { renderOauthError } from './error-page.ts'
import type { Keys } from './keys.ts'
import { keepStrangersHere } from './leading-back.ts'
import { interactionPath, oauthPaths } from './paths.ts'
import { allScopes, isResource, resourceOf, scopes } from './resource.ts'

export interface ProviderParts {
  readonly database: Database
  readonly now: Clock
  readonly log: Log
  readonly baseUrl: () => string
  readonly fetchDocument: FetchDocument
  /** Whether the caller may make us fetch one more document. */
  readonly mayFetch: (address: string) => Promise<boolean>
}

const minute = 60
const day = 24 * 60 * minute

const lifetimes = {
  AccessToken: 60 * minute,
  IdToken: 60 * minute,
  AuthorizationCode: minute,
  Interaction: 60 * minute,
  Session: 60 * minute,
  // Counted from its last use, as every use brings a new one.
  RefreshToken: 90 * day,
  // After a year the person is asked again.
  Grant: 365 * day,
}

export const createProvider = (parts: ProviderParts, keys: Keys): Provider => {
  const { log, baseUrl } = parts
  const provider = new Provider(baseUrl(), configurationOf(parts, keys))
  // We say by which scheme we are reached, and overwrite what callers say about it.
  provider.proxy = true
  const failed = (error: Error) => log.error({ err: error }, 'the authorization server failed')
  provider.on('server_error', (_ctx, error) => failed(error))
  provider.onerror = failed
  keepStrangersHere(provider)
  return provider
}

const configurationOf = (parts: ProviderParts, keys: Keys): Configuration => {
  const { database, log, baseUrl, fetchDocument } = parts
  return {
    adapter: recordAdapter({ ...parts, alreadyUsed: () => new errors.InvalidGrant('already used') }),
    jwks: { keys: [...keys.signing] },
    routes: { ...oauthPaths },
    scopes: [...scopes],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // There is no userinfo endpoint, so what it would say is in the id token.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: lifetimes,
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    // No cookie is read where tokens are given out, so every page may ask.
    clientBasedCORS: () => true,
    cookies: cookiesOf(baseUrl(), keys.cookieSecret),
    interactions: { url: (_ctx, { uid }) => `${rootOf(baseUrl())}${interactionPath}/${uid}` },
    findAccount: async (_ctx, id) => {
      const account = await accountOf(database.read, id)
      // Nobody has proven that the address is theirs.
      const claims = async () => ({ sub: id, email: account?.email, email_verified: false })
      return account && { accountId: id, claims }
    },
    renderError: (ctx, out) => renderOauthError(ctx, out, baseUrl()),
    fetch: documentFetch(fetchDocument, (error) => log.info({ err: error }, 'could not fetch a client document')),
    formats: {
      customizers: {
        // What the token stands on, so that it falls with it.
        jwt: (_ctx, token, structured) => {
          if ('grantId' in token) structured.payload.gid = token.grantId
        },
      },
    },
    features: featuresOf(parts),
  }
}

const cookiesOf = (baseUrl: string, secret: string): Configuration['cookies'] => {
  const secure = baseUrl.startsWith('https:')
  const attributes = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true, secure } as const
  return {
    keys: [secret],
    names: { interaction: 'dustjacket-interaction', resume: 'dustjacket-resume', session: 'dustjacket-authorization' },
    long: attributes,
    short: attributes,
  }
}

const featuresOf = ({ baseUrl, mayFetch }: ProviderParts): Configuration['features'] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  revocation: {
    enabled: true,
    allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
  },
  clientIdMetadataDocument: {
    enabled: true,
    ack: 'draft-02',
    allowFetch: (ctx: KoaContextWithOIDC) => mayFetch(ctx.ip),
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resourceOf(baseUrl()),
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, indicator) => {
      if (!isResource(indicator, baseUrl())) throw new errors.InvalidTarget()
      return {
        scope: allScopes,
        audience: resourceOf(baseUrl()),
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifetimes.AccessToken,
        jwt: { sign: { alg: 'ES256' } },
      }
    },
  },
})
