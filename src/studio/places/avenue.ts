// A street that runs from the viewer to the light, through a pinhole camera: lengths in metres, z away from us.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { drawGlow } from '../paint/atmosphere/glow.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'

export interface Camera {
  /** Where all lines meet. */
  readonly x: number
  readonly y: number
  /** Units that a metre is high at a distance of one. */
  readonly focus: number
  /** Of the eye over the ground. */
  readonly eye: number
}

type Place = readonly [x: number, y: number]

export const seenThrough =
  ({ x: cx, y: cy, focus, eye }: Camera) =>
  (x: number, y: number, z: number): Place => [cx + (focus * x) / z, cy + (focus * (eye - y)) / z]

export interface AvenueLight {
  readonly air: Colour
  readonly near: Colour
  readonly wall: Colour
  readonly ground: Colour
  readonly lamp: Colour
  readonly signs: readonly Colour[]
  /** How many windows are lit, 0 to 1. */
  readonly lit: number
}

const polygon = (ctx: Context, colour: Colour, points: readonly Place[]): void => {
  ctx.fillStyle = colour
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.fill()
}

const nearest = 2.2

interface Block {
  readonly side: number
  readonly from: number
  readonly to: number
  readonly high: number
  readonly seed: number
}

const blocksOf = (random: Random, low: number, high: number): readonly Block[] =>
  [-1, 1]
    .flatMap((side) => {
      const row: Block[] = []
      for (let z = nearest, seed = 0; z < 120; seed++) {
        const deep = random.between(6, 12) * (1 + z / 60)
        row.push({ side, from: z, to: z + deep, high: random.between(low, high), seed })
        z += deep
      }
      return row
    })
    .toSorted((one, other) => other.from - one.from)

export interface Avenue {
  readonly camera: Camera
  readonly light: AvenueLight
  /** Half the width between the houses in metres. */
  readonly half: number
  readonly houses: readonly [low: number, high: number]
  readonly isWet: boolean
}

export const paintAvenue = (easel: Easel, { camera, light, half, houses, isWet }: Avenue): void => {
  const { ctx, extent, h } = easel
  const at = seenThrough(camera)
  const bottom = extent.y + extent.h
  const airy = (colour: Colour, z: number): Colour => mix(colour, light.air, 1 - Math.exp(-z / 34))
  easel.part('pavement', () => {
    const fill = ctx.createLinearGradient(0, camera.y, 0, bottom)
    fill.addColorStop(0, light.air)
    fill.addColorStop(0.14, mix(light.ground, light.air, 0.45))
    fill.addColorStop(1, mix(light.ground, light.near, 0.75))
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, camera.y, extent.w, bottom - camera.y)
  })
  const random = easel.random.sub('avenue')
  for (const { side, from, to, high, seed } of blocksOf(random, ...houses)) {
    const own = random.sub(`${side} ${seed}`)
    const x = side * half
    const plane = (y0: number, y1: number, z0: number, z1: number, colour: Colour, off = 0): void => {
      const wall = x - side * off
      polygon(ctx, colour, [at(wall, y0, z0), at(wall, y1, z0), at(wall, y1, z1), at(wall, y0, z1)])
    }
    const middle = (from + to) / 2
    const wall = airy(mix(light.wall, light.near, own.between(0, 0.35)), middle)
    easel.part('buildings', () => {
      // The end wall that looks at us, to the edge of what is seen.
      const [, top] = at(x, high, from)
      const [edge, foot] = at(x, 0, from)
      ctx.fillStyle = mix(wall, light.near, 0.45)
      if (side < 0) ctx.fillRect(extent.x, top, edge - extent.x, foot - top)
      else ctx.fillRect(edge, top, extent.x + extent.w - edge, foot - top)
      plane(0, high, from, to, wall)
      plane(high - 0.5, high, from, to, mix(wall, light.air, 0.22), 0.3)
      plane(4, 4.25, from, to, mix(wall, light.air, 0.2), 0.15)
    })
    easel.part('window', () => {
      const bays = Math.max(2, Math.round((to - from) / 2.6))
      const step = (to - from) / bays
      const floors = Math.floor((high - 5.4) / 3)
      for (let floor = 0; floor < floors; floor++)
        for (let bay = 0; bay < bays; bay++) {
          const isLit = own.next() < light.lit * (floor > 3 ? 0.6 : 1)
          const warm = own.next()
          const [z0, z1, y] = [from + step * (bay + 0.24), from + step * (bay + 0.76), 5 + floor * 3]
          plane(y - 0.1, y + 1.9, z0 - 0.08, z1 + 0.08, mix(wall, light.near, 0.25), 0.02)
          plane(
            y,
            y + 1.8,
            z0,
            z1,
            isLit
              ? airy(mix(light.lamp, light.signs[0] ?? light.lamp, warm * 0.35), middle * 0.6)
              : mix(wall, light.near, 0.5),
            0.03,
          )
        }
      const isOpen = own.chance(0.35 + light.lit * 0.5)
      const shop = isOpen
        ? airy(mix(light.lamp, light.signs[seed % Math.max(1, light.signs.length)] ?? light.lamp, 0.2), middle * 0.5)
        : mix(wall, light.near, 0.6)
      plane(0.3, 3.2, from + 0.3, to - 0.3, mix(wall, light.near, 0.6), 0.02)
      plane(0.8, 2.9, from + 0.6, to - 1.8, shop, 0.04)
      plane(0.2, 2.7, to - 1.5, to - 0.6, mix(shop, light.near, 0.3), 0.04)
      if (!isOpen) return
      for (let bar = 1; bar < 4; bar++) {
        const z = from + 0.6 + ((to - from - 2.4) * bar) / 4
        plane(0.8, 2.9, z - 0.05, z + 0.05, mix(wall, light.near, 0.7), 0.05)
      }
    })
    easel.part('awning', () => {
      if (!own.chance(0.6)) return
      const cloth = airy(
        mix(light.signs[(seed + (side > 0 ? 1 : 0)) % Math.max(1, light.signs.length)] ?? light.lamp, light.near, 0.3),
        middle,
      )
      polygon(ctx, cloth, [
        at(x, 3.5, from + 0.4),
        at(x - side * 1.4, 2.8, from + 0.4),
        at(x - side * 1.4, 2.8, to - 0.6),
        at(x, 3.5, to - 0.6),
      ])
      polygon(ctx, mix(cloth, light.near, 0.35), [
        at(x - side * 1.4, 2.8, from + 0.4),
        at(x - side * 1.4, 2.45, from + 0.4),
        at(x - side * 1.4, 2.45, to - 0.6),
        at(x - side * 1.4, 2.8, to - 0.6),
      ])
    })
  }
  easel.part('fog', () => {
    const mist = ctx.createLinearGradient(0, camera.y - h * 0.2, 0, camera.y + h * 0.07)
    mist.addColorStop(0, withAlpha(light.air, 0))
    mist.addColorStop(0.75, withAlpha(light.air, 0.4))
    mist.addColorStop(1, withAlpha(light.air, 0))
    ctx.fillStyle = mist
    ctx.fillRect(extent.x, camera.y - h * 0.2, extent.w, h * 0.27)
  })
  if (isWet) mirrorStreet(easel, camera, half)
  lamps(easel, at, camera, half, light, isWet)
}

