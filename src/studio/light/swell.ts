// Blows a flat mask up into a solid: the form that a film takes over it. Solved from coarse to fine, so it has no ridges along its middle.
import { scratch } from './scratch.ts'

interface Level {
  readonly w: number
  readonly h: number
  /** Cover of each cell, 0 to 1. */
  readonly cover: Float32Array
}

const halved = ({ w, h, cover }: Level, at: number): Level => {
  const [cw, ch] = [(w >> 1) + 1, (h >> 1) + 1]
  const coarse = scratch(`cover ${at}`, cw * ch)
  for (let y = 0, from = 0; y < h; y++) {
    const row = (y >> 1) * cw
    for (let x = 0; x < w; x++, from++) {
      const to = row + (x >> 1)
      coarse[to] = (coarse[to] ?? 0) + (cover[from] ?? 0) * 0.25
    }
  }
  return { w: cw, h: ch, cover: coarse }
}

/** The film of the level above, between its cells and four times as high: the unit of length has halved. */
const refined = ({ w, h, cover }: Level, film: Float32Array, cw: number, at: number): Float32Array => {
  const next = scratch(`film ${at}`, w * h)
  for (let y = 1; y < h - 1; y++) {
    const fy = y & 1 ? 0.25 : 0.75
    const row = ((y - 1) >> 1) * cw
    for (let x = 1, to = y * w + 1; x < w - 1; x++, to++) {
      if (cover[to] === 0) continue
      const from = row + ((x - 1) >> 1)
      const fx = x & 1 ? 0.25 : 0.75
      const a = film[from] ?? 0
      const c = film[from + cw] ?? 0
      const top = a * (1 - fx) + (film[from + 1] ?? 0) * fx
      next[to] = 4 * (top + (c * (1 - fx) + (film[from + cw + 1] ?? 0) * fx - top) * fy)
    }
  }
  return next
}

const relax = ({ w, h, cover }: Level, film: Float32Array, rounds: number): void => {
  for (let round = 0; round < rounds; round++)
    for (let y = 1; y < h - 1; y++)
      for (let at = y * w + 1, end = at + w - 2; at < end; at++) {
        const share = cover[at] ?? 0
        if (share === 0) continue
        const around = (film[at - 1] ?? 0) + (film[at + 1] ?? 0) + (film[at - w] ?? 0) + (film[at + w] ?? 0)
        film[at] = share * (around + 1) * 0.25
      }
}

const coarsest = 10

/** Solves laplace(u) = -1 in the mask (0 to 255), u = 0 outside it: 2 * sqrt(u) of a disc is half a sphere. */
export const swell = (mask: Uint8Array, w: number, h: number): Float32Array => {
  const finest = { w, h, cover: scratch('cover', w * h) }
  for (let at = 0; at < mask.length; at++) finest.cover[at] = (mask[at] ?? 0) / 255
  const levels: Level[] = [finest]
  for (let level: Level = finest; Math.min(level.w, level.h) > coarsest; ) {
    level = halved(level, levels.length)
    levels.push(level)
  }
  const last = levels.length - 1
  let film = scratch('film start', (levels[last]?.w ?? 0) * (levels[last]?.h ?? 0))
  for (let at = last; at >= 0; at--) {
    const level = levels[at] ?? finest
    if (at < last) film = refined(level, film, levels[at + 1]?.w ?? 0, at)
    relax(level, film, at === last ? 24 : at === 0 ? 3 : 5)
  }
  return film
}
