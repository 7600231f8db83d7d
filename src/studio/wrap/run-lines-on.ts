// Carries the front's edge on over spine and back along its own lines: a slanted band stays slanted, rays go on fanning out, ruled lines run
// straight through. For flat, drawn fronts, whose shapes no other picture would meet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { smooth } from '../paint/curves.ts'
import { evened } from './even-line.ts'
import type { Patch } from './wrap-sheet.ts'

type Rows = Pick<Patch, 'top' | 'height'>

/** As shares of the height: how much of the front is read, and how much of that says which colours arrive at the fold. */
const readShare = 0.05
const edgeShare = 0.012
/** Rows on which lines are found: a print has more than they need. */
const mostRows = 480
/** Lines steeper than this run along the fold and do not leave it. */
const steepest = 1.2
/** Gradients (of 255, squared) from which a line surely is one. */
const surely = 900
/** Rows above and below that say where a line goes. */
const around = 2

/** A part of the front beside the fold, three numbers a pixel. */
interface Strip {
  readonly columns: number
  readonly rows: number
  readonly colours: Float32Array
}

/** Square pixels, so that slopes are slopes. */
const stripOf = (front: Canvas, { top, height }: Rows): Strip => {
  const rows = Math.min(mostRows, height)
  const columns = Math.max(6, Math.round(rows * readShare))
  const small = createCanvas(columns, rows).getContext('2d')
  small.imageSmoothingQuality = 'high'
  small.drawImage(front, 0, top, (columns * height) / rows, height, 0, 0, columns, rows)
  const { data } = small.getImageData(0, 0, columns, rows)
  return {
    columns,
    rows,
    colours: Float32Array.from({ length: columns * rows * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0),
  }
}

/** For every row, how its colours change across and down: what tells the way that lines take there. */
const slopeOfRow = ({ columns, rows, colours }: Strip, row: number): { slope: number; weight: number } => {
  let [across, mixed, down] = [0, 0, 0]
  for (let y = Math.max(1, row - around); y <= Math.min(rows - 2, row + around); y++)
    for (let x = 1; x < columns - 1; x++)
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * columns + x) * 3 + channel
        const dx = ((colours[at + 3] ?? 0) - (colours[at - 3] ?? 0)) / 2
        const dy = ((colours[at + columns * 3] ?? 0) - (colours[at - columns * 3] ?? 0)) / 2
        across += dx * dx
        mixed += dx * dy
        down += dy * dy
      }
  const count = (2 * around + 1) * columns
  const sum = across + down
  // 1 where everything runs one way, 0 where it runs all ways.
  const agreement = sum > 0 ? Math.hypot(across - down, 2 * mixed) / sum : 0
  const slope = down > 0 ? -mixed / down : 0
  const isLine = Math.abs(slope) <= steepest
  return { slope: isLine ? slope : 0, weight: isLine ? Math.min(1, down / count / surely) * agreement ** 2 : 0 }
}

/** How far lines rise or fall for every row of the fold, in rows to a column. */
const slopesOf = (strip: Strip): Float32Array => {
  const found = Array.from({ length: strip.rows }, (_, row) => slopeOfRow(strip, row))
  return evened(
    Float32Array.from(found, ({ slope }) => slope),
    Float32Array.from(found, ({ weight }) => weight),
  )
}

const lineAt = (line: Float32Array, at: number): number => {
  const place = Math.min(line.length - 1, Math.max(0, at))
  const first = Math.floor(place)
  const value = line[first] ?? 0
  return value + ((line[Math.min(line.length - 1, first + 1)] ?? value) - value) * (place - first)
}

/** The row of the fold from which the line through each row comes, `distance` columns from it. Lines that would cross end in each other. */
const origins = (slopes: Float32Array, distance: number, into: Float32Array): void => {
  const { length } = slopes
  let [reached, row] = [Number.NEGATIVE_INFINITY, 0]
  into.fill(length - 1)
  for (let from = 0; from < length; from++) {
    const arrives = from - (slopes[from] ?? 0) * distance
    if (arrives <= reached) continue
    const before = reached
    reached = arrives
    for (; row < length && row <= arrives; row++)
      into[row] = before === Number.NEGATIVE_INFINITY ? from : from - (arrives - row) / (arrives - before)
  }
}

