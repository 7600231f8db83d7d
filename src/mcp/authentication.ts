// Who comes through the agents' door: an API key, or an access token of the authorization server.
import { authenticateKey } from '../accounts/rules.ts'
import { Fault, fault } from '../catalog/fault.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Reads } from '../platform/database/database.ts'

/** The credential that a token stands for; null for a token that is not valid, or whose account has no active plan. */
export type VerifyAccessToken = (token: string) => Promise<Credential | null>

const bearer = /^bearer +(\S+) *$/i

interface Doorkeeper {
  readonly reads: Reads
  readonly verifyAccessToken: VerifyAccessToken
}

export const authenticateAgent = async (
  { reads, verifyAccessToken }: Doorkeeper,
  authorization: string | undefined,
): Promise<Credential> => {
  const token = tokenIn(authorization)
  if (token === null) throw fault('unauthorized', { message: 'Send an API key or an OAuth access token as Bearer.' })
  if (token.startsWith('svc_sk_')) return authenticateKey(reads, token).catch(refuseWithoutPlan)
  const credential = await verifyAccessToken(token)
  if (!credential) {
    throw fault('unauthorized', {
      message: 'The access token is not valid, has expired, or its account has no active plan.',
    })
  }
  return credential
}

const tokenIn = (authorization = ''): string | null => bearer.exec(authorization)?.[1] ?? null

/** Agents are told to authorise anew instead of being locked out: with another account it may work. */
const refuseWithoutPlan = (error: unknown): never => {
  if (error instanceof Fault && error.code === 'forbidden') {
    throw fault('unauthorized', { message: 'The account of this API key has no active plan.' })
  }
  throw error
}

/** Where a client without a valid credential learns how to get one. */
export const challenge = (baseUrl: string, path: string, authorization: string | undefined): string => {
  const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource${path}"`
  return tokenIn(authorization) === null ? `Bearer ${metadata}` : `Bearer error="invalid_token", ${metadata}`
}
