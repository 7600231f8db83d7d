// Snapping: a box that comes near a line worth standing on is drawn to it.

import type { PanelName } from '../../../src/catalog/print.ts'
import type { Box, SheetGeometry } from '../../../src/editor/wire.ts'
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import { bottomOf, centreOf, overlap, type Point, rightOf } from './boxes.ts'
import { edgesOf, type Handle } from './resize.ts'

/** A line to stand on, and the stretch over which it is shown. */
export interface SnapLine {
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
}

export interface Snapped extends Point {
  /** The lines that the box now stands on. */
  readonly lines: readonly SnapLine[]
}

const edgesAndMiddle = (box: Box): SnapLine[] => {
  const { x, y } = centreOf(box)
  const [down, across] = [
    { from: box.y, to: bottomOf(box) },
    { from: box.x, to: rightOf(box) },
  ]
  return [
    ...[box.x, x, rightOf(box)].map((at) => ({ axis: 'x' as const, at, ...down })),
    ...[box.y, y, bottomOf(box)].map((at) => ({ axis: 'y' as const, at, ...across })),
  ]
}

/** Lines of a panel: its safe area, its face's middle, the barcode where it is, and the other blocks on it. */
export const snapLines = (
  geometry: SheetGeometry,
  panel: PanelName,
  others: readonly Pick<TextBlock, 'x' | 'y' | 'width' | 'height'>[],
): SnapLine[] => {
  const { face, safe } = geometry.panels[panel]
  const middle = centreOf(face)
  return [
    ...(safe === null ? [] : edgesAndMiddle(safe)),
    { axis: 'x', at: middle.x, from: face.y, to: bottomOf(face) },
    { axis: 'y', at: middle.y, from: face.x, to: rightOf(face) },
    ...(overlap(face, geometry.barcode) ? edgesAndMiddle(geometry.barcode) : []),
    ...others.flatMap(edgesAndMiddle),
  ]
}

interface Pull {
  readonly by: number
  readonly line: SnapLine
}

/** The shortest way from any of these places to a line. */
const nearest = (places: readonly number[], lines: readonly SnapLine[], reach: number): Pull | null =>
  lines
    .flatMap((line) => places.map((place): Pull => ({ by: line.at - place, line })))
    .filter(({ by }) => Math.abs(by) <= reach)
    .reduce<Pull | null>((best, pull) => (best === null || Math.abs(pull.by) < Math.abs(best.by) ? pull : best), null)

const snapPlaces = (
  places: Readonly<Record<'x' | 'y', readonly number[]>>,
  box: Box,
  lines: readonly SnapLine[],
  reach: number,
): Snapped => {
  const [x, y] = (['x', 'y'] as const).map((axis) =>
    nearest(
      places[axis],
      lines.filter((line) => line.axis === axis),
      reach,
    ),
  )
  const reached = (pull: Pull | null | undefined, from: number, to: number): SnapLine[] =>
    pull ? [{ ...pull.line, from: Math.min(pull.line.from, from), to: Math.max(pull.line.to, to) }] : []
  return {
    x: x?.by ?? 0,
    y: y?.by ?? 0,
    lines: [...reached(x, box.y, bottomOf(box)), ...reached(y, box.x, rightOf(box))],
  }
}

/** How far a box that is being moved is drawn, at most `reach` each way. */
export const snapMove = (box: Box, lines: readonly SnapLine[], reach: number): Snapped => {
  const { x, y } = centreOf(box)
  return snapPlaces({ x: [box.x, x, rightOf(box)], y: [box.y, y, bottomOf(box)] }, box, lines, reach)
}

/** The same for the edges that a handle moves. */
export const snapResize = (box: Box, handle: Handle, lines: readonly SnapLine[], reach: number): Snapped => {
  const { x, y } = edgesOf(handle)
  const places = {
    x: x === null ? [] : [x === 'left' ? box.x : rightOf(box)],
    y: y === null ? [] : [y === 'top' ? box.y : bottomOf(box)],
  }
  return snapPlaces(places, box, lines, reach)
}