/** The wet street holds the houses: every column of the sheet is mirrored about the foot of the wall that stands in it. */
const mirrorStreet = (easel: Easel, camera: Camera, half: number): void =>
  easel.part('water', () => {
    const { ctx, extent, noise } = easel
    using copy = easel.layer((layer) => layer.drawImage(easel.canvas, extent.x, extent.y, extent.w, extent.h), {
      detail: 0.5,
    })
    const step = Math.max(2, 4 / easel.scale)
    ctx.save()
    for (let x = extent.x; x < extent.x + extent.w; x += step) {
      const foot = camera.y + Math.abs(x - camera.x) * (camera.eye / half)
      const room = extent.y + extent.h - foot
      if (room <= 0) continue
      const shown = Math.min(room, foot - extent.y)
      const sway = (noise.fractal(x / 40, 3, 2) - 0.5) * 60
      ctx.globalAlpha = 0.5 * (0.55 + 0.45 * noise.fractal(x / 190, 7, 2))
      ctx.save()
      ctx.translate(0, foot)
      ctx.scale(1, -1)
      ctx.drawImage(
        copy.canvas,
        Math.max(0, (x - extent.x) * copy.scale),
        Math.max(0, (foot - shown - extent.y) * copy.scale),
        step * copy.scale,
        shown * copy.scale,
        x,
        sway,
        step + 0.6,
        -shown,
      )
      ctx.restore()
    }
    ctx.restore()
  })

const lamps = (
  easel: Easel,
  at: (x: number, y: number, z: number) => Place,
  { focus }: Camera,
  half: number,
  light: AvenueLight,
  isWet: boolean,
): void => {
  const { ctx } = easel
  const isOn = light.lit > 0.2
  for (let nth = 6; nth >= 0; nth--)
    for (const side of [-1, 1]) {
      const z = 6.5 + nth * 9 + (side > 0 ? 4 : 0)
      const [u, x] = [focus / z, side * (half - 2)]
      const iron = mix(light.near, light.air, 1 - Math.exp(-z / 40))
      const [fx, fy] = at(x, 0, z)
      const [, ty] = at(x, 4.4, z)
      easel.part('lights', () => {
        ctx.fillStyle = iron
        ctx.fillRect(fx - u * 0.05, ty, u * 0.1, fy - ty)
        ctx.fillRect(fx - u * 0.13, fy - u * 0.5, u * 0.26, u * 0.5)
        polygon(ctx, iron, [
          [fx - u * 0.3, ty - u * 0.5],
          [fx, ty - u * 0.78],
          [fx + u * 0.3, ty - u * 0.5],
        ])
        polygon(ctx, isOn ? mix(light.lamp, '#ffffff', 0.5) : mix(light.air, '#ffffff', 0.3), [
          [fx - u * 0.24, ty - u * 0.5],
          [fx + u * 0.24, ty - u * 0.5],
          [fx + u * 0.14, ty],
          [fx - u * 0.14, ty],
        ])
      })
      if (!isOn) continue
      easel.shine('lights', () => {
        drawGlow(ctx, { x: fx, y: ty - u * 0.25, radius: u * 3, colour: light.lamp, strength: 0.75 })
        drawGlow(ctx, { x: fx, y: fy, radius: u * 2.4, colour: light.lamp, strength: 0.42, flatten: isWet ? 1.4 : 0.2 })
      })
    }
}
