// Shapes that a pen draws: smooth outlines, tapering ribbons, rings, and shapes cut by other shapes.
import { Path2D, PathOp } from '@napi-rs/canvas'
import { tau } from '../curves.ts'
import { type Pen, pathOf, type Shape, type Tone } from '../pen.ts'
import type { Point } from '../point.ts'
import { bandAlong, curve, curveThrough } from './line.ts'

/** Points from text, as SVG writes them: 'x y, x y'. */
export const plot = (text: string): Point[] =>
  text.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number)
    return [x, y]
  })

/** Straight lines from point to point, closed. */
export const polygon =
  (points: readonly Point[]): Shape =>
  (path) => {
    points.forEach(([x, y], at) => {
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })
    path.closePath()
  }

/** Straight lines from point to point, open. */
export const polyline =
  (points: readonly Point[]): Shape =>
  (path) =>
    points.forEach(([x, y], at) => {
      if (at === 0) path.moveTo(x, y)
      else path.lineTo(x, y)
    })

/** A smooth open line through the points. */
export const sweep = (points: readonly Point[]): Shape => polyline(curveThrough(points))

/** A smooth closed outline through the points. */
export const outline = (points: readonly Point[]): Shape => polygon(curve(points, 10))

/** A ribbon along a smooth line; `width` gives its breadth at each share of the length. */
export const ribbon = (points: readonly Point[], width: (share: number) => number, steps = 12): Shape =>
  polygon(bandAlong(curveThrough(points, steps), width))

/** Breadth of a line that swells in the middle and ends in points. */
export const swelling =
  (width: number) =>
  (share: number): number =>
    width * Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.7

/** Breadth of a line that runs out from `from` to `to`. */
export const tapering =
  (from: number, to = 0) =>
  (share: number): number =>
    from + (to - from) * share

export const disc =
  (x: number, y: number, radius: number): Shape =>
  (path) => {
    path.moveTo(x + radius, y)
    path.arc(x, y, radius, 0, tau)
    path.closePath()
  }

export const oval =
  (x: number, y: number, across: number, down: number, turn = 0): Shape =>
  (path) => {
    path.moveTo(x + across * Math.cos(turn), y + across * Math.sin(turn))
    path.ellipse(x, y, across, down, turn, 0, tau)
    path.closePath()
  }

/** A disc with a hole. */
export const ring =
  (x: number, y: number, outer: number, inner: number): Shape =>
  (path) => {
    path.moveTo(x + outer, y)
    path.arc(x, y, outer, 0, tau)
    path.closePath()
    path.moveTo(x + inner, y)
    path.arc(x, y, inner, 0, tau, true)
    path.closePath()
  }

export const block =
  (x: number, y: number, w: number, h: number, radius = 0): Shape =>
  (path) =>
    path.roundRect(x, y, w, h, radius)

/** Several shapes as one. */
export const together =
  (...shapes: readonly Shape[]): Shape =>
  (path) => {
    for (const shape of shapes)
      if (typeof shape === 'string') path.addPath(pathOf(shape))
      else shape(path)
  }

// Skia cuts paths on a grid that is coarse for motifs of height 1, so they are cut large.
const large = 2000

const cut =
  (shape: Shape, knife: Shape, operation: PathOp): Shape =>
  (path) => {
    const whole = new Path2D()
    whole.addPath(pathOf(shape), { a: large, b: 0, c: 0, d: large, e: 0, f: 0 })
    const blade = new Path2D()
    blade.addPath(pathOf(knife), { a: large, b: 0, c: 0, d: large, e: 0, f: 0 })
    path.addPath(whole.op(blade, operation).asWinding(), { a: 1 / large, b: 0, c: 0, d: 1 / large, e: 0, f: 0 })
  }

/** What of `shape` lies inside `frame`. */
export const within = (frame: Shape, shape: Shape): Shape => cut(shape, frame, PathOp.Intersect)

/** What of `shape` is left once `hole` is taken out. */
export const without = (shape: Shape, hole: Shape): Shape => cut(shape, hole, PathOp.Difference)

/** Lays a part over what is drawn already, with a contour around it that keeps the two apart. */
export const inFront = (pen: Pen, tone: Tone, shape: Shape, contour = 0.014): void => {
  pen.edge(() => pen.line(contour * 2, shape))
  pen.fill(tone, shape)
}
