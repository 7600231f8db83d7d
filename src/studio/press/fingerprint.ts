// A picture told in few bytes: the mean colours of a grid of cells. Two paintings of one document have the same fingerprint, but for the rounding
// of different processors.
import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Cells across and down: enough to see a moved word, too few to see grain. */
const cells = { w: 12, h: 18 }

/** A canvas is drawn smaller by halves, so that every pixel counts. */
const halved = (picture: Canvas): Canvas => {
  const half = createCanvas(Math.ceil(picture.width / 2), Math.ceil(picture.height / 2))
  half.getContext('2d').drawImage(picture, 0, 0, half.width, half.height)
  return half
}

const shrunk = (picture: Canvas): Canvas => (picture.width > cells.w * 4 ? shrunk(halved(picture)) : picture)

/** Red, green and blue of each cell, row by row, as base64. */
export const fingerprintOf = (picture: Canvas): string => {
  const grid = createCanvas(cells.w, cells.h)
  const ctx = grid.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(shrunk(picture), 0, 0, cells.w, cells.h)
  const { data } = ctx.getImageData(0, 0, cells.w, cells.h)
  return Buffer.from(data.filter((_, at) => at % 4 !== 3)).toString('base64')
}

export interface Difference {
  /** Of all cells, in steps of 255. */
  readonly mean: number
  /** Of the cell that differs most. */
  readonly worst: number
}

export const differenceOf = (one: string, other: string): Difference => {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')]
  if (a.length !== b.length) return { mean: 255, worst: 255 }
  const steps = [...a].map((value, at) => Math.abs(value - (b[at] ?? 0)))
  return { mean: steps.reduce((sum, step) => sum + step, 0) / steps.length, worst: Math.max(...steps) }
}

/** More than rounding: somebody who lays both side by side sees it. */
const seen = { mean: 1, worst: 16 }

export const isSeen = ({ mean, worst }: Difference): boolean => mean > seen.mean || worst > seen.worst
