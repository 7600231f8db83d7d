// How the sheet lies under the window that shows it: how large an inch is, and where the sheet's corner is.
import type { Box } from '../../../src/editor/wire.ts'
import type { Point } from './boxes.ts'

export interface View {
  /** Pixels of the page to the inch. */
  readonly scale: number
  /** Where the sheet's top left corner is, in pixels from the stage's. */
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const smallestScale = 10
const largestScale = 1200

const within = (scale: number): number => Math.min(largestScale, Math.max(smallestScale, scale))

/** The whole sheet, in the middle of the stage with a margin around it. */
export const fitted = (sheet: Size, stage: Size, margin: number): View => {
  const room = { width: Math.max(1, stage.width - 2 * margin), height: Math.max(1, stage.height - 2 * margin) }
  const scale = within(Math.min(room.width / sheet.width, room.height / sheet.height))
  return { scale, x: (stage.width - sheet.width * scale) / 2, y: (stage.height - sheet.height * scale) / 2 }
}

/** What is under the point stays under it. */
export const zoomedAt = ({ scale, x, y }: View, point: Point, factor: number): View => {
  const next = within(scale * factor)
  const ratio = next / scale
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio }
}

/** The view moved, but never so far that the sheet is lost from sight. */
export const panned = ({ scale, x, y }: View, by: Point, sheet: Size, stage: Size): View => {
  const keep = 60
  const clamp = (start: number, length: number, room: number): number =>
    Math.min(room - keep, Math.max(keep - length, start))
  return {
    scale,
    x: clamp(x + by.x, sheet.width * scale, stage.width),
    y: clamp(y + by.y, sheet.height * scale, stage.height),
  }
}

export const toSheet = ({ scale, x, y }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
})

export const toStage = ({ scale, x, y }: View, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
})

export const boxOnStage = (view: View, { x, y, width, height }: Box): Box => ({
  ...toStage(view, { x, y }),
  width: width * view.scale,
  height: height * view.scale,
})

const margin = 24

const wayAlong = (start: number, length: number, room: number): number => {
  if (start >= 0 && start + length <= room) return 0
  // What is larger than the stage is shown from its beginning.
  return start < 0 || length + 2 * margin > room ? margin - start : room - margin - length - start
}

/** How far the sheet must move for a box of the stage to come into sight. */
export const wayToSight = ({ x, y, width, height }: Box, stage: Size): Point => ({
  x: wayAlong(x, width, stage.width),
  y: wayAlong(y, height, stage.height),
})

/** 100 % shows an inch as CSS does. */
export const percentOf = ({ scale }: View): number => Math.round((scale / 96) * 100)
