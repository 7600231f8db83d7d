// Joins what was painted beside the front to it. Its lines are led to the front's, broad tones are carried over; what the fold cuts through
// (a petal, a wall, a band) is completed beyond it, and the two pictures meet where they differ least. The front itself is never touched.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import type { Box } from '../paint/easel.ts'
import { bendToFront } from './bend-to-front.ts'
import { carryTones, mostTone } from './carry-tones.ts'
import type { Beyond } from './paint-beyond.ts'
import type { Patch } from './wrap-sheet.ts'

/** Tones run out over this share of back and spine. */
const toneReach = 0.6
/** Rows of the map on which the line is found, whatever the size of the pictures: it runs alike in a print and its preview. */
const mapRows = 240
/** What a step away from the fold costs (of 255), over the usual reach: the line stays near it where both pictures agree. */
const perReach = 34
/** As shares of the height: how far the front's own edge is continued, and how far at most, where a wide spine has room for it. */
const usualReach = 0.07
const mostReach = 0.18
/** How wide the two pictures run into each other, as a share of the height. */
const feather = 0.01
/** A difference (of 255) that is seen as such. */
const usualStep = 60
/** Where the front's own picture goes on beyond the fold, the line may go as far as it must: of the usual cost of a step. */
const farther = 0.1
/** The same where it is known near the fold only. */
const far = 0.1
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
  const h = Math.min(mapRows, canvas.height)
  const w = Math.max(2, Math.round((width * h) / canvas.height))
  const shrunk = createCanvas(w, h)
  const ctx = shrunk.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, 0, width, canvas.height, 0, 0, w, h)
  return { data: ctx.getImageData(0, 0, w, h).data, w, h }
}

interface Line {
  /** For every row of the map, where the pictures meet, as a share of the width. */
  readonly places: Float32Array
  /** How far they are apart there, of 255. */
  readonly misfit: number
}

/** What steers the line: how many pixels beside the fold are free in a row, and what a step away from it costs. */
interface Steering {
  readonly free: (row: number) => number
  readonly perReach: number
}

/** The cheapest line from top to bottom along which the pictures can meet. */
const meetingLine = (art: Canvas, edge: Canvas, steering: Steering): Line => {
  const one = small(art, art.width - edge.width, edge.width)
  const other = small(edge, 0, edge.width)
  const { w, h } = one
  const perColumn = (steering.perReach * edge.width) / (usualReach * art.height * (w - 1))
  const perCell = art.height / h
  const costs = new Float32Array(w * h)
  const aparts = new Float32Array(w * h)
  for (let at = 0; at < w * h; at++) {
    const x = at % w
    let apart = 0
    for (let channel = 0; channel < 3; channel++)
      apart += Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[at * 4 + channel] ?? 0)) / 3
    aparts[at] = apart
    // A step is seen the more, the higher it is: rather a long way around a petal than straight through it.
    const seen = apart ** 2 / usualStep
    const isType = (w - x) * perCell > steering.free((Math.floor(at / w) + 0.5) * perCell)
    const above = at >= w ? costs.subarray(at - w - Math.min(1, x), at - w + Math.min(2, w - x)) : [0]
    costs[at] = seen + (w - 1 - x) * perColumn + (isType ? forbidden : 0) + Math.min(...above)
  }
  const places = new Float32Array(h)
  let [x, squares] = [0, 0]
  for (let y = h - 1; y >= 0; y--) {
    const [from, to] = y === h - 1 ? [0, w - 1] : [Math.max(0, x - 1), Math.min(w - 1, x + 1)]
    x = from
    for (let next = from; next <= to; next++) if ((costs[y * w + next] ?? 0) < (costs[y * w + x] ?? 0)) x = next
    places[y] = x / (w - 1)
    squares += (aparts[y * w + x] ?? 0) ** 2
  }
  return { places, misfit: Math.sqrt(squares / h) }
}

const anywhere: Steering = { free: () => Number.POSITIVE_INFINITY, perReach: perReach * farther }

/** How the front's own picture beyond the fold (`edge`) meets other art: how far apart they are there, and the share of it that is seen. */
export const judgeMeeting = (art: Canvas, edge: Canvas): { readonly misfit: number; readonly seen: number } => {
  const { places, misfit } = meetingLine(art, edge, anywhere)
  return { misfit, seen: 1 - places.reduce((least, place) => Math.min(least, place), 1) }
}

type Rows = Pick<Patch, 'top' | 'height'>

/** Where the art is a scene of its own: first its lines, or the tones of other things would be carried. */
export const carryScene = (art: Canvas, front: Canvas, rows: Rows): void => {
  bendToFront(art, front, rows)
  carryTones(art, front, rows, { reach: art.width * toneReach, most: mostTone, twin: null })
}

/** Differences (of 255) of tone between the front and the same picture beyond it, whose corners are not darkened. */
const mostDarkened = 60

/** Where the art is the front's own picture: only its broad tones differ. */
export const carryGround = ({ canvas, twin }: Beyond, front: Canvas, rows: Rows): void =>
  carryTones(canvas, front, rows, { reach: canvas.width, most: mostDarkened, twin })

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

/** Draws `edge`, which ends where the front begins, over the end of `art`, from the line on at which the two meet. */
const meetAlong = (art: Canvas, edge: Canvas, { places }: Line): void => {
  const reach = edge.width
  const soft = (feather * art.height) / reach
  const ctx = art.getContext('2d')
  const left = art.width - reach
  const image = ctx.getImageData(left, 0, reach, art.height)
  const over = edge.getContext('2d').getImageData(0, 0, reach, art.height).data
  for (let y = 0; y < art.height; y++) {
    const row = ((y + 0.5) * places.length) / art.height - 0.5
    const upper = Math.min(places.length - 1, Math.max(0, Math.floor(row)))
    const above = places[upper] ?? 0
    const meets = above + ((places[Math.min(places.length - 1, upper + 1)] ?? above) - above) * Math.max(0, row - upper)
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

/** How far the front's own edge may be seen beyond the fold, in pixels. */
export const completionOf = ({ height, room }: Pick<Meeting, 'height' | 'room'>): number =>
  Math.round(Math.max(usualReach * height, Math.min(mostReach * height, room)))

/** Lets the two pictures meet, once their tones do. `art` ends where `front` begins; `rows` of the front lie beside it. */
export const meetFront = (art: Canvas, front: Canvas, meeting: Meeting): void => {
  const folded = foldedOver(front, meeting, Math.min(completionOf(meeting), art.width, front.width))
  meetAlong(art, folded, meetingLine(art, folded, { free: freeOfType(meeting), perReach }))
}

/** The same where what completes the front is known: a tree is completed by its other half, and not by its mirror. */
export const completeFront = (art: Canvas, beyond: Canvas): void =>
  meetAlong(art, beyond, meetingLine(art, beyond, { ...anywhere, perReach: perReach * far }))

/** The same where the front's own picture is known beyond the fold: nothing is folded over. */
export const meetBeyond = (art: Canvas, beyond: Canvas): void =>
  meetAlong(art, beyond, meetingLine(art, beyond, anywhere))
