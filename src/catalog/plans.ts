// The subscription plans.

export const planNames = ['starter', 'growth', 'scale'] as const

export type PlanName = (typeof planNames)[number]

export interface Plan {
  readonly name: PlanName
  readonly creditsPerMonth: number
  readonly concurrentJobs: number
  readonly pricePerMonthUsd: number
  /** Of one key; of one account where an OAuth token calls. */
  readonly requestsPerMinute: number
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  starter: { name: 'starter', creditsPerMonth: 150, concurrentJobs: 5, pricePerMonthUsd: 79, requestsPerMinute: 1200 },
  growth: { name: 'growth', creditsPerMonth: 500, concurrentJobs: 10, pricePerMonthUsd: 199, requestsPerMinute: 2400 },
  scale: { name: 'scale', creditsPerMonth: 1500, concurrentJobs: 20, pricePerMonthUsd: 399, requestsPerMinute: 6000 },
}
