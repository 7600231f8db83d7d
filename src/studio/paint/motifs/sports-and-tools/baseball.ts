// A baseball: the figure-of-eight seam with its stitches.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, ribbon, together, within, without } from '../outlines.ts'
import { nearRuns, type OnSphere, turnedBall } from './sphere.ts'

/** The stitches to both sides of a run of the seam, as thick as `thread`. */
const stitchesAlong = (run: readonly Point[], thread: number): Shape[] =>
  Array.from({ length: Math.max(0, Math.floor((run.length - 6) / 5)) }, (_, stitch) => 3 + stitch * 5).flatMap((at) => {
    const [x, y] = run[at] ?? [0, 0]
    const [backX, backY] = run[at - 2] ?? [0, 0]
    const [aheadX, aheadY] = run[at + 2] ?? [0, 0]
    const heading = Math.atan2(aheadY - backY, aheadX - backX)
    const foreshort = Math.sqrt(Math.max(0.05, 1 - (x * x + (y + 0.5) ** 2) * 4))
    return [-1, 1].map((side) => {
      const angle = heading + side * 0.95
      const reach = 0.026 + 0.03 * foreshort
      return ribbon(
        [
          [x + Math.cos(angle) * 0.01, y + Math.sin(angle) * 0.01],
          [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach],
        ],
        () => thread,
        2,
      )
    })
  })

export const baseball: Motif = {
  id: 'baseball',
  kind: 'object',
  rests: 'ground',
  width: 1,
  draw(pen, random) {
    const turn = turnedBall(random.between(0.5, 0.8), random.between(0.5, 0.75), random.between(0.1, 0.4))
    const seam = Array.from({ length: 240 }, (_, at): OnSphere => {
      const angle = (at / 240) * tau
      return [
        0.7 * Math.cos(angle) + 0.3 * Math.cos(3 * angle),
        0.7 * Math.sin(angle) - 0.3 * Math.sin(3 * angle),
        0.9165 * Math.sin(2 * angle),
      ]
    })
    const runs = nearRuns(seam.map(turn)).map((run) => run.map(([x, y]): Point => [x * 0.5, y * 0.5 - 0.5]))
    const cover = disc(0, -0.5, 0.5)
    const stitches = (thread: number): Shape[] => runs.flatMap((run) => stitchesAlong(run, thread))
    const cuts = runs.map((run) =>
      ribbon(
        run.filter((_, at) => at % 4 === 0 || at === run.length - 1),
        () => 0.015,
        6,
      ),
    )
    const ball = without(cover, together(...stitches(0.028), ...cuts))
    pen.fill('light', ball)
    pen.fill('body', within(ball, without(cover, disc(-0.085, -0.585, 0.5))))
    pen.fill('shade', within(ball, without(cover, disc(-0.035, -0.535, 0.5))))
    pen.fill('accent', together(...stitches(0.011)))
    const hatching = Array.from({ length: 9 }, (_, at) => {
      const radius = 0.47 - at * 0.016
      const half = 0.62 - at * 0.045
      return ribbon(
        [-1, -0.5, 0, 0.5, 1].map(
          (share): Point => [Math.cos(0.8 + share * half) * radius, -0.5 + Math.sin(0.8 + share * half) * radius],
        ),
        (share) => 0.006 * Math.sin(Math.PI * share),
      )
    })
    pen.gap(together(...hatching))
  },
}
