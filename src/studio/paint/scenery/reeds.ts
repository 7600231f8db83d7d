// Reeds and bulrushes at the water's edge: fans of long leaves, some broken, with brown heads.
import { type Colour, mix } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface ReedOptions {
  /** Middle and half width of the stand, and the water line. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
  /** Of blades that catch the light; by default the colour itself. */
  readonly light?: Colour
  readonly heads?: Colour
  readonly wind?: number
  readonly random?: Random
}

export const paintReeds = (easel: Easel, options: ReedOptions): void => {
  const { x, y, width, height, colour, light = colour, heads = colour, wind = 0.12 } = options
  const random = options.random ?? easel.random.sub(`reeds ${x}`)
  const { ctx } = easel
  const count = Math.round(width * 0.32)
  ctx.save()
  ctx.lineCap = 'round'
  for (let reed = 0; reed < count; reed++) {
    const across = random.bell() * 0.45
    const foot = x + across * width
    const tall = height * random.between(0.35, 1) * (1 - Math.min(0.7, Math.abs(across) * 0.45))
    const bend = wind + across * 0.16 + random.bell() * 0.09
    const [tipX, tipY] = [foot + Math.sin(bend) * tall, y - Math.cos(bend) * tall]
    const isHead = random.chance(0.16)
    ctx.fillStyle = mix(colour, light, random.next() ** 2)
    ctx.beginPath()
    const half = height * (isHead ? 0.004 : 0.0085)
    const midX = foot + Math.sin(bend * 0.3) * tall * 0.55
    ctx.moveTo(foot - half, y + 6)
    ctx.quadraticCurveTo(midX - half, y - tall * 0.6, tipX, tipY)
    ctx.quadraticCurveTo(midX + half, y - tall * 0.6, foot + half, y + 6)
    ctx.fill()
    if (!isHead) continue
    ctx.fillStyle = heads
    ctx.beginPath()
    ctx.ellipse(
      tipX - Math.sin(bend) * tall * 0.1,
      tipY + tall * 0.1,
      height * 0.014,
      height * 0.055,
      bend * 1.1,
      0,
      tau,
    )
    ctx.fill()
  }
  ctx.restore()
}