/** The middle one of a few values: a dot or a splash on a line does not become a stripe. */
const middleOf = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0

/** How many places along a line tell its colour. */
const places = 7

/** The colours that arrive at the fold, for every row of it, read along the lines of the front. */
const coloursAtFold = (front: Canvas, { top, height }: Rows, slopes: Float32Array): Float32Array => {
  const deep = Math.max(places, Math.round(height * edgeShare))
  const { data } = front.getContext('2d').getImageData(0, top, deep, height)
  const colours = new Float32Array(height * 3)
  for (let row = 0; row < height; row++) {
    const slope = lineAt(slopes, ((row + 0.5) * slopes.length) / height - 0.5)
    for (let channel = 0; channel < 3; channel++) {
      const values = Array.from({ length: places }, (_, place) => {
        // A few pixels to a place, or grain would become stripes.
        const [from, to] = [Math.floor((place * deep) / places), Math.floor(((place + 1) * deep) / places)]
        let sum = 0
        for (let x = from; x < to; x++) {
          const y = Math.min(height - 1, Math.max(0, Math.round(row + slope * x)))
          sum += data[(y * deep + x) * 4 + channel] ?? 0
        }
        return sum / (to - from)
      })
      colours[row * 3 + channel] = middleOf(values)
    }
  }
  return colours
}

/** `art` ends where `front` begins; `rows` of the front lie beside it. */
export const runLinesOn = (art: Canvas, front: Canvas, rows: Rows): void => {
  const { width, height } = art
  const slopes = slopesOf(stripOf(front, rows))
  const colours = coloursAtFold(front, rows, slopes)
  const ctx = art.getContext('2d')
  const image = ctx.getImageData(0, 0, width, height)
  const scale = slopes.length / height
  const from = new Float32Array(slopes.length)
  for (let x = 0; x < width; x++) {
    origins(slopes, (width - x - 0.5) * scale, from)
    for (let y = 0; y < height; y++) {
      const origin = (lineAt(from, (y + 0.5) * scale - 0.5) + 0.5) / scale - 0.5
      const upper = Math.min(height - 1, Math.max(0, Math.floor(origin)))
      const lower = Math.min(height - 1, upper + 1)
      const share = Math.min(1, Math.max(0, origin - upper))
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const value = colours[upper * 3 + channel] ?? 0
        image.data[at + channel] = value + ((colours[lower * 3 + channel] ?? 0) - value) * share
      }
      image.data[at + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
}

/** As a share of the height: how far from the fold a scene is wholly itself. */
const fading = 0.2

/** Lets a scene run out towards the fold into the lines of the front. */
export const fadeIntoLines = (art: Canvas, front: Canvas, rows: Rows): void => {
  const width = Math.min(art.width, Math.round(art.height * fading))
  const lines = createCanvas(width, art.height)
  runLinesOn(lines, front, rows)
  const ctx = lines.getContext('2d')
  const shares = ctx.createLinearGradient(0, 0, width, 0)
  for (let at = 0; at <= 1; at += 0.125) shares.addColorStop(at, `rgba(0, 0, 0, ${smooth(0, 0.9, at)})`)
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = shares
  ctx.fillRect(0, 0, width, art.height)
  const on = art.getContext('2d')
  on.save()
  on.resetTransform()
  on.drawImage(lines, art.width - width, 0)
  on.restore()
}

/** How far the front's first columns are from lines that run on (of 255): whether they would have run so on the front. */
export const lineMisfit = (front: Canvas, rows: Rows): number => {
  const strip = stripOf(front, rows)
  const slopes = slopesOf(strip)
  const edge = Math.max(2, Math.round(strip.rows * edgeShare))
  let [sum, count] = [0, 0]
  for (let row = 0; row < strip.rows; row++) {
    const slope = slopes[row] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const along = Array.from({ length: strip.columns }, (_, x) => {
        const y = Math.min(strip.rows - 1, Math.max(0, Math.round(row + slope * x)))
        return strip.colours[(y * strip.columns + x) * 3 + channel] ?? 0
      })
      const arrives = middleOf(along.slice(0, edge + 1))
      for (const value of along.slice(edge)) {
        sum += (value - arrives) ** 2
        count++
      }
    }
  }
  return Math.sqrt(sum / Math.max(1, count))
}
