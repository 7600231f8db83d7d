// What was found on a page. Lengths are points from the bottom left of its media box.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { Dict } from '../reader/values.ts'
import { Unreadable } from '../reader/values.ts'
import type { PageFont } from './page-font.ts'

export interface PlacedImage {
  readonly width: number
  readonly height: number
  /** The lesser of its two resolutions. */
  readonly dpi: number
  readonly box: PlainBox
}

export interface PlacedGlyph {
  readonly ink: PlainBox
  readonly size: number
}

/** A straight stroke. */
export interface Stroke {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly width: number
}

/** How far the ends of a level stroke may differ. */
const levelTolerance = 0.01

/** Some seconds' work. Illustrations drawn in lines have a million operators. */
const mostOperators = 3_000_000

/** In points: how near to the edge of the page a painted area must reach to matter for the bleed. */
const edgeZone = 2

export class Findings {
  readonly images: PlacedImage[] = []
  readonly glyphs: PlacedGlyph[] = []
  /** Upright and level ones only, as crop marks are. */
  readonly strokes: Stroke[] = []
  /** Painted areas that reach the edge of the page. */
  readonly painted: PlainBox[] = []
  readonly fonts = new Map<Dict, PageFont>()
  /** What makes the page need blending, each in a few words. */
  readonly transparency = new Set<string>()
  readonly colorSpaces = new Set<string>()
  readonly registrationMarks = new Set<string>()
  readonly #width: number
  readonly #height: number
  #operators = 0

  constructor({ width, height }: PlainBox) {
    this.#width = width
    this.#height = height
  }

  /** Counts work done, so that a small file cannot ask for endless work. */
  count(): void {
    this.#operators++
    if (this.#operators > mostOperators) throw new Unreadable('the page has more on it than is worth reading')
  }

  addPainted(box: PlainBox): void {
    const isInner =
      box.x > edgeZone &&
      box.y > edgeZone &&
      box.x + box.width < this.#width - edgeZone &&
      box.y + box.height < this.#height - edgeZone
    if (!isInner) this.painted.push(box)
  }

  addStroke(stroke: Stroke): void {
    const [dx, dy] = [Math.abs(stroke.to[0] - stroke.from[0]), Math.abs(stroke.to[1] - stroke.from[1])]
    if (Math.min(dx, dy) <= levelTolerance) this.strokes.push(stroke)
  }
}
