// Feet: claws of dragons and birds, fanned from a joint.
import type { Path2D } from '@napi-rs/canvas'
import { united } from './contour.ts'
import { Limb } from './limb.ts'

/** Hooked claws that fan around a direction (radians, 0 is right, clockwise). `bend` curls the tips. */
export const talons = (x: number, y: number, turn: number, size: number, count = 3, spread = 1, bend = 0.7): Path2D => {
  const toes = Array.from({ length: count }, (_, index) => {
    const angle = turn + (count === 1 ? 0 : (index / (count - 1) - 0.5) * spread)
    const step = (reach: number, swing: number, w: number) => ({
      x: x + Math.cos(angle + swing) * reach * size,
      y: y + Math.sin(angle + swing) * reach * size,
      w: w * size,
    })
    return new Limb([
      { x, y, w: size * 0.34 },
      step(0.34, -0.1 * bend, 0.3),
      step(0.62, -0.12 * bend, 0.26),
      step(0.86, 0.12 * bend, 0.15),
      step(1, 0.5 * bend, 0.01),
    ]).path
  })
  const [first, ...others] = toes
  return first ? united(first, ...others) : new Limb('0,0,0 1,1,0').path
}
