// Closed soft outlines: the parts that characters are made of, as points close enough to be filled, clipped to and furred.
import { lerp, splined, tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import type { Point } from '../point.ts'

export type Outline = readonly Point[]

const stepsBetween = 10

/** A smooth closed line through a few points. */
export const through = (...points: readonly [Point, Point, Point, ...Point[]]): Outline => {
  const pointAt = (at: number): Point => points[(at + points.length) % points.length] ?? points[0]
  return points.flatMap((_, at) =>
    Array.from({ length: stepsBetween }, (__, step): Point => {
      const [a, b, c, d] = [pointAt(at - 1), pointAt(at), pointAt(at + 1), pointAt(at + 2)]
      const share = step / stepsBetween
      return [splined(a[0], b[0], c[0], d[0], share), splined(a[1], b[1], c[1], d[1], share)]
    }),
  )
}

/** An egg around a middle; `low` moves its widest place down (1) or up (-1), `square` fills its corners. */
export const egg = (
  x: number,
  y: number,
  across: number,
  down: number,
  shape: { readonly low?: number; readonly square?: number; readonly turn?: number } = {},
): Outline => {
  const { low = 0, square = 0, turn = 0 } = shape
  return Array.from({ length: 96 }, (_, at): Point => {
    const angle = (at / 96) * tau
    const fill = 1 + square * 0.18 * Math.sin(angle * 2) ** 2
    const px = Math.cos(angle) * across * fill * (1 + low * 0.22 * Math.sin(angle))
    const py = Math.sin(angle) * down * fill
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]
  })
}

/** A limb: a thick bent stroke with round ends. */
export const limb = (from: Point, bend: Point, to: Point, widths: readonly [root: number, end: number]): Outline => {
  const steps = 22
  const spine = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps
    return [
      lerp(lerp(from[0], bend[0], share), lerp(bend[0], to[0], share), share),
      lerp(lerp(from[1], bend[1], share), lerp(bend[1], to[1], share), share),
    ]
  })
  const left: Point[] = []
  const right: Point[] = []
  for (const [at, [x, y]] of spine.entries()) {
    const [nextX, nextY] = spine[Math.min(steps, at + 1)] ?? to
    const [lastX, lastY] = spine[Math.max(0, at - 1)] ?? from
    const heading = Math.atan2(nextY - lastY, nextX - lastX)
    const half = lerp(widths[0], widths[1], at / steps) / 2
    left.push([x + Math.sin(heading) * half, y - Math.cos(heading) * half])
    right.push([x - Math.sin(heading) * half, y + Math.cos(heading) * half])
  }
  const cap = (middle: Point, heading: number, half: number): Point[] =>
    Array.from({ length: 9 }, (_, at): Point => {
      const angle = heading - Math.PI / 2 + ((at + 0.5) / 9) * Math.PI
      return [middle[0] + Math.cos(angle) * half, middle[1] + Math.sin(angle) * half]
    })
  const outwards = Math.atan2(to[1] - bend[1], to[0] - bend[0])
  const inwards = Math.atan2(from[1] - bend[1], from[0] - bend[0])
  return [...left, ...cap(to, outwards, widths[1] / 2), ...right.toReversed(), ...cap(from, inwards, widths[0] / 2)]
}

/** The same shape on the other side of x = 0. */
export const mirrored = (outline: Outline): Outline => outline.map(([x, y]): Point => [-x, y])

export const trace = (ctx: Context, outline: Outline): void => {
  ctx.beginPath()
  for (const [x, y] of outline) ctx.lineTo(x, y)
  ctx.closePath()
}

export const boundsOf = (outline: Outline): Box => {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
