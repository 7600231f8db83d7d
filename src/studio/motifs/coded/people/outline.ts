// Contours written as text: 'x,y x,y! x,y'. Hundredths of the figure's height, y upwards from the foot, `!` marks a corner; everything
// else is drawn through smoothly, as a brush would.
import { blob, type Knot as Corner, type Disc, tube } from '../../../paint/shapes/path.ts'

export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** Degrees, leaning right. */
  readonly turn?: number
  readonly flip?: boolean
}

interface Knot {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly corner: boolean
}

const place = (knot: Knot, { x = 0, y = 0, size = 1, turn = 0, flip = false }: Placement): Knot => {
  const angle = (turn * Math.PI) / 180
  const across = (flip ? -knot.x : knot.x) * size
  const up = knot.y * size
  return {
    x: x + across * Math.cos(angle) + up * Math.sin(angle),
    y: -(y - across * Math.sin(angle) + up * Math.cos(angle)),
    r: knot.r * size,
    corner: knot.corner,
  }
}

const knotsOf = (text: string, placement: Placement): Knot[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, r = 0] = word.replace('!', '').split(',').map(Number)
      return place({ x, y, r, corner: word.endsWith('!') }, placement)
    })

const cornerOf = ({ x, y, corner }: Knot): Corner => [x, y, corner ? 1 : 0]

const spline = (knots: readonly Knot[], isClosed: boolean): string => blob(knots.map(cornerOf), isClosed).toSVGString()

/** A closed area. */
export const outline = (text: string, placement: Placement = {}): string => spline(knotsOf(text, placement), true)

/** An open line: a crease, a seam. */
export const stroke = (text: string, placement: Placement = {}): string => spline(knotsOf(text, placement), false)

/** Half of the least width. */
const least = 0.02

const thicken = (knots: readonly Knot[]): string =>
  tube(
    knots.map(({ x, y, r }): Disc => [x, y, r]),
    least,
  ).toSVGString()

/** A rounded ribbon along 'x,y,r x,y,r': limbs, locks of hair, staffs. `r` is half its width there. */
export const ribbon = (text: string, placement: Placement = {}): string => thicken(knotsOf(text, placement))

/** A ribbon through computed points. */
export const ribbonThrough = (points: readonly (readonly [number, number, number])[]): string =>
  thicken(points.map(([x, y, r]) => ({ x, y: -y, r, corner: false })))
