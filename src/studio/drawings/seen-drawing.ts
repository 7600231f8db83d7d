// What is seen of a drawing when it is small: how much of its frame it fills, whether it is one thing, how rough its outline is.
import { createCanvas } from '@napi-rs/canvas'
import type { Motif } from '../motifs/motif.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import { layNaturally } from '../paint/lay-naturally.ts'
import { laySketch, Pen, type Sketch, silhouette } from '../paint/pen.ts'
import { Random } from '../paint/random.ts'

/** Pixels. */
const height = 100

interface Pixels {
  readonly width: number
  readonly rgba: Uint8ClampedArray
}

export interface SeenDrawing {
  /** Share of the frame that its silhouette covers. */
  readonly filled: number
  /** Share of the frame's width from its left to its right end. */
  readonly across: number
  /** Share of the silhouette that its largest piece has. */
  readonly whole: number
  /** Length of its outline to the root of its area: some 3.5 for a disc. */
  readonly rough: number
  /** Share of it that has its most frequent colour. */
  readonly plain: number
}

const pixelsOf = (frameWidth: number, paint: (ctx: Parameters<typeof layNaturally>[0]) => void): Pixels => {
  const width = Math.ceil(frameWidth * height)
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.translate(width / 2, height)
  ctx.scale(height, height)
  paint(ctx)
  const { data: rgba } = ctx.getImageData(0, 0, width, height)
  freeCanvas(canvas)
  return { width, rgba }
}

const inkOf = ({ rgba }: Pixels): readonly boolean[] =>
  Array.from({ length: rgba.length / 4 }, (_, at) => (rgba[at * 4 + 3] ?? 0) > 127)

/** Pixels beside one another; what lies outside is not there. */
const beside = (at: number, width: number): readonly number[] => [
  at % width > 0 ? at - 1 : -1,
  at % width < width - 1 ? at + 1 : -1,
  at - width,
  at + width,
]

const largestPiece = (ink: readonly boolean[], width: number): number => {
  const isSeen = new Uint8Array(ink.length)
  let largest = 0
  for (const start of ink.keys()) {
    if (!ink[start] || isSeen[start]) continue
    const piece = [start]
    isSeen[start] = 1
    for (const at of piece)
      for (const next of beside(at, width))
        if (ink[next] && !isSeen[next]) {
          isSeen[next] = 1
          piece.push(next)
        }
    largest = Math.max(largest, piece.length)
  }
  return largest
}

const mostFrequent = ({ rgba }: Pixels, ink: readonly boolean[]): number => {
  const counts = new Map<number, number>()
  for (const [at, isInk] of ink.entries()) {
    if (!isInk) continue
    const [r = 0, g = 0, b = 0] = rgba.subarray(at * 4, at * 4 + 3)
    const colour = (r << 16) | (g << 8) | b
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

const sketchOf = (motif: Motif, hasLines: boolean): Sketch => {
  const pen = new Pen(hasLines)
  motif.draw(pen, new Random(1))
  return pen.sketch
}

export const seenDrawing = (motif: Motif): SeenDrawing => {
  const outline = pixelsOf(motif.width, (ctx) => laySketch(ctx, sketchOf(motif, false), silhouette('#000000')))
  const painted = pixelsOf(motif.width, (ctx) => layNaturally(ctx, sketchOf(motif, true)))
  const ink = inkOf(outline)
  const inked = ink.flatMap((isInk, at) => (isInk ? [at] : []))
  const columns = inked.map((at) => at % outline.width)
  const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), -1)
  const least = (values: readonly number[]): number =>
    values.reduce((one, other) => Math.min(one, other), outline.width)
  const edge = inked.filter((at) => beside(at, outline.width).some((next) => !ink[next])).length
  const coloured = inkOf(painted)
  return {
    filled: inked.length / ink.length,
    across: Math.max(0, most(columns) - least(columns) + 1) / outline.width,
    whole: largestPiece(ink, outline.width) / Math.max(1, inked.length),
    rough: edge / Math.sqrt(Math.max(1, inked.length)),
    plain: mostFrequent(painted, coloured) / Math.max(1, coloured.filter(Boolean).length),
  }
}
