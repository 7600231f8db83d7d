// How much two pictures differ to the eye: a perceptual hash for composition, and the mean difference of pixels for exactness.
import { type Canvas, createCanvas } from '@napi-rs/canvas'

const shrunk = (canvas: Canvas, w: number, h: number): Uint8ClampedArray => {
  const small = createCanvas(w, h)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  // In halves, as a single large reduction skips pixels.
  let source = canvas
  while (source.width > w * 2 && source.height > h * 2) {
    const half = createCanvas(Math.ceil(source.width / 2), Math.ceil(source.height / 2))
    const halfCtx = half.getContext('2d')
    halfCtx.imageSmoothingQuality = 'high'
    halfCtx.drawImage(source, 0, 0, half.width, half.height)
    source = half
  }
  ctx.drawImage(source, 0, 0, w, h)
  return ctx.getImageData(0, 0, w, h).data
}

/** Difference hash of 16 x 16 steps of brightness, for each of the three colours: 768 bits. */
const hashOf = (canvas: Canvas): boolean[] => {
  const data = shrunk(canvas, 17, 16)
  const bits: boolean[] = []
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 16; column++) {
      const at = (row * 17 + column) * 4
      for (let colour = 0; colour < 3; colour++) bits.push((data[at + colour] ?? 0) > (data[at + 4 + colour] ?? 0) + 1)
    }
  }
  return bits
}

/** 0 (the same) to 1; two unrelated pictures have about .3 or more. */
export const hashDistance = (one: Canvas, other: Canvas): number => {
  const [a, b] = [hashOf(one), hashOf(other)]
  return a.filter((bit, at) => bit !== b[at]).length / a.length
}

/** Mean difference per colour, 0 to 255, at a common width of 400. */
export const meanDifference = (one: Canvas, other: Canvas): number => {
  const h = Math.round((400 * one.height) / one.width)
  const [a, b] = [shrunk(one, 400, h), shrunk(other, 400, h)]
  let sum = 0
  for (let at = 0; at < a.length; at++) if (at % 4 !== 3) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / (a.length * 0.75)
}
