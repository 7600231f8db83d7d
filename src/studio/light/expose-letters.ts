// Brings lit letters to the lightness by which their contrast is measured: what was promised legible has to be seen so, whatever the lamps
// of the picture leave of it.

import type { Colour } from '../colour/colour.ts'
import { rgbOf } from '../colour/colour.ts'
import { luminance } from '../colour/contrast.ts'
import { seenOn } from './linear.ts'

/** Light letters are made no brighter, and dark ones no darker, than by these. */
const [most, least] = [4, 0.4]
/** Luminance from which letters are light. */
const isLight = 0.2

/** Light that is seen as each byte. */
const lightSeenAs = Float32Array.from({ length: 256 }, (_, byte) => {
  let [low, high] = [0, 6]
  for (let halving = 0; halving < 18; halving++) {
    const middle = (low + high) / 2
    if (seenOn(middle) < byte) low = middle
    else high = middle
  }
  return (low + high) / 2
})

const gained = (data: Uint8ClampedArray, gain: number): void => {
  const seen = Uint8ClampedArray.from({ length: 256 }, (_, byte) => seenOn((lightSeenAs[byte] ?? 0) * gain))
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    data[at] = seen[data[at] ?? 0] ?? 0
    data[at + 1] = seen[data[at + 1] ?? 0] ?? 0
    data[at + 2] = seen[data[at + 2] ?? 0] ?? 0
  }
}

const meanOf = (data: Uint8ClampedArray, mask: Uint8Array): number => {
  let [sum, count] = [0, 0]
  for (let at = 0; at < mask.length; at += 3) {
    if ((mask[at] ?? 0) < 200) continue
    const p = at * 4
    sum += luminance([data[p] ?? 0, data[p + 1] ?? 0, data[p + 2] ?? 0])
    count++
  }
  return count > 0 ? sum / count : 0
}

/** `mask` says which pixels are surely letter; `nearly` is the share of the lightness that is enough. */
export const exposeLetters = (data: Uint8ClampedArray, mask: Uint8Array, reads: Colour, nearly: number): void => {
  const wanted = luminance(rgbOf(reads))
  // What is seen is no straight measure of light, so it is come to in steps.
  let gain = 1
  for (let step = 0; step < 3; step++) {
    const mean = meanOf(data, mask)
    if (mean <= 0) return
    const wants = wanted >= isLight ? Math.max(1, (wanted * nearly) / mean) : Math.min(1, (wanted * 1.2 + 0.01) / mean)
    const next = Math.max(least / gain, Math.min(most / gain, wants ** 1.15))
    if (Math.abs(next - 1) < 0.04) return
    gained(data, next)
    gain *= next
  }
}
