// The colours that really lie behind a box of type, read from the painted proof.
import type { Rgb } from '../../colour/colour.ts'
import type { Box, Easel } from '../../paint/easel.ts'

/** Enough to judge a line of type; more only cost time. */
const mostSamples = 700

export const samplesBehind = (proof: Easel, boxes: readonly Box[]): Rgb[] => {
  const samples = boxes.flatMap((box) => pixelsIn(proof, box))
  const every = Math.max(1, Math.ceil(samples.length / mostSamples))
  return samples.filter((_, at) => at % every === 0)
}

const pixelsIn = (proof: Easel, box: Box): Rgb[] => {
  const { width, height } = proof.canvas
  const left = Math.max(0, Math.floor(box.x * proof.scale))
  const top = Math.max(0, Math.floor(box.y * proof.scale))
  const w = Math.min(width, Math.ceil((box.x + box.w) * proof.scale)) - left
  const h = Math.min(height, Math.ceil((box.y + box.h) * proof.scale)) - top
  if (w < 1 || h < 1) return []
  const { data } = proof.ctx.getImageData(left, top, w, h)
  const pixels: Rgb[] = []
  for (let at = 0; at < data.length; at += 4) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  return pixels
}
