// A heart, full and a little uneven, modelled with engraver's hatching.
import { lerp } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, outline, plot, polygon, ribbon, swelling, within, without } from '../outlines.ts'

const left: readonly Point[] = plot(
  '0 -0.76, -0.07 -0.9, -0.2 -0.985, -0.36 -0.975, -0.48 -0.87, -0.52 -0.7, -0.475 -0.52, -0.36 -0.34, -0.18 -0.17, -0.01 -0.002',
)
const right: readonly Point[] = plot(
  '-0.01 -0.002, 0.14 -0.17, 0.33 -0.35, 0.47 -0.53, 0.52 -0.7, 0.48 -0.87, 0.36 -0.97, 0.2 -0.975, 0.07 -0.9, 0 -0.76',
)

export const heart: Motif = {
  id: 'heart',
  kind: 'symbol',
  rests: 'air',
  width: 1.04,
  draw(pen, random) {
    const uneven = random.between(-0.04, 0.04)
    const warp = ([x, y]: Point): Point => [x + uneven * (y + 0.5) * 0.8, y]
    const body = polygon([...curveThrough(left.map(warp), 16), ...curveThrough(right.map(warp), 16)])
    pen.fill('accent', body)
    const shrunk = ([x, y]: Point, by: number, driftX: number, driftY: number): Point => [
      x * by + driftX,
      (y + 0.52) * by - 0.52 + driftY,
    ]
    const inner = polygon([
      ...curveThrough(
        left.map((p) => shrunk(warp(p), 1, -0.07, -0.05)),
        16,
      ),
      ...curveThrough(
        right.map((p) => shrunk(warp(p), 1, -0.07, -0.05)),
        16,
      ),
    ])
    pen.fill('shade', without(body, inner))
    pen.fill(
      'light',
      outline(
        plot('-0.42 -0.72, -0.4 -0.84, -0.3 -0.9, -0.21 -0.89, -0.28 -0.84, -0.34 -0.76, -0.36 -0.62, -0.4 -0.6'),
      ),
    )
    const rim = curveThrough(right.map(warp), 16)
    for (let at = 0; at < 31; at++) {
      const share = lerp(0.1, 0.8, at / 30)
      const [x, y] = rim[Math.round(share * (rim.length - 1))] ?? [0, 0]
      const long = lerp(0.08, 0.29, Math.sin(Math.PI * (at / 30)) ** 1.2) * random.between(0.85, 1.1)
      const run: Point[] = [
        [x - 0.006, y],
        [x - long * 0.5, y + 0.016 - long * 0.2],
        [x - long, y - long * 0.28],
      ]
      pen.gap(
        within(
          body,
          ribbon(run, (along) => 0.0115 * (1 - along) ** 0.8),
        ),
      )
    }
    const west = curveThrough(left.map(warp), 16)
    const innerRim = [0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.86].map((share): Point => {
      const [x, y] = west[Math.round(share * (west.length - 1))] ?? [0, 0]
      return [x * 0.88 + 0.01, (y + 0.5) * 0.88 - 0.5]
    })
    pen.gap(ribbon(innerRim, swelling(0.015)))
    pen.gap(
      ribbon(
        plot('0 -0.76, 0.012 -0.7, -0.01 -0.62').map(([a = 0, b = 0]) => warp([a, b])),
        (share) => 0.022 * (1 - share),
      ),
    )
  },
}
