// A sheet of motifs, several to a row: each in every way that a cover may show it.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { naturalCast } from '../../src/studio/light/cast.ts'
import { paintRelief } from '../../src/studio/light/paint-relief.ts'
import { rigOf } from '../../src/studio/light/rig.ts'
import type { Motif } from '../../src/studio/motifs/motif.ts'
import type { ShelvedMotif } from '../../src/studio/motifs/read-shelf.ts'
import { Easel } from '../../src/studio/paint/easel.ts'
import { layNaturally } from '../../src/studio/paint/lay-naturally.ts'
import { laySketch, Pen, type Sketch, silhouette, type Tones } from '../../src/studio/paint/pen.ts'
import { Random } from '../../src/studio/paint/random.ts'

const paper = '#efe9dc'
const ink = '#2a2724'
const toned: Tones = { body: '#35586b', shade: '#1f3542', light: '#8fb0b8', accent: '#e0a13c', line: '#132129' }

const cell = 190
const label = 18
const small = 40

/** One way to show a motif: in a box of height 1. */
interface Way {
  readonly width: number
  /** How high it is drawn at most. */
  readonly height: number
  readonly paint: (ctx: SKRSContext2D, motif: Motif, height: number) => void
}

const sketchOf = (motif: Motif, hasLines: boolean): Sketch => {
  const pen = new Pen(hasLines)
  motif.draw(pen, new Random(1))
  return pen.sketch
}

const layOutline = (ctx: SKRSContext2D, motif: Motif): void => laySketch(ctx, sketchOf(motif, false), silhouette(ink))

const rig = rigOf({ from: 128, key: '#fff4e2', sky: '#8d97a6', ground: '#7a6c5c' })

/** Room for the shadow around a relief, as a share of the cell. */
const margin = 0.25

const layRelief = (ctx: SKRSContext2D, motif: Motif, height: number): void => {
  const side = cell * (1 + 2 * margin)
  using easel = new Easel({ w: side, h: side }, 1, 1)
  const foot = side - cell * margin
  const cast = naturalCast(motif, { accent: toned.accent, light: '#ece6d8' })
  paintRelief(easel, [{ motif, placing: { x: side / 2, y: foot, height, random: new Random(1) }, cast }], {
    rig,
    shadow: { colour: '#3a3026', strength: 0.5, blur: 4 },
  })
  const box = 1 / height
  ctx.drawImage(easel.canvas, (-side / 2) * box, -foot * box, side * box, side * box)
}

/** Left to right. */
const ways: readonly Way[] = [
  { width: cell, height: cell * 0.88, paint: (ctx, motif) => laySketch(ctx, sketchOf(motif, true), toned) },
  { width: cell, height: cell * 0.88, paint: (ctx, motif) => layNaturally(ctx, sketchOf(motif, true)) },
  { width: cell, height: cell * 0.88, paint: layRelief },
  { width: cell, height: cell * 0.88, paint: layOutline },
  { width: small + 24, height: small, paint: layOutline },
]

const across = ways.reduce((sum, { width }) => sum + width, 0)

const paintWays = (ctx: SKRSContext2D, { motif }: ShelvedMotif): void => {
  let x = 0
  for (const way of ways) {
    const height = Math.min(way.height, (way.width * 0.92) / motif.width)
    ctx.save()
    ctx.translate(x + way.width / 2, cell * 0.95)
    ctx.scale(height, height)
    way.paint(ctx, motif, height)
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
