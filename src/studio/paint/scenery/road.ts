// A road or path that leads the eye: wide before it, narrow at the horizon, straight or winding.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Point } from '../atmosphere/point.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'

export interface RoadOptions {
  /** The far end and the near end (middle of the road). */
  readonly from: Point
  readonly to: Point
  /** Width at both ends. */
  readonly farWidth?: number
  readonly nearWidth: number
  readonly far: Colour
  readonly near: Colour
  /** Verges and ruts. */
  readonly shade: Colour
  /** 0 is straight; 1 swings as far as it is wide. */
  readonly winding?: number
  readonly bends?: number
  /** Dashes along the middle: a tarred road. */
  readonly dashes?: Colour
}

export const paintRoad = asPart('road', (easel: Easel, options: RoadOptions): void => {
  const { from, to, farWidth = 4, nearWidth, far, near, shade, winding = 0, bends = 1.5, dashes } = options
  const { ctx, noise } = easel
  const random = easel.random.sub('road')
  const swing = random.chance(0.5) ? 1 : -1
  // `share` is the way in perspective: even steps on the ground crowd towards the horizon.
  const middle = (share: number): number => {
    const grown = winding > 0 ? share ** 1.2 : share
    const sweep =
      Math.sin(Math.sqrt(share) * bends * Math.PI * 2) *
      winding *
      swing *
      (farWidth + nearWidth * grown) *
      1.2 *
      (1 - share * 0.75)
    return lerp(from.x, to.x, grown) + sweep
  }
  const half = (share: number): number => lerp(farWidth, nearWidth, winding > 0 ? share ** 1.4 : share) / 2
  const strip = (inner: number, outer: number, ragged: number): Path2D => {
    const path = new Path2D()
    const parts = 180
    for (let part = 0; part <= parts * 2 + 1; part++) {
      const share = part <= parts ? part / parts : (parts * 2 + 1 - part) / parts
      const side = part <= parts ? inner : outer
      const rough = (noise.fractal(Math.log(share + 0.02) * 60 + side * 5, side + 2, 2) - 0.5) * ragged * half(share)
      path.lineTo(middle(share) + side * half(share) + rough, lerp(from.y, to.y, share))
    }
    path.closePath()
    return path
  }
  const surface = ctx.createLinearGradient(0, from.y, 0, to.y)
  surface.addColorStop(0, far)
  surface.addColorStop(0.5, mix(far, near, 0.65))
  surface.addColorStop(1, near)
  ctx.fillStyle = withAlpha(shade, 0.55)
  ctx.fill(strip(-1.07, 1.07, 0.16))
  ctx.fillStyle = surface
  ctx.fill(strip(-1, 1, dashes ? 0.02 : 0.12))
  if (dashes) {
    drawDashes(easel, options, middle, half)
    return
  }
  ctx.fillStyle = withAlpha(shade, 0.3)
  for (const rut of [-0.5, 0.5]) ctx.fill(strip(rut - 0.13, rut + 0.13, 0.18))
  const stones: Speck[] = []
  for (let stone = 0; stone < 260; stone++) {
    const share = random.next() ** 0.6
    const x = middle(share) + random.bell() * 0.5 * half(share)
    const radius = (0.5 + 4 * share * share) * random.between(0.3, 1)
    stones.push({
      x,
      y: lerp(from.y, to.y, share),
      radius,
      alpha: random.between(0.15, 0.5),
      colour: random.chance(0.6) ? shade : far,
      stretch: 2,
    })
  }
  drawSpecks(ctx, stones)
})

const drawDashes = (
  easel: Easel,
  options: RoadOptions,
  middle: (share: number) => number,
  half: (share: number) => number,
): void => {
  const { ctx } = easel
  ctx.fillStyle = options.dashes ?? options.far
  ctx.beginPath()
  for (let away = 1; away < 14; away += 0.62) {
    const [near, far] = [1 / away, 1 / (away + 0.26)]
    const [nearHalf, farHalf] = [half(near) * 0.028, half(far) * 0.028]
    const [nearY, farY] = [lerp(options.from.y, options.to.y, near), lerp(options.from.y, options.to.y, far)]
    ctx.moveTo(middle(near) - nearHalf, nearY)
    ctx.lineTo(middle(far) - farHalf, farY)
    ctx.lineTo(middle(far) + farHalf, farY)
    ctx.lineTo(middle(near) + nearHalf, nearY)
  }
  ctx.fill()
}
