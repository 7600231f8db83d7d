// Lanes: work that shares something (a receiver, an account) shares a lane, and a full lane holds up nobody else.

export interface Lane {
  /** Rows with the same value here share a lane. The values contain no spaces. */
  readonly column: string
  /** How many of one lane may run at once in this process. */
  readonly width: number
}

/** Where there is room for more work. */
export interface Room {
  /** So much may be claimed without overfilling any lane, even if all of it turns out to be of one. */
  readonly limit: number
  /** By column: the lanes that can take nothing now. */
  readonly full: readonly { readonly column: string; readonly values: readonly string[] }[]
}

/** The room that is left beside what runs. `running` has, for each piece of work, its lanes in the order of `lanes`. */
export const roomFor = (free: number, lanes: readonly Lane[], running: readonly (readonly string[])[]): Room => {
  let limit = free
  const full = lanes.map(({ column, width }, index) => {
    const counts = new Map<string, number>()
    for (const { [index]: lane = '' } of running) counts.set(lane, (counts.get(lane) ?? 0) + 1)
    const open = [...counts.values()].filter((count) => count < width)
    limit = Math.min(limit, width - Math.max(0, ...open))
    return { column, values: [...counts].flatMap(([lane, count]) => (count < width ? [] : [lane])) }
  })
  return { limit, full }
}
