// Access tokens at the door of a resource: signature, issuer, audience and time are checked, then whether the grant and the plan
// behind the token still stand. What was revoked or cancelled stops with the very next call.
import type { CryptoKey, JWTHeaderParameters, JWTPayload } from 'jose'
import type { Credential } from '../contract/endpoint.ts'
import { payingPlan } from '../credits/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { KeyRing } from './key-ring.ts'
import { findGrant, hashId } from './records-store.ts'
import { resourceOf } from './resource.ts'

export type VerifyAccessToken = (token: string) => Promise<Credential | null>

interface VerifierParts {
  readonly database: Database
  readonly now: Clock
  readonly baseUrl: () => string
  readonly keys: KeyRing
}

/** Three parts and nothing else: most of what is no token is refused before anything is loaded. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/

export const accessTokenVerifier = (parts: VerifierParts): VerifyAccessToken => {
  const imported = new Map<string, CryptoKey>()
  return async (token) => {
    if (!tokenPattern.test(token)) return null
    const claims = await claimsOf(parts, imported, token)
    return claims && credentialOf(parts, claims)
  }
}

const claimsOf = async (
  { keys, baseUrl, now }: VerifierParts,
  imported: Map<string, CryptoKey>,
  token: string,
): Promise<JWTPayload | null> => {
  const { errors, importJWK, jwtVerify } = await import('jose')
  const keyOf = async ({ kid = '' }: JWTHeaderParameters): Promise<CryptoKey> => {
    const jwk = await keys.find(kid)
    if (!jwk) throw new errors.JWKSNoMatchingKey()
    const known = imported.get(kid)
    if (known) return known
    const { kty = '', crv = '', x = '', y = '' } = jwk
    const key = await importJWK({ kty, crv, x, y }, 'ES256')
    if (key instanceof Uint8Array) throw new errors.JWKInvalid()
    imported.set(kid, key)
    return key
  }
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer: baseUrl(),
      audience: resourceOf(baseUrl()),
      requiredClaims: ['exp', 'sub', 'gid'],
      currentDate: new Date(now()),
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const credentialOf = async ({ database, now }: VerifierParts, { sub, gid }: JWTPayload): Promise<Credential | null> => {
  if (typeof gid !== 'string' || sub === undefined) return null
  const grant = await findGrant(database.read, hashId(gid))
  if (grant?.accountId !== sub || (grant.expiresAt ?? 0) <= now()) return null
  const paying = await payingPlan(database.read, sub)
  return paying && { accountId: sub, keyId: null, plan: paying.plan }
}
