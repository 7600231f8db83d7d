// What hangs together in a map of shares: from where it begins, as far as it runs on without a break.

/** Share from which a cell lets it pass. */
const passes = 0.5

/** The shares that are reached from the cells where it begins, with the soft edge around them; the rest is 0. */
export const runningOn = (
  shares: Float32Array,
  columns: number,
  isBeginning: (at: number) => boolean,
): Float32Array => {
  const reached = new Uint8Array(shares.length)
  const queue = new Uint32Array(shares.length)
  let [head, tail] = [0, 0]
  const reach = (at: number): void => {
    if (at < 0 || at >= shares.length || reached[at] === 1 || (shares[at] ?? 0) < passes) return
    reached[at] = 1
    queue[tail++] = at
  }
  for (let at = 0; at < shares.length; at++) if (isBeginning(at)) reach(at)
  while (head < tail) {
    const at = queue[head++] ?? 0
    const column = at % columns
    if (column > 0) reach(at - 1)
    if (column < columns - 1) reach(at + 1)
    reach(at - columns)
    reach(at + columns)
  }
  const isNear = (at: number): boolean =>
    [0, -1, 1, -columns, columns, -2, 2, -columns * 2, columns * 2].some((by) => reached[at + by] === 1)
  return shares.map((share, at) => (share > 0 && isNear(at) ? share : 0))
}
