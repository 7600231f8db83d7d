// A street lamp of iron and glass, with its pool of light.
import { type Colour, mix } from '../../colour/colour.ts'
import { drawGlow } from '../atmosphere/glow.ts'
import type { Context } from '../easel.ts'

export interface LampOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: Colour
  readonly light: Colour
  /** 0 is out. */
  readonly strength?: number
}

export const drawLamp = (ctx: Context, options: LampOptions): void => {
  const { x, y, height, colour, light, strength = 0.8 } = options
  const unit = height / 100
  const part = (points: readonly (readonly [number, number])[]): void => {
    ctx.beginPath()
    for (const [dx, dy] of points) ctx.lineTo(x + dx * unit, y - dy * unit)
    ctx.closePath()
    ctx.fill()
  }
  const both = (half: readonly (readonly [number, number])[]): void =>
    part([...half, ...half.map(([dx, dy]) => [-dx, dy] as const).reverse()])
  ctx.fillStyle = colour
  both([
    [5, 0],
    [5, 3],
    [3.4, 5],
    [2.8, 14],
    [3.4, 15],
    [1.5, 18],
    [1.1, 70],
    [2.4, 72],
    [1.4, 75],
    [4.4, 77],
  ])
  both([
    [9, 79],
    [12, 78],
    [12, 79.4],
    [2, 79],
  ])
  ctx.fillStyle = mix(colour, light, strength > 0 ? 0.9 : 0.25)
  both([
    [5, 77],
    [7.6, 92],
  ])
  ctx.fillStyle = colour
  both([
    [9, 92],
    [6, 95.5],
    [2.4, 98],
    [1, 100],
  ])
  both([
    [0.4, 77],
    [0.4, 92],
  ])
  if (strength <= 0) return
  const at = { x, y: y - height * 0.85, colour: light }
  drawGlow(ctx, { ...at, radius: height * 0.95, strength: strength * 0.6 })
  drawGlow(ctx, { ...at, radius: height * 0.26, strength })
  drawGlow(ctx, { x, y, radius: height * 0.6, colour: light, strength: strength * 0.4, flatten: 0.22 })
}
