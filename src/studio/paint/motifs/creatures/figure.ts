// A creature as a stack of parts, back to front: seams keep the parts apart in foil and stencil, planes model them in flat colour.
import { Path2D } from '@napi-rs/canvas'
import type { PartName } from '../../part-names.ts'
import type { Pen, Shape, Tone } from '../../pen.ts'
import { contour, moved, oval, type Point, points, thread, within, without } from './contour.ts'
import { graver } from './limb.ts'

const shapeOf =
  (path: Path2D): Shape =>
  (target) =>
    target.addPath(path)

const touch = (one: Path2D, other: Path2D): boolean => {
  const a = one.getBounds()
  const b = other.getBounds()
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

export interface Modelling {
  /** Width of the gap that parts it from what lies behind. */
  readonly seam?: number
  /** Where it grows out of what lies behind: no gap is cut there. */
  readonly joined?: Path2D
  /** How far the shaded edge reaches in from the lower right. */
  readonly shade?: number
  /** How far the lit edge reaches in from the upper left. */
  readonly light?: number
}

export class Figure {
  readonly #pen: Pen
  readonly #parts: Path2D[] = []
  #last = new Path2D()

  constructor(pen: Pen) {
    this.#pen = pen
  }

  /** Draws what somebody may call by name: antlers, a mane. */
  as(name: PartName, draw: () => void): void {
    this.#pen.as(name, draw)
  }

  /** Adds a part over what is there. */
  part(tone: Tone, path: Path2D, { seam = 0, joined, shade = 0, light = 0 }: Modelling = {}): void {
    if (seam > 0 && this.#pen.hasLines) {
      const stroke = new Path2D(path)
      stroke.stroke({ width: seam * 2 })
      const rim = joined ? without(stroke, joined) : stroke
      this.#pen.edge(() => {
        for (const behind of this.#parts) if (touch(rim, behind)) this.#pen.gap(shapeOf(within(rim, behind)))
      })
    }
    this.#pen.fill(tone, shapeOf(path))
    this.#last = path
    this.#parts.push(path)
    if (shade > 0) this.plane('shade', without(path, moved(path, -shade * 0.8, -shade)))
    if (light > 0) this.plane('light', without(path, moved(path, light * 0.8, light)))
  }

  /** Tones an area of the part that was added last. */
  plane(tone: Tone, area: Path2D | string): void {
    const path = typeof area === 'string' ? contour(area) : area
    this.#pen.fill(tone, shapeOf(within(path, this.#last)))
  }

  /** Marks in the second colour on the part that was added last, stripes or spots: they do not glow on a silhouette. */
  mark(...areas: readonly string[]): void {
    if (!this.#pen.hasLines) return
    for (const area of areas) {
      const path = within(contour(area), this.#last)
      this.#pen.line(0.9, shapeOf(path))
      this.#pen.fill('accent', shapeOf(path))
    }
  }

  /** Cuts tapering lines into the part that was added last; lines are parted by `|`. */
  cut(width: number, lines: string, swell?: number): void {
    this.engrave(width, lines.split('|').map(points), swell)
  }

  /** Cuts tapering lines, given as points, into the part that was added last. */
  engrave(width: number, lines: readonly (readonly Point[])[], swell?: number): void {
    if (!this.#pen.hasLines) return
    const strokes = new Path2D()
    for (const line of lines) strokes.addPath(graver(line, width, swell))
    this.#pen.gap(shapeOf(within(strokes, this.#last)))
  }

  /** Cuts an area out. */
  gap(path: Path2D | string): void {
    this.#pen.gap(shapeOf(typeof path === 'string' ? contour(path) : path))
  }

  /** What glows or speaks: eyes, jewels. */
  spark(path: Path2D | string): void {
    this.#pen.fill('accent', shapeOf(typeof path === 'string' ? contour(path) : path))
  }

  /** A round eye: a hole with a spark in it, so that it is told in every rendering. */
  eye(x: number, y: number, size: number): void {
    this.gap(oval(x, y, size))
    this.as('eyes', () => this.spark(oval(x - size * 0.15, y - size * 0.2, size * 0.5)))
  }

  /** Threads of even width: whiskers, feelers. */
  hair(tone: Tone, width: number, lines: string): void {
    for (const line of lines.split('|')) this.#pen.stroke(tone, width, shapeOf(thread(line)))
  }
}
