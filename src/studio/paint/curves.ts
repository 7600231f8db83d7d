// The small arithmetic of painting.

export const tau = Math.PI * 2

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below `from`, 1 above `to`, an S-curve between. */
export const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The share of an even rise over which it begins, and over which it ends. */
const bend = 0.25

/** From 0 to 1 as evenly as can be, with soft ends: over the same length its steepest place is less steep than that of `smooth`. */
export const evenly = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from))
  const nearer = Math.min(share, 1 - share)
  const risen = (nearer < bend ? nearer ** 2 / (2 * bend) : nearer - bend / 2) / (1 - bend)
  return share < 0.5 ? risen : 1 - risen
}

/** A place between `from` and `to` on the smooth curve through four values (Catmull-Rom). */
export const splined = (before: number, from: number, to: number, after: number, share: number): number => {
  const square = share * share
  const cube = square * share
  return (
    0.5 *
    (2 * from +
      (to - before) * share +
      (2 * before - 5 * from + 4 * to - after) * square +
      (3 * from - before - 3 * to + after) * cube)
  )
}
