// Time as an argument: milliseconds since 1970.

export type Clock = () => number

export const systemClock: Clock = () => Date.now()

const dayMs = 86_400_000
const knownDays = 1000
const days = new Map<number, string>()

/** `2026-11-15T`, remembered: writing a date out costs more than all the rest of a list's row. */
const dayOf = (day: number): string => {
  const known = days.get(day)
  if (known) return known
  if (days.size >= knownDays) days.clear()
  const written = new Date(day * dayMs).toISOString().slice(0, 11)
  days.set(day, written)
  return written
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0')

/** How instants look in answers: ISO 8601, UTC, with milliseconds. */
export const isoTime = (instant: number): string => {
  const day = Math.floor(instant / dayMs)
  const ms = instant - day * dayMs
  const hours = digits(Math.floor(ms / 3_600_000), 2)
  const minutes = digits(Math.floor(ms / 60_000) % 60, 2)
  const seconds = digits(Math.floor(ms / 1000) % 60, 2)
  return `${dayOf(day)}${hours}:${minutes}:${seconds}.${digits(ms % 1000, 3)}Z`
}
