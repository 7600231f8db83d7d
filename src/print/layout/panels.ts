// The panels of a wrap in points: where type may stand on them, and what the ground of each covers.

import type { PanelName } from '../../catalog/print.ts'
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { TextBlock } from './layout-state.ts'

/** The panel with its bleed. */
export const panelOf = (geometry: WrapGeometry, panel: PanelName): PlainBox => inPoints(geometry[panel].bleed)

/** Where type may stand; null on a spine that must stay empty. */
export const safeAreaOf = (geometry: WrapGeometry, panel: PanelName): PlainBox | null => {
  const { safe } = geometry[panel]
  return safe === null ? null : inPoints(safe)
}

export const boxOf = ({ x, y, width, height }: PlainBox): PlainBox => ({
  x: x * 72,
  y: y * 72,
  width: width * 72,
  height: height * 72,
})

const inches = (points: number): number => Math.round((points / 72) * 10_000) / 10_000

/** The way back, from points to the inches of a layout. */
export const inInches = ({ x, y, width, height }: PlainBox): PlainBox => ({
  x: inches(x),
  y: inches(y),
  width: inches(width),
  height: inches(height),
})

export const right = ({ x, width }: PlainBox): number => x + width

export const bottom = ({ y, height }: PlainBox): number => y + height

/** Rounding of millionths of a point is no trespass. */
const tolerance = 0.01

export const isInside = (inner: PlainBox, outer: PlainBox): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  right(inner) <= right(outer) + tolerance &&
  bottom(inner) <= bottom(outer) + tolerance

export const isApart = (one: PlainBox, other: PlainBox): boolean =>
  right(one) <= other.x + tolerance ||
  right(other) <= one.x + tolerance ||
  bottom(one) <= other.y + tolerance ||
  bottom(other) <= one.y + tolerance

export const around = (boxes: readonly PlainBox[]): PlainBox | null => {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y }
}

export const isOnSpine = ({ panel }: Pick<TextBlock, 'panel'>): boolean => panel === 'spine'
