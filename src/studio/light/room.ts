// A room to stand things in: a wall, a table or a floor before it, and the light that falls in.
import { type Colour, withAlpha } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { pool } from './gobo.ts'
import { paintGround } from './ground.ts'
import type { Material } from './material.ts'
import type { Rig } from './rig.ts'

export interface Room {
  readonly rig: Rig
  /** Where wall and floor meet, in units. */
  readonly horizon: number
  readonly wall: Material
  readonly floor: Material
  /** Where the light is brightest on the floor, and how far it reaches. */
  readonly x: number
  readonly reach: number
  readonly wallLight: (x: number, y: number) => number
  readonly floorLight?: (x: number, y: number) => number
  readonly wallGrain?: number
  /** How dark the crease is between wall and floor. */
  readonly crease?: { readonly colour: Colour; readonly strength: number }
  /** Nothing but a bend joins wall and floor: paper hung from a roll. */
  readonly isSeamless?: boolean
}

export const paintRoom = (easel: Easel, room: Room): void => {
  const { rig, horizon, wall, floor, x, reach, wallLight, floorLight, wallGrain = 1100, crease, isSeamless } = room
  const { h, extent } = easel
  const { w, x: left } = extent
  easel.part('wall', () =>
    paintGround(easel, {
      stuff: wall,
      rig,
      box: { x: left, y: 0, w, h: isSeamless ? h : horizon },
      light: wallLight,
      grain: wallGrain,
    }),
  )
  if (isSeamless) return
  // Seen aslant, so its grain runs across and shortens; it lies more open to light from above.
  const tilted: Rig = { ...rig, key: { ...rig.key, to: [rig.key.to[0] * 0.5, rig.key.to[1] * 0.5, rig.key.to[2]] } }
  easel.part('floor', () =>
    paintGround(easel, {
      stuff: floor,
      rig: tilted,
      box: { x: left, y: horizon, w, h: h - horizon },
      light: floorLight ?? pool(x, horizon + (h - horizon) * 0.35, reach, 0.5),
      turn: Math.PI / 2,
      grain: 900,
      stretch: 1.6,
    }),
  )
  if (!crease) return
  const { ctx } = easel
  const depth = h * 0.018
  const dark = ctx.createLinearGradient(0, horizon - depth, 0, horizon + depth * 0.7)
  dark.addColorStop(0, withAlpha(crease.colour, 0))
  dark.addColorStop(0.58, withAlpha(crease.colour, crease.strength))
  dark.addColorStop(1, withAlpha(crease.colour, 0))
  ctx.fillStyle = dark
  ctx.fillRect(left, horizon - depth, w, depth * 1.7)
}
