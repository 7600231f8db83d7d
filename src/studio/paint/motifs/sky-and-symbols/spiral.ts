// A nautilus spiral: one curve that keeps its proportion, with the walls of its chambers.
import { lerp, tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { polygon, ribbon, swelling, tapering } from '../outlines.ts'

const turns = 2.6
const growth = 0.172

export const spiral: Motif = {
  id: 'spiral',
  kind: 'symbol',
  rests: 'air',
  width: 0.88,
  draw(pen, random) {
    const last = turns * tau
    const place = (angle: number, reach = 1): Point => {
      const radius = 0.65 * Math.exp(growth * (angle - last)) * reach
      return [Math.cos(angle + 0.35) * radius, Math.sin(angle + 0.35) * radius]
    }
    const inner = Math.exp(-growth * tau)
    const run = (from: number, to: number, reach: number, steps = 120): Point[] =>
      Array.from({ length: steps + 1 }, (_, at) => place(lerp(from, to, at / steps), reach))
    pen.placed({ x: 0.13, y: -0.42, turn: random.between(-0.1, 0.1) }, () => {
      const gap = 1.08
      pen.fill('body', polygon([...run(0, last, 1), ...run(0, last, inner * gap).toReversed()]))
      pen.fill('light', polygon([...run(tau * 0.6, last, 0.99), ...run(tau * 0.6, last, 0.86).toReversed()]))
      pen.fill('shade', polygon([...run(tau * 0.6, last, 0.46), ...run(tau * 0.6, last, inner * gap).toReversed()]))
      const chambers = 30
      for (let at = 3; at < chambers; at++) {
        const angle = lerp(tau * 0.15, last - 0.75, at / chambers)
        const wall = [0.985, 0.85, 0.62, 0.42, inner * gap].map((reach, step) =>
          place(angle - Math.sin((step / 4) * Math.PI) * 0.17 + step * 0.02, reach),
        )
        const size = Math.exp(growth * (angle - last))
        if (at % 4 === 0) pen.fill('accent', ribbon(wall, swelling(0.07 * size)))
        pen.gap(ribbon(wall, () => 0.016 * size + 0.002))
      }
      pen.gap(ribbon(run(tau, last - 0.2, 0.9, 40), tapering(0.003, 0.013), 2))
      const mouth = [1, 0.8, 0.55, inner * gap].map((reach, step) =>
        place(last + Math.sin((step / 3) * Math.PI) * 0.1, reach),
      )
      pen.fill('light', ribbon(mouth, swelling(0.05)))
    })
  },
}
