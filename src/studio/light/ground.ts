// Grounds in the light of what stands on them: walls, tables, cloth, stone. Folds and pools of light are given as functions of the place,
// grain comes from the material.
import { createCanvas } from '@napi-rs/canvas'
import { grown, openedBox } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { Grid } from '../paint/materials/grid.ts'
import { ballSize, keptBall, perTexel } from './ball.ts'
import { grainOf, grainSide } from './grain.ts'
import { seenOn } from './linear.ts'
import type { Material } from './material.ts'
import type { Rig } from './rig.ts'

type Sample = (x: number, y: number) => number

export interface Ground {
  readonly stuff: Material
  readonly rig: Rig
  readonly box?: Box
  /** Height in units of folds and waves; fine grain is the material's own. */
  readonly folds?: Sample
  /** How much of the key light falls there: 1 is all of it. */
  readonly light?: Sample
  /** How much of all other light does. */
  readonly fill?: Sample
  /** Units that one tile of grain covers, and how much longer it is down the sheet. */
  readonly grain?: number
  readonly stretch?: number
  /** Radians that the grain is turned. */
  readonly turn?: number
  /** Units between samples. */
  readonly step?: number
}

/** Units between samples of folds and light. */
const coarse = 8

const half = ballSize / 2
const mask = grainSide - 1
const one: Sample = () => 1

/** Slopes from heights that are sampled once: folds are woven from many octaves, and dear. */
const slopesOf = (box: Box, folds: Sample): readonly [Grid, Grid] => {
  const heights = new Grid(grown(box, coarse), coarse, folds)
  const half = coarse / 2
  const slope = (dx: number, dy: number): Grid =>
    new Grid(box, coarse, (x, y) => (heights.at(x + dx, y + dy) - heights.at(x - dx, y - dy)) / coarse)
  return [slope(half, 0), slope(0, half)]
}

export const paintGround = (easel: Easel, ground: Ground): void => {
  const { stuff, rig, folds, light = one, fill = one, grain = 900, stretch = 1, turn = 0 } = ground
  const box = ground.box ? openedBox(easel, ground.box) : easel.extent
  const step = Math.max(ground.step ?? 2, 1 / Math.min(1, easel.scale))
  const [columns, rows] = [Math.max(1, Math.ceil(box.w / step)), Math.max(1, Math.ceil(box.h / step))]
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  const { data } = image
  const ball = keptBall(stuff, rig)
  const { value, dx, dy } = grainOf(stuff.grain)
  const slopes = folds ? slopesOf(box, folds) : null
  const [keys, fills] = [new Grid(box, coarse, light), new Grid(box, coarse, fill)]
  const pitch = grainSide / (grain * stuff.grainSize)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const { bump, mottle } = stuff
  let noise = 99
  for (let row = 0, p = 0; row < rows; row++) {
    const y = box.y + (row + 0.5) * step
    keys.seek(y)
    fills.seek(y)
    slopes?.[0].seek(y)
    slopes?.[1].seek(y)
    for (let column = 0; column < columns; column++, p += 4) {
      const x = box.x + (column + 0.5) * step
      noise = (Math.imul(noise, 1664525) + 1013904223) | 0
      const chance = (noise >>> 24) / 256
      const other = ((noise >>> 16) & 255) / 256
      const u = ((x * cos + y * sin) * pitch + other) | 0
      const v = (((y * cos - x * sin) * pitch) / stretch + chance) | 0
      const tile = (v & mask) * grainSide + (u & mask)
      const gx = (dx[tile] ?? 0) * bump
      const gy = (dy[tile] ?? 0) * bump
      const sx = (slopes ? slopes[0].along(x) : 0) + gx * cos - gy * sin
      const sy = (slopes ? slopes[1].along(x) : 0) + gx * sin + gy * cos
      const flat = half / Math.sqrt(1 + sx * sx + sy * sy)
      const b = (((half - sy * flat + other - 0.5) | 0) * ballSize + ((half - sx * flat + chance - 0.5) | 0)) * perTexel
      const stain = rig.exposure * Math.max(0.05, 1 + (value[tile] ?? 0) * mottle)
      const key = keys.along(x) * stain
      const rest = fills.along(x) * stain
      data[p] = seenOn((ball[b] ?? 0) * key + (ball[b + 3] ?? 0) * rest)
      data[p + 1] = seenOn((ball[b + 1] ?? 0) * key + (ball[b + 4] ?? 0) * rest)
      data[p + 2] = seenOn((ball[b + 2] ?? 0) * key + (ball[b + 5] ?? 0) * rest)
      data[p + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  easel.spend({ canvas, box: { x: box.x, y: box.y, w: columns * step, h: rows * step }, scale: 1 / step })
}
