// A long room through a pinhole camera: floor, ceiling and walls that run to one light at the far end. Lengths in metres.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import type { PartName } from '../../paint/part-names.ts'
import { type Camera, seenThrough } from '../../places/avenue.ts'
import { bloom } from '../../places/ground.ts'

export interface RoomLight {
  /** What the far end and all air before it turns into. */
  readonly air: Colour
  readonly wall: Colour
  readonly floor: Colour
  readonly dark: Colour
  readonly lamp: Colour
  /** Metres in which air takes two thirds of a colour. */
  readonly clear: number
}

export interface Room {
  readonly easel: Easel
  readonly camera: Camera
  readonly half: number
  readonly high: number
  readonly long: number
  readonly light: RoomLight
}

export type Point = readonly [x: number, y: number, z: number]

/** Nearer than this nothing is drawn: it would turn inside out. */
export const nearest = 1.2

export const airy = ({ light }: Room, colour: Colour, z: number): Colour =>
  mix(colour, light.air, 1 - Math.exp(-z / light.clear))

/** A plane by its corners, in the colour that it has at its depth. */
export const plane = (room: Room, colour: Colour, corners: readonly Point[]): void => {
  const { easel, camera } = room
  const at = seenThrough(camera)
  const depth = corners.reduce((sum, [, , z]) => sum + z, 0) / corners.length
  const { ctx } = easel
  ctx.fillStyle = airy(room, colour, depth)
  ctx.beginPath()
  for (const [x, y, z] of corners) ctx.lineTo(...at(x, y, Math.max(nearest, z)))
  ctx.closePath()
  ctx.fill()
}

export const onWall = (
  room: Room,
  side: number,
  colour: Colour,
  z: readonly [number, number],
  y: readonly [number, number],
  off = 0,
): void => {
  const x = side * (room.half - off)
  plane(room, colour, [
    [x, y[0], z[0]],
    [x, y[1], z[0]],
    [x, y[1], z[1]],
    [x, y[0], z[1]],
  ])
}

export const onFloor = (
  room: Room,
  colour: Colour,
  x: readonly [number, number],
  z: readonly [number, number],
  y = 0,
): void =>
  plane(room, colour, [
    [x[0], y, z[0]],
    [x[1], y, z[0]],
    [x[1], y, z[1]],
    [x[0], y, z[1]],
  ])

const stretches = 14

/** Slices from far to near, so that air thickens smoothly. */
export const slicesOf = ({ long }: Room): readonly (readonly [from: number, to: number])[] =>
  Array.from({ length: stretches }, (_, at) => {
    const edge = (nth: number): number => nearest * (long / nearest) ** (nth / stretches)
    return [edge(stretches - 1 - at), edge(stretches - at)] as const
  })

const shell = (room: Room, name: PartName, paint: (z: readonly [number, number]) => void): void =>
  room.easel.part(name, () => {
    for (const z of slicesOf(room)) paint(z)
  })

/** Walls, ceiling and floor, with the far end as the lightest place. */
export const paintShell = (room: Room): void => {
  const { easel, camera, half, high, long, light } = room
  const { ctx, extent } = easel
  easel.fill(light.dark)
  shell(room, 'wall', (z) => {
    for (const side of [-1, 1]) onWall(room, side, mix(light.wall, light.dark, 0.25), z, [0, high])
    plane(room, mix(light.wall, light.dark, 0.7), [
      [-half, high, z[0]],
      [half, high, z[0]],
      [half, high, z[1]],
      [-half, high, z[1]],
    ])
  })
  // Beyond the walls a wide sheet shows the dark of the room before ours.
  shell(room, 'floor', (z) => onFloor(room, light.floor, [-half, half], z))
  const at = seenThrough(camera)
  const [x0, y0] = at(-half, high, long)
  const [x1, y1] = at(half, 0, long)
  easel.part('wall', () => {
    ctx.fillStyle = light.air
    ctx.fillRect(x0, y0, x1 - x0, y1 - y0)
    const dim = ctx.createLinearGradient(0, extent.y, 0, camera.y)
    dim.addColorStop(0, light.dark)
    dim.addColorStop(1, `${light.dark}00`)
    ctx.globalAlpha = 0.8
    ctx.fillStyle = dim
    ctx.fillRect(extent.x, extent.y, extent.w, camera.y - extent.y)
    ctx.globalAlpha = 1
  })
}

export const lampAt = (room: Room, [x, y, z]: Point, size: number): void => {
  const { easel, camera, light } = room
  const [sx, sy] = seenThrough(camera)(x, y, z)
  const unit = camera.focus / z
  bloom(easel.ctx, sx, sy, unit * size * 9, light.lamp, 0.5)
  bloom(easel.ctx, sx, sy, unit * size * 3, mix(light.lamp, '#ffffff', 0.5), 0.85)
}
