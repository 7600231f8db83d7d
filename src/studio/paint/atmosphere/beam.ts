// One beam of a lamp: a lighthouse, a torch, a searchlight.

import { type Colour, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Easel } from '../easel.ts'
import { softly } from './softly.ts'

export interface BeamOptions {
  readonly x: number
  readonly y: number
  readonly colour: Colour
  /** Radians; 0 points right. */
  readonly towards: number
  readonly length: number
  /** Half the opening, radians. */
  readonly opening?: number
  readonly strength?: number
}

export const paintBeam = asPart('rays', (easel: Easel, options: BeamOptions): void => {
  const { x, y, colour, towards, length, opening = 0.08, strength = 0.75 } = options
  const [endX, endY] = [x + Math.cos(towards) * length, y + Math.sin(towards) * length]
  const wide = Math.tan(opening) * length
  const box = {
    x: Math.min(x, endX) - wide,
    y: Math.min(y, endY) - wide,
    w: Math.abs(endX - x) + wide * 2,
    h: Math.abs(endY - y) + wide * 2,
  }
  softly(easel, { blur: 14, blend: 'screen', box }, (ctx) => {
    for (const [share, alpha] of [
      [1, 0.45],
      [0.55, 0.55],
    ] as const) {
      const light = ctx.createRadialGradient(x, y, 0, x, y, length)
      light.addColorStop(0, withAlpha(colour, strength * alpha * 1.6))
      light.addColorStop(0.3, withAlpha(colour, strength * alpha * 0.6))
      light.addColorStop(1, withAlpha(colour, 0))
      ctx.fillStyle = light
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.arc(x, y, length, towards - opening * share, towards + opening * share)
      ctx.fill()
    }
  })
})
