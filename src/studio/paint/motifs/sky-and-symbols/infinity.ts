// The sign of infinity as a band that passes over itself.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { polyline, ribbon, tapering, together } from '../outlines.ts'

export const infinity: Motif = {
  id: 'infinity',
  kind: 'symbol',
  rests: 'air',
  width: 2.1,
  draw(pen, random) {
    const weight = random.between(0.15, 0.19)
    const place = (turn: number): Point => {
      const under = 1 + Math.sin(turn) ** 2
      return [(0.95 * Math.cos(turn)) / under, -0.5 - (1.2 * Math.sin(turn) * Math.cos(turn)) / under]
    }
    const breadth = (turn: number): number => weight * (0.62 + 0.62 * Math.abs(Math.cos(turn)) ** 1.5)
    const lanePoints = (from: number, to: number, lane: number): Point[] =>
      Array.from({ length: 33 }, (_, at) => {
        const turn = from + ((to - from) * at) / 32
        const [ax, ay] = place(turn - 0.01)
        const [bx, by] = place(turn + 0.01)
        const length = Math.hypot(bx - ax, by - ay)
        const [x, y] = place(turn)
        const out = lane * breadth(turn)
        return [x - ((by - ay) / length) * out, y + ((bx - ax) / length) * out]
      })
    const run = (from: number, to: number, lane = 0, thin?: (share: number) => number): Shape =>
      ribbon(lanePoints(from, to, lane), thin ?? ((share) => breadth(from + (to - from) * share)), 3)
    const quarter = tau / 4
    const slim =
      (most: number) =>
      (share: number): number =>
        most * Math.sin(Math.PI * share) ** 0.7
    pen.fill('body', run(quarter, quarter + tau))
    pen.fill('shade', run(-quarter - 0.1, quarter + 0.1, 0.26, slim(weight * 0.45)))
    pen.fill('accent', run(quarter + 0.15, 3 * quarter - 0.15, 0.27, slim(weight * 0.42)))
    pen.line(0.034, together(...[-0.5, 0.5].map((lane) => polyline(lanePoints(quarter - 0.2, quarter + 0.2, lane)))))
    pen.fill('body', run(quarter - 0.3, quarter + 0.3))
    pen.fill('light', run(quarter - 0.5, 3 * quarter - 0.35, -0.26, slim(weight * 0.26)))
    pen.fill('light', run(-quarter + 0.45, quarter - 0.75, -0.28, slim(weight * 0.2)))
    pen.gap(
      together(
        run(quarter - 0.45, 3 * quarter - 0.5, 0.06, slim(0.022)),
        run(-quarter + 0.5, quarter - 0.62, 0.06, slim(0.022)),
      ),
    )
    for (let at = 0; at < 9; at++) {
      const [x, y] = place(-0.42 - at * 0.07)
      pen.gap(
        ribbon(
          [
            [x + 0.005, y + 0.075],
            [x - 0.02, y + 0.015],
          ],
          tapering(0.014, 0.003),
        ),
      )
    }
  },
}
