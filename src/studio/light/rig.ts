// The lamps of a picture: one key light, a rim light from behind, the sky above and what the ground throws back.
import type { Colour } from '../colour/colour.ts'
import { type Linear, linear, scaled } from './linear.ts'

export type Direction = readonly [right: number, down: number, near: number]

export interface Rig {
  /** Where the key is, as seen from the thing, its colour and its half width in radians. */
  readonly key: { readonly to: Direction; readonly colour: Linear; readonly size: number }
  readonly rim: { readonly to: Direction; readonly colour: Linear }
  readonly sky: Linear
  readonly ground: Linear
  readonly exposure: number
  /** How far a thing bends away from the viewer at its sides, so that plates carry a gradient. */
  readonly bend: number
}

export interface Lamps {
  /** Degrees: 0 is from the right, 90 from above, 135 from the upper left. */
  readonly from: number
  /** 0 rakes over the sheet, 1 comes from the viewer. */
  readonly height?: number
  readonly key: Colour
  readonly power?: number
  /** Half the width of the lamp in radians: the sun is small, a window large. */
  readonly size?: number
  readonly rim?: Colour
  readonly rimPower?: number
  readonly sky: Colour
  readonly ground: Colour
  /** Of sky and ground. */
  readonly fill?: number
  readonly exposure?: number
  readonly bend?: number
}

/** Lamps as a painter names them. The rim stands opposite to the key. */
export const rigOf = (lamps: Lamps): Rig => {
  const { from, height = 0.6, key, power = 2.2, size = 0.42, rim = '#ffffff', rimPower = 0.3 } = lamps
  const { sky, ground, fill = 1, exposure = 0.54, bend = 0.22 } = lamps
  const angle = (from * Math.PI) / 180
  const flat = Math.sqrt(1 - Math.min(0.98, height) ** 2)
  const to: Direction = [Math.cos(angle) * flat, -Math.sin(angle) * flat, height]
  return {
    key: { to, colour: scaled(linear(key), power), size },
    rim: { to: [-to[0] * 1.4, -to[1] * 0.4, -0.35], colour: scaled(linear(rim), rimPower) },
    sky: scaled(linear(sky), fill),
    ground: scaled(linear(ground), fill),
    exposure,
    bend,
  }
}

/** The same rig with its key elsewhere: type lit by a lamp on the sheet sees it from where it stands. */
export const turnedTo = (rig: Rig, right: number, down: number): Rig => {
  const length = Math.hypot(right, down) || 1
  const flat = Math.hypot(rig.key.to[0], rig.key.to[1])
  return {
    ...rig,
    key: { ...rig.key, to: [(right / length) * flat, (down / length) * flat, rig.key.to[2]] },
  }
}
