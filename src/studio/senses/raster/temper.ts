// Holds a network's fill to what its surroundings make likely. On calm grounds such networks invent objects; how far their fill may
// differ from the smooth one is measured by how much the known picture near it varies.
import { localMean } from './local-mean.ts'
import type { Mask, Picture } from './picture.ts'

/** Steps of colour that are always free, and how many times the variation around. */
const freeSteps = 5
const freeTimes = 1.8

/** How much known pixels differ from the mean of known pixels near them: root mean square over a square of `radius`. */
const variation = ({ width, height, rgb }: Picture, mask: Mask, radius: number): Float32Array => {
  const known = Float32Array.from(mask.bits, (bit) => 1 - bit)
  const near = Math.max(2, Math.round(radius / 4))
  const shareNear = localMean(known, width, height, near)
  const squares = new Float32Array(width * height)
  for (const channel of [0, 1, 2]) {
    const plane = known.map((weight, at) => weight * (rgb[at * 3 + channel] ?? 0))
    const mean = localMean(plane, width, height, near)
    for (let at = 0; at < squares.length; at++) {
      if (known[at] === 0) continue
      const expected = (mean[at] ?? 0) / (shareNear[at] ?? 1)
      squares[at] = (squares[at] ?? 0) + ((rgb[at * 3 + channel] ?? 0) - expected) ** 2 / 3
    }
  }
  const share = localMean(known, width, height, Math.round(radius))
  const sums = localMean(squares, width, height, Math.round(radius))
  return sums.map((sum, at) => Math.sqrt(sum / Math.max(1e-3, share[at] ?? 0)))
}

/** The fill, where needed drawn back towards the smooth one. `smooth` and `filled` agree with each other outside the mask. */
export const tempered = (filled: Picture, smooth: Picture, mask: Mask, radius: number): Picture => {
  const varies = variation(smooth, mask, Math.max(8, radius))
  const rgb = Uint8Array.from(filled.rgb)
  for (let at = 0; at < mask.bits.length; at++) {
    if (mask.bits[at] !== 1) continue
    const steps = [0, 1, 2].map((channel) => (filled.rgb[at * 3 + channel] ?? 0) - (smooth.rgb[at * 3 + channel] ?? 0))
    const most = Math.max(...steps.map(Math.abs))
    const free = freeSteps + freeTimes * (varies[at] ?? 0)
    if (most <= free) continue
    for (const [channel, step] of steps.entries()) {
      rgb[at * 3 + channel] = Math.round((smooth.rgb[at * 3 + channel] ?? 0) + (step * free) / most)
    }
  }
  return { ...filled, rgb }
}
