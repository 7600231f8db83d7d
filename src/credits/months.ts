// Billing months: whole calendar months from an anchor, in UTC, at the anchor's time of day.

/** The anchor plus `count` calendar months; the 31st becomes the last day of a shorter month. */
export const monthsAfter = (anchor: number, count: number): number => {
  const start = new Date(anchor)
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(start.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return moved.getTime()
}

/** The end of the month that `now` lies in: the first month end after it. */
export const periodEnd = (anchor: number, now: number): number => {
  const start = new Date(anchor)
  const current = new Date(now)
  const years = current.getUTCFullYear() - start.getUTCFullYear()
  const months = Math.max(0, years * 12 + current.getUTCMonth() - start.getUTCMonth())
  const end = monthsAfter(anchor, months)
  return end > now ? end : monthsAfter(anchor, months + 1)
}
