// The reticle: rings, hairs, ticks and brackets, drawn with one colour.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'

export interface Reticle {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: Colour
  /** Of the heavy ring. */
  readonly weight: number
  /** How far the hairs run beyond the ring, in radii. */
  readonly reach: number
}

const circle = (ctx: Context, { x, y }: Reticle, radius: number, weight: number): void => {
  ctx.lineWidth = weight
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.stroke()
}

export const drawReticle = (ctx: Context, reticle: Reticle): void => {
  const { x, y, radius, colour, weight, reach } = reticle
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineCap = 'butt'
  circle(ctx, reticle, radius, weight)
  circle(ctx, reticle, radius * 1.12, weight * 0.22)
  ctx.translate(x, y)
  for (let degree = 0; degree < 360; degree += 5) {
    const isMain = degree % 45 === 0
    ctx.save()
    ctx.rotate((degree / 360) * tau)
    ctx.fillRect(
      radius * 1.12,
      -weight * (isMain ? 0.22 : 0.1),
      radius * (isMain ? 0.08 : 0.04),
      weight * (isMain ? 0.44 : 0.2),
    )
    ctx.restore()
  }
  for (let quarter = 0; quarter < 4; quarter++) {
    ctx.save()
    ctx.rotate((quarter * tau) / 4)
    ctx.fillRect(radius * 0.8, -weight * 0.5, radius * 0.46, weight)
    ctx.fillRect(radius * 1.26, -weight * 0.14, radius * reach, weight * 0.28)
    for (let mark = 1; mark < 12; mark++) {
      const long = mark % 4 === 0 ? 0.07 : 0.032
      ctx.fillRect(radius * (1.26 + mark * 0.12), -radius * long, weight * 0.22, radius * long * 2)
    }
    ctx.restore()
  }
  ctx.restore()
}

/** Rings that fade as they widen, as on a target or a radar. */
export const drawRings = (
  ctx: Context,
  x: number,
  y: number,
  from: number,
  step: number,
  count: number,
  colour: Colour,
  weight: number,
): void => {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.lineWidth = weight
  for (let ring = 0; ring < count; ring++) {
    ctx.globalAlpha = 0.6 * (1 - ring / count)
    ctx.beginPath()
    ctx.arc(x, y, from + step * ring, 0, tau)
    ctx.stroke()
  }
  ctx.restore()
}
