// The path under construction: its extent, and the straight strokes that crop marks are made of.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { Findings } from './findings.ts'
import type { GraphicsState } from './graphics-state.ts'
import { pointOf, shared, sidesOf } from './matrix.ts'

type Point = readonly [number, number]

/** Crop marks are paths of a few lines; a path of many is a drawing. */
const mostSegments = 100

export class Path {
  #extent: { left: number; bottom: number; right: number; top: number } | null = null
  #segments: (readonly [Point, Point])[] = []
  #last: Point | null = null
  #clips = false

  moveTo(state: GraphicsState, x: number, y: number): void {
    this.#last = pointOf(state.matrix, x, y)
    this.#add(this.#last)
  }

  lineTo(state: GraphicsState, x: number, y: number): void {
    const point = pointOf(state.matrix, x, y)
    if (this.#last && this.#segments.length < mostSegments) this.#segments.push([this.#last, point])
    this.#last = point
    this.#add(point)
  }

  /** A curve lies within its control points, of which the last is its end. */
  curveTo(state: GraphicsState, coordinates: readonly number[]): void {
    for (let at = 0; at + 1 < coordinates.length; at += 2) {
      this.#last = pointOf(state.matrix, coordinates[at] ?? 0, coordinates[at + 1] ?? 0)
      this.#add(this.#last)
    }
  }

  rectangle(state: GraphicsState, x: number, y: number, width: number, height: number): void {
    this.#add(pointOf(state.matrix, x, y))
    this.#add(pointOf(state.matrix, x + width, y))
    this.#add(pointOf(state.matrix, x + width, y + height))
    this.#add(pointOf(state.matrix, x, y + height))
  }

  clip(): void {
    this.#clips = true
  }

  /** Paints and forgets. */
  end(state: GraphicsState, findings: Findings, { fills, strokes }: { fills: boolean; strokes: boolean }): void {
    const box = this.#box()
    const seen = box && shared(box, state.clip)
    if (fills && seen) findings.addPainted(seen)
    if (strokes) {
      const width = state.lineWidth * Math.min(...sidesOf(state.matrix))
      for (const [from, to] of this.#segments) findings.addStroke({ from, to, width })
    }
    if (this.#clips && box) state.clip = seen ?? { ...box, width: 0, height: 0 }
    this.#extent = null
    this.#segments = []
    this.#last = null
    this.#clips = false
  }

  #box(): PlainBox | null {
    if (!this.#extent) return null
    const { left, bottom, right, top } = this.#extent
    return { x: left, y: bottom, width: right - left, height: top - bottom }
  }

  #add([x, y]: Point): void {
    this.#extent ??= { left: x, bottom: y, right: x, top: y }
    const { left, bottom, right, top } = this.#extent
    this.#extent = {
      left: Math.min(left, x),
      bottom: Math.min(bottom, y),
      right: Math.max(right, x),
      top: Math.max(top, y),
    }
  }
}
