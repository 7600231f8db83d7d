// Rectangles on the sheet, in inches.
import type { Box } from '../../../src/editor/wire.ts'

export const rightOf = ({ x, width }: Box): number => x + width

export const bottomOf = ({ y, height }: Box): number => y + height

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

export interface Point {
  readonly x: number
  readonly y: number
}

export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= rightOf(box) && y >= box.y && y <= bottomOf(box)

export const overlap = (one: Box, other: Box): boolean =>
  one.x < rightOf(other) && other.x < rightOf(one) && one.y < bottomOf(other) && other.y < bottomOf(one)

export const movedBy = <B extends Box>(box: B, dx: number, dy: number): B => ({
  ...box,
  x: inTenThousandths(box.x + dx),
  y: inTenThousandths(box.y + dy),
})

export const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })

/** A layout keeps its lengths to four places. */
export const inTenThousandths = (length: number): number => Math.round(length * 10_000) / 10_000

export const roundedBox = ({ x, y, width, height }: Box): Box => ({
  x: inTenThousandths(x),
  y: inTenThousandths(y),
  width: inTenThousandths(width),
  height: inTenThousandths(height),
})
