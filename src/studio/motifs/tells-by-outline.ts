// Whether a thing is known by its outline alone: a book, a plate or a door that is cut from one colour is a blank.
import { createCanvas } from '@napi-rs/canvas'
import { hullOf, type Point } from '../paint/hull.ts'
import { laySketch, Pen, silhouette } from '../paint/pen.ts'
import { Random } from '../paint/random.ts'
import type { Motif } from './motif.ts'

/** Pixels of the longer side: enough for a handle or a spout. */
const side = 64
const edge = 2
/** Share of its hull that a shape fills from which it is a slab or a disc: a house fills .93 of its own, a book .95. */
const blank = 0.94

const known = new WeakMap<Motif, boolean>()

export const tellsByOutline = (motif: Motif): boolean => {
  const told = known.get(motif)
  if (told !== undefined) return told
  const tells = motif.kind === 'person' || fullnessOf(motif) < blank
  known.set(motif, tells)
  return tells
}

const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** Share of its hull that the shape fills. */
const fullnessOf = (motif: Motif): number => {
  const height = motif.width > 1 ? side / motif.width : side
  const across = side + 2 * edge
  const ctx = createCanvas(across, across).getContext('2d')
  ctx.translate(across / 2, side + edge)
  ctx.scale(height, height)
  const pen = new Pen(false)
  motif.draw(pen, new Random(1))
  laySketch(ctx, pen.sketch, silhouette('#000000'))
  const { data } = ctx.getImageData(0, 0, across, across)
  const filled: Point[] = []
  for (let at = 0; at < across * across; at++)
    if ((data[at * 4 + 3] ?? 0) > 127) filled.push([at % across, Math.floor(at / across)])
  const corners = filled.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ])
  const hull = areaOf(hullOf(corners))
  return hull === 0 ? 1 : filled.length / hull
}
