// Last touches of the brush: flowers and flecks of light that stand in the grass, small behind and bold in front.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { lerp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'

export interface TouchesOptions {
  /** Heights between which they are strewn. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly colours: readonly [Colour, ...Colour[]]
}

export const paintTouches = (easel: Easel, { from, to, count, colours }: TouchesOptions): void => {
  const { ctx, w } = easel
  const random = easel.random.sub('touches')
  ctx.lineCap = 'round'
  for (let touch = 0; touch < count; touch++) {
    const near = (touch / count) ** 0.8
    // They gather in drifts, as flowers do.
    const x = random.next() * w
    const y = lerp(from, to, near) + random.bell() * 10
    if (easel.noise.value(x / 210, y / 90) < 0.42) continue
    const size = lerp(6, 22, near) * random.between(0.6, 1.3)
    ctx.strokeStyle = withAlpha(random.pick(colours), random.between(0.7, 1))
    ctx.lineWidth = size
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + random.between(-0.6, 0.6) * size, y - random.between(0.1, 0.7) * size)
    ctx.stroke()
  }
}
