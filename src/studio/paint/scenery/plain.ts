// Level ground to the horizon: prairie, moor, steppe or stubble, mottled in perspective, with tufts that grow towards the eye.

import { type Colour, ramp, type Stop } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { clamp, lerp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintField } from '../field.ts'
import type { Random } from '../random.ts'

export interface PlainOptions {
  readonly horizon: number
  readonly to?: number
  /** From the horizon to the eye. */
  readonly stops: readonly Stop[]
  /** Of tufts in the light and in the shade. */
  readonly lit: Colour
  readonly shade: Colour
  /** 0..1 */
  readonly tufts?: number
}

export const paintPlain = asPart('fields', (easel: Easel, options: PlainOptions): void => {
  const { horizon, to = easel.h, lit, shade, tufts = 0.6 } = options
  const { ctx, noise } = easel
  const deep = to - horizon
  paintField(
    easel,
    ramp(options.stops),
    (x, y) => {
      const near = (y - horizon) / deep
      const far = 1 / (near + 0.07)
      const u = ((x - easel.w / 2) * far) / 700
      const mottle = noise.fractal(u + 3, far * 1.6, 4) - 0.5
      return clamp(near * 0.9 + mottle * 0.5 * smooth(0, 0.1, near))
    },
    { step: 4, box: { ...easel.extent, y: horizon, h: deep } },
  )
  const random = easel.random.sub('tufts')
  const beyond = random.sub('beyond')
  const { x: open } = easel.extent
  ctx.save()
  ctx.lineCap = 'round'
  for (let rank = 0; rank < 12; rank++) {
    for (const colour of [shade, lit]) {
      ctx.strokeStyle = colour
      ctx.globalAlpha = 0.5
      ctx.lineWidth = lerp(0.7, 3.4, rank / 11)
      ctx.beginPath()
      const grow = (left: number, wide: number, stream: Random): void => {
        const near = ((rank + stream.next()) / 12) ** 1.7
        const [x, y] = [left + stream.next() * wide, horizon + near * deep]
        if (noise.value(x / (60 + near * 300), y / (10 + near * 90)) < 0.45) return
        const tall = (3 + near * 46) * stream.between(0.4, 1)
        for (let blade = 0; blade < 3; blade++) {
          const bend = stream.bell() * 0.4 + 0.15
          ctx.moveTo(x + blade * near * 4, y)
          ctx.quadraticCurveTo(x + blade * near * 4, y - tall * 0.6, x + bend * tall, y - tall)
        }
      }
      for (let tuft = 0; tuft < 90 * tufts; tuft++) grow(0, easel.w, random)
      for (let tuft = 0; tuft < (90 * tufts * -open) / easel.w; tuft++) grow(open, -open, beyond)
      ctx.stroke()
    }
  }
  ctx.restore()
})
