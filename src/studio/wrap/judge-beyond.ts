// Says whether what a family painted beyond the front's edge is the same picture going on, and how far it does: not every scene is drawn
// further than its sheet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { blurredLine } from './blur-line.ts'
import type { Patch } from './wrap-sheet.ts'

/** What an eye sees as an edge: how far two neighbouring bands of a row must be apart, of 255. */
const clearStep = 12
/** Columns of a proof to each side of a place that are compared. */
const band = 2
/** Columns of a proof that a drawn line may take. */
const lineWidth = 4
/** As shares of the height: an edge along the fold, and one beyond it, from which something ends there. */
const endAtFold = 0.09
const endBeyond = 0.14
/** Columns of a proof: what is around a place, and how far from it that begins. */
const around = 10
const away = 4
/** What is read of the front beside the fold, as a share of the height. */
const read = 0.02
/** Of 255: how far the front may be from the same place of the wider picture, once broad tones are left out; and how far tones may be. */
const mostApart = 7
const mostTones = 48
/** How broad tones are, and how fine the dots of a print, as shares of the height. */
const broad = 0.04
const fine = 0.005

type Rows = Pick<Patch, 'top' | 'height'>

/** The mean colour of every row of a strip: three lines. */
const profileOf = (canvas: Canvas, { left, top, width, height }: Patch, rows: number): Float32Array[] => {
  const ctx = createCanvas(1, rows).getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height, 0, 0, 1, rows)
  const { data } = ctx.getImageData(0, 0, 1, rows)
  return [0, 1, 2].map((channel) => Float32Array.from({ length: rows }, (_, y) => data[y * 4 + channel] ?? 0))
}

/** Whether both show the same things beside the fold. The corners of a front may be darker. */
const isSame = (proof: Canvas, fold: number, front: Canvas, { top, height }: Rows): boolean => {
  const rows = proof.height
  const width = Math.max(2, rows * read)
  const wide = profileOf(proof, { left: fold, top: 0, width, height: rows }, rows)
  const own = profileOf(front, { left: 0, top, width: (width * height) / rows, height }, rows)
  return wide.every((line, channel) => {
    const differences = line.map((value, y) => (own[channel]?.[y] ?? 0) - value)
    const apart = blurredLine(differences, rows * fine)
    const tones = blurredLine(apart, rows * broad)
    const rest = apart.reduce((sum, value, y) => sum + (value - (tones[y] ?? 0)) ** 2, 0) / rows
    return Math.sqrt(rest) <= mostApart && tones.every((tone) => Math.abs(tone) <= mostTones)
  })
}

/** For every column, the share of the rows on which what is left of it clearly differs from what is right of it. */
const edgesOf = (proof: Canvas): Float32Array => {
  const { width, height } = proof
  const { data } = proof.getContext('2d').getImageData(0, 0, width, height)
  const isEdge = (at: number): boolean =>
    [0, 1, 2].some((channel) => {
      let apart = 0
      for (let x = 0; x < band; x++)
        apart += (data[at + x * 4 + channel] ?? 0) - (data[at - (x + 1) * 4 + channel] ?? 0)
      // Beyond a ring or a hair the same ground goes on.
      const grounds = (data[at + lineWidth * 4 + channel] ?? 0) - (data[at - (lineWidth + 1) * 4 + channel] ?? 0)
      return Math.min(Math.abs(apart) / band, Math.abs(grounds)) > clearStep
    })
  return Float32Array.from({ length: width }, (_, x) => {
    if (x <= lineWidth || x >= width - lineWidth) return 0
    let edges = 0
    for (let y = 0; y < height; y++) if (isEdge((y * width + x) * 4)) edges++
    return edges / height
  })
}

/** How much more of an edge a column is than those around it: rays and petals have edges everywhere, an end has one. */
const endAt = (edges: Float32Array, column: number): number => {
  const meanOf = (from: number, to: number): number => {
    const some = edges.subarray(Math.max(0, from), Math.max(0, to))
    return some.reduce((sum, edge) => sum + edge, 0) / Math.max(1, some.length)
  }
  const usual = Math.max(meanOf(column - away - around, column - away), meanOf(column + away, column + away + around))
  return (edges[column] ?? 0) - usual
}

/** What is compared to each side of the fold, as a share of the height. */
const mirrorReach = 0.12
/** How much a row must differ from its own mean (of 255) to show anything, and the share of that by which its mirror may miss it. */
const leastSeen = 4
const mostMissed = 0.5
/** The share of the rows from which the picture is seen to be folded over. */
const mostMirrored = 0.15

/** Whether a row left of the fold is the mirror of the row right of it. */
const isMirrored = (data: Uint8ClampedArray, reach: number): boolean => {
  const lightAt = (x: number): number => ((data[x * 4] ?? 0) + (data[x * 4 + 1] ?? 0) + (data[x * 4 + 2] ?? 0)) / 3
  const beside = Array.from({ length: reach }, (_, x) => lightAt(reach + x))
  const mean = beside.reduce((sum, light) => sum + light, 0) / reach
  const seen = beside.reduce((sum, light) => sum + (light - mean) ** 2, 0) / reach
  const missed = beside.reduce((sum, light, x) => sum + (light - lightAt(reach - 1 - x)) ** 2, 0) / reach
  return seen > leastSeen ** 2 && missed < seen * mostMissed ** 2
}

/** Whether marbling or stains that were painted for the sheet alone are only folded over beyond it. */
const isFoldedOver = (proof: Canvas, fold: number): boolean => {
  const { height } = proof
  const reach = Math.round(height * mirrorReach)
  const ctx = proof.getContext('2d')
  const { data } = ctx.getImageData(fold - reach, 0, reach * 2, height)
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * reach * 8, (y + 1) * reach * 8))
  return rows.filter((row) => isMirrored(row, reach)).length > height * mostMirrored
}

/**
 * `proof` shows the wider picture, `fold` is where the front begins on it. How far it goes on beyond the fold, as a share of its height. A
 * repeat ends nowhere: its tiles have edges.
 */
export const reachBeyond = (proof: Canvas, fold: number, front: Canvas, rows: Rows, isRepeat: boolean): Reach => {
  const none = { far: 0, completes: false }
  if (!isSame(proof, fold, front, rows)) return none
  const edges = edgesOf(proof)
  const whole = { far: fold / proof.height, completes: true }
  if (isRepeat) return whole
  const near = Math.max(...[-1, 0, 1].map((by) => endAt(edges, fold + by)))
  if (near > endAtFold) return none
  if (isFoldedOver(proof, fold)) return { far: 0, completes: true }
  for (let column = fold - 1; column > band; column--)
    if (endAt(edges, column) > endBeyond) return { far: (fold - column - 1) / proof.height, completes: true }
  return whole
}

export interface Reach {
  /** As a share of the height; 0 where the picture ends at the fold, or is but folded over. */
  readonly far: number
  /** Whether what the fold cuts is whole in it, however far the ground around it is painted. */
  readonly completes: boolean
}
