// Shafts of light from a point: through cloud, leaves or a window.

import { type Colour, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { softly } from './softly.ts'

export interface RayOptions {
  readonly x: number
  readonly y: number
  readonly colour: Colour
  readonly length?: number
  readonly count?: number
  readonly strength?: number
  /** Direction of the middle ray (radians, down is PI / 2) and how far they fan out to each side. */
  readonly towards?: number
  readonly spread?: number
  readonly blur?: number
}

export const paintRays = asPart('rays', (easel: Easel, options: RayOptions): void => {
  if (easel.without.has('rays')) return
  const { x, y, colour, length = easel.h * 0.7, count = 18, strength = 0.35, blur = 18 } = options
  const { towards = Math.PI / 2, spread = tau / 2 } = options
  const random = easel.random.sub('rays')
  softly(
    easel,
    { blur, blend: 'screen', box: { x: x - length, y: y - length, w: length * 2, h: length * 2 } },
    (ctx) => {
      for (let ray = 0; ray < count; ray++) {
        const angle = towards + spread * ((2 * (ray + random.next())) / count - 1)
        const half = (spread / count) * random.between(0.12, 0.75)
        const reach = length * random.between(0.55, 1)
        const light = ctx.createRadialGradient(x, y, 0, x, y, reach)
        const alpha = strength * random.between(0.25, 1)
        light.addColorStop(0, withAlpha(colour, alpha * 0.35))
        light.addColorStop(0.1, withAlpha(colour, alpha))
        light.addColorStop(0.45, withAlpha(colour, alpha * 0.45))
        light.addColorStop(1, withAlpha(colour, 0))
        ctx.fillStyle = light
        ctx.beginPath()
        ctx.moveTo(x, y)
        ctx.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
        ctx.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
        ctx.fill()
      }
    },
  )
})
