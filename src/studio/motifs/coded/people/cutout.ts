// A drawing is laid like cut paper, back to front: each piece is parted from what lies under it by a fine gap, and tints and creases stay
// inside the piece they are put on. So one drawing is whole as a silhouette and clear as a foil emblem.
import { Path2D, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas'
import type { PartName } from '../../../paint/part-names.ts'
import { type Pen, pathOf, type Shape, type Tone } from '../../../paint/pen.ts'

const gapWidth = 0.75

type Bounds = readonly [left: number, top: number, right: number, bottom: number]

interface Piece {
  readonly path: Path2D
  readonly bounds: Bounds
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly size: number
}

const pieceOf = (path: Path2D): Piece => ({ path, bounds: path.getBounds() })

const touch = (one: Bounds, other: Bounds): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner[0] > outer[0] - 0.1 && inner[1] > outer[1] - 0.1 && inner[2] < outer[2] + 0.1 && inner[3] < outer[3] + 0.1

/** Where both are. Path operations answer in even-odd contours, but pens fill by winding; and the rare one that fails answers nonsense. */
const common = (one: Piece, other: Piece): Path2D | undefined => {
  if (!touch(one.bounds, other.bounds)) return undefined
  const both = new Path2D(one.path).op(other.path, PathOp.Intersect).asWinding()
  return isWithin(both.getBounds(), one.bounds) ? both : undefined
}

export class Cutout {
  readonly #pen: Pen
  readonly #gap: number
  readonly #below: Piece[] = []
  #top = pieceOf(new Path2D())
  #frame: Frame = { x: 0, y: 0, size: 1 }

  constructor(pen: Pen, gap = gapWidth) {
    this.#pen = pen
    this.#gap = gap
  }

  /** Draws one of several figures, moved and scaled, parted from the others like any piece. */
  within(frame: Frame, draw: () => void): void {
    this.#frame = frame
    draw()
    this.#frame = { x: 0, y: 0, size: 1 }
  }

  /** Draws pieces that are one thing to whoever looks: a dress, a roof. */
  as(name: PartName, draw: () => void): void {
    this.#pen.as(name, draw)
  }

  /** A new piece in front of the others, parted from them by a gap. */
  lay(tone: Tone, shape: Shape, gap = this.#gap): void {
    if (this.#pen.hasLines && gap > 0) {
      const edge = this.#edge(shape, gap * 2)
      this.#pen.edge(() => {
        for (const piece of this.#below) this.#part(common(edge, piece))
      })
    }
    this.join(tone, shape)
  }

  /** A new piece that merges with what lies under it: a head with its neck. */
  join(tone: Tone, shape: Shape): void {
    const path = this.#framed(shape)
    this.#pen.fill(tone, (target) => target.addPath(path))
    this.#top = pieceOf(path)
    this.#below.push(this.#top)
  }

  /** Light or shade on the last piece. */
  tint(tone: Tone, shape: Shape): void {
    const inside = common(this.#top, pieceOf(this.#framed(shape)))
    if (inside) this.#pen.fill(tone, (path) => path.addPath(inside))
  }

  /** An inner contour of the last piece: a fold, a seam, a lock of hair. */
  crease(shape: Shape, width = 0.6): void {
    if (this.#pen.hasLines) this.#part(common(this.#edge(shape, width), this.#top))
  }

  #part(area: Path2D | undefined): void {
    if (area) this.#pen.gap((path) => path.addPath(area))
  }

  #edge(shape: Shape, width: number): Piece {
    return pieceOf(this.#framed(shape).stroke({ width, join: StrokeJoin.Round, cap: StrokeCap.Round }))
  }

  #framed(shape: Shape): Path2D {
    const { x, y, size } = this.#frame
    const framed = new Path2D()
    framed.addPath(pathOf(shape), { a: size, b: 0, c: 0, d: size, e: x, f: -y })
    return framed
  }
}

/** Draws in hundredths of the motif's height; smaller and aside where it is one of several. */
export const cutOut = (pen: Pen, draw: (cut: Cutout) => void, { x = 0, y = 0, size = 1 }: Partial<Frame> = {}): void =>
  pen.placed({ x: x / 100, y: -y / 100, size: size / 100 }, () => draw(new Cutout(pen, gapWidth / Math.sqrt(size))))
