// How a length on one sheet becomes a length on another: bleed goes to bleed, face to face, safe area to safe area, and what lies
// between them is stretched evenly.

import type { PanelName } from '../../catalog/print.ts'
import type { Box } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'

interface Knot {
  readonly from: number
  readonly to: number
}

export interface PanelMap {
  readonly x: (inches: number) => number
  readonly y: (inches: number) => number
}

const stretched = (value: number, start: Knot, end: Knot): number =>
  start.to + ((value - start.from) / (end.from - start.from)) * (end.to - start.to)

/** Beyond the last knots everything only moves along with them. */
const alongKnots = (given: readonly Knot[]) => {
  const knots = given
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, index, all) => index === 0 || from > (all[index - 1]?.from ?? 0))
  return (value: number): number => {
    const next = knots.findIndex(({ from }) => from >= value)
    const [start, end] = [knots[next - 1], knots[next]]
    if (start && end) return stretched(value, start, end)
    const edge = end ?? knots.at(-1)
    return edge ? value - edge.from + edge.to : value
  }
}

const edges = (box: Box, axis: 'x' | 'y'): [number, number] => {
  const [start, length] = axis === 'x' ? [box.x, box.width] : [box.y, box.height]
  return [start.toNumber(), start.plus(length).toNumber()]
}

const knotsBetween = (from: Box, to: Box, axis: 'x' | 'y'): Knot[] => {
  const [[fromStart, fromEnd], [toStart, toEnd]] = [edges(from, axis), edges(to, axis)]
  return [
    { from: fromStart, to: toStart },
    { from: fromEnd, to: toEnd },
  ]
}

const panelAt = ({ folds }: WrapGeometry, x: number): PanelName =>
  x < folds.back.toNumber() ? 'back' : x < folds.front.toNumber() ? 'spine' : 'front'

/** From one sheet to another, for what may reach over several panels. */
export const sheetMap = (from: WrapGeometry, to: WrapGeometry): PanelMap => {
  const maps = {
    back: panelMap(from, to, 'back'),
    spine: panelMap(from, to, 'spine'),
    front: panelMap(from, to, 'front'),
  }
  return { x: (inches) => maps[panelAt(from, inches)].x(inches), y: maps.back.y }
}

/** From a panel of one sheet to the same panel of another, in inches. */
export const panelMap = (from: WrapGeometry, to: WrapGeometry, panel: PanelName): PanelMap => {
  const [one, other] = [from[panel], to[panel]]
  // The face goes first: on the spine it has the same sides as the bleed, and where knots coincide the first one counts.
  const pairs: readonly (readonly [Box, Box])[] = [
    [one.face, other.face],
    ...(one.safe && other.safe ? [[one.safe, other.safe] as const] : []),
    [one.bleed, other.bleed],
  ]
  const along = (axis: 'x' | 'y') => alongKnots(pairs.flatMap(([a, b]) => knotsBetween(a, b, axis)))
  return { x: along('x'), y: along('y') }
}
