// How much neighbouring columns of a picture differ: a seam is a step that neither picture has in itself.
import type { Canvas } from '@napi-rs/canvas'
import type { Patch } from '../../../src/studio/wrap/wrap-sheet.ts'

/** For every column, its mean difference from the next one, of 255. */
export const columnSteps = (canvas: Canvas): number[] => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Array.from({ length: width - 1 }, (_, column) => {
    let sum = 0
    for (let row = 0; row < height; row++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * width + column) * 4 + channel
        sum += Math.abs((data[at] ?? 0) - (data[at + 4] ?? 0))
      }
    return sum / (height * 3)
  })
}

/** What an eye sees as an edge: how far two neighbouring bands of a row must be apart, of 255. */
const clearStep = 14

/** For every column, the share of the rows on which the band left of it and the one right of it clearly differ: 1 is a line from top to bottom. */
export const edgeShares = (canvas: Canvas, { top, height }: Pick<Patch, 'top' | 'height'>): number[] => {
  const { width } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, top, width, height)
  const band = Math.max(1, Math.round(height * 0.005))
  const meanOf = (row: number, from: number, channel: number): number => {
    let sum = 0
    for (let x = from; x < from + band; x++) sum += data[(row * width + x) * 4 + channel] ?? 0
    return sum / band
  }
  return Array.from({ length: width }, (_, column) => {
    if (column < band || column > width - band) return 0
    let edges = 0
    for (let row = 0; row < height; row++) {
      const apart = [0, 1, 2].map((channel) =>
        Math.abs(meanOf(row, column - band, channel) - meanOf(row, column, channel)),
      )
      if (Math.max(...apart) > clearStep) edges++
    }
    return edges / height
  })
}

/** The mean difference, of 255, between the last columns of `art` and the first ones of the front beside it. */
export const foldMismatch = (art: Canvas, front: Canvas, { top, height }: Pick<Patch, 'top' | 'height'>): number => {
  const columns = 3
  const last = art.getContext('2d').getImageData(art.width - columns, 0, columns, height).data
  const first = front.getContext('2d').getImageData(0, top, columns, height).data
  return last.reduce((sum, value, at) => sum + Math.abs(value - (first[at] ?? 0)), 0) / (columns * height * 3)
}

/** As shares of the height: what is compared on each side of the fold, and how far from it that begins on the back, where things may end. */
const beside = 0.065
const away = 0.016
/** Rows that are judged together, as a share of the height. */
const together = 0.016
/** Of 255, how much a row must differ from its own mean to show anything; and the share of that below which nothing is left of it. */
const leastSeen = 4
const nothingLeft = 0.25

/** The share of the height on which something is drawn on the front beside the fold, and nothing beyond it: texture that stops there. */
export const stopShare = (canvas: Canvas, fold: number, { top, height }: Pick<Patch, 'top' | 'height'>): number => {
  const { width } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, top, width, height)
  const columns = Math.round(height * beside)
  const unrestOf = (row: number, from: number): number =>
    Math.max(
      ...[0, 1, 2].map((channel) => {
        const values = Array.from({ length: columns }, (_, x) => data[(row * width + from + x) * 4 + channel] ?? 0)
        const mean = values.reduce((sum, value) => sum + value, 0) / columns
        return values.reduce((sum, value) => sum + Math.abs(value - mean), 0) / columns
      }),
    )
  const rows = Math.max(1, Math.round(height * together))
  const bands = Math.floor(height / rows)
  const unrestOfBand = (band: number, from: number): number =>
    Array.from({ length: rows }, (_, row) => unrestOf(band * rows + row, from)).reduce((sum, each) => sum + each) / rows
  const before = fold - Math.round(height * away) - columns
  const stops = Array.from({ length: bands }, (_, band) => {
    const seen = unrestOfBand(band, fold)
    return seen > leastSeen && unrestOfBand(band, before) < seen * nothingLeft
  })
  return stops.filter(Boolean).length / bands
}
