// The credential of a request.
import type { FastifyRequest } from 'fastify'
import { authenticateKey } from '../accounts/rules.ts'
import { fault } from '../catalog/fault.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { Reads } from '../platform/database/database.ts'

const bearer = /^bearer +(\S+) *$/i

export const authenticate = async (reads: Reads, { headers }: FastifyRequest): Promise<Credential> => {
  const [, apiKey] = bearer.exec(headers.authorization ?? '') ?? []
  if (!apiKey)
    throw fault('unauthorized', { message: 'Send the API key in the header "Authorization: Bearer svc_sk_…".' })
  return authenticateKey(reads, apiKey)
}
