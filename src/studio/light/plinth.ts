// Plinths: rounds of plaster to stand things on, seen from slightly above.
import { type Colour, mix } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'

export interface Plinth {
  /** The middle of its top, its half width and its height, in units. */
  readonly x: number
  readonly y: number
  readonly half: number
  readonly height: number
  readonly colour: Colour
  /** The colour of its dark side, and of its shadow on the floor. */
  readonly dark: Colour
  /** -1 where the light comes from the left. */
  readonly side: -1 | 1
}

/** How much of a circle is seen of a round that lies level. */
export const levelRound = 0.2

export const paintPlinth = (easel: Easel, { x, y, half, height, colour, dark, side }: Plinth): void => {
  const { ctx } = easel
  const deep = half * levelRound
  easel.soft(
    half * 0.12,
    (soft) => {
      soft.fillStyle = dark
      soft.beginPath()
      soft.ellipse(x - side * half * 0.5, y + height + deep * 0.2, half * 1.35, deep * 1.15, 0, 0, tau)
      soft.fill()
    },
    { alpha: 0.5 },
  )
  const body = ctx.createLinearGradient(x - half, 0, x + half, 0)
  const stops = [mix(colour, '#ffffff', 0.2), colour, mix(colour, dark, 0.34), mix(colour, dark, 0.62)]
  const ordered = side < 0 ? stops : stops.toReversed()
  ordered.forEach((stop, at) => {
    body.addColorStop(at / 3, stop)
  })
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.moveTo(x - half, y)
  ctx.lineTo(x - half, y + height)
  ctx.ellipse(x, y + height, half, deep, 0, Math.PI, 0, true)
  ctx.lineTo(x + half, y)
  ctx.closePath()
  ctx.fill()
  const top = ctx.createLinearGradient(x - half, y - deep, x + half, y + deep)
  const tops = [mix(colour, '#ffffff', 0.5), mix(colour, '#ffffff', 0.22)]
  ;(side < 0 ? tops : tops.toReversed()).forEach((stop, at) => {
    top.addColorStop(at, stop)
  })
  ctx.fillStyle = top
  ctx.beginPath()
  ctx.ellipse(x, y, half, deep, 0, 0, tau)
  ctx.fill()
}
