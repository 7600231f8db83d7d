// Embroidery: satin, stem and running stitches along a path, each stitch a lit twist of thread.
import { type Colour, shift, withAlpha } from '../../colour/colour.ts'
import { lerp } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Random } from '../random.ts'
import type { Point } from './voronoi.ts'

export interface StitchOptions {
  readonly colour: Colour
  /** `satin` fills the width of the path with slanted threads, `stem` is a rope, `running` a dashed line, `cross` a row of crosses. */
  readonly stitch?: 'satin' | 'stem' | 'running' | 'cross'
  /** Units across the path. */
  readonly width?: number
  /** Units across one thread. */
  readonly thread?: number
  readonly random: Random
}

const drawThread = (ctx: Context, from: Point, to: Point, thread: number, colour: Colour, random: Random): void => {
  const bow = random.bell() * thread * 0.18
  const middleX = (from[0] + to[0]) / 2 + bow
  const middleY = (from[1] + to[1]) / 2 + bow
  const stroke = (style: string, wide: number, shiftBy: number): void => {
    ctx.strokeStyle = style
    ctx.lineWidth = wide
    ctx.beginPath()
    ctx.moveTo(from[0] + shiftBy, from[1] + shiftBy)
    ctx.quadraticCurveTo(middleX + shiftBy, middleY + shiftBy, to[0] + shiftBy, to[1] + shiftBy)
    ctx.stroke()
  }
  const own = shift(colour, { l: random.bell() * 0.025 })
  stroke(withAlpha('#000000', 0.3), thread * 1.15, thread * 0.3)
  stroke(own, thread, 0)
  stroke(withAlpha(shift(own, { l: 0.17 }), 0.75), thread * 0.34, -thread * 0.18)
}

/** Stitches along points that lie close together (a few units apart). */
export const stitchAlong = (ctx: Context, points: readonly Point[], options: StitchOptions): void => {
  const { colour, stitch = 'stem', thread = 3.4, random } = options
  const width = options.width ?? (stitch === 'satin' ? 26 : 14)
  const every =
    stitch === 'satin'
      ? thread * 0.92
      : stitch === 'stem'
        ? width * 0.62
        : stitch === 'cross'
          ? width * 1.15
          : width * 1.7
  ctx.save()
  ctx.lineCap = 'round'
  let carried = 0
  for (let at = 1; at < points.length; at++) {
    const here = points[at - 1]
    const next = points[at]
    if (!here || !next) continue
    const long = Math.hypot(next[0] - here[0], next[1] - here[1])
    if (long === 0) continue
    const alongX = (next[0] - here[0]) / long
    const alongY = (next[1] - here[1]) / long
    for (; carried < long; carried += every) {
      const x = lerp(here[0], next[0], carried / long)
      const y = lerp(here[1], next[1], carried / long)
      const place = (along: number, across: number): Point => [
        x + alongX * along - alongY * across + random.bell() * thread * 0.12,
        y + alongY * along + alongX * across + random.bell() * thread * 0.12,
      ]
      const half = width / 2
      const draw = (from: Point, to: Point): void => drawThread(ctx, from, to, thread, colour, random)
      if (stitch === 'satin') draw(place(-half * 0.3, -half), place(half * 0.3, half))
      else if (stitch === 'stem') draw(place(-half * 1.1, -thread * 0.8), place(half * 1.1, thread * 0.8))
      else if (stitch === 'running') draw(place(-half, 0), place(half, 0))
      else {
        draw(place(-half, -half), place(half, half))
        draw(place(-half, half), place(half, -half))
      }
    }
    carried -= long
  }
  ctx.restore()
}
