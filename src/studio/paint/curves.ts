// The small arithmetic of painting.

export const tau = Math.PI * 2

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value)

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below `from`, 1 above `to`, an S-curve between. */
export const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}
