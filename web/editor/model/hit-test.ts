// What lies under a point of the stage: a handle of the chosen block, a block, or nothing.
import type { Box } from '../../../src/editor/wire.ts'
import { holds, type Point } from './boxes.ts'
import { type Handle, handlePlace, handles } from './resize.ts'
import { toSheet, toStage, type View } from './view.ts'

export type Hit =
  | { readonly kind: 'handle'; readonly id: string; readonly handle: Handle }
  | { readonly kind: 'block'; readonly id: string }
  | null

export interface Target extends Box {
  readonly id: string
}

/** Corners before edges: on a low block they lie close together. */
const inOrder: readonly Handle[] = [
  ...handles.filter((handle) => handle.length === 2),
  ...handles.filter((handle) => handle.length === 1),
]

const handleUnder = (view: View, target: Target, point: Point, reach: number): Handle | null =>
  inOrder.find((handle) => {
    const place = toStage(view, handlePlace(target, handle))
    return Math.abs(place.x - point.x) <= reach && Math.abs(place.y - point.y) <= reach
  }) ?? null

/** `reach`: how far from its place a handle can still be taken, in pixels; fingers need more than mice. */
export const hitTest = (
  view: View,
  blocks: readonly Target[],
  chosen: string | null,
  point: Point,
  reach: number,
): Hit => {
  const target = blocks.find(({ id }) => id === chosen)
  const handle = target ? handleUnder(view, target, point, reach) : null
  if (target && handle) return { kind: 'handle', id: target.id, handle }
  const place = toSheet(view, point)
  const under = blocks.filter((block) => holds(block, place))
  // The smallest: a large block must not hide what lies on it, in whichever order they are drawn.
  const [first] = under.toSorted((one, other) => one.width * one.height - other.width * other.height)
  if (!first) return null
  return { kind: 'block', id: (target && under.includes(target) ? target : first).id }
}
