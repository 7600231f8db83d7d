// Credit arithmetic on the two buckets. Values in, values out.

export interface Credits {
  readonly monthly: number
  readonly overage: number
}

export const total = ({ monthly, overage }: Credits): number => monthly + overage

/** What `amount` takes from each bucket, monthly first; null when the balance does not cover it. */
export const draw = (balance: Credits, amount: number): Credits | null => {
  if (amount > total(balance)) return null
  const monthly = Math.min(balance.monthly, amount)
  return { monthly, overage: amount - monthly }
}

interface Refund {
  /** What the reservation took from each bucket. */
  readonly drawn: Credits
  /** What the work finally cost. */
  readonly cost: number
  /** Whether the month the credits were drawn in still runs. */
  readonly sameMonth: boolean
  readonly balance: Credits
  readonly allowance: number
}

/**
 * What goes back to each bucket. The cost counts as paid from monthly credits first, as it was drawn. When the month has
 * turned meanwhile, the new month takes the refund up to its allowance and overage takes the rest: nothing is lost.
 */
export const refund = ({ drawn, cost, sameMonth, balance, allowance }: Refund): Credits => {
  const paidMonthly = Math.min(drawn.monthly, cost)
  const back = { monthly: drawn.monthly - paidMonthly, overage: drawn.overage - (cost - paidMonthly) }
  if (sameMonth) return back
  const room = Math.max(0, allowance - balance.monthly)
  const monthly = Math.min(room, total(back))
  return { monthly, overage: total(back) - monthly }
}
