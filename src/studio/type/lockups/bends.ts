// Bent lock-ups: curves that a whole block of letters is laid along or blown up by. Each is a map of points, so that any letters follow it.
import { z } from 'zod'
import type { Box } from '../../paint/easel.ts'
import data from './bends.json' with { type: 'json' }

export const bendNames = ['arc', 'smile', 'bulge', 'waist', 'dome', 'flag', 'rise', 'ring'] as const

export type BendName = (typeof bendNames)[number]

const shapeSchema = z
  .object({
    /** Radians of a circle that the block is laid along: its middle highest, or lowest where negative. */
    curl: z.number().default(0),
    /** Share of their height by which letters at both ends are lower; in the middle where negative. */
    swell: z.number().default(0),
    /** Share of the height by which the ends are lower, over a straight foot. */
    crown: z.number().default(0),
    /** Share of the width by which it waves, as a flag does. */
    wave: z.number().default(0),
    /** How much it climbs, as a share of its width. */
    climb: z.number().default(0),
  })
  .readonly()

type Shape = z.infer<typeof shapeSchema>

const shapes = z.record(z.enum(bendNames), shapeSchema).parse(data)

export interface Bend {
  readonly name: BendName
  /** The block before it is bent. */
  readonly around: Box
}

/** Width of a block, as a share of its height, from which it may be laid along the whole curl: in many rows the outer ones would be far wider. */
const broad = 2.4
/** Radians from which it is a ring, which is of one row. */
const ringed = 2

const curlOf = ({ curl }: Shape, { w, h }: Box): number =>
  Math.abs(curl) >= ringed ? curl : curl * Math.min(1, Math.max(0.35, w / h / broad))

const curled = (curl: number, { x, y, w, h }: Box, [px, py]: Point): Point => {
  if (curl === 0) return [px, py]
  const radius = w / Math.abs(curl)
  const along = ((px - x - w / 2) / w) * Math.abs(curl)
  // Measured at the foot of an arch and at the head of a bowl, where letters stand closest.
  const out = radius + (curl > 0 ? y + h - py : py - y)
  const sag = radius - out * Math.cos(along)
  return [x + w / 2 + out * Math.sin(along), curl > 0 ? y + h + sag : y - sag]
}

export type Point = readonly [x: number, y: number]

/** Where a point of the straight block lies in the bent one. */
export const bentPoint = ({ name, around }: Bend, [px, py]: Point): Point => {
  const shape = shapes[name]
  const { x, y, w, h } = around
  const across = ((px - x) / w) * 2 - 1
  const side = Math.min(1, across ** 2)
  const { swell, crown, wave, climb } = shape
  const squeezed = 1 - (swell >= 0 ? swell * side : -swell * (1 - side))
  let to = y + h / 2 + (py - y - h / 2) * squeezed
  to = y + h - (y + h - to) * (1 - crown * side)
  to += Math.sin(across * Math.PI) * wave * w - (across * climb * w) / 2
  return curled(curlOf(shape, around), around, [px, to])
}

const steps = 24

/** The box around a bent box. */
export const bentBox = (bend: Bend, { x, y, w, h }: Box): Box => {
  const points = Array.from({ length: steps + 1 }, (_, at) => x + (w * at) / steps).flatMap((px) => [
    bentPoint(bend, [px, y]),
    bentPoint(bend, [px, y + h]),
  ])
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top }
}
