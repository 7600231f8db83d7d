// What a caller can learn of the account and the service: credits, capabilities, health.
import { z } from 'zod'
import { planNames } from '../catalog/plans.ts'
import { operation } from './operation.ts'
import { noQuery } from './pages.ts'
import { count, sentence, shortName, uri } from './values.ts'

const readOperation = {
  method: 'GET',
  idempotent: false,
  query: noQuery,
  body: null,
  failure: 'internal_error',
} as const

export const creditSummary = z.object({
  tier: z.enum(planNames),
  credits_remaining: count.meta({ description: 'Unused credits of this month.' }),
  credits_monthly: count.meta({ description: 'What the plan gives each month.' }),
  overage_credits: count,
  total_available: count.meta({ description: 'credits_remaining + overage_credits.' }),
  concurrent_limit: count,
  is_active: z.boolean(),
  billing_url: uri,
})

export type CreditSummary = z.infer<typeof creditSummary>

export const getCredits = operation({
  ...readOperation,
  id: 'getCredits',
  path: '/api/v1/credits',
  tag: 'Account',
  summary: 'Read the credit balance',
  description: 'Free.',
  authenticated: true,
  answers: { 200: { description: 'The balance as of now.', schema: creditSummary } },
  faults: ['subscription_not_found'],
})

const operationCost = z.object({ credits_per_image: count, description: sentence })

export const capabilitiesReport = z.object({
  api_version: shortName,
  generation_engine: shortName,
  genres: z.array(
    z.object({
      genre: shortName,
      slug: shortName,
      supported: z.boolean(),
      subgenre_auto_detected: z.boolean(),
      subgenres: z.array(z.object({ value: shortName, label: shortName, supported: z.boolean() })),
    }),
  ),
  operations: z.record(shortName, operationCost).meta({ description: 'By operation name.' }),
  limits: z.object({ max_covers_per_generate: count }),
  coverage_note: sentence,
})

export type CapabilitiesReport = z.infer<typeof capabilitiesReport>

export const getCapabilities = operation({
  ...readOperation,
  id: 'getCapabilities',
  path: '/api/v1/capabilities',
  tag: 'Account',
  summary: 'Read what the service can do',
  description: 'Genres, operations, costs and limits. The same for every account until the service is upgraded. Free.',
  authenticated: true,
  answers: { 200: { description: 'The report.', schema: capabilitiesReport } },
  faults: [],
})

const healthReport = z.object({ status: z.literal('ok'), service: shortName, version: shortName })

export const getHealth = operation({
  ...readOperation,
  id: 'getHealth',
  path: '/api/v1/health',
  tag: 'Service',
  summary: 'Ask whether the API serves requests',
  description: 'Needs no credential and asks nothing of the database or the storage. Never cached.',
  authenticated: false,
  answers: { 200: { description: 'It does.', schema: healthReport } },
  faults: [],
})
