// How often something may happen: a bucket that holds a minute's worth of calls and fills up steadily. Values in, values out.

export interface RatePolicy {
  /** Names what is counted, in headers and in the database. */
  readonly name: string
  readonly callsPerMinute: number
}

export const windowMs = 60_000

/** What lies so far ahead was written before a clock was set back, and says nothing. */
export const tooFarMs = 10 * windowMs

/** What one call takes out of the bucket, as the time in which it flows in again. */
export const callMs = ({ callsPerMinute }: RatePolicy): number => windowMs / callsPerMinute

/** How a bucket stands after a call. */
export interface Standing {
  readonly policy: RatePolicy
  /** Calls that could still be made at once. */
  readonly remaining: number
  /** Until the bucket is full again. */
  readonly fullInMs: number
  /** How long the call has to wait; 0 where it was let through. */
  readonly waitMs: number
}

interface Taken {
  /** When the bucket will be full, if nothing more is taken out. */
  readonly fullAt: number
  readonly standing: Standing
}

/** Takes one call out of a bucket that will be full at `fullAt`, or leaves it as it is where there is none left. */
export const take = (policy: RatePolicy, fullAt: number, at: number): Taken => {
  const emptyAt = at + windowMs
  // Never emptier than empty, whatever several processes have let through at once.
  const before = fullAt > at + tooFarMs ? at : Math.min(Math.max(fullAt, at), emptyAt)
  const waitMs = Math.max(0, before + callMs(policy) - emptyAt)
  const after = waitMs > 0 ? before : before + callMs(policy)
  const remaining = Math.floor((emptyAt - after) / callMs(policy))
  return { fullAt: after, standing: { policy, remaining, fullInMs: after - at, waitMs } }
}
