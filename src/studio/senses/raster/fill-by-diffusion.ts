// Fills a mask by letting the colours around it flow in, coarse to fine. Right for skies, paper, fog and gradients; over objects
// it leaves a soft patch, because it does not know what they were.
import type { Mask, Picture } from './picture.ts'

interface Level {
  readonly width: number
  readonly height: number
  /** Colour sums of known pixels, three to a pixel. */
  readonly colour: Float32Array
  /** 0 unknown to 1 known. */
  readonly known: Float32Array
}

const halved = ({ width, height, colour, known }: Level): Level => {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const next: Level = { width: w, height: h, colour: new Float32Array(w * h * 3), known: new Float32Array(w * h) }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x
      const to = (y >> 1) * w + (x >> 1)
      const weight = known[from] ?? 0
      if (weight === 0) continue
      next.known[to] = (next.known[to] ?? 0) + weight
      for (let channel = 0; channel < 3; channel++) {
        next.colour[to * 3 + channel] =
          (next.colour[to * 3 + channel] ?? 0) + weight * (colour[from * 3 + channel] ?? 0)
      }
    }
  }
  for (let at = 0; at < w * h; at++) {
    const weight = next.known[at] ?? 0
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      next.colour[at * 3 + channel] = (next.colour[at * 3 + channel] ?? 0) / weight
    }
    next.known[at] = 1
  }
  return next
}

/** A colour between the four nearest pixels of the coarser level. */
const between = ({ width, height, colour }: Level, x: number, y: number, channel: number): number => {
  const [fx, fy] = [Math.max(0, (x - 0.5) / 2), Math.max(0, (y - 0.5) / 2)]
  const [x0, y0] = [Math.min(width - 1, Math.floor(fx)), Math.min(height - 1, Math.floor(fy))]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [sx, sy] = [fx - x0, fy - y0]
  const at = (px: number, py: number): number => colour[(py * width + px) * 3 + channel] ?? 0
  return (at(x0, y0) * (1 - sx) + at(x1, y0) * sx) * (1 - sy) + (at(x0, y1) * (1 - sx) + at(x1, y1) * sx) * sy
}

/** Rounds of evening out per level: removes the steps of the coarser one. */
const rounds = 4

const evenedOut = ({ width, height, colour }: Level, holes: readonly number[]): void => {
  for (let round = 0; round < rounds; round++) {
    for (const at of holes) {
      const x = at % width
      const y = (at - x) / width
      const left = x > 0 ? at - 1 : at
      const right = x < width - 1 ? at + 1 : at
      const above = y > 0 ? at - width : at
      const below = y < height - 1 ? at + width : at
      for (let channel = 0; channel < 3; channel++) {
        const sum =
          (colour[left * 3 + channel] ?? 0) +
          (colour[right * 3 + channel] ?? 0) +
          (colour[above * 3 + channel] ?? 0) +
          (colour[below * 3 + channel] ?? 0)
        colour[at * 3 + channel] = sum / 4
      }
    }
  }
}

const diffuse = (level: Level): void => {
  const holes: number[] = []
  for (let at = 0; at < level.known.length; at++) if (level.known[at] === 0) holes.push(at)
  if (holes.length === 0 || holes.length === level.known.length) return
  const coarse = halved(level)
  diffuse(coarse)
  for (const at of holes) {
    const x = at % level.width
    const y = (at - x) / level.width
    for (let channel = 0; channel < 3; channel++) level.colour[at * 3 + channel] = between(coarse, x, y, channel)
  }
  evenedOut(level, holes)
}

/** The picture with the mask filled smoothly; all other pixels as they were. */
export const diffused = (picture: Picture, mask: Mask): Picture => {
  const { width, height, rgb } = picture
  const level: Level = {
    width,
    height,
    colour: Float32Array.from(rgb),
    known: Float32Array.from(mask.bits, (bit) => 1 - bit),
  }
  diffuse(level)
  const filled = Uint8Array.from(rgb)
  for (let at = 0; at < mask.bits.length; at++) {
    if (mask.bits[at] !== 1) continue
    for (let channel = 0; channel < 3; channel++) {
      filled[at * 3 + channel] = Math.round(level.colour[at * 3 + channel] ?? 0)
    }
  }
  return { width, height, rgb: filled }
}
