// Arithmetic on boxes.
import type { Box, Easel } from './easel.ts'

export const union = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, w }) => x + w))
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

export const grown = ({ x, y, w, h }: Box, by: number, byHeight = by): Box => ({
  x: x - by,
  y: y - byHeight,
  w: w + 2 * by,
  h: h + 2 * byHeight,
})

export const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

/** What of a box lies in another. */
export const within = (box: Box, outer: Box): Box | null => {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)]
  const w = Math.min(box.x + box.w, outer.x + outer.w) - x
  const h = Math.min(box.y + box.h, outer.y + outer.h) - y
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

export const middleOf = ({ x, y, w, h }: Box): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
})

/** A box as wide as the sheet goes on as far as the picture is seen; others stay as they are. */
export const openedBox = ({ w, extent }: Easel, box: Box): Box =>
  box.x <= 0 && box.x + box.w >= w ? { ...box, x: box.x + extent.x, w: box.w - extent.x } : box

/** The upright box around a box turned about its middle. */
export const turned = (box: Box, radians: number): Box => {
  const w = Math.abs(box.w * Math.cos(radians)) + Math.abs(box.h * Math.sin(radians))
  const h = Math.abs(box.w * Math.sin(radians)) + Math.abs(box.h * Math.cos(radians))
  const { x, y } = middleOf(box)
  return { x: x - w / 2, y: y - h / 2, w, h }
}

/** A plate that holds what stands on it: where it was while that is within it, else moved and grown with it. */
export const holding = (plate: Box, content: Box, margin: number): Box => {
  const inner = grown(plate, -margin)
  const all = union([inner, content])
  const slack = 1
  if (all.w <= inner.w + slack && all.h <= inner.h + slack) return plate
  const shift = middleOf(content).y - middleOf(plate).y
  const isElsewhere = content.y > plate.y + plate.h * 0.8 || content.y + content.h < plate.y + plate.h * 0.2
  const isFarOff = isElsewhere || Math.abs(shift) > plate.h * 0.25
  return union([isFarOff ? { ...plate, y: plate.y + shift } : plate, grown(content, margin)])
}
