// Time as an argument: milliseconds since 1970.

export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** How instants look in answers: ISO 8601, UTC, with milliseconds. */
export const isoTime = (instant: number): string => new Date(instant).toISOString()
