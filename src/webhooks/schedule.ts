// When a delivery is tried: eight times over about 28 hours.
import type { WebhookEvent } from '../platform/database/tables/webhooks.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long to wait after the first, second … failed attempt. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour] as const

export const maxAttempts = pauses.length + 1

/** Receivers that failed together must not all be called again at the same moment. */
const jitter = 0.1

/** The pause after this attempt (from 1), or null when it was the last. `random` is between 0 and 1. */
export const pauseAfter = (attempt: number, random: number): number | null => {
  const pause = pauses[attempt - 1]
  return pause === undefined ? null : pause * (1 - jitter + 2 * jitter * random)
}

/** A test is for someone who watches: trying it again tomorrow would only puzzle him. */
export const isTriedAgain = (event: WebhookEvent): boolean => event !== 'webhook.test'
