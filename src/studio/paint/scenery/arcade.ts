// A vaulted nave or cloister in perspective: arch within arch down to a far light, with floor and shafts.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { drawGlow } from '../atmosphere/glow.ts'
import type { Point } from '../atmosphere/point.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { type Aerial, aerialColour } from './aerial.ts'
import { pointedArch, tracePointedArch } from './pointed-arch.ts'

export interface ArcadeOptions {
  /** Where all lines meet. */
  readonly vanish: Point
  readonly air: Aerial
  /** Of the light at the far end. */
  readonly light: Colour
  /** Arches down the nave. */
  readonly count?: number
  /** Width and height of the nearest opening. */
  readonly width?: number
  readonly height?: number
}

const drawFloor = (easel: Easel, options: ArcadeOptions, foot: number, width: number): void => {
  const { vanish, air, light } = options
  const { ctx, noise } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(easel.extent.x, vanish.y, easel.extent.w, easel.h)
  ctx.clip()
  const stone = ctx.createLinearGradient(0, vanish.y, 0, easel.h)
  stone.addColorStop(0, mix(air.far, light, 0.5))
  stone.addColorStop(0.3, air.middle)
  stone.addColorStop(1, air.near)
  ctx.fillStyle = stone
  ctx.fillRect(0, vanish.y, easel.w, easel.h)
  const rows = 16
  for (let row = 1; row < rows; row++)
    for (let column = -9; column < 9; column++) {
      if ((row + column) % 2 === 0) continue
      const [near, far] = [1.9 / (1 + (row - 1) * 0.36), 1.9 / (1 + row * 0.36)]
      const corner = (at: number, depth: number): [number, number] => [
        vanish.x + (at * width * depth) / 9,
        vanish.y + (foot - vanish.y) * depth,
      ]
      ctx.fillStyle = withAlpha(air.near, (0.28 + noise.value(row * 3.7, column * 2.3) * 0.3) * Math.min(1, near))
      ctx.beginPath()
      ctx.lineTo(...corner(column, near))
      ctx.lineTo(...corner(column + 1, near))
      ctx.lineTo(...corner(column + 1, far))
      ctx.lineTo(...corner(column, far))
      ctx.fill()
    }
  drawGlow(ctx, {
    x: vanish.x,
    y: lerp(vanish.y, foot, 0.3),
    radius: width * 0.7,
    colour: light,
    strength: 0.7,
    flatten: 1.3,
  })
  ctx.restore()
}

export const paintArcade = (easel: Easel, options: ArcadeOptions): void => {
  const { vanish, air, light, count = 7, width = easel.w * 0.92, height = easel.h * 0.84 } = options
  const { ctx } = easel
  const foot = easel.h * 0.96
  const eye = foot - vanish.y
  easel.fill(mix(air.far, light, 0.4))
  drawGlow(ctx, { ...vanish, radius: easel.w * 0.5, colour: light, strength: 1 })
  drawFloor(easel, options, foot, width)
  for (let index = count - 1; index >= 0; index--) {
    const near = 1 / (1 + index * 0.62)
    const depth = 1 - index / count
    const base = vanish.y + eye * near
    const colour = aerialColour(air, depth ** 1.2)
    const [wide, tall] = [width * near, height * near]
    const opening = pointedArch(vanish.x, base, wide, tall)
    const wall = new Path2D()
    wall.rect(easel.extent.x - 20, -20, easel.extent.w + 40, base + 20)
    wall.addPath(opening)
    ctx.fillStyle = colour
    ctx.fill(wall, 'evenodd')
    // The inside of the arch: mouldings that step back and catch the far light.
    for (let step = 0; step < 5; step++) {
      const grow = 1 + step * 0.05
      ctx.strokeStyle = step % 2 ? withAlpha('#000000', 0.28) : withAlpha(light, 0.3 * (1 - step / 6))
      ctx.lineWidth = wide * 0.012
      const ring = new Path2D()
      tracePointedArch(ring, vanish.x, base + 4, wide * grow, tall * (1 + step * 0.028))
      ctx.stroke(ring)
    }
    for (const side of [-1, 1]) {
      const x = vanish.x + (side * wide * 1.1) / 2
      const shaft = wide * 0.1
      const round = ctx.createLinearGradient(x - side * shaft * 0.6, 0, x + side * shaft, 0)
      round.addColorStop(0, withAlpha(light, 0.42))
      round.addColorStop(0.25, withAlpha(colour, 0.9))
      round.addColorStop(1, mix(colour, '#000000', 0.45))
      ctx.fillStyle = round
      ctx.fillRect(x - shaft / 2, base - tall * 0.62, shaft, tall * 0.62)
      ctx.fillStyle = mix(colour, light, 0.2)
      ctx.fillRect(x - shaft * 0.72, base - tall * 0.64, shaft * 1.44, tall * 0.026)
      ctx.fillRect(x - shaft * 0.62, base - tall * 0.6, shaft * 1.24, tall * 0.01)
      ctx.fillRect(x - shaft * 0.78, base - tall * 0.035, shaft * 1.56, tall * 0.037)
    }
  }
}
