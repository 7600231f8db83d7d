// Snow on the ground: drifts in blue shade and warm light, glitter, and on request a line of footprints.
import { type Colour, ramp, withAlpha } from '../../colour/colour.ts'
import { briskly } from '../atmosphere/briskly.ts'
import type { Point } from '../atmosphere/point.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { clamp, lerp, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintField } from '../field.ts'
import { groundPath, type Line, summitOf } from './ridge-line.ts'

export interface SnowFieldOptions {
  readonly line: Line
  readonly light: Colour
  readonly body: Colour
  readonly shade: Colour
  /** Where the light stands. */
  readonly from: Point
  /** A walker's footprints from the near point to the far one. */
  readonly tracks?: { readonly from: Point; readonly to: Point }
}

export const paintSnowField = (easel: Easel, options: SnowFieldOptions): void => {
  const { line, light, body, shade, from, tracks } = options
  const { ctx, noise } = easel
  const top = summitOf(easel, line)
  ctx.save()
  ctx.clip(groundPath(easel, line))
  const side = from.x < easel.w / 2 ? -1 : 1
  briskly(easel, () =>
    paintField(
      easel,
      ramp([shade, [0.45, body], light]),
      (x, y) => {
        const below = y - line(x)
        const near = clamp(below / (easel.h - top))
        const far = 1 / (near + 0.12)
        const u = ((x - easel.w / 2) * far) / 1500
        const drift = noise.fractal(u * 0.6 + 4, far * 0.9, 3)
        const lee = noise.fractal(u * 0.6 + 4 + side * 0.07, far * 0.9 + 0.05, 3)
        const crust = noise.fractal(u * 5 + drift * 2, far * 9, 2) - 0.5
        return clamp(0.66 + (drift - lee) * 3.4 + (drift - 0.5) * 0.5 - near * 0.24 + crust * 0.08)
      },
      { step: 4, box: { x: 0, y: top, w: easel.w, h: easel.h - top } },
    ),
  )
  const random = easel.random.sub('glitter')
  const glitter: Speck[] = []
  for (let grain = 0; grain < 260; grain++) {
    const near = random.next()
    const [x, y] = [random.next() * easel.w, lerp(top, easel.h, near)]
    glitter.push({ x, y, radius: 0.7 + near * 1.3, alpha: random.next() ** 2, colour: light })
  }
  drawSpecks(ctx, glitter)
  if (tracks) {
    for (let step = 0; step < 34; step++) {
      const share = 1 - 1 / (1 + step * 0.16)
      const wide = 38 * (1 - share * 0.93)
      const x =
        lerp(tracks.from.x, tracks.to.x, share) + Math.sin(share * 6) * 90 * (1 - share) + (step % 2 ? wide : -wide)
      const y = lerp(tracks.from.y, tracks.to.y, share)
      ctx.fillStyle = withAlpha(shade, 0.85)
      ctx.beginPath()
      ctx.ellipse(x, y, wide * 0.62, wide * 0.3, -0.2, 0, tau)
      ctx.fill()
      ctx.strokeStyle = withAlpha(light, 0.7)
      ctx.lineWidth = wide * 0.1
      ctx.beginPath()
      ctx.ellipse(x, y, wide * 0.66, wide * 0.34, -0.2, 0.2, Math.PI - 0.2)
      ctx.stroke()
    }
  }
  ctx.restore()
}
