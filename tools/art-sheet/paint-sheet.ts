// A sheet of motifs, several to a row: each in every way that a cover may show it.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { ShelvedMotif } from '../../src/studio/motifs/read-shelf.ts'
import { layNaturally } from '../../src/studio/paint/lay-naturally.ts'
import { laySketch, Pen, type Sketch, silhouette, type Tones } from '../../src/studio/paint/pen.ts'
import { Random } from '../../src/studio/paint/random.ts'

const paper = '#efe9dc'
const ink = '#2a2724'
const toned: Tones = { body: '#35586b', shade: '#1f3542', light: '#8fb0b8', accent: '#e0a13c', line: '#132129' }

const cell = 190
const label = 18
const small = 40

/** One way to show a motif: its sketch is laid in a box of height 1. */
interface Way {
  readonly width: number
  /** How high it is drawn at most. */
  readonly height: number
  readonly paint: (ctx: SKRSContext2D, sketch: Sketch) => void
}

/** Left to right. Relief joins here, as one more way. */
const ways: readonly Way[] = [
  { width: cell, height: cell * 0.88, paint: (ctx, sketch) => laySketch(ctx, sketch, toned) },
  { width: cell, height: cell * 0.88, paint: layNaturally },
  { width: cell, height: cell * 0.88, paint: (ctx, sketch) => laySketch(ctx, sketch, silhouette(ink)) },
  { width: small + 24, height: small, paint: (ctx, sketch) => laySketch(ctx, sketch, silhouette(ink)) },
]

const across = ways.reduce((sum, { width }) => sum + width, 0)

const sketchOf = ({ motif }: ShelvedMotif, hasLines: boolean): Sketch => {
  const pen = new Pen(hasLines)
  motif.draw(pen, new Random(1))
  return pen.sketch
}

const paintWays = (ctx: SKRSContext2D, shelved: ShelvedMotif): void => {
  const { width } = shelved.motif
  const [drawn, outline] = [sketchOf(shelved, true), sketchOf(shelved, false)]
  let x = 0
  for (const [at, way] of ways.entries()) {
    const height = Math.min(way.height, (way.width * 0.92) / width)
    ctx.save()
    ctx.translate(x + way.width / 2, cell * 0.95)
    ctx.scale(height, height)
    way.paint(ctx, at < 2 ? drawn : outline)
    ctx.restore()
    x += way.width
  }
}

/** As PNG. */
export const paintSheet = (shelved: readonly ShelvedMotif[]): Buffer => {
  const columns = Math.min(3, shelved.length)
  const rows = Math.ceil(shelved.length / columns)
  const canvas = createCanvas(across * columns, (cell + label) * rows)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = paper
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [at, each] of shelved.entries()) {
    ctx.save()
    ctx.translate((at % columns) * across, Math.floor(at / columns) * (cell + label))
    paintWays(ctx, each)
    ctx.fillStyle = ink
    ctx.font = '13px sans-serif'
    ctx.fillText(each.record.id, 8, cell + 12)
    ctx.restore()
  }
  return canvas.toBuffer('image/png')
}
