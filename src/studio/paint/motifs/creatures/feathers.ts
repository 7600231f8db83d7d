// Feathers and the fans that wings and tails are made of.
import type { Path2D } from '@napi-rs/canvas'
import type { Tone } from '../../pen.ts'
import { contour } from './contour.ts'
import type { Figure } from './figure.ts'
import { Limb } from './limb.ts'

/** The vane of a feather in its own frame: along (0 to 1) and across (in widths). */
const vane: readonly (readonly [number, number])[] = [
  [0, -0.2],
  [0.22, -0.42],
  [0.66, -0.5],
  [0.9, -0.32],
  [1, 0.02],
  [0.93, 0.3],
  [0.68, 0.46],
  [0.22, 0.4],
  [0, 0.2],
]

export interface Quill {
  readonly x: number
  readonly y: number
  /** Radians, 0 is right, clockwise. */
  readonly turn: number
  readonly length: number
  readonly width: number
  /** How far the tip leaves the straight line, as a share of the length. */
  readonly bend?: number
  /** A blade that ends in a point instead of a rounded tip. */
  readonly pointed?: boolean
}

export const feather = ({ x, y, turn, length, width, bend = 0, pointed = false }: Quill): Path2D => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return contour(
    vane.map(([along, across]) => {
      const slim = pointed ? Math.sqrt(Math.max(0, 1 - along)) * 1.25 : 1
      const u = along * length
      const v = across * width * slim + bend * length * along * along
      return { x: x + u * cos - v * sin, y: y + u * sin + v * cos, corner: pointed && along === 1 }
    }),
  )
}

export interface Fan {
  /** The bone that carries the feathers: joints as text, from the first feather to the last. */
  readonly bone: string
  readonly count: number
  /** Degrees of the first and the last feather. */
  readonly turn: readonly [number, number]
  /** Lengths along the fan. */
  readonly reach: readonly number[]
  readonly width: number
  readonly bend?: number
  readonly pointed?: boolean
  /** -1 draws the fan mirrored at x = 0. */
  readonly side?: number
}

const along = (values: readonly number[], share: number): number => {
  const spot = share * (values.length - 1)
  const first = Math.min(Math.floor(spot), Math.max(0, values.length - 2))
  const low = values[first] ?? 0
  return low + ((values[first + 1] ?? low) - low) * (spot - first)
}

const fanFeathers = ({ bone, count, turn, reach, width, bend = 0, pointed = false, side = 1 }: Fan): Path2D[] => {
  const carrier = new Limb(bone)
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1)
    const { x, y } = carrier.at(share)
    const degrees = turn[0] + (turn[1] - turn[0]) * share
    const angle = (degrees * Math.PI) / 180
    return feather({
      x: x * side,
      y,
      turn: side < 0 ? Math.PI - angle : angle,
      length: along(reach, share),
      width,
      bend: bend * side,
      pointed,
    })
  })
}

/** Lays the feathers of a fan one over the other, the last on top. */
export const layFan = (figure: Figure, tone: Tone, fan: Fan, seam = 0.9, shade = 0): void => {
  for (const one of fanFeathers(fan)) figure.part(tone, one, { seam, shade })
}
