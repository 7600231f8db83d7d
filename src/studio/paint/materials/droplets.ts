// Drops of water on a pane or a leaf: each bends the light, with a bright crescent below and a spark above.
import { withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface DropletsOptions {
  readonly count?: number
  /** Largest drop, in units. */
  readonly size?: number
  /** Wet trails behind some drops, 0 to 1. */
  readonly trails?: number
  readonly avoid?: readonly Box[]
  readonly random?: Random
}

export const droplets = (easel: Easel, options: DropletsOptions = {}): void => {
  const { count = 260, size = 26, trails = 0.15, avoid = [], random = easel.random.sub('droplets') } = options
  const { ctx } = easel
  ctx.save()
  for (let drop = 0; drop < count; drop++) {
    const x = random.next() * easel.w
    const y = random.next() * easel.h
    const radius = size * (0.1 + 0.9 * random.next() ** 3)
    const high = radius * random.between(1, 1.35)
    if (
      avoid.some(
        (box) => x > box.x - radius && x < box.x + box.w + radius && y > box.y - high && y < box.y + box.h + high,
      )
    )
      continue
    if (radius > size * 0.4 && random.chance(trails)) {
      const trail = ctx.createLinearGradient(0, y - radius * 14, 0, y)
      trail.addColorStop(0, withAlpha('#ffffff', 0))
      trail.addColorStop(1, withAlpha('#ffffff', 0.16))
      ctx.fillStyle = trail
      ctx.fillRect(x - radius * 0.5, y - radius * 14, radius, radius * 14)
    }
    const body = ctx.createLinearGradient(0, y - high, 0, y + high)
    body.addColorStop(0, withAlpha('#000000', 0.34))
    body.addColorStop(0.45, withAlpha('#000000', 0.06))
    body.addColorStop(0.75, withAlpha('#ffffff', 0.2))
    body.addColorStop(1, withAlpha('#ffffff', 0.5))
    ctx.fillStyle = withAlpha('#000000', 0.2)
    ctx.beginPath()
    ctx.ellipse(x + radius * 0.1, y + high * 0.16, radius, high, 0, 0, tau)
    ctx.fill()
    ctx.fillStyle = body
    ctx.beginPath()
    ctx.ellipse(x, y, radius, high, random.bell() * 0.12, 0, tau)
    ctx.fill()
    ctx.fillStyle = withAlpha('#ffffff', 0.85)
    ctx.beginPath()
    ctx.ellipse(x - radius * 0.34, y - high * 0.42, radius * 0.17, radius * 0.1, -0.6, 0, tau)
    ctx.fill()
  }
  ctx.restore()
}
