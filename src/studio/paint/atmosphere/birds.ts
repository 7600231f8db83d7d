// A far flock: gulls, crows or swifts, each with its own beat of the wings.
import type { Colour } from '../../colour/colour.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface FlockOptions {
  readonly x: number
  readonly y: number
  readonly colour: Colour
  readonly count?: number
  readonly spread?: number
  /** Half a wing span. */
  readonly size?: number
  readonly random?: Random
}

export const paintFlock = (easel: Easel, options: FlockOptions): void => {
  if (easel.without.has('birds')) return
  easel.things.add('flock')
  const { x, y, colour, count = 9, spread = 140, size = 17 } = options
  const random = options.random ?? easel.random.sub(`flock ${x}`)
  const { ctx } = easel
  ctx.fillStyle = colour
  for (let bird = 0; bird < count; bird++) {
    const beat = random.between(-0.25, 0.6)
    ctx.save()
    ctx.translate(x + random.bell() * spread, y + random.bell() * spread * 0.42)
    ctx.rotate(random.bell() * 0.22)
    const span = size * random.between(0.45, 1.15)
    ctx.scale(span, span * random.between(0.75, 1))
    ctx.beginPath()
    ctx.moveTo(-1, -0.34 - beat * 0.5)
    ctx.bezierCurveTo(-0.7, -0.5 - beat * 0.4, -0.35, -0.42 - beat * 0.2, -0.07, -0.04)
    ctx.quadraticCurveTo(0, -0.1, 0.07, -0.04)
    ctx.bezierCurveTo(0.35, -0.42 - beat * 0.2, 0.7, -0.5 - beat * 0.4, 1, -0.3 - beat * 0.5)
    ctx.bezierCurveTo(0.6, -0.3 - beat * 0.2, 0.3, -0.14, 0.13, 0.1)
    ctx.quadraticCurveTo(0, 0.22, -0.13, 0.1)
    ctx.bezierCurveTo(-0.3, -0.14, -0.6, -0.3 - beat * 0.2, -1, -0.34 - beat * 0.5)
    ctx.fill()
    ctx.restore()
  }
}
