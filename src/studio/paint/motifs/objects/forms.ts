// The forms objects are built from: discs, slabs, turned bodies, ribbons, and what is left when one is cut by another.
// Objects are drawn in hundredths of their height, so that path data stays readable.
import { Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas'
import { tau } from '../../curves.ts'
import { type Pen, pathOf, type Shape, type Tone } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'

type Draw = (pen: Pen, random: Random) => void

export const hundredths =
  (draw: Draw): Draw =>
  (pen, random) =>
    pen.placed({ size: 0.01 }, () => draw(pen, random))

export const oval =
  (x: number, y: number, rx: number, ry: number, turn = 0): Shape =>
  (path) => {
    path.ellipse(x, y, rx, ry, turn, 0, tau)
    path.closePath()
  }

export const disc = (x: number, y: number, radius: number): Shape => oval(x, y, radius, radius)

export const slab =
  (x: number, y: number, w: number, h: number, radius = 0): Shape =>
  (path) =>
    path.roundRect(x, y, w, h, radius)

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`

export const joined =
  (...shapes: readonly Shape[]): Shape =>
  (path) => {
    for (const shape of shapes) path.addPath(pathOf(shape))
  }

/** All of them melted into one outline. */
export const fused =
  (...shapes: readonly Shape[]): Shape =>
  (path) =>
    path.addPath(shapes.reduce<Path2D>((left, shape) => left.op(pathOf(shape), PathOp.Union), new Path2D()).asWinding())

export const moved =
  (shape: Shape, dx: number, dy: number): Shape =>
  (path) =>
    path.addPath(pathOf(shape), { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy })

/** Turned around a point, then moved to another. */
export const swung =
  (shape: Shape, turn: number, at: Point = [0, 0]): Shape =>
  (path) => {
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    path.addPath(pathOf(shape), { a: cos, b: sin, c: -sin, d: cos, e: at[0], f: at[1] })
  }

export const flipped =
  (shape: Shape): Shape =>
  (path) =>
    path.addPath(pathOf(shape), { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 })

/** A right half and its mirror image as one outline. */
export const paired = (right: Shape): Shape => fused(right, flipped(right))

/** The part of a shape inside an area: a plane of shade that keeps to the outline. */
export const within =
  (shape: Shape, area: Shape): Shape =>
  (path) =>
    path.addPath(pathOf(shape).op(pathOf(area), PathOp.Intersect).asWinding())

export const without =
  (shape: Shape, ...holes: readonly Shape[]): Shape =>
  (path) =>
    path.addPath(
      holes.reduce<Path2D>((left, hole) => left.op(pathOf(hole), PathOp.Difference), pathOf(shape)).asWinding(),
    )

/** The crescent of a shape that faces (dx, dy): its shadow side, or with negative numbers its lit rim. */
export const side = (shape: Shape, dx: number, dy: number): Shape => without(shape, moved(shape, -dx, -dy))

/** The outline as an area of its own, `width` wide. */
export const outline =
  (shape: Shape, width: number): Shape =>
  (path) =>
    path.addPath(pathOf(shape).stroke({ width, cap: StrokeCap.Round, join: StrokeJoin.Round }))

/** Lays a part over another: a seam is cut where it crosses what lies under it, and nowhere else. */
export const lay = (pen: Pen, tone: Tone, part: Shape, under: Shape, seam = 1.6): void => {
  if (pen.hasLines && seam > 0) pen.edge(() => pen.gap(within(under, outline(part, seam * 2))))
  pen.fill(tone, part)
}

/** A part with openings that stay open in a silhouette and take the colour of the lines elsewhere. */
export const pierced = (pen: Pen, tone: Tone, part: Shape, holes: Shape): void => {
  pen.fill(tone, without(part, holes))
  pen.gap(within(part, holes))
}

/** Lines engraved into a part, ending where it ends. */
export const etch = (pen: Pen, part: Shape, width: number, lines: Shape): void => {
  if (pen.hasLines) pen.gap(within(part, outline(lines, width)))
}

/** Gilding: it stands out where there are inner lines, but does not glow on a silhouette as jewels and flames do. */
export const gilt = (pen: Pen): Tone => (pen.hasLines ? 'accent' : 'body')
