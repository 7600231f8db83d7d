// A trodden path: it leaves the eye wide, swings, and thins out where it meets the light.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'

export interface FootpathOptions {
  readonly from: Point
  readonly to: Point
  readonly farWidth: number
  readonly nearWidth: number
  /** How far it swings, in units, to the right first if positive. */
  readonly swing: number
  readonly far: Colour
  readonly near: Colour
  readonly verge: Colour
}

const parts = 90

export const paintFootpath = asPart('road', (easel: Easel, options: FootpathOptions): void => {
  if (easel.without.has('road')) return
  const { from, to, farWidth, nearWidth, swing, far, near, verge } = options
  const { noise } = easel
  const middle = (share: number): number =>
    lerp(from.x, to.x, share ** 1.3) + Math.sin(share ** 0.62 * Math.PI * 1.9) * swing * (0.22 + share * 0.78)
  const width = (share: number): number => lerp(farWidth, nearWidth, share ** 1.7)
  const strip = (grow: number): Path2D => {
    const path = new Path2D()
    for (let part = 0; part <= parts * 2 + 1; part++) {
      const isLeft = part <= parts
      const share = (isLeft ? part : parts * 2 + 1 - part) / parts
      const rough = (noise.fractal(share * 26 + (isLeft ? 0 : 40), 7, 3) - 0.5) * width(share) * 0.16
      const half = (width(share) / 2) * grow + rough
      path.lineTo(middle(share) + (isLeft ? -half : half), lerp(from.y, to.y, share))
    }
    path.closePath()
    return path
  }
  const long = to.y - from.y
  const earth = easel.ctx.createLinearGradient(0, from.y, 0, to.y)
  earth.addColorStop(0, far)
  earth.addColorStop(0.3, mix(far, near, 0.55))
  earth.addColorStop(1, near)
  const box = withinSheet(easel, { x: 0, y: from.y - 30, w: easel.w, h: long + 30 })
  const laid: readonly [
    blur: number,
    grow: number,
    fill: typeof earth | Colour,
    blend: 'source-over' | 'soft-light',
  ][] = [
    [0.012, 1.22, withAlpha(verge, 0.7), 'source-over'],
    [0.0035, 1, earth, 'source-over'],
    [0.008, 0.42, withAlpha(far, 0.5), 'soft-light'],
  ]
  for (const [blur, grow, fill, blend] of laid) {
    softly(easel, { blur: long * blur, blend, box }, (ctx) => {
      ctx.fillStyle = fill
      ctx.fill(strip(grow))
    })
  }
})
