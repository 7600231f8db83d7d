// How often a credential may call: as its plan has it, over REST and MCP together.
import type { FastifyReply } from 'fastify'
import { type PlanName, plans } from '../catalog/plans.ts'
import type { Credential } from '../contract/endpoint.ts'
import type { RatePolicy } from '../platform/rates/bucket.ts'
import { keepToRate } from '../platform/rates/keep-to-rate.ts'
import type { Rates } from '../platform/rates/rates.ts'

const policyOf = (plan: PlanName): RatePolicy => ({
  name: 'requests',
  callsPerMinute: plans[plan].requestsPerMinute,
})

export type KeepToPlan = (credential: Credential, reply: FastifyReply) => void

export const keepToPlan =
  (rates: Rates): KeepToPlan =>
  ({ plan, keyId, accountId }, reply) =>
    keepToRate(rates, policyOf(plan), keyId ?? accountId, reply)
