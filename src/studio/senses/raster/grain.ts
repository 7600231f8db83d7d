// Gives a fill the grain of what is around it, so that it does not look like a wiped spot.
import { type Mask, type Picture, shrunkPicture } from './picture.ts'

/** A number from 0 to 1 that depends only on the place. */
const scatter = (at: number, salt: number): number => {
  let mixed = Math.imul(at ^ (salt * 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

/** How far grain is borrowed from, in pixels. */
const borrowed = 60
/** Differences above this are edges, not grain. */
const mostGrain = 14

/** The picture with grain of known pixels over what the mask holds; edges are not carried over. */
export const withGrain = (picture: Picture, mask: Mask): Picture => {
  const { width, height, rgb } = picture
  const grained = Uint8Array.from(rgb)
  const coarse = shrunkPicture(picture, 4)
  const meanAt = (x: number, y: number, channel: number): number => {
    const [cx, cy] = [Math.min(coarse.width - 1, x >> 2), Math.min(coarse.height - 1, y >> 2)]
    return coarse.rgb[(cy * coarse.width + cx) * 3 + channel] ?? 0
  }
  for (let at = 0; at < mask.bits.length; at++) {
    if (mask.bits[at] !== 1) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    for (let attempt = 1; attempt <= 4; attempt++) {
      const sx = Math.round(x + (scatter(at, attempt) * 2 - 1) * borrowed)
      const sy = Math.round(y + (scatter(at, attempt + 7) * 2 - 1) * borrowed)
      if (sx < 0 || sy < 0 || sx >= width || sy >= height || mask.bits[sy * width + sx] === 1) continue
      const from = (sy * width + sx) * 3
      const grain = [0, 1, 2].map((channel) => (rgb[from + channel] ?? 0) - meanAt(sx, sy, channel))
      if (grain.some((step) => Math.abs(step) > mostGrain)) continue
      for (const [channel, step] of grain.entries()) {
        grained[at * 3 + channel] = Math.max(0, Math.min(255, (rgb[at * 3 + channel] ?? 0) + step))
      }
      break
    }
  }
  return { width, height, rgb: grained }
}
