// The eight handles of a block, and what pulling one does to its box.
import type { Box } from '../../../src/editor/wire.ts'
import { bottomOf, type Point, rightOf } from './boxes.ts'

export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** Which edges a handle moves. */
export const edgesOf = (
  handle: Handle,
): { readonly x: 'left' | 'right' | null; readonly y: 'top' | 'bottom' | null } => ({
  x: handle.includes('w') ? 'left' : handle.includes('e') ? 'right' : null,
  y: handle.includes('n') ? 'top' : handle.includes('s') ? 'bottom' : null,
})

export const handlePlace = (box: Box, handle: Handle): Point => {
  const { x, y } = edgesOf(handle)
  return {
    x: x === 'left' ? box.x : x === 'right' ? rightOf(box) : box.x + box.width / 2,
    y: y === 'top' ? box.y : y === 'bottom' ? bottomOf(box) : box.y + box.height / 2,
  }
}

/** No side of a block is shorter, in inches. */
const shortestSide = 0.1

interface Span {
  readonly start: number
  readonly length: number
}

const pulled = ({ start, length }: Span, edge: 'start' | 'end' | null, by: number): Span => {
  if (edge === null) return { start, length }
  if (edge === 'end') return { start, length: Math.max(shortestSide, length + by) }
  const moved = Math.min(by, length - shortestSide)
  return { start: start + moved, length: length - moved }
}

/** The box after a handle was pulled. The edges on the other side stay where they are. */
export const resized = (box: Box, handle: Handle, { x: dx, y: dy }: Point): Box => {
  const edges = edgesOf(handle)
  const across = pulled({ start: box.x, length: box.width }, edges.x && (edges.x === 'left' ? 'start' : 'end'), dx)
  const down = pulled({ start: box.y, length: box.height }, edges.y && (edges.y === 'top' ? 'start' : 'end'), dy)
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}
