// Doors that stand open to everybody and behind which something is written: each address passes them at a bounded rate.
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openRequestsPerMinute } from '../catalog/limits.ts'
import { keepToRate } from '../platform/rates/keep-to-rate.ts'
import type { IdentityParts } from './sessions.ts'

const policy = { name: 'open', callsPerMinute: openRequestsPerMinute }

/** Before anything is read or written for a caller who has not said who they are. */
export const keepOpenDoor =
  ({ addressOf, rates }: Pick<IdentityParts, 'addressOf' | 'rates'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    // Addresses are not kept in the clear.
    keepToRate(rates, policy, hash('sha256', `open door ${addressOf(request)}`), reply)
