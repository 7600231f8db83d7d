// Puts the authorization server together: its keys, its provider, and the check of its tokens.
import { admit, type IdentityParts } from '../identity/rules.ts'
import type { Log } from '../platform/log.ts'
import { accessTokenVerifier, type VerifyAccessToken } from './access-token.ts'
import { type AuthorizationServer, createAuthorizationServer } from './authorization-server.ts'
import { type FetchDocument, fetchDocument } from './client-documents.ts'
import { createKeyRing } from './key-ring.ts'

interface OauthParts extends IdentityParts {
  readonly log: Log
  readonly fetchDocument?: FetchDocument
}

export interface Oauth {
  readonly server: AuthorizationServer
  /** The account and plan behind an access token; null where the token is not, or no longer, good. */
  readonly verifyAccessToken: VerifyAccessToken
}

const fetchLimit = { free: 20, longestMs: 10 * 60_000, forgetMs: 60 * 60_000 }

export const openOauth = ({ fetchDocument: get = fetchDocument, ...parts }: OauthParts): Oauth => {
  const { database, now } = parts
  const keys = createKeyRing(database, now)
  const mayFetch = async (address: string): Promise<boolean> =>
    (await admit(database, [{ name: `client documents from ${address}`, limit: fetchLimit }], now())) === 0
  const server = createAuthorizationServer({ ...parts, fetchDocument: get, mayFetch }, keys)
  return { server, verifyAccessToken: accessTokenVerifier({ ...parts, keys }) }
}
