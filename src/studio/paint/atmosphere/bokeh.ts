// Lights out of focus: discs with a bright rim, of many sizes, overlapping like those of a lens.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'

export interface BokehOptions {
  readonly colours: readonly [Colour, ...Colour[]]
  readonly count?: number
  /** Radius of the largest. */
  readonly size?: number
  readonly strength?: number
  readonly box?: Box
  /** 0..1: the chance of a light here. */
  readonly density?: (x: number, y: number) => number
}

export const paintBokeh = (easel: Easel, options: BokehOptions): void => {
  const { colours, count = 60, size = 95, strength = 0.8, density = () => 1 } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const random = easel.random.sub('bokeh')
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (let light = 0; light < count; light++) {
    const [x, y] = [box.x + random.next() * box.w, box.y + random.next() * box.h]
    const radius = size * (0.16 + 0.84 * random.next() ** 1.7)
    const alpha = strength * random.between(0.2, 1) * (1.1 - (0.45 * radius) / size)
    const colour = random.pick(colours)
    const lean = Math.atan2(y - easel.h / 2, x - easel.w / 2)
    const narrow = 1 - 0.22 * Math.min(1, Math.hypot((x - easel.w / 2) / easel.w, (y - easel.h / 2) / easel.h) * 1.4)
    if (random.next() > density(x, y)) continue
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(lean)
    ctx.scale(narrow, 1)
    const disc = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
    disc.addColorStop(0, withAlpha(colour, alpha * 0.5))
    disc.addColorStop(0.75, withAlpha(colour, alpha * 0.62))
    disc.addColorStop(0.9, withAlpha(colour, alpha))
    disc.addColorStop(0.955, withAlpha(colour, alpha * 0.8))
    disc.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = disc
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, tau)
    ctx.fill()
    ctx.restore()
  }
  ctx.restore()
}
