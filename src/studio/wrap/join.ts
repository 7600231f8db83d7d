// Joins what was painted beside the front to it. Its lines are led to the front's, broad tones are carried over; what the fold cuts through
// (a petal, a wall, a band) is completed beyond it, and the two pictures meet where they differ least. The front itself is never touched.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import type { Box } from '../paint/easel.ts'
import { bendToFront } from './bend-to-front.ts'
import { carryTones, mostTone } from './carry-tones.ts'
import type { Patch } from './wrap-sheet.ts'

/** Tones run out over this share of back and spine. */
const toneReach = 0.6
/** Pixels of the picture to one of the map on which the line is found. */
const coarse = 4
/** What a step away from the fold costs (of 255), over the usual reach: the line stays near it where both pictures agree. */
const perReach = 34
/** As shares of the height: how far the front's own edge is continued, and how far at most, where a wide spine has room for it. */
const usualReach = 0.07
const mostReach = 0.18
/** How wide the two pictures run into each other, as a share of the height. */
const feather = 0.01
/** A difference (of 255) that is seen as such. */
const usualStep = 60
/** What keeps the line out of type (of 255 a row). */
const forbidden = 10_000

/** The front's edge folded over the joint: what completes things that the fold cuts. */
const foldedOver = (front: Canvas, { top, height }: Pick<Patch, 'top' | 'height'>, reach: number): Canvas => {
  const folded = createCanvas(reach, height)
  const ctx = folded.getContext('2d')
  ctx.setTransform(-1, 0, 0, 1, reach, 0)
  ctx.drawImage(front, 0, top, reach, height, 0, 0, reach, height)
  return folded
}

const small = (canvas: Canvas, left: number, width: number): { data: Uint8ClampedArray; w: number; h: number } => {
  const [w, h] = [Math.max(2, Math.round(width / coarse)), Math.max(2, Math.round(canvas.height / coarse))]
  const shrunk = createCanvas(w, h)
  const ctx = shrunk.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, 0, width, canvas.height, 0, 0, w, h)
  return { data: ctx.getImageData(0, 0, w, h).data, w, h }
}

/** For every row of the map, the column at which the pictures meet: the cheapest line from top to bottom. */
const meetingLine = (art: Canvas, folded: Canvas, free: (row: number) => number): Float32Array => {
  const one = small(art, art.width - folded.width, folded.width)
  const other = small(folded, 0, folded.width)
  const { w, h } = one
  const perColumn = (perReach * folded.width) / (usualReach * art.height * (w - 1))
  const costs = new Float32Array(w * h)
  for (let at = 0; at < w * h; at++) {
    const x = at % w
    let apart = 0
    for (let channel = 0; channel < 3; channel++)
      apart += Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[at * 4 + channel] ?? 0)) / 3
    // A step is seen the more, the higher it is: rather a long way around a petal than straight through it.
    const seen = apart ** 2 / usualStep
    const isType = (w - x) * coarse > free((Math.floor(at / w) + 0.5) * coarse)
    const above = at >= w ? costs.subarray(at - w - Math.min(1, x), at - w + Math.min(2, w - x)) : [0]
    costs[at] = seen + (w - 1 - x) * perColumn + (isType ? forbidden : 0) + Math.min(...above)
  }
  const line = new Float32Array(h)
  let x = 0
  for (let y = h - 1; y >= 0; y--) {
    const [from, to] = y === h - 1 ? [0, w - 1] : [Math.max(0, x - 1), Math.min(w - 1, x + 1)]
    x = from
    for (let next = from; next <= to; next++) if ((costs[y * w + next] ?? 0) < (costs[y * w + x] ?? 0)) x = next
    line[y] = x / (w - 1)
  }
  return line
}

type Rows = Pick<Patch, 'top' | 'height'>

/** Where the art is a scene of its own: first its lines, or the tones of other things would be carried. */
export const carryScene = (art: Canvas, front: Canvas, rows: Rows): void => {
  bendToFront(art, front, rows)
  carryTones(art, front, rows, { reach: art.width * toneReach, most: mostTone })
}

export interface Meeting extends Rows {
  /** Pixels of back and spine that may show the front's edge again; more than is usual only if `zones` are known. */
  readonly room: number
  /** Where type stands on the front, in pixels of its canvas: none of it is folded over. */
  readonly zones: readonly Box[]
}

/** Around type, as a share of the height: shadows and swashes reach beyond its box. */
const aroundType = 0.012

/** How many pixels beside the fold are free of type in a row of the art. */
const freeOfType =
  ({ zones, top, height }: Meeting) =>
  (row: number): number => {
    const near = height * aroundType
    const beside = zones.filter(({ y, h }) => row + top > y - near && row + top < y + h + near)
    return Math.max(height * feather, Math.min(...beside.map(({ x }) => x - near), Number.POSITIVE_INFINITY))
  }

/** Lets the two pictures meet, once their tones do. `art` ends where `front` begins; `rows` of the front lie beside it. */
export const meetFront = (art: Canvas, front: Canvas, meeting: Meeting): void => {
  const wanted = Math.max(usualReach * art.height, Math.min(mostReach * art.height, meeting.room))
  const reach = Math.min(Math.round(wanted), art.width, front.width)
  const folded = foldedOver(front, meeting, reach)
  const line = meetingLine(art, folded, freeOfType(meeting))
  const soft = (feather * art.height) / reach
  const ctx = art.getContext('2d')
  const left = art.width - reach
  const image = ctx.getImageData(left, 0, reach, art.height)
  const over = folded.getContext('2d').getImageData(0, 0, reach, art.height).data
  for (let y = 0; y < art.height; y++) {
    const row = ((y + 0.5) * line.length) / art.height - 0.5
    const upper = Math.min(line.length - 1, Math.max(0, Math.floor(row)))
    const above = line[upper] ?? 0
    const meets = above + ((line[Math.min(line.length - 1, upper + 1)] ?? above) - above) * Math.max(0, row - upper)
    for (let x = 0; x < reach; x++) {
      // The last column always is the front's.
      const share = Math.max(smooth(meets - soft, meets + soft, x / reach), smooth(1 - soft, 1, (x + 1) / reach))
      if (share === 0) continue
      const at = (y * reach + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const was = image.data[at + channel] ?? 0
        image.data[at + channel] = was + ((over[at + channel] ?? 0) - was) * share
      }
    }
  }
  ctx.putImageData(image, left, 0)
}
