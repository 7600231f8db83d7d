// How long somebody has to wait who tries again and again: values in, values out.

export interface Limit {
  /** So many attempts cost nothing. */
  readonly free: number
  /** The wait doubles with every further attempt, up to this. */
  readonly longestMs: number
  /** After this long without an attempt everything is forgotten. */
  readonly forgetMs: number
}

export interface Tally {
  readonly strikes: number
  readonly blockedUntil: number
  readonly forgetAt: number
}

const firstWaitMs = 1000

/** How long the next attempt has to wait; 0 where it may come now. */
export const waitOf = (tally: Tally | undefined, at: number): number =>
  tally === undefined || tally.forgetAt <= at ? 0 : Math.max(0, tally.blockedUntil - at)

/** The tally after one more attempt. Attempts are counted when they begin, so that many at once gain nothing. */
export const struck = (before: Tally | undefined, limit: Limit, at: number): Tally => {
  const strikes = (before && before.forgetAt > at ? before.strikes : 0) + 1
  const beyond = strikes - limit.free
  const wait = beyond < 0 ? 0 : Math.min(limit.longestMs, firstWaitMs * 2 ** Math.min(beyond, 30))
  return { strikes, blockedUntil: at + wait, forgetAt: at + Math.max(limit.forgetMs, wait) }
}
