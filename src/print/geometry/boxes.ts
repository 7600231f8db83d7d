// Rectangles on the sheet, in exact inches from its top left corner.
import type { Big } from 'big.js'
import { points } from './lengths.ts'

export interface Box {
  readonly x: Big
  readonly y: Big
  readonly width: Big
  readonly height: Big
}

/** The same in plain numbers, to draw or compare by. */
export interface PlainBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const rightOf = (box: Box): Big => box.x.plus(box.width)

export const bottomOf = (box: Box): Big => box.y.plus(box.height)

export const between = (left: Big, top: Big, right: Big, bottom: Big): Box => ({
  x: left,
  y: top,
  width: right.minus(left),
  height: bottom.minus(top),
})

export const inPoints = ({ x, y, width, height }: Box): PlainBox => ({
  x: points(x),
  y: points(y),
  width: points(width),
  height: points(height),
})

/** In pixels at a resolution, not rounded: round edges, not sizes, or panels will overlap or gape. */
export const inPixels = ({ x, y, width, height }: Box, dpi: number): PlainBox => ({
  x: x.times(dpi).toNumber(),
  y: y.times(dpi).toNumber(),
  width: width.times(dpi).toNumber(),
  height: height.times(dpi).toNumber(),
})
